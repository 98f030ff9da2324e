// SPDX-License-Identifier: GPL-3.0-or-later
// The faces that people chose. Records do not tell them: a face belongs to the person, not to one game.
#pragma once

#include "ui/table/seats/game_setup.h"

#include <QHash>

namespace meadhall::ui {

/// Portrait ids of people by personKey(), for all windows of the program.
using PersonPortraits = QHash<QString, QString>;

/// Identifies a person: by the name, or without one by the number of the default name.
/// @param unnamed number of the default name; 0: has a name
/// @param alone no other human is at the table
QString personKey(const QString &name, int unnamed, bool alone);

/// The faces used by peopleOf() and peopleIn(); empty until set.
const PersonPortraits &personPortraits();
void setPersonPortraits(const PersonPortraits &portraits);

/// Reads the faces of the people who played last.
PersonPortraits loadPersonPortraits(QSettings &settings);
/// Adds the faces of these people to the stored ones, and uses them from now on.
void rememberPersonPortraits(QSettings &settings, const std::vector<ChairSetup> &chairs);

} // namespace meadhall::ui
