// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/odin/sparse_features.h"

#include "engine/core/to_index.h"

#include <algorithm>
#include <cstring>

namespace meadhall::odin::ai {

namespace {

/// Index of a set by kind (one colour or one number), number of cards and highest number. A set with the goat shares
/// that of a set of one colour with as many cards.
int setFeature(CardSet set)
{
    if (set.contains(kGoat)) {
        const int count = set.count();
        return pairOf(count, std::max<int>(std::bit_width(numbersOf(set)) - count, 0), kNumbers);
    }
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
        pairs[toIndex(a)] = pairOf(a, 0, most);
    return pairs;
}();

/// Number of ranks higher than `own`, eight comparisons at a time.
int higherOf(const std::array<std::int16_t, 16> &ranks, std::int16_t own)
{
    using Int16x8 [[gnu::vector_size(16)]] = std::int16_t;
    Int16x8 low;
    Int16x8 high;
    std::memcpy(&low, ranks.data(), sizeof low);
    std::memcpy(&high, &ranks[8], sizeof high);
    const Int16x8 higher = -(low > own) - (high > own);
    // Horizontal sum: the multiplication adds the four 16-bit counts of a word.
    std::array<std::uint64_t, 2> words;
    std::memcpy(words.data(), &higher, sizeof words);
    return static_cast<int>((words[0] + words[1]) * 0x0001'0001'0001'0001 >> 48);
}

constexpr int tenths(float share) { return std::min(static_cast<int>(share * 10), 9); }

} // namespace

SparseFeatureExtractor::SparseFeatureExtractor(const DecisionFeatures &decisionFeatures)
    : features_(decisionFeatures), state_(decisionFeatures.state())
{
    const Counts unseen = decisionFeatures.unseenCounts();
    for (int number = 1; number <= kNumbers; ++number) {
        unseenOfNumber_[toIndex(number - 1)] = countOf(unseen, number);
        for (int size = std::min(unseenOfNumber_[toIndex(number - 1)], 5); size > 1; --size)
            unseenSets_[toIndex(size)][toIndex(kColours + number - 1)] =
                static_cast<std::int16_t>(kSetRanks.ofNumber[toIndex(number - 1)][toIndex(size)]);
    }
    for (int colour = 0; colour < kColours; ++colour) {
        unsigned highest = unseenOfColour_[toIndex(colour)] = colourMask(state_.unseen, colour);
        for (int size = kOnes[highest]; size > 0; --size, highest &= highest - 1)
            if (size <= 5)
                unseenSets_[toIndex(size)][toIndex(colour)] = static_cast<std::int16_t>(kSetRanks.ofColour[highest]);
    }
}

SparseTableFeatures SparseFeatureExtractor::table() const
{
    SparseTableFeatures features;
    const Board &board = state_.board;
    for (const unsigned mask : unseenOfColour_)
        features.add(kUnseenOfColour + kOnes[mask]);
    for (int number = 0; number < kNumbers; ++number)
        features.add(kUnseenOfNumber + number * (kColours + 1) + unseenOfNumber_[toIndex(number)]);
    if (!board.leading()) {
        features.add(kTableSet + setFeature(board.table));
        features.add(kTableSizeAndNext + (board.table.count() - 1) * kHandSize + features_.nextHand() - 1);
    }
    for (int places = 1; places < board.players; ++places)
        features.add(kHandOfPlace + (places - 1) * (kHandSize + 1)
                     + state_.counts[toIndex((board.turn + places) % board.players)]);
    return features;
}

void SparseFeatureExtractor::addBeaten(SparseMoveFeatures &features, const BestSets &best) const
{
    for (int size = 1; size <= 5 && best[toIndex(size)] != 0; ++size) {
        const auto own = static_cast<std::int16_t>(best[toIndex(size)]);
        features.add(kBestBeaten + (size - 1) * (kColours + kNumbers + 1) + higherOf(unseenSets_[toIndex(size)], own));
    }
}

/// Where the goat is after a move; nullopt if it is out of play or not in the game.
std::optional<GoatPlace> SparseFeatureExtractor::goatAfter(Move move, CardSet left) const
{
    const Board &board = state_.board;
    if (state_.hand.contains(kGoat)) {
        if (left.contains(kGoat))
            return move.isPass() ? GoatPlace::KeptByPassing : GoatPlace::KeptByPlaying;
        return move.cards == kGoatOnly ? GoatPlace::PlayedAlone : GoatPlace::PlayedInSet;
    }
    if (board.table.contains(kGoat)) {
        if (move.isPass())
            return GoatPlace::LeftOnTable;
        return move.take == kGoat ? GoatPlace::Taken : GoatPlace::Beaten;
    }
    if (!state_.unseen.contains(kGoat))
        return std::nullopt;
    const auto next = toIndex(board.turn + 1 == board.players ? 0 : board.turn + 1);
    if (state_.publicCards.cards[next].contains(kGoat))
        return GoatPlace::WithNext;
    const auto holds = [](CardSet cards) { return cards.contains(kGoat); };
    const auto &shown = state_.publicCards.cards;
    return std::any_of(shown.begin(), shown.end(), holds) ? GoatPlace::WithOther : GoatPlace::Somewhere;
}

void SparseFeatureExtractor::addGoat(MoveFeatures &features, Move move, const Afterstate &after) const
{
    const auto goat = goatAfter(move, after.left);
    if (!goat)
        return;
    const auto place = static_cast<int>(*goat);
    const float nobodyFollows = features.inputs[kNobodyFollows];
    features.goat.add(kGoatAndSmallest + place * (kHandSize + 1) + features_.smallestHand());
    features.goat.add(kGoatAndCards + place * (kNumbers + 2) + after.analysis.cards);
    features.goat.add(kGoatAndCover + place * (kColours + 2) + after.analysis.cover);
    features.goat.add(kGoatAndFree + place * 10 + tenths(nobodyFollows));
}

void SparseFeatureExtractor::addMoveFeatures(MoveFeatures &moveFeatures, const Candidate &candidate,
                                             const Afterstate &after) const
{
    SparseMoveFeatures &features = moveFeatures.sparse;
    const HandAnalysis &analysis = after.analysis;
    for (int colour = 0; colour < kColours; ++colour) {
        const unsigned held = colourMask(after.left, colour);
        const unsigned unseen = unseenOfColour_[toIndex(colour)];
        const int highest = std::bit_width(held);
        features.addIf(held != 0, kColourAgainstUnseen + kPairs<kNumbers>[kOnes[held]] + kOnes[unseen]);
        features.addIf(held != 0, kTopOfColour + kPairs<kNumbers>[toIndex(highest)] + kOnes[unseen >> highest]);
    }
    for (int number = 1; number <= kNumbers; ++number) {
        const int held = countOf(analysis.counts, number);
        features.addIf(held > 0, kNumberAgainstUnseen + (number - 1) * pairsUpTo(kColours)
                                     + kPairs<kColours>[toIndex(held)] + unseenOfNumber_[toIndex(number - 1)]);
    }
    const bool pass = candidate.move.isPass();
    const int tableSize = pass ? state_.board.table.count() : sizeOf(candidate.rank);
    if (!pass) {
        features.add(kPlayedSet + setFeature(candidate.move.cards));
        features.add(kPlayedSizeAndNext + (tableSize - 1) * kHandSize + features_.nextHand() - 1);
    }
    const int tableKind = tableSize - 1 + (pass ? kNumbers : 0);
    features.add(kCoverOfCards + analysis.cover * (kNumbers + 1) + analysis.cards);
    features.add(kCoverAndSmallest + analysis.cover * (kHandSize + 1) + features_.smallestHand());
    features.add(kCoverAndNext + analysis.cover * (kHandSize + 1) + features_.nextHand());
    features.add(kLongestAndStrength + analysis.longest * 10 + tenths(relativeStrength(analysis.longestRank)));
    features.add(kLongestAfter + tableKind * (kNumbers + 1) + analysis.longest);
    features.add(kSmallestAfter + tableKind * (kHandSize + 1) + features_.smallestHand());
    features.add(kLongestAgainst + features_.largestHand() * (kNumbers + 1) + analysis.longest);
    addBeaten(features, analysis.best);
    features.add(kFreeWithCover + ((pass ? kColours + 1 : 0) + analysis.cover) * 10
                 + tenths(moveFeatures.inputs[kNobodyFollows]));
    addGoat(moveFeatures, candidate.move, after);
}

} // namespace meadhall::odin::ai
