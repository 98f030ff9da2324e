// SPDX-License-Identifier: GPL-3.0-or-later
// meadhall-cli: command line tool for records, benchmarks and matches.
#include "commands.h"

#include <QCoreApplication>

namespace {

using namespace meadhall::cli;

constexpr const Command *kCommands[] = {&kVerify,  &kMoves, &kBench,  &kPerft, &kArena, &kBot,  &kReview,
                                        &kAnalyse, &kSeat,  &kImport, &kHost,  &kJoin,  &kRelay};

bool asksForHelp(const QString &argument)
{
    return argument == QLatin1String("--help") || argument == QLatin1String("-h") || argument == QLatin1String("help");
}

QByteArray overview()
{
    QByteArray text = "usage: meadhall-cli COMMAND [ARGUMENT ...]\n\n"
                      "Odin and Ninjan without a window: checks and reviews game records, analyses positions, lets "
                      "computers play, and opens tables for guests.\n\n";
    for (const Command *command : kCommands)
        text += "  " + QByteArray(command->name).leftJustified(8) + command->summary + '\n';
    return text
           + "\nFor help on one command: meadhall-cli COMMAND --help. For the version: meadhall-cli --version.\n"
             "Exit codes: 0 success, 1 a fault was found or the output could not be written, 2 wrong usage.\n";
}

int run(const QStringList &arguments)
{
    if (arguments.isEmpty()) {
        printError(overview().chopped(1));
        return kWrongUsage;
    }
    if (asksForHelp(arguments[0])) {
        print(overview());
        return kExitOk;
    }
    if (arguments[0] == QLatin1String("--version")) {
        printLine("meadhall-cli " MEADHALL_VERSION);
        return kExitOk;
    }
    for (const Command *command : kCommands) {
        if (arguments[0] != QLatin1String(command->name))
            continue;
        const QStringList rest = arguments.mid(1);
        if (rest.contains(QLatin1String("--help")) || rest.contains(QLatin1String("-h"))) {
            print(QByteArray("usage: meadhall-cli ") + command->name + ' ' + command->usage + "\n\n" + command->help);
            return kExitOk;
        }
        return command->run(*command, rest);
    }
    printError("meadhall-cli: unknown command \"" + arguments[0].toUtf8() + "\"; for a list: meadhall-cli --help");
    return kWrongUsage;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationVersion(QStringLiteral(MEADHALL_VERSION));
    const int code = run(QCoreApplication::arguments().mid(1));
    // Lost output (full disk, closed pipe) is a failure.
    if (!flushOutput()) {
        printError("meadhall-cli: cannot write to standard output");
        return code == kExitOk ? kExitFailure : code;
    }
    return code;
}
