// How good a hand is to shed: what it falls into.
#pragma once

#include "engine/ai/odin/set_key.h"

namespace meadhall::odin::ai {

/// How many cards each number has, in four bits a number.
using Counts = std::uint64_t;
constexpr int countOf(Counts counts, int number) { return static_cast<int>(counts >> (4 * (number - 1)) & 0xf); }
Counts countsOf(CardSet cards);

/// The highest set of each size, by size; 0 where there is none. Of a length that registers take whole.
using BestSets = std::array<SetKey, 16>;
BestSets bestSetsOf(CardSet cards);

struct HandShape {
    int cards = 0;
    int cover = 0;      ///< the fewest sets that hold all cards: about as many turns as the hand still needs
    int sum = 0;        ///< of the numbers
    int orphans = 0;    ///< cards that share neither colour nor number with another
    int lowOrphans = 0; ///< of them, those up to kLowNumber
    int longest = 0;    ///< cards in the longest set
    int highest = 0;    ///< number; 0 without cards
    int lowest = 0;
    SetKey longestKey = 0; ///< the best of the longest sets
    Counts counts = 0;
    BestSets best{};
};

/// A number that hardly ever follows anything.
constexpr int kLowNumber = 4;

/// The cover is a minimum vertex cover of the bipartite graph colours × numbers in which each card is an edge
/// (Kőnig 1931): every card must lie in a chosen colour or in a chosen number.
HandShape shapeOf(CardSet hand);

} // namespace meadhall::odin::ai
