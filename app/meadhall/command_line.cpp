// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"

#include "engine/games/games.h"
#include "engine/network/invitation.h"
#include "ui/base/settings/languages.h"
#include "ui/base/widgets/file_dialog.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

#include <cstdio>

namespace meadhall {

namespace {

constexpr int kWrongUsage = 2;
constexpr QLatin1String kInvitationScheme("meadhall:");

// Options of every Qt GUI program, parsed by Qt itself. Those in the second list take no value.
constexpr const char *kQtOptions[] = {
    "platform",      "platformpluginpath", "platformtheme", "plugin",       "display", "geometry", "icon",
    "title",         "qwindowgeometry",    "qwindowicon",   "qwindowtitle", "session", "style",    "stylesheet",
    "qmljsdebugger", "fontengine",
};
constexpr const char *kQtFlags[] = {"reverse", "widgetcount"};
// A sentence of Qt's, which has it in all languages.
constexpr const char *kMissingValue = "Missing value after '%1'.";

QStringList gameNames()
{
    QStringList names;
    for (const GameTraits *game : games())
        names += QString::fromLatin1(game->name.data(), static_cast<qsizetype>(game->name.size()));
    return names;
}

/// The parser, with descriptions in the current language.
class Options {
public:
    Options()
    {
        parser_.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions); // like Qt's own options
        parser_.setApplicationDescription(QCoreApplication::translate(
            "main", "A table for the card games Odin and Ninjan, with computer players who see only their own cards."));
        parser_.addOptions({newGame, dailyPuzzle, demo, language, data, frameLog, help, version});
        parser_.addPositionalArgument(
            QStringLiteral("file"),
            QCoreApplication::translate("main", "The game record to open, or the invitation to a friend’s table."),
            QStringLiteral("[file]"));
        for (const char *name : kQtOptions)
            addHidden(name, QStringLiteral("value"));
        for (const char *name : kQtFlags)
            addHidden(name, {});
    }

    QCommandLineParser &parser() { return parser_; }

    const QCommandLineOption newGame{
        QStringLiteral("new-game"),
        //: %1: names of games, as "odin, ninjan"
        QCoreApplication::translate("main", "Open the dialog for a new game of <game>: %1.")
            .arg(gameNames().join(QLatin1String(", "))),
        QStringLiteral("game")};
    const QCommandLineOption dailyPuzzle{QString::fromLatin1(kDailyPuzzle),
                                         QCoreApplication::translate("main", "Open the puzzle of the day.")};
    const QCommandLineOption demo{
        QStringLiteral("demo"),
        QCoreApplication::translate("main", "Let the computer play a game, save pictures of it in <folder>, and quit."),
        QStringLiteral("folder")};
    const QCommandLineOption language{QStringLiteral("language"),
                                      //: %1: codes of languages, as "en, de, ru"
                                      QCoreApplication::translate("main", "Set the language to <code>: %1.")
                                          .arg(ui::languageCodes().join(QLatin1String(", "))),
                                      QStringLiteral("code")};
    const QCommandLineOption data{QStringLiteral("data"),
                                  QCoreApplication::translate("main", "Store the settings and the games in <folder>."),
                                  QStringLiteral("folder")};
    const QCommandLineOption frameLog{
        QStringLiteral("frame-log"),
        QCoreApplication::translate(
            "main", "Write a line to <file> for each frame: the time, how long it took to prepare and draw, "
                    "and the time since the previous frame, in milliseconds."),
        QStringLiteral("file")};
    const QCommandLineOption help{{QStringLiteral("h"), QStringLiteral("help"), QStringLiteral("help-all")},
                                  QCoreApplication::translate("main", "Show this help and quit.")};
    const QCommandLineOption version{{QStringLiteral("v"), QStringLiteral("version")},
                                     QCoreApplication::translate("main", "Show the version and quit.")};

private:
    void addHidden(const char *name, const QString &value)
    {
        QCommandLineOption option(QString::fromLatin1(name), {}, value);
        option.setFlags(QCommandLineOption::HiddenFromHelp);
        parser_.addOption(option);
    }

    QCommandLineParser parser_;
};

void write(std::FILE *stream, const QString &text)
{
    std::fputs(text.toLocal8Bit().constData(), stream);
    std::fputc('\n', stream);
}

/// "en (English), de (Deutsch) …"
QString allLanguages()
{
    QStringList all;
    for (const QString &code : ui::languageCodes())
        all.push_back(QStringLiteral("%1 (%2)").arg(code, ui::languageName(code)));
    return all.join(QLatin1String(", "));
}

/// The error message for invalid arguments; empty if they are valid.
QString argumentError(const Options &options, const QCommandLineParser &parser, const QString &parseError)
{
    if (!parseError.isEmpty())
        return parseError;
    if (parser.isSet(options.language) && !ui::languageCodes().contains(parser.value(options.language)))
        //: %1: what was typed; %2: all languages, as "en (English), de (Deutsch)"
        return QCoreApplication::translate("main", "Unknown language “%1”. Available languages: %2.")
            .arg(parser.value(options.language), allLanguages());
    if (parser.isSet(options.newGame) && !gameNames().contains(parser.value(options.newGame)))
        //: %1: what was typed; %2: names of games, as "odin, ninjan"
        return QCoreApplication::translate("main", "Unknown game “%1”. Available games: %2.")
            .arg(parser.value(options.newGame), gameNames().join(QLatin1String(", ")));
    // As from a variable of the shell that is not set: the user's own games must not take the place of a test's.
    for (const QCommandLineOption *option : {&options.data, &options.demo, &options.frameLog})
        if (parser.values(*option).contains(QString()))
            return QCoreApplication::translate("QCommandLineParser", kMissingValue)
                .arg(QLatin1String("--") + option->names().constFirst());
    for (const QCommandLineOption *option :
         {&options.newGame, &options.demo, &options.language, &options.data, &options.frameLog})
        if (const QStringList values = parser.values(*option); values.count(values.value(0)) != values.size())
            //: %1: an option, as --data
            return QCoreApplication::translate("main", "%1 is given more than once, with different values.")
                .arg(QLatin1String("--") + option->names().constFirst());
    if (parser.positionalArguments().size() > 1)
        return QCoreApplication::translate("main", "Only one game record can be opened at a time.");
    if (parser.isSet(options.demo) && !parser.positionalArguments().isEmpty())
        return QCoreApplication::translate("main", "--demo plays a game of its own and cannot open a game record.");
    return {};
}

/// Prints help, version or an error message, in the requested language if it exists, otherwise in the system's.
int printHelpOrError(const QStringList &arguments, const QString &code)
{
    ui::Languages languages;
    languages.setLanguage(code);
    Options options;
    QCommandLineParser &parser = options.parser();
    const bool parsed = parser.parse(arguments);
    const QString wrong = argumentError(options, parser, parsed ? QString() : parser.errorText());
    if (!wrong.isEmpty()) {
        write(stderr, wrong);
        write(stderr, QCoreApplication::translate("main", "See meadhall --help."));
        return kWrongUsage;
    }
    if (parser.isSet(options.help))
        write(stdout, parser.helpText().trimmed());
    else
        write(stdout, QCoreApplication::applicationName() + QLatin1Char(' ') + QCoreApplication::applicationVersion());
    // Lost output (full disk, closed pipe) is a failure.
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        std::perror("meadhall: standard output");
        return 1;
    }
    return 0;
}

} // namespace

bool isInvitation(const QString &request) { return request.startsWith(kInvitationScheme); }

QString requestOf(const QString &given)
{
    const network::ReadInvitation read = network::invitationOf(given);
    if (read.error == network::InvitationError::None)
        return network::textOf(read.invitation);
    if (given.startsWith(kInvitationScheme, Qt::CaseInsensitive)) // a wrong one, which its sheet explains
        return kInvitationScheme + given.mid(kInvitationScheme.size());
    return QFileInfo(ui::localFile(given)).absoluteFilePath();
}

std::optional<int> readCommandLine(const QStringList &arguments, CommandLine &line)
{
    Options options;
    QCommandLineParser &parser = options.parser();
    const bool parsed = parser.parse(arguments);
    const QString wrong = argumentError(options, parser, parsed ? QString() : parser.errorText());
    line.language = parser.value(options.language);
    if (!wrong.isEmpty() || parser.isSet(options.help) || parser.isSet(options.version))
        return printHelpOrError(arguments, line.language);
    line.demo = parser.value(options.demo);
    line.data = parser.value(options.data);
    line.frameLog = parser.value(options.frameLog);
    const QString given = parser.positionalArguments().value(0);
    line.request = !given.isEmpty()                    ? requestOf(given)
                   : parser.isSet(options.dailyPuzzle) ? QString::fromLatin1(kDailyPuzzle)
                                                       : parser.value(options.newGame);
    line.platform = parser.isSet(QStringLiteral("platform")) || parser.isSet(QStringLiteral("display"));
    return {};
}

bool hasDisplay(const CommandLine &line)
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    const bool named = line.platform || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
    // In a Wayland session WAYLAND_DISPLAY may be unset, as the socket has a default name.
    const bool session = !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
                         || qEnvironmentVariable("XDG_SESSION_TYPE") == QLatin1String("wayland");
    if (named || session)
        return true;
    ui::Languages languages;
    languages.setLanguage(line.language);
    write(stderr,
          QCoreApplication::translate(
              "main",
              "Meadhall cannot open a window: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)."));
    return false;
#else
    Q_UNUSED(line)
    return true;
#endif
}

} // namespace meadhall
