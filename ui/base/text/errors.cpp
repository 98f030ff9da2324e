// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/text/errors.h"

#include "ui/base/text/text.h"

#include <QFileInfo>

#include <cerrno>

namespace meadhall::ui {

QString Errors::journal(record::Journal::Error error)
{
    using Error = record::Journal::Error;
    switch (error) {
    case Error::None:
        return {};
    case Error::InUse:
        return tr("Meadhall is already running: you can play on here, but only the game in the other window is saved.");
    case Error::Replaced:
        return tr("Meadhall’s folder has been replaced, or another Meadhall has used it. You can play on, but nothing "
                  "more is saved until you start Meadhall again.");
    case Error::NewerFormat:
        return tr("There is a game from a newer version of Meadhall here. It has been left alone, and this game will "
                  "not be saved.");
    case Error::DiskFull:
        return tr("The disk is full: your game goes on, but it will not be saved until there is space again.");
    case Error::Gone:
        return tr(
            "The file for the current game has disappeared. Your game goes on, and the file has been created again.");
    case Error::FolderMissing:
        return tr("The folder for games is missing, or something else is in its place: you can play on, but this game "
                  "is not being saved.");
    case Error::NotWritable:
        return tr("Meadhall cannot write to its folder: you can play on, but this game is not being saved.");
    case Error::WriteFailed:
        break;
    }
    return tr("Your game cannot be saved at the moment, but you can play on.");
}

QString Errors::importing(const record::bga::Import &import)
{
    using record::bga::Refusal;
    switch (import.refusal) {
    case Refusal::None:
        return {};
    case Refusal::NotALog:
        break;
    case Refusal::Truncated:
        return tr("The log is not complete: its end is missing. Save it again.");
    case Refusal::Server:
        return tr("Board Game Arena sent an error instead of the log. Try again later.");
    case Refusal::OtherGame:
        return tr("This is the log of another game. Only Odin and Ninjan can be read.");
    case Refusal::SeveralTables:
        return tr("The text holds the logs of several games. Save one at a time.");
    case Refusal::Running:
        return tr("This game is not over yet. It can be reviewed when it is.");
    case Refusal::NoHand:
        return tr("Your cards are not in this log. Save it while you are logged in as a player of this game.");
    case Refusal::StartUnknown:
        return tr("The log does not say which cards lay in the piles at the start. Save the replay page "
                  "instead.");
    case Refusal::Rules:
        return import.move > 0
                   ? tr("Move %1 of this log does not fit the rules, so it cannot be reviewed.", "%1 is a number")
                         .arg(import.move)
                   : tr("The log contradicts itself or the rules, so it cannot be reviewed.");
    case Refusal::Nothing:
        return tr("You had no decision to make in this game.");
    }
    return tr("This is not a game log from Board Game Arena.");
}

QString Errors::notice(const record::bga::Notice &notice)
{
    using Kind = record::bga::Notice::Kind;
    QStringList names;
    for (const std::string &name : notice.names)
        names.push_back(isolated(QString::fromStdString(name)));
    switch (notice.kind) {
    case Kind::Left:
        return tr("Somebody left before the end: %1. The review ends there.", "%1: a name, or several")
            .arg(names.join(tr(", ", "between names in a list without “and”")));
    case Kind::TurnMissing:
        return tr("A turn is missing in this log. The review ends there.");
    case Kind::TargetAssumed:
        return tr("The log does not say how many points end the game. 15 are assumed.");
    case Kind::ColoursAssumed:
        return tr("Not all four colours of the deck were seen. The missing ones are assumed.");
    case Kind::WinnersNotThrown:
        return tr("The win is shared, so the record ends with the last card.");
    }
    return {};
}

QString Errors::setAside(const QString &fileName, bool anyRead)
{
    return (anyRead
                ? tr("Your last game was damaged. What could be read is here; the damaged file has been kept as “%1”.")
                : tr("Your last game was damaged, and nothing of it can be read. The file has been kept as “%1”."))
        .arg(isolated(QFileInfo(fileName).fileName()));
}

/// Never in the words of the system, whose language may be another one.
QString Errors::reason(int code)
{
    switch (code) {
#ifdef EDQUOT
    case EDQUOT:
        return tr("your share of the disk is used up", "after a colon");
#endif
    case EROFS:
        return tr("the disk can only be read", "after a colon");
    case EIO:
        return tr("the disk reports an error", "after a colon");
    case ENOENT:
        return tr("the file or its folder does not exist", "after a colon");
    case ENOTDIR:
    case EEXIST:
        return tr("something else is in the place of the folder", "after a colon");
    case EISDIR:
        return tr("it is a folder", "after a colon");
    case ENOTSUP:
        return tr("it is not an ordinary file", "after a colon");
    case ENAMETOOLONG:
        return tr("the name is too long", "after a colon");
    case EMFILE:
    case ENFILE:
        return tr("too many files are open", "after a colon");
    default:
        break;
    }
    switch (record::writeErrorOf(code)) {
    case record::WriteError::DiskFull:
        return tr("the disk is full", "after a colon");
    case record::WriteError::NotWritable:
        return tr("the folder cannot be written to", "after a colon");
    case record::WriteError::InUse:
        return tr("another Meadhall has taken over the folder", "after a colon");
    case record::WriteError::Replaced:
        return tr("the folder has been replaced, or another Meadhall has used it", "after a colon");
    case record::WriteError::Newer:
        return tr("the file is from a newer version of Meadhall and is left alone", "after a colon");
    case record::WriteError::NotSetAside:
        return tr("the file there is damaged and cannot be renamed", "after a colon");
    default:
        return tr("the system reports error %1", "after a colon; %1 is a number").arg(number(code));
    }
}

QString Errors::reading(const QString &fileName, int code)
{
    const bool isForbidden = code == EACCES || code == EPERM; // which says something else of what is written
    return tr("“%1” cannot be read: %2.")
        .arg(isolated(QFileInfo(fileName).fileName()),
             isForbidden ? tr("you may not read it", "after a colon") : reason(code));
}

QString Errors::unsaved(record::Kept kind, int code)
{
    if (code == 0)
        return {};
    const QString why = reason(code);
    switch (kind) {
    case record::Kept::Deals:
        return tr("Your results cannot be saved: %1. They count until Meadhall is closed.").arg(why);
    case record::Kept::Settings:
        return tr("Your settings cannot be saved: %1. They last until Meadhall is closed.").arg(why);
    case record::Kept::Puzzles:
        return tr("Your solved puzzles cannot be saved: %1. They count until Meadhall is closed.").arg(why);
    case record::Kept::Reviews:
        return tr("The review cannot be saved: %1. Next time, the game will be reviewed again.").arg(why);
    case record::Kept::Statistics:
        return tr("Clearing or restoring the statistics cannot be saved: %1. It lasts until Meadhall is "
                  "closed.")
            .arg(why);
    case record::Kept::Said:
        return tr("What was said in this game cannot be saved: %1. After the next start, only the moves can be read "
                  "again.")
            .arg(why);
    case record::Kept::Chair:
        return tr("Your seat at your friend’s table cannot be saved: %1. If Meadhall stops, you cannot return to it.")
            .arg(why);
    case record::Kept::Table:
        return tr("The invitation cannot be saved: %1. If Meadhall stops, the guests will not find the table again.")
            .arg(why);
    case record::Kept::Game:
    case record::Kept::Elsewhere:
        break; // told by those who write them
    }
    return {};
}

namespace {

/// Whether the first line shows that the file is not a record at all.
bool isNoRecord(const record::Problem &problem)
{
    using Error = record::Error;
    switch (problem.error) {
    case Error::NoGame:
        return true;
    case Error::Encoding:
    case Error::EmptyLine:
    case Error::LineTooLong:
    case Error::NotJson:
    case Error::NestedTooDeep:
    case Error::NotAnObject:
    case Error::UnknownEvent:
        return problem.line == 1;
    case Error::MissingKey:
        return problem.line == 1 && problem.key == "event";
    case Error::AgainstRules:
        return problem.line == 1 && problem.reason == Reason::EventOutOfPlace;
    default:
        return false;
    }
}

} // namespace

QString Errors::notARecord(const QString &fileName)
{
    return tr("“%1” is not a Meadhall game record.", "a file").arg(isolated(QFileInfo(fileName).fileName()));
}

QString Errors::deleting(const QString &fileName, int code)
{
    return tr("“%1” could not be deleted: %2.", "a file and what the system says")
        .arg(isolated(QFileInfo(fileName).fileName()), reason(code));
}

QString Errors::restoring(const QString &fileName, int code)
{
    return tr("“%1” could not be restored: %2.", "a file and what the system says")
        .arg(isolated(QFileInfo(fileName).fileName()), reason(code));
}

QString Errors::opening(const QString &fileName, const record::Problem &problem)
{
    const QString name = isolated(QFileInfo(fileName).fileName());
    if (problem.error == record::Error::Unreadable)
        return reading(fileName, problem.code);
    if (problem.error == record::Error::NewerFormat)
        return tr("“%1” was written by a newer version of Meadhall.").arg(name);
    if (isNoRecord(problem))
        return notARecord(fileName);
    if (problem.error == record::Error::AgainstRules && problem.line == 0)
        return tr("“%1” cannot be opened: it breaks the rules of the game.").arg(name);
    if (problem.error == record::Error::AgainstRules)
        return tr("“%1” cannot be opened: line %2 breaks the rules of the game.").arg(name, number(problem.line));
    return tr("“%1” cannot be opened: line %2 is damaged.").arg(name, number(problem.line));
}

QString Errors::playerFailed(const QString &name, Fault fault)
{
    switch (fault) {
    case Fault::NotStarted:
        return tr("%1: the program could not be started. An easy computer player takes its place.", "%1 is a name")
            .arg(name);
    case Fault::Exited:
        return tr("%1: the program has stopped. An easy computer player takes its place.", "%1 is a name").arg(name);
    case Fault::TimedOut:
        return tr("%1: the program did not answer in time. An easy computer player takes its place.", "%1 is a name")
            .arg(name);
    case Fault::Malformed:
        return tr("%1: the program’s answer could not be understood. An easy computer player takes its place.",
                  "%1 is a name")
            .arg(name);
    case Fault::None:
        break;
    }
    return tr("%1: the program’s move broke the rules. An easy computer player takes its place.", "%1 is a name")
        .arg(name);
}

QString Errors::programsRefused(const QStringList &names)
{
    return tr("%1: the record names a program. Only commands that you have typed in the “New game” dialog are run, so "
              "an easy computer player takes its place.",
              "%1 is a name, or several")
        .arg(listed(names));
}

QString Errors::saving(const QString &fileName, int code)
{
    return tr("“%1” could not be saved: %2. Your game goes on; try another folder.")
        .arg(isolated(QFileInfo(fileName).fileName()), reason(code));
}

} // namespace meadhall::ui
