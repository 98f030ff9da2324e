// SPDX-License-Identifier: GPL-3.0-or-later
// What all commands share: the command table's entry, exit codes and output.
#pragma once

#include <QByteArrayView>
#include <QStringList>

namespace meadhall::cli {

// Exit codes.
constexpr int kExitOk = 0;
constexpr int kExitFailure = 1; ///< an invalid record or input, or a failure
constexpr int kWrongUsage = 2;

/// One command. Each has a file of its own that defines its entry; main.cpp lists the entries.
struct Command {
    const char *name;
    const char *usage;   ///< arguments, on one line
    const char *summary; ///< one line, for the list of commands
    const char *help;    ///< printed after the usage line by `meadhall-cli NAME --help`
    int (*run)(const Command &self, const QStringList &arguments);
};

/// Writes to standard output, buffered; printLine() appends a newline.
void print(QByteArrayView text);
void printLine(QByteArrayView line);

/// Writes what is buffered.
/// @return false if output was lost, now or before
bool flushOutput();

/// A figure of a table.
inline QString number(double value, int decimals = 2) { return QString::number(value, 'f', decimals); }

/// Writes a line to standard error.
void printError(QByteArrayView line);

/// Prints an error and the usage line to standard error.
/// @return kWrongUsage
int wrongUsage(const Command &command, const QString &what);

} // namespace meadhall::cli
