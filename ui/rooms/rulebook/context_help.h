// SPDX-License-Identifier: GPL-3.0-or-later
// Context help: the rule page for the current situation, and the options of the current table.
#pragma once

#include "engine/games/ninjan/view.h"
#include "engine/games/odin/view.h"

#include <QHash>
#include <QString>

namespace meadhall::ui {

/// The id of the page that explains the current situation.
/// @param pickingUp the seat has selected a set and still has to choose the card to pick up
QString contextPage(const odin::View &view, bool pickingUp);
QString contextPage(const ninjan::View &view);
/// Returns the page for the events visible to a seat; the first page if there are none.
QString contextPage(const Events &seen, int seat, bool pickingUp);

/// Values of the rule book's options at a table, by their keys in records. An option that does not apply is missing
/// (the two-player deck with more players).
using TableOptions = QHash<QString, QString>;
/// @param pointsCountDown whether this window shows points counted down
TableOptions tableOptions(const GameEvent &game, bool pointsCountDown);

} // namespace meadhall::ui
