// The page of the rules that is about what goes on at the table, and what this table has settled.
#pragma once

#include "engine/games/ninjan/view.h"
#include "engine/games/odin/view.h"

#include <QHash>
#include <QString>

namespace meadhall::ui {

/// @param pickingUp the seat has chosen its set and still has to say which card it picks up
QString pageNow(const odin::View &view, bool pickingUp);
QString pageNow(const ninjan::View &view);
/// The same from what a seat has seen; the first page for nothing.
QString pageNow(const Events &seen, int seat, bool pickingUp);

/// The value of each option of the rule book, by the keys that records use, at a table that plays this game. The key of
/// an option that has no meaning at it (the deck of two, where more than two play) is missing.
using TableChoices = QHash<QString, QString>;
/// @param pointsCountDown how this window shows points
TableChoices choicesAt(const GameEvent &game, bool pointsCountDown);

} // namespace meadhall::ui
