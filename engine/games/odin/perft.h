// SPDX-License-Identifier: GPL-3.0-or-later
// Perft: the number of lines of play of each length. Correct implementations of the rules agree on it.
#pragma once

#include "engine/games/odin/position.h"

#include <cstdint>
#include <vector>

namespace meadhall::odin {

/// The reference deal: card (i·s mod N) goes to seat i mod players, seat 0 leads, whole-hand leads are optional. Two
/// players use four colours (N = 36, s = 5), more players all six (N = 54, s = 7).
/// @param goat if it is in, it takes the place of the first card
Position perftDeal(int players, Goat goat = Goat::Out);

/// The number of lines of exactly 1, 2, … depth moves from the position. A set together with the card taken is one
/// move; a finished hand has none.
/// @param depth at least 1
std::vector<std::uint64_t> perft(const Position &position, int depth);

} // namespace meadhall::odin
