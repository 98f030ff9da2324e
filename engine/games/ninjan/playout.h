// Whole games of Ninjan by chance, for measuring how fast the rules are.
#pragma once

#include "engine/core/random.h"
#include "engine/games/ninjan/position.h"

namespace meadhall::ninjan {

/// How a game by chance ended.
struct Playout {
    std::array<int, kMaxPlayers> points{};
    int winner = kNobody;
    int turns = 0; ///< cards chosen, cards resolved and symbols thrown, also where there was no choice
    friend bool operator==(const Playout &, const Playout &) = default;
};

/// Deals and plays a game to its end, uniformly over the cards of each hand, the allowed piles and the symbols.
/// Allocates nothing. Its draws in their order, so that it can be compared with the plain rules:
/// - the deal: place i, from 47 down, of the deck's lowest to highest card is swapped with a place of 0 … i, drawn by
///   below(i + 1), as in engine/core/shuffle.h, and dealt at once: three pile cards, then nine each, and no card more;
/// - a round: each seat in turn plays the below(n)-th of its n cards, which stand as they were dealt except that the
///   last takes the place of the one played; then each card in its order goes to the below(n)-th of n allowed piles;
/// - a throw: each contender from the lowest seat draws below(3).
/// A single card or pile is drawn for as well: a draw costs less than a mispredicted branch.
/// @param players 2–5
Playout playout(int players, Random &random);

/// Hash of the results of a fixed run of games (points, winners, numbers of turns): changes whenever the rules or the
/// playouts do.
std::uint64_t benchSignature(int players);

} // namespace meadhall::ninjan
