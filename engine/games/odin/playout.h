// Hands of Odin by chance, as fast as they can be played: for measuring, and for whoever needs very many.
#pragma once

#include "engine/core/random.h"
#include "engine/games/odin/position.h"

#include <array>

namespace meadhall::odin {

/// What a run of hands came to.
struct PlayoutRun {
    std::uint64_t hands = 0;
    std::uint64_t turns = 0;
    /// Of every deal and every move in their order: two programs that play the same hands have the same.
    std::uint64_t signature = 0;
    friend bool operator==(const PlayoutRun &, const PlayoutRun &) = default;
};

struct FastHands;

/// Plays hands from fresh deals, evenly over the legal sets and the pass, then over the pick-up. Seat 0 leads,
/// whole-hand leads are optional. Which of two ways it takes through the tables hangs on the processor; what it plays
/// does not.
///
/// Its draws, so that it can be held against the plain rules, come from words of Random: a word is a number from [0,
/// 1); multiplied by a bound its whole part is the draw, and what is left is the number for the next draw.
/// - A hand: a new word for every four cards. Of `left` cards not dealt yet (the deck from its lowest card to its
/// highest
///   before the first hand, as the last one left it after that) the draw-th goes to the hand and changes places with
///   the last of them; nine cards to a seat before the next.
/// - A turn: a new word; below the number of choices: the sets as FollowSets numbers them, and behind them the pass, or
/// on
///   the lead the whole hand if it is a set. With what is left, the pick-up below the number of cards on the table.
/// With 64 bits a word no chance is off by more than one in 2⁴⁰.
class Playouts {
public:
    Playouts(int players, Colours colours, std::uint64_t seed);

    /// Plays on for so many hands; the signature is left at 0, which is faster.
    PlayoutRun run(std::uint64_t hands);
    /// The same with the signature.
    PlayoutRun runSigned(std::uint64_t hands);

    /// The way that every processor can go, for comparing; true by default where the other is not available.
    void usePortableWay(bool portable) { portable_ = portable; }
    bool portableWay() const { return portable_; }

private:
    int players_;
    int cards_;
    Colours colours_;
    bool portable_;
    Random random_;
    std::array<Card, 64> deck_{};

    template <bool isSigned> PlayoutRun dispatch(std::uint64_t hands);
    template <int colourCount, typename Bits, bool isSigned> PlayoutRun play(std::uint64_t hands);
    template <int colourCount> void deal(Random &random, FastHands &hands);
};

/// The signature of a fixed run, for telling whether rules and playouts still do what they did.
std::uint64_t benchSignature(int players);

} // namespace meadhall::odin
