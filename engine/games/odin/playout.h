// Hands of Odin by random legal moves, for measuring how fast the rules are.
#pragma once

#include "engine/core/random.h"
#include "engine/games/odin/legal_sets.h"
#include "engine/games/odin/position.h"

namespace meadhall::odin {

/// What a run of hands came to.
struct PlayoutRun {
    std::uint64_t hands = 0;
    std::uint64_t turns = 0;
    /// Hash of every deal and every move in their order.
    std::uint64_t signature = 0;
    friend bool operator==(const PlayoutRun &, const PlayoutRun &) = default;
};

/// Plays hands from fresh deals, uniformly over the legal sets and the pass, then over the pick-up. Seat 0 leads,
/// whole-hand leads are optional.
///
/// Its draws come from words of Random: a word is a number from [0, 1); multiplied by a bound its whole part is the
/// draw, and what is left is the number for the next draw.
/// - A hand: a new word for every four cards. Of `left` cards not dealt yet (the deck from its lowest card to its
///   highest before the first hand, as the last one left it after that) the draw-th goes to the hand and changes places
///   with the last of them; nine cards to a seat before the next.
/// - A turn: a new word; below the number of choices. On the lead these are the cards from the lowest, and then the
///   whole hand if it is a set. After that they are the sets of one colour, colour by colour and each colour's from the
///   longest and highest down; then those of one number, from the shortest and lowest up; then the pass. With what is
///   left of the word, the pick-up below the number of cards on the table.
/// With 64 bits a word no chance is off by more than one in 2⁴⁰.
class Playouts {
public:
    Playouts(int players, Colours colours, std::uint64_t seed);

    /// Plays on for so many hands.
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

/// The signature of a fixed run, for telling whether rules and playouts still do what they did.
std::uint64_t benchSignature(int players);

} // namespace meadhall::odin
