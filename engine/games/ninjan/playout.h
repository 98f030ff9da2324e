// SPDX-License-Identifier: GPL-3.0-or-later
// Random playouts of whole games of Ninjan, to measure the speed of the rules.
#pragma once

#include "engine/core/random.h"
#include "engine/games/ninjan/position.h"

namespace meadhall::ninjan {

/// Result of a playout.
struct Playout {
    std::array<int, kMaxPlayers> points{};
    int winner = kNobody;
    int turns = 0; ///< number of choices, resolutions and thrown symbols, including forced ones
    friend bool operator==(const Playout &, const Playout &) = default;
};

/// Deals and plays a game to its end, uniformly over the cards of each hand, the allowed piles and the symbols.
/// Allocates no memory. The random draws in their order, so that tests can repeat them with the ordinary rules:
/// - Deal: a Fisher–Yates shuffle of the sorted deck as in engine/core/shuffle.h, from element 47 down; element i is
///   swapped with element below(i + 1) and dealt at once: three pile cards, then nine cards per seat.
/// - Round: each seat plays card below(n) of its n cards; the last card of the hand moves into the gap. Then each card,
///   in order of resolution, is put on pile below(n) of the n allowed piles, counted from the lowest.
/// - Throw: each contender draws below(3), starting with the lowest seat.
/// Forced choices draw a number as well: that is cheaper than a mispredicted branch.
/// @param players 2–5
Playout playout(int players, Random &random);

/// Hash of the results of a fixed run of games (points, winners, numbers of turns): changes whenever the rules or the
/// playouts do.
std::uint64_t benchSignature(int players);

} // namespace meadhall::ninjan
