// SPDX-License-Identifier: GPL-3.0-or-later
// Names, portraits and status lines of the players at a table. Records do not tell the faces that people chose: a face
// belongs to the person, not to one game.
#pragma once

#include "ui/table/seats/game_setup.h"
#include "ui/table/table_view.h"

#include <QHash>

namespace meadhall::ui {

/// Players of the current game, in the current language; empty without a game.
TableView::People peopleOf(const Table &table);
/// Players of a game that is not at a table, such as a past one.
TableView::People peopleIn(const GameEvent &game);
/// Players of the record at a table where the levels of computers do not matter.
TableView::People peopleWithoutLevels(const Table &table);

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
