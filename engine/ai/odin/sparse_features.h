// SPDX-License-Identifier: GPL-3.0-or-later
// Sparse binary features of a decision and its moves, for the policy.
#pragma once

#include "engine/ai/odin/dense_features.h"
#include "engine/ai/odin/hand_analysis.h"

#include <optional>

namespace meadhall::odin::ai {

/// Indices of the active features. The policy has one row of weights for each index.
template <std::size_t maxSum> class FeatureList {
public:
    void add(int index) { indices_[count_++] = static_cast<std::uint16_t>(index); }
    /// Branch-free, because the branch would be unpredictable.
    void addIf(bool holds, int index)
    {
        indices_[count_] = static_cast<std::uint16_t>(index);
        count_ += holds ? 1 : 0;
    }
    const std::uint16_t *begin() const { return indices_.data(); }
    const std::uint16_t *end() const { return indices_.data() + count_; }

private:
    std::array<std::uint16_t, maxSum + 1> indices_;
    std::size_t count_ = 0; ///< not std::uint16_t, so that it does not alias indices_ and stays in a register
};

/// Number of pairs (a ≥ 1, b ≥ 0) with a + b ≤ maxSum, and the index of such a pair.
constexpr int pairsUpTo(int maxSum) { return maxSum * (maxSum + 1) / 2; }
constexpr int pairOf(int a, int b, int maxSum) { return (a - 1) * (2 * maxSum + 2 - a) / 2 + b; }

/// First index of each kind of feature; in brackets the values that an index encodes.
/// Features of the decision:
enum SparseTableFeature : std::uint16_t {
    kUnseenOfColour,                                         // [number unseen], for each colour
    kUnseenOfNumber = kUnseenOfColour + kNumbers + 1,        // [number, number unseen]
    kTableSet = kUnseenOfNumber + kNumbers * (kColours + 1), // [kind, cards, highest number], see setFeature()
    kTableSizeAndNext = kTableSet + 2 * pairsUpTo(kNumbers), // [cards, next seat's hand size]
    kHandOfPlace = kTableSizeAndNext + kNumbers * kHandSize, // [distance in turn order, hand size]
    kSparseTableFeatures = kHandOfPlace + (kMaxPlayers - 1) * (kHandSize + 1),
};

/// Features of a move and of the hand left after it:
enum SparseMoveFeature : std::uint16_t {
    kColourAgainstUnseen,                                                 // [held, unseen], for each colour held
    kTopOfColour = kColourAgainstUnseen + pairsUpTo(kNumbers),            // [highest number held, unseen above it]
    kNumberAgainstUnseen = kTopOfColour + pairsUpTo(kNumbers),            // [number, held, unseen]
    kPlayedSet = kNumberAgainstUnseen + kNumbers * pairsUpTo(kColours),   // [kind, cards, highest number]
    kPlayedSizeAndNext = kPlayedSet + 2 * pairsUpTo(kNumbers),            // [cards, next seat's hand size]
    kCoverOfCards = kPlayedSizeAndNext + kNumbers * kHandSize,            // [cover, cards left]
    kCoverAndSmallest = kCoverOfCards + (kColours + 1) * (kNumbers + 1),  // [cover, smallest other hand]
    kCoverAndNext = kCoverAndSmallest + (kColours + 1) * (kHandSize + 1), // [cover, next seat's hand size]
    kLongestAndStrength =
        kCoverAndNext + (kColours + 1) * (kHandSize + 1),              // [longest set left, its strength in tenths]
    kLongestAfter = kLongestAndStrength + (kNumbers + 1) * 10,         // [pass?, size of table set, longest set left]
    kSmallestAfter = kLongestAfter + 2 * kNumbers * (kNumbers + 1),    // [pass?, size of table set, smallest hand]
    kLongestAgainst = kSmallestAfter + 2 * kNumbers * (kHandSize + 1), // [largest other hand, longest set left]
    kBestBeaten = kLongestAgainst + (kHandSize + 1) * (kNumbers + 1),  // [size, number of higher unseen sets]
    kFreeWithCover = kBestBeaten + 5 * (kColours + kNumbers + 1),      // [pass?, cover, tenths: nobody follows]
    kSparseMoveFeatures = kFreeWithCover + 2 * (kColours + 1) * 10,
};

/// Where the goat is after a move, as its player knows. Once it is out of play the hand goes on as one without it.
enum class GoatPlace : std::uint8_t {
    KeptByPassing,
    KeptByPlaying,
    PlayedAlone,
    PlayedInSet,
    Taken,
    LeftOnTable,
    Beaten, ///< it lay on the table, and another card was taken
    Somewhere,
    WithNext, ///< the next seat is known to hold it
    WithOther,
};
constexpr int kGoatPlaces = 10;

/// First index of each kind of feature of a move in a hand with the goat, each by place of the goat:
enum GoatFeature : std::uint16_t {
    kGoatAndSmallest,                                                 // [place, smallest other hand]
    kGoatAndCards = kGoatAndSmallest + kGoatPlaces * (kHandSize + 1), // [place, cards left]
    kGoatAndCover = kGoatAndCards + kGoatPlaces * (kNumbers + 2),     // [place, cover]
    kGoatAndFree = kGoatAndCover + kGoatPlaces * (kColours + 2),      // [place, tenths: nobody follows]
    kGoatFeatures = kGoatAndFree + kGoatPlaces * 10,
};

using SparseTableFeatures = FeatureList<kColours + kNumbers + 2 + kMaxPlayers - 1>;
using SparseMoveFeatures = FeatureList<2 * kColours + kNumbers + 2 + 7 + 5 + 1>;
using GoatFeatures = FeatureList<4>;

/// All features of a move.
struct MoveFeatures {
    MoveInputs inputs;
    SparseMoveFeatures sparse;
    GoatFeatures goat;
};

/// Finds the active features. The common part is computed once per decision, in the constructor.
class SparseFeatureExtractor {
public:
    /// @param decisionFeatures must outlive this and use FeatureSet::Full
    explicit SparseFeatureExtractor(const DecisionFeatures &decisionFeatures);

    SparseTableFeatures table() const;
    /// Adds the sparse features of a move to `features`, whose inputs are complete.
    /// @param after the afterstate of the move
    void addMoveFeatures(MoveFeatures &features, const Candidate &candidate, const Afterstate &after) const;

private:
    std::optional<GoatPlace> goatAfter(Move move, CardSet left) const;
    void addGoat(MoveFeatures &features, Move move, const Afterstate &after) const;
    void addBeaten(SparseMoveFeatures &features, const BestSets &best) const;

    const DecisionFeatures &features_;
    const InformationState &state_;
    std::array<unsigned, kColours> unseenOfColour_{};
    std::array<int, kNumbers> unseenOfNumber_{};
    /// By size: rank of the highest set that the unseen cards of each colour and of each number form; 0 if there is
    /// none.
    std::array<std::array<std::int16_t, 16>, 6> unseenSets_{};
};

} // namespace meadhall::odin::ai
