#include "seats/odin/traits.h"

#include <algorithm>

namespace meadhall::odin::ai {

namespace {

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// [kind, cards, highest] of a set.
int setTrait(CardSet set)
{
    const int cards = set.count();
    const unsigned numbers = numbersOf(set);
    const int highest = std::bit_width(numbers);
    if (kOnes[numbers] == cards)
        return pairOf(cards, highest - cards, kNumbers);
    return pairsUpTo(kNumbers) + (cards - 2) * kNumbers + highest - 1;
}

constexpr int tenths(float share) { return std::min(static_cast<int>(share * 10), 9); }

} // namespace

TraitFinder::TraitFinder(const Outlook &outlook) : outlook_(outlook), situation_(outlook.situation())
{
    const Counts unseen = outlook.unseenCounts();
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
        int higher = 0;
        for (const std::int16_t key : unseenSets_[at(size)])
            higher += key > own ? 1 : 0;
        traits.add(kBestBeaten + (size - 1) * (kColours + kNumbers + 1) + higher);
    }
}

MoveTraits TraitFinder::of(const Candidate &candidate, const Aftermath &after, float nobodyFollows) const
{
    MoveTraits traits;
    const HandShape &shape = after.shape;
    for (int colour = 0; colour < kColours; ++colour) {
        const unsigned held = colourMask(after.left, colour);
        const unsigned unseen = unseenOfColour_[at(colour)];
        const int highest = std::bit_width(held);
        traits.addIf(held != 0, kColourAgainstUnseen + pairOf(kOnes[held], kOnes[unseen], kNumbers));
        traits.addIf(held != 0, kTopOfColour + pairOf(highest, kOnes[unseen >> highest], kNumbers));
    }
    for (int number = 1; number <= kNumbers; ++number) {
        const int held = countOf(shape.counts, number);
        traits.addIf(held > 0, kNumberAgainstUnseen + (number - 1) * pairsUpTo(kColours)
                                   + pairOf(held, unseenOfNumber_[at(number - 1)], kColours));
    }
    const bool pass = candidate.move.isPass();
    if (!pass) {
        traits.add(kPlayedSet + setTrait(candidate.move.cards));
        traits.add(kPlayedForNext + (candidate.move.cards.count() - 1) * kHandSize + outlook_.nextHand() - 1);
    }
    const int lying = (pass ? situation_.board.table : candidate.move.cards).count() - 1 + (pass ? kNumbers : 0);
    traits.add(kCoverOfCards + shape.cover * (kNumbers + 1) + shape.cards);
    traits.add(kCoverAndSmallest + shape.cover * (kHandSize + 1) + outlook_.smallestHand());
    traits.add(kCoverAndNext + shape.cover * (kHandSize + 1) + outlook_.nextHand());
    traits.add(kLongestStands + shape.longest * 10 + tenths(standing(shape.longestKey)));
    traits.add(kLongestAfter + lying * (kNumbers + 1) + shape.longest);
    traits.add(kSmallestAfter + lying * (kHandSize + 1) + outlook_.smallestHand());
    traits.add(kLongestAgainst + outlook_.largestHand() * (kNumbers + 1) + shape.longest);
    addBeaten(traits, shape.best);
    traits.add(kFreeWithCover + ((pass ? kColours + 1 : 0) + shape.cover) * 10 + tenths(nobodyFollows));
    return traits;
}

} // namespace meadhall::odin::ai
