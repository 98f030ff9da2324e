// SPDX-License-Identifier: GPL-3.0-or-later
// Commands that may be run for a chair: only those typed by the user in the new-game dialog on this machine.
#pragma once

class QSettings;
class QString;

namespace meadhall::ui {

/// Whether a command was typed here, and would start the same file in the same folder with the same files now. Commands
/// in records are not trusted: a record may come from anybody.
bool trustsProgram(const QSettings &settings, const QString &command);
/// Adds a command to the trusted ones; the oldest are dropped beyond a limit.
void trustProgram(QSettings &settings, const QString &command);

} // namespace meadhall::ui
