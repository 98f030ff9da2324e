// SPDX-License-Identifier: GPL-3.0-or-later
// Structural analysis of a hand: the sets it contains and how many plays it needs.
#pragma once

#include "engine/games/odin/set_rank.h"

namespace meadhall::odin::ai {

/// Number of cards by card number, four bits each.
using Counts = std::uint64_t;
constexpr int countOf(Counts counts, int number) { return static_cast<int>(counts >> (4 * (number - 1)) & 0xf); }
/// Counts the cards of each number.
Counts countsOf(CardSet cards);

/// The rank of the highest set of each size, indexed by size up to nine; 0 if there is none. Padded to whole vector
/// registers.
using BestSets = std::array<SetRank, 16>;
/// Finds the best set of each size among the cards.
BestSets bestSetsOf(CardSet cards);

/// Result of the analysis.
struct HandAnalysis {
    int cards = 0;
    int cover = 0;      ///< minimum number of sets that contain all cards: about the number of plays needed
    int sum = 0;        ///< of the card numbers
    int orphans = 0;    ///< cards that share neither colour nor number with another card, less one that the goat joins
    int lowOrphans = 0; ///< orphans up to kLowNumber
    int longest = 0;    ///< size of the longest set
    int highest = 0;    ///< highest card number; 0 for an empty hand
    int lowest = 0;
    SetRank longestRank = 0; ///< rank of the best set of that size
    Counts counts = 0;
    BestSets best{};
};

/// Cards up to this number rarely beat anything.
constexpr int kLowNumber = 4;

/// Analyses a hand. `cover` is a minimum vertex cover of the bipartite graph colours × numbers with one edge per card
/// (Kőnig 1931): every card must be in a chosen colour or a chosen number.
HandAnalysis analyseHand(CardSet hand);

} // namespace meadhall::odin::ai
