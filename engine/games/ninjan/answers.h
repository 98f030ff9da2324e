// SPDX-License-Identifier: GPL-3.0-or-later
// The open requests of a state, and every legal answer.
#pragma once

#include "engine/core/referee.h"
#include "engine/games/ninjan/position.h"

namespace meadhall::ninjan {

/// The open requests. They depend on public information only, so a window can derive them too.
/// - Choose: every seat that has not chosen yet. A seat that has chosen may change its choice until all have, but is
///   not asked again. In round 9 nobody is asked: choosing the last card is an automatic event.
/// - Pile: the owner of the card being resolved, unless only one pile is allowed.
/// - Throw: every seat that takes part in the throw. Each answers with its own symbol, see throwing.h.
std::vector<Request> openRequests(const Board &board);

/// Every event that seats may cause now, each once: a choice of any card by any seat until all have chosen, the current
/// card on each allowed pile, or every complete throw. Includes automatic choices and resolves, because records contain
/// them as ordinary events. Empty before other automatic events (reveal, end of the game) and after the end.
Events legalEvents(const Position &position);

} // namespace meadhall::ninjan
