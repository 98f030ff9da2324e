// SPDX-License-Identifier: GPL-3.0-or-later
// Random playouts of hands of Odin, to measure the speed of the rules.
#pragma once

#include "engine/core/random.h"
#include "engine/games/odin/legal_sets.h"
#include "engine/games/odin/position.h"

namespace meadhall::odin {

/// Result of a run.
struct PlayoutRun {
    std::uint64_t hands = 0;
    std::uint64_t turns = 0;
    /// Hash of all deals and moves, in order.
    std::uint64_t signature = 0;
    friend bool operator==(const PlayoutRun &, const PlayoutRun &) = default;
};

/// Plays hands from fresh deals, uniformly over the legal sets and the pass, then over the cards to take. Seat 0 leads,
/// whole-hand leads are optional.
///
/// Random numbers are drawn from 64-bit words of Random: a word is a number in [0, 1); multiplied by a bound, its
/// integer part is the draw and its fractional part is the number for the next draw.
/// - Deal: a new word for every four cards. A draw selects one of the cards not dealt yet, which is swapped with the
///   last of them. The deck is sorted before the first hand and keeps its order afterwards. Each seat gets nine cards
///   before the next one.
/// - Turn: a new word selects one of the choices. On the lead these are the cards in ascending order, then the whole
///   hand if it is a set. Otherwise they are the sets of one colour, colour by colour, each in descending order of
///   rank; then the sets of one number in ascending order of rank; then the pass. The remaining fraction selects the
///   card to take.
/// The probabilities are exact to 2⁻⁴⁰.
class Playouts {
public:
    Playouts(int players, Colours colours, std::uint64_t seed);

    /// Plays the given number of further hands.
    PlayoutRun run(std::uint64_t hands);

private:
    std::array<CardSet, kMaxPlayers> deal();
    Move randomMove(const Board &board, CardSet hand);
    CardSet setAt(std::uint32_t index);

    int players_;
    int cards_;
    Random random_;
    std::array<Card, kCards> deck_{};
    SetList sets_;
};

/// The signature of a fixed run. It changes if the behaviour of the rules or playouts changes.
std::uint64_t benchSignature(int players);

} // namespace meadhall::odin
