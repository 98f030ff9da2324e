// What seats are asked for, and everything that they may answer.
#pragma once

#include "engine/core/referee.h"
#include "engine/games/ninjan/position.h"

namespace meadhall::ninjan {

/// Which seats are asked for what now. It can be told from what lies open, so a window can tell it too.
/// - Choose: every seat that has not chosen yet, in any order. One that has may still change its choice until all have,
///   but is not asked again. In round 9 nobody is asked: the last card is chosen by itself.
/// - Pile: the owner of the card that is resolved, if it has a choice. One allowed pile is no choice.
/// - Throw: every seat that is in the throw. Each answers with its own symbol, see throwing.h.
std::vector<Request> openRequests(const Board &board);

/// Every event that seats may bring about now, each once: a choice of any card by any seat until all have chosen,
/// the current card to each allowed pile, or every complete throw. Choices and piles that follow by themselves are
/// listed as well, since a record holds them as it holds any other. Empty where something else follows by itself (the
/// reveal, the end) and when the game is over.
Events legalEvents(const Position &position);

} // namespace meadhall::ninjan
