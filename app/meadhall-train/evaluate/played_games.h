// SPDX-License-Identifier: GPL-3.0-or-later
// Games of computers of mixed levels.
#pragma once

#include "engine/ai/player.h"

#include <cstdint>
#include <vector>

namespace meadhall::train {

/// How much of a game is played.
enum class Length : std::uint8_t { Game, FirstHand };

/// The levels of the seats, drawn at random up to the strongest one.
std::vector<players::Level> levelsOf(int players, std::uint64_t seed,
                                     players::Level strongest = players::Level::Master);

/// A game of computers of these levels.
Events playedGame(Game game, int players, std::uint64_t seed, Length length = Length::Game,
                  players::Level strongest = players::Level::Master);

} // namespace meadhall::train
