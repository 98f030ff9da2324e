// What the program is asked to do when it is started, read before there is any window.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace meadhall {

struct CommandLine {
    QString demo;          ///< a folder for pictures of a game that plays itself
    QString language;      ///< a code; empty: what is set, or the system's
    QString data;          ///< a folder for settings and games; empty: where they belong
    QString frameLog;      ///< a file
    QString record;        ///< a game record to open, with its whole path
    bool platform = false; ///< Qt is told which screen to use
};

/// Reads the arguments, the program's name first. If nothing is left to do (help and version are printed, what is wrong
/// is said on standard error), the exit code is returned: 0, or 2 for wrong usage. Needs a QCoreApplication.
std::optional<int> readCommandLine(const QStringList &arguments, CommandLine &line);

/// Whether a window can be shown; otherwise says on standard error why not. Asked before Qt looks for a screen: it
/// would end the program if it found none.
bool hasDisplay(const CommandLine &line);

} // namespace meadhall
