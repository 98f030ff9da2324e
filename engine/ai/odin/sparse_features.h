// Sparse binary features of a decision and its moves, for the policy.
#pragma once

#include "engine/ai/odin/dense_features.h"
#include "engine/ai/odin/hand_analysis.h"

namespace meadhall::odin::ai {

/// Indices of the active features. The policy has one row of weights for each index.
template <std::size_t most> class TraitList {
public:
    void add(int trait) { traits_[count_++] = static_cast<std::uint16_t>(trait); }
    /// Branch-free, because the branch would be unpredictable.
    void addIf(bool holds, int trait)
    {
        traits_[count_] = static_cast<std::uint16_t>(trait);
        count_ += holds ? 1 : 0;
    }
    const std::uint16_t *begin() const { return traits_.data(); }
    const std::uint16_t *end() const { return traits_.data() + count_; }

private:
    std::array<std::uint16_t, most + 1> traits_;
    std::size_t count_ = 0; ///< not std::uint16_t, so that it does not alias traits_ and stays in a register
};

/// Number of pairs (a ≥ 1, b ≥ 0) with a + b ≤ most, and the index of such a pair.
constexpr int pairsUpTo(int most) { return most * (most + 1) / 2; }
constexpr int pairOf(int a, int b, int most) { return (a - 1) * (2 * most + 2 - a) / 2 + b; }

/// First index of each kind of feature; in brackets the values that an index encodes.
/// Features of the decision:
enum TableTrait : std::uint16_t {
    kUnseenOfColour,                                         // [number unseen], for each colour
    kUnseenOfNumber = kUnseenOfColour + kNumbers + 1,        // [number, number unseen]
    kLyingSet = kUnseenOfNumber + kNumbers * (kColours + 1), // [kind, cards, highest number], see setTrait()
    kLyingForNext = kLyingSet + 2 * pairsUpTo(kNumbers),     // [cards, next seat's hand size]
    kHandOfPlace = kLyingForNext + kNumbers * kHandSize,     // [distance in turn order, hand size]
    kTableTraits = kHandOfPlace + (kMaxPlayers - 1) * (kHandSize + 1),
};

/// Features of a move and of the hand left after it:
enum MoveTrait : std::uint16_t {
    kColourAgainstUnseen,                                                 // [held, unseen], for each colour held
    kTopOfColour = kColourAgainstUnseen + pairsUpTo(kNumbers),            // [highest number held, unseen above it]
    kNumberAgainstUnseen = kTopOfColour + pairsUpTo(kNumbers),            // [number, held, unseen]
    kPlayedSet = kNumberAgainstUnseen + kNumbers * pairsUpTo(kColours),   // [kind, cards, highest number]
    kPlayedForNext = kPlayedSet + 2 * pairsUpTo(kNumbers),                // [cards, next seat's hand size]
    kCoverOfCards = kPlayedForNext + kNumbers * kHandSize,                // [cover, cards left]
    kCoverAndSmallest = kCoverOfCards + (kColours + 1) * (kNumbers + 1),  // [cover, smallest other hand]
    kCoverAndNext = kCoverAndSmallest + (kColours + 1) * (kHandSize + 1), // [cover, next seat's hand size]
    kLongestStands = kCoverAndNext + (kColours + 1) * (kHandSize + 1),    // [longest set left, its standing in tenths]
    kLongestAfter = kLongestStands + (kNumbers + 1) * 10,              // [pass?, size of table set, longest set left]
    kSmallestAfter = kLongestAfter + 2 * kNumbers * (kNumbers + 1),    // [pass?, size of table set, smallest hand]
    kLongestAgainst = kSmallestAfter + 2 * kNumbers * (kHandSize + 1), // [largest other hand, longest set left]
    kBestBeaten = kLongestAgainst + (kHandSize + 1) * (kNumbers + 1),  // [size, number of higher unseen sets]
    kFreeWithCover = kBestBeaten + 5 * (kColours + kNumbers + 1),      // [pass?, cover, tenths: nobody follows]
    kMoveTraits = kFreeWithCover + 2 * (kColours + 1) * 10,
};

using TableTraits = TraitList<kColours + kNumbers + 2 + kMaxPlayers - 1>;
using MoveTraits = TraitList<2 * kColours + kNumbers + 2 + 7 + 5 + 1>;

/// All features of a move.
struct MoveFeatures {
    MoveInputs inputs;
    MoveTraits traits;
};

/// Finds the active features. The common part is computed once per decision, in the constructor.
class TraitFinder {
public:
    /// @param outlook must outlive this and use Sight::Whole
    explicit TraitFinder(const DecisionFeatures &decisionFeatures);

    TableTraits table() const;
    /// Adds the features of a move to `traits`.
    /// @param after the afterstate of the move
    /// @param nobodyFollows the feature kNobodyFollows of the move
    void addTraits(MoveTraits &traits, const Candidate &candidate, const Afterstate &after, float nobodyFollows) const;

private:
    void addBeaten(MoveTraits &traits, const BestSets &best) const;

    const DecisionFeatures &outlook_;
    const InformationState &situation_;
    std::array<unsigned, kColours> unseenOfColour_{};
    std::array<int, kNumbers> unseenOfNumber_{};
    /// By size: key of the highest set that the unseen cards of each colour
    /// and of each number form; 0 if there is none.
    std::array<std::array<std::int16_t, 16>, 6> unseenSets_{};
};

} // namespace meadhall::odin::ai
