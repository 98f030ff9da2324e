// What is so or not so about a decision and its moves: the inputs of the policy that are yes or no.
#pragma once

#include "engine/ai/odin/hand_shape.h"
#include "engine/ai/odin/inputs.h"

namespace meadhall::odin::ai {

/// The numbers of the traits that hold. Each number has a row of weights of its own in the policy.
template <std::size_t most> class TraitList {
public:
    void add(int trait) { traits_[count_++] = static_cast<std::uint16_t>(trait); }
    /// Without a branch, which could hardly be foreseen.
    void addIf(bool holds, int trait)
    {
        traits_[count_] = static_cast<std::uint16_t>(trait);
        count_ += holds ? 1 : 0;
    }
    const std::uint16_t *begin() const { return traits_.data(); }
    const std::uint16_t *end() const { return traits_.data() + count_; }

private:
    std::array<std::uint16_t, most + 1> traits_;
    std::size_t count_ = 0; ///< of another type than the traits, so that it stays in a register while they are written
};

/// How many pairs of a ≥ 1 and b ≥ 0 come to no more than `most` together, and the number of such a pair.
constexpr int pairsUpTo(int most) { return most * (most + 1) / 2; }
constexpr int pairOf(int a, int b, int most) { return (a - 1) * (2 * most + 2 - a) / 2 + b; }

/// Where the traits of each kind begin; in brackets the small numbers that a trait stands for.
/// Of the decision:
enum TableTrait : std::uint16_t {
    kUnseenOfColour,                                         // [how many unseen], for each colour
    kUnseenOfNumber = kUnseenOfColour + kNumbers + 1,        // [number, how many unseen]
    kLyingSet = kUnseenOfNumber + kNumbers * (kColours + 1), // [kind, cards, highest], see setTrait
    kLyingForNext = kLyingSet + 2 * pairsUpTo(kNumbers),     // [cards, the next one's hand]
    kHandOfPlace = kLyingForNext + kNumbers * kHandSize,     // [places on, hand]
    kTableTraits = kHandOfPlace + (kMaxPlayers - 1) * (kHandSize + 1),
};

/// Of one of its moves, and of the hand that it leaves:
enum MoveTrait : std::uint16_t {
    kColourAgainstUnseen,                                                 // [held, unseen], for each colour held
    kTopOfColour = kColourAgainstUnseen + pairsUpTo(kNumbers),            // [highest held, unseen above it]
    kNumberAgainstUnseen = kTopOfColour + pairsUpTo(kNumbers),            // [number, held, unseen]
    kPlayedSet = kNumberAgainstUnseen + kNumbers * pairsUpTo(kColours),   // [kind, cards, highest]
    kPlayedForNext = kPlayedSet + 2 * pairsUpTo(kNumbers),                // [cards, the next one's hand]
    kCoverOfCards = kPlayedForNext + kNumbers * kHandSize,                // [cover, cards]
    kCoverAndSmallest = kCoverOfCards + (kColours + 1) * (kNumbers + 1),  // [cover, smallest hand of the others]
    kCoverAndNext = kCoverAndSmallest + (kColours + 1) * (kHandSize + 1), // [cover, the next one's hand]
    kLongestStands = kCoverAndNext + (kColours + 1) * (kHandSize + 1),    // [cards of the longest set, tenths]
    kLongestAfter = kLongestStands + (kNumbers + 1) * 10,                 // [passed, cards lying, of the longest set]
    kSmallestAfter = kLongestAfter + 2 * kNumbers * (kNumbers + 1),       // [passed, cards lying, smallest hand]
    kLongestAgainst = kSmallestAfter + 2 * kNumbers * (kHandSize + 1),    // [largest hand, of the longest set]
    kBestBeaten = kLongestAgainst + (kHandSize + 1) * (kNumbers + 1),     // [cards, unseen sets that are higher]
    kFreeWithCover = kBestBeaten + 5 * (kColours + kNumbers + 1),         // [passed, cover, tenths: nobody follows]
    kMoveTraits = kFreeWithCover + 2 * (kColours + 1) * 10,
};

using TableTraits = TraitList<kColours + kNumbers + 2 + kMaxPlayers - 1>;
using MoveTraits = TraitList<2 * kColours + kNumbers + 2 + 7 + 5 + 1>;

/// Everything that the policy looks at in a move.
struct MoveFeatures {
    MoveInputs inputs;
    MoveTraits traits;
};

/// One decision, looked at once; then its moves one by one.
class TraitFinder {
public:
    /// @param outlook must outlive this, and see all
    explicit TraitFinder(const Outlook &outlook);

    TableTraits table() const;
    void addTraits(MoveTraits &traits, const Candidate &candidate, const Aftermath &after, float nobodyFollows) const;

private:
    void addBeaten(MoveTraits &traits, const BestSets &best) const;

    const Outlook &outlook_;
    const Situation &situation_;
    std::array<unsigned, kColours> unseenOfColour_{};
    std::array<int, kNumbers> unseenOfNumber_{};
    /// By size, the highest set that each colour and each number allow the others; 0 where there is none.
    std::array<std::array<std::int16_t, 16>, 6> unseenSets_{};
};

} // namespace meadhall::odin::ai
