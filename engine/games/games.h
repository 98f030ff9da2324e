// SPDX-License-Identifier: GPL-3.0-or-later
// The list of games; the only place that names all of them.
#pragma once

#include "engine/core/game_traits.h"

namespace meadhall {

/// All games, indexed by Game.
const std::vector<const GameTraits *> &games();
const GameTraits &traitsOf(Game game);
/// The game with that name in records; nullopt if there is none.
std::optional<Game> gameOfName(std::string_view name);

/// Adds a game to the list. Not thread-safe: call it before other threads use the list.
/// @return its index
Game addGame(const GameTraits &traits);

/// Checks the settings of a game.
/// @return Reason::None if it can start
Reason whyIllegal(const GameEvent &game);

/// The place of a seat in a finished game, from 1. Winners share the first one, equal totals the better one.
int placeOf(Game game, const std::vector<int> &totals, const std::vector<int> &winners, int seat);

/// Creates the referee of a game, with the game event already applied: of one whose events are a seat's record, the one
/// that knows no more than that seat.
/// @param game whyIllegal(game) must be None
std::unique_ptr<Referee> makeReferee(const GameEvent &game);

/// The same for a game of which only what one seat sees is known; null if the game has none, see GameTraits.
std::unique_ptr<Referee> makeSeenReferee(const GameEvent &game, int seat);

} // namespace meadhall
