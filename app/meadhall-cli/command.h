// What every command of the tool has in common: its place in the table, its exit codes, its ways to speak.
#pragma once

#include <QByteArray>
#include <QStringList>

namespace meadhall::cli {

// Exit codes.
constexpr int kFine = 0;
constexpr int kNotFine = 1; ///< what was asked about is not fine
constexpr int kWrongUsage = 2;

/// One command, one file: it defines its entry, and main.cpp has the table of them.
struct Command {
    const char *name;
    const char *usage;   ///< its arguments, on one line
    const char *summary; ///< one line, for the list of commands
    const char *help;    ///< what follows the usage line in `meadhall-cli NAME --help`
    int (*run)(const Command &self, const QStringList &arguments);
};

/// Writes to standard output as it is; `line` adds the newline.
void print(const QByteArray &text);
void printLine(const QByteArray &line);

/// One line to standard error.
void complain(const QByteArray &line);

/// Says what is wrong with the arguments and how they should be. Returns kWrongUsage.
int wrongUsage(const Command &command, const QString &what);

} // namespace meadhall::cli
