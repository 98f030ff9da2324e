// SPDX-License-Identifier: GPL-3.0-or-later
// Command line of the desktop program, parsed before any window exists.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace meadhall {

/// The beginning of every invitation to a friend's table.
inline constexpr char kInvitationScheme[] = "meadhall:";

struct CommandLine {
    QString demo;          ///< folder for screenshots of a self-playing game
    QString language;      ///< language code; empty: from the settings or the system
    QString data;          ///< folder for settings and games; empty: the standard locations
    QString newGame;       ///< name of the game to offer in the dialog for a new one; empty: none
    QString frameLog;      ///< file to write frame times to; empty: none
    QString record;        ///< absolute path of a game record to open; empty: none
    QString invitation;    ///< to the table of a friend; empty: none
    bool platform = false; ///< a Qt platform or display is given explicitly
};

/// Parses the arguments. Prints help and version to standard output and errors to standard
/// error. Needs a QCoreApplication.
/// @param arguments including the program's name
/// @param line receives the options
/// @return the exit code if the program should end: 0, or 2 on wrong usage; otherwise nullopt
std::optional<int> readCommandLine(const QStringList &arguments, CommandLine &line);

/// Checks for a display, since creating a QApplication without one would abort the program.
/// @return false if there is none; an error message has been printed then
bool hasDisplay(const CommandLine &line);

} // namespace meadhall
