// SPDX-License-Identifier: GPL-3.0-or-later
// meadhall-cli import: a log of Board Game Arena as a seat's record.
#include "engine/record/bga/import.h"
#include "arguments.h"
#include "commands.h"
#include "engine/core/to_index.h"
#include "engine/record/json_writer.h"
#include "engine/record/record.h"

#include <QFile>

#include <cstdio>

namespace meadhall::cli {
namespace {

namespace json = record::json;
using record::bga::Import;
using record::bga::Notice;
using record::bga::Refusal;

QByteArray sentence(const Import &import)
{
    switch (import.refusal) {
    case Refusal::None:
        return "nothing is wrong";
    case Refusal::NotALog:
        return "This is not a game log from Board Game Arena.";
    case Refusal::Truncated:
        return "The log is not complete: its end is missing. Save it again.";
    case Refusal::Server:
        return "Board Game Arena sent an error instead of the log. Try again later.";
    case Refusal::OtherGame:
        return "This is the log of another game. Only Odin and Ninjan can be read.";
    case Refusal::SeveralTables:
        return "The text holds the logs of several games. Save one at a time.";
    case Refusal::Running:
        return "This game is not over yet. It can be reviewed when it is.";
    case Refusal::NoHand:
        return "Your cards are not in this log. Save it while you are logged in as a player of this game.";
    case Refusal::StartUnknown:
        return "The log does not say which cards lay in the piles at the start. Save the replay page instead.";
    case Refusal::Rules:
        if (import.move <= 0)
            return "The log contradicts itself or the rules, so it cannot be reviewed.";
        return "Move " + QByteArray::number(static_cast<qlonglong>(import.move))
               + " of this log does not fit the rules, so it cannot be reviewed.";
    case Refusal::Nothing:
        return "You had no decision to make in this game.";
    }
    return "This is not a game log from Board Game Arena.";
}

/// Names come from a stranger's file: they are quoted and escaped.
QByteArray quoted(const std::vector<std::string> &names)
{
    QByteArray text;
    for (const std::string &name : names)
        text += (text.isEmpty() ? "" : ", ") + QByteArray::fromStdString(json::quote(name));
    return text;
}

QByteArray sentence(const Notice &notice)
{
    switch (notice.kind) {
    case Notice::Kind::Left:
        return "left the game before its end: " + quoted(notice.names) + ". The record ends there.";
    case Notice::Kind::TurnMissing:
        return "a turn is missing in the log. The record ends there.";
    case Notice::Kind::TargetAssumed:
        return "the log does not say how many points end the game; 15 are assumed.";
    case Notice::Kind::ColoursAssumed:
        return "not all four colours of the deck were seen; the missing ones are assumed.";
    case Notice::Kind::WinnersNotThrown:
        return "the win is shared, so the record ends after the last card.";
    }
    return {};
}

/// Reads a file, or standard input for "-", up to a little more than an importable log.
/// @return false if it cannot be read
bool readAll(const QString &name, QByteArray &text, QString &error)
{
    QFile file(name);
    const bool open =
        name == QLatin1String("-") ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    constexpr qint64 kMost = static_cast<qint64>(record::bga::kMaxLogSize) + 1;
    while (open && text.size() < kMost) {
        const QByteArray part = file.read(kMost - text.size());
        if (part.isEmpty())
            break;
        text += part;
    }
    error = file.errorString();
    return open && file.error() == QFileDevice::NoError;
}

int importGame(const Command &self, const QStringList &given)
{
    const Arguments arguments(given, {"player"}, {"json"});
    if (!arguments.error().isEmpty())
        return wrongUsage(self, arguments.error());
    if (arguments.rest().size() != 1)
        return wrongUsage(self, QStringLiteral("this command takes one file"));
    const QString file = arguments.rest().constFirst();
    QByteArray text;
    QString error;
    if (!readAll(file, text, error)) {
        printError(file.toLocal8Bit() + ": cannot be read: " + error.toUtf8());
        return kExitFailure;
    }
    const QString player = arguments.text("player");
    const Import import = record::bga::importLog({text.constData(), toIndex(text.size())}, player.toStdString());
    if (import.refusal != Refusal::None) {
        const std::string_view code = record::bga::kRefusalCodes[toIndex(import.refusal)];
        if (arguments.has("json"))
            printLine(QByteArray::fromStdString(json::ObjectWriter().key("refused", json::quote(code)).finished()));
        printError(file.toLocal8Bit() + ": " + sentence(import));
        return kExitFailure;
    }
    if (import.asksForPlayer()) {
        printError(file.toLocal8Bit()
                   + (player.isEmpty() ? ": which of these players are you? " : ": these players are in the log: ")
                   + quoted(import.players) + " (--player NAME)");
        return kWrongUsage;
    }
    for (const Notice &notice : import.notices)
        printError(file.toLocal8Bit() + ": notice: " + sentence(notice));
    print(record::toText(import.events));
    return kExitOk;
}

} // namespace

const Command kImport{
    "import", "FILE [--player NAME] [--json]", "reads a log of Board Game Arena as a seat's record",
    R"(Reads the saved log of a finished game of Odin or Ninjan, as JSON or as the replay page, and prints the record of what
one of its players saw. The other commands read it. FILE may be - for standard input; nothing is fetched from anywhere.
Notices are printed on standard error.

  --player NAME  the player whose record it becomes; needed if the log has the cards of several players
  --json         if the log is refused, one object with the code on standard output: notALog, truncated, server,
                 otherGame, severalTables, running, noHand, startUnknown, rules, nothing

Exit code 0: done. 1: the log is refused, with the reason on standard error. 2: wrong usage, or a player must be named.
)",
    importGame};

} // namespace meadhall::cli
