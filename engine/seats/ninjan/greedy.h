// The greedy player: looks at the piles as they lie now and no further. The fixed yardstick of all opponents.
#pragma once

#include "ninjan/board.h"

namespace meadhall::ninjan::ai {

/// How good it looks to play this card: the richest pile that it would take if nobody came before it, less 0.3 for each
/// point of the card, which becomes the next prize. In points; only differences mean something.
double greedyScore(const Board &board, Card card);

/// How good it looks to put the current card on that pile: what it takes, or, laid on top, the sum of a pile that should
/// be spoilt (a negative card) or its opposite (a card that should not make a rich pile richer).
double greedyScore(const Board &board, int pile);

} // namespace meadhall::ninjan::ai
