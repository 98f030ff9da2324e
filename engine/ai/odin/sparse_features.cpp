#include "engine/ai/odin/sparse_features.h"

#include <algorithm>
#include <cstring>

namespace meadhall::odin::ai {

namespace {

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// Index of a set by kind (one colour or one number), number of cards and highest number.
int setTrait(CardSet set)
{
    const Card first = set.first();
    const int colour = first / kNumbers;
    const unsigned numbers = colourMask(set, colour);
    if (CardSet(std::uint64_t{numbers} << (colour * kNumbers)) == set)
        return pairOf(kOnes[numbers], std::bit_width(numbers) - kOnes[numbers], kNumbers);
    return pairsUpTo(kNumbers) + (set.count() - 2) * kNumbers + first % kNumbers;
}

/// pairOf(a, 0, most) for all a.
template <int most>
constexpr std::array<int, most + 1> kPairs = [] {
    std::array<int, most + 1> pairs{};
    for (int a = 1; a <= most; ++a)
        pairs[at(a)] = pairOf(a, 0, most);
    return pairs;
}();

/// Number of keys higher than `own`, eight comparisons at a time.
int higherOf(const std::array<std::int16_t, 16> &keys, std::int16_t own)
{
    using Float8 [[gnu::vector_size(16)]] = std::int16_t;
    Float8 low;
    Float8 high;
    std::memcpy(&low, keys.data(), sizeof low);
    std::memcpy(&high, &keys[8], sizeof high);
    const Float8 higher = -(low > own) - (high > own);
    // Horizontal sum: the multiplication adds the four 16-bit counts of a word.
    std::array<std::uint64_t, 2> words;
    std::memcpy(words.data(), &higher, sizeof words);
    return static_cast<int>((words[0] + words[1]) * 0x0001'0001'0001'0001 >> 48);
}

constexpr int tenths(float share) { return std::min(static_cast<int>(share * 10), 9); }

} // namespace

TraitFinder::TraitFinder(const DecisionFeatures &decisionFeatures)
    : outlook_(decisionFeatures), situation_(decisionFeatures.state())
{
    const Counts unseen = decisionFeatures.unseenCounts();
    for (int number = 1; number <= kNumbers; ++number) {
        unseenOfNumber_[at(number - 1)] = countOf(unseen, number);
        for (int size = std::min(unseenOfNumber_[at(number - 1)], 5); size > 1; --size)
            unseenSets_[at(size)][at(kColours + number - 1)] =
                static_cast<std::int16_t>(kSetKeys.ofNumber[at(number - 1)][at(size)]);
    }
    for (int colour = 0; colour < kColours; ++colour) {
        unsigned highest = unseenOfColour_[at(colour)] = colourMask(situation_.unseen, colour);
        for (int size = kOnes[highest]; size > 0; --size, highest &= highest - 1)
            if (size <= 5)
                unseenSets_[at(size)][at(colour)] = static_cast<std::int16_t>(kSetKeys.ofColour[highest]);
    }
}

TableTraits TraitFinder::table() const
{
    TableTraits traits;
    const Board &board = situation_.board;
    for (const unsigned mask : unseenOfColour_)
        traits.add(kUnseenOfColour + kOnes[mask]);
    for (int number = 0; number < kNumbers; ++number)
        traits.add(kUnseenOfNumber + number * (kColours + 1) + unseenOfNumber_[at(number)]);
    if (!board.leading()) {
        traits.add(kLyingSet + setTrait(board.table));
        traits.add(kLyingForNext + (board.table.count() - 1) * kHandSize + outlook_.nextHand() - 1);
    }
    for (int places = 1; places < board.players; ++places)
        traits.add(kHandOfPlace + (places - 1) * (kHandSize + 1)
                   + situation_.counts[at((board.turn + places) % board.players)]);
    return traits;
}

void TraitFinder::addBeaten(MoveTraits &traits, const BestSets &best) const
{
    for (int size = 1; size <= 5 && best[at(size)] != 0; ++size) {
        const auto own = static_cast<std::int16_t>(best[at(size)]);
        traits.add(kBestBeaten + (size - 1) * (kColours + kNumbers + 1) + higherOf(unseenSets_[at(size)], own));
    }
}

void TraitFinder::addTraits(MoveTraits &traits, const Candidate &candidate, const Afterstate &after,
                            float nobodyFollows) const
{
    const HandAnalysis &shape = after.shape;
    for (int colour = 0; colour < kColours; ++colour) {
        const unsigned held = colourMask(after.left, colour);
        const unsigned unseen = unseenOfColour_[at(colour)];
        const int highest = std::bit_width(held);
        traits.addIf(held != 0, kColourAgainstUnseen + kPairs<kNumbers>[kOnes[held]] + kOnes[unseen]);
        traits.addIf(held != 0, kTopOfColour + kPairs<kNumbers>[at(highest)] + kOnes[unseen >> highest]);
    }
    for (int number = 1; number <= kNumbers; ++number) {
        const int held = countOf(shape.counts, number);
        traits.addIf(held > 0, kNumberAgainstUnseen + (number - 1) * pairsUpTo(kColours) + kPairs<kColours>[at(held)]
                                   + unseenOfNumber_[at(number - 1)]);
    }
    const bool pass = candidate.move.isPass();
    const int lies = pass ? situation_.board.table.count() : sizeOf(candidate.key);
    if (!pass) {
        traits.add(kPlayedSet + setTrait(candidate.move.cards));
        traits.add(kPlayedForNext + (lies - 1) * kHandSize + outlook_.nextHand() - 1);
    }
    const int lying = lies - 1 + (pass ? kNumbers : 0);
    traits.add(kCoverOfCards + shape.cover * (kNumbers + 1) + shape.cards);
    traits.add(kCoverAndSmallest + shape.cover * (kHandSize + 1) + outlook_.smallestHand());
    traits.add(kCoverAndNext + shape.cover * (kHandSize + 1) + outlook_.nextHand());
    traits.add(kLongestStands + shape.longest * 10 + tenths(standing(shape.longestKey)));
    traits.add(kLongestAfter + lying * (kNumbers + 1) + shape.longest);
    traits.add(kSmallestAfter + lying * (kHandSize + 1) + outlook_.smallestHand());
    traits.add(kLongestAgainst + outlook_.largestHand() * (kNumbers + 1) + shape.longest);
    addBeaten(traits, shape.best);
    traits.add(kFreeWithCover + ((pass ? kColours + 1 : 0) + shape.cover) * 10 + tenths(nobodyFollows));
}

} // namespace meadhall::odin::ai
