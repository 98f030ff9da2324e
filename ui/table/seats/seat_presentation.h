// SPDX-License-Identifier: GPL-3.0-or-later
// Names, portraits and status lines of the players at a table.
#pragma once

#include "ui/table/table_view.h"

namespace meadhall::ui {

/// Players of the current game, in the current language; empty without a game.
TableView::People peopleOf(const Table &table);
/// Players of a game that is not at a table, such as a past one.
TableView::People peopleIn(const GameEvent &game);

/// The colour of a player's line and name in every chart.
/// @param portrait its portraitId()
/// @param own the user, who has the colour of the text
QColor playerColour(Theme theme, const QString &portrait, int seat, bool own);

} // namespace meadhall::ui
