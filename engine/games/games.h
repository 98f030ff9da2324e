// The games of the engine: the one place that names them all.
#pragma once

#include "engine/core/game_traits.h"

namespace meadhall {

/// By the numbers of Game.
const std::vector<const GameTraits *> &games();
const GameTraits &traitsOf(Game game);
/// The game of a name as in files; nothing if there is none.
std::optional<Game> gameOfName(std::string_view name);

/// Lists one more game, behind those of Game, and returns its number. Before any other thread asks for games.
Game addGame(const GameTraits &traits);

/// Why no game can begin like this; Reason::None if it can.
Reason whyIllegal(const GameEvent &game);

/// The referee of a game that can begin (whyIllegal(game) is None); the game event counts as applied.
std::unique_ptr<Referee> makeReferee(const GameEvent &game);

} // namespace meadhall
