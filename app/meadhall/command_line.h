// SPDX-License-Identifier: GPL-3.0-or-later
// Command line of the desktop program, parsed before any window exists.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace meadhall {

/// The request for the puzzle of the day; also the name of its desktop action.
inline constexpr char kDailyPuzzle[] = "daily-puzzle";

struct CommandLine {
    QString demo;          ///< folder for screenshots of a self-playing game
    QString language;      ///< language code; empty: from the settings or the system
    QString data;          ///< folder for settings and games; empty: the standard locations
    QString frameLog;      ///< file to write frame times to; empty: none
    QString request;       ///< what to open (see requestOf()), the name of a game, or kDailyPuzzle; empty: nothing
    bool platform = false; ///< a Qt platform or display is given explicitly
};

/// True if the request is to join the table of a friend.
bool isInvitation(const QString &request);

/// Returns the request to open a file or an invitation.
/// @param given a path, an address (file://…) or an invitation, as people, mails and desktops write them
/// @return an absolute path, or an invitation that begins with its scheme in small letters
QString requestOf(const QString &given);

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
