// Perft: how many lines of play of each length a deal allows. Any two programs that know the rules agree on it.
#pragma once

#include "engine/games/odin/position.h"

#include <cstdint>
#include <vector>

namespace meadhall::odin {

/// The deal that programs compare by: card (i·s mod N) goes to seat i mod players, seat 0 leads, whole-hand leads are
/// optional. Two players get four colours (N = 36, s = 5), more get all six (N = 54, s = 7).
Position perftDeal(int players);

/// The number of lines of exactly 1, 2, … depth moves from the position; a set with its pick-up is one move, and a hand
/// that is over has none. @param depth at least 1
std::vector<std::uint64_t> perft(const Position &position, int depth);

} // namespace meadhall::odin
