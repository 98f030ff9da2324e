// Which commands may be run for a chair: those that the player has typed in the new-game dialog of this machine.
#pragma once

class QSettings;
class QString;

namespace meadhall::ui {

/// Whether exactly this command was typed here. What a record says is no command: it may come from anybody.
bool trustsProgram(const QSettings &settings, const QString &command);
void trustProgram(QSettings &settings, const QString &command);

} // namespace meadhall::ui
