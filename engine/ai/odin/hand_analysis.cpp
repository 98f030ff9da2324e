// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/odin/hand_analysis.h"

#include "engine/core/to_index.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace meadhall::odin::ai {

namespace {

// Contribution of a colour's nine-bit mask: four bits per number for the
// counts, then the number of cards, then the sum.
constexpr int kCardsAbove = 4 * kNumbers;
constexpr int kSumAbove = kCardsAbove + 6;
constexpr Counts kOfNumbers = (Counts{1} << kCardsAbove) - 1;

constexpr std::array<std::uint64_t, 512> kContributions = [] {
    std::array<std::uint64_t, 512> contributions{};
    for (unsigned mask = 0; mask < 512; ++mask)
        for (int i = 0; i < kNumbers; ++i)
            if ((mask >> i & 1) != 0)
                contributions[mask] += (std::uint64_t{1} << (4 * i)) + (std::uint64_t{1} << kCardsAbove)
                                       + (static_cast<std::uint64_t>(i + 1) << kSumAbove);
    return contributions;
}();

/// By nine-bit mask of a colour: the best set of each size consists of its highest cards.
constexpr std::array<BestSets, 512> kBestOfColour = [] {
    std::array<BestSets, 512> best{};
    for (unsigned mask = 1; mask < 512; ++mask) {
        unsigned highest = mask;
        for (int size = kOnes[mask]; size > 0; --size, highest &= highest - 1)
            best[mask][toIndex(size)] = kSetRanks.ofColour[highest];
    }
    return best;
}();

/// By nine-bit mask: 1 for two or more cards, else 0. A table, because the branch would be unpredictable.
constexpr std::array<std::uint8_t, 512> kIsMultiple = [] {
    std::array<std::uint8_t, 512> multiples{};
    for (unsigned mask = 0; mask < 512; ++mask)
        multiples[mask] = kOnes[mask] > 1 ? 1 : 0;
    return multiples;
}();

/// By number − 1 and count. A set of one number has at most one card per colour.
constexpr std::array<std::array<BestSets, kColours + 1>, kNumbers> kBestOfNumber = [] {
    std::array<std::array<BestSets, kColours + 1>, kNumbers> best{};
    for (std::size_t i = 0; i < kNumbers; ++i)
        for (std::size_t count = 2; count <= kColours; ++count)
            for (std::size_t size = 2; size <= count; ++size)
                best[i][count][size] = kSetRanks.ofNumber[i][size];
    return best;
}();

/// Element-wise maximum, eight sizes at a time. Signed, because SSE2 compares
/// signed integers only; ranks are far below the limit.
template <std::size_t sizes = std::tuple_size_v<BestSets>> void elementwiseMax(BestSets &best, const BestSets &others)
{
    using Int16x8 [[gnu::vector_size(16)]] = std::int16_t;
    for (std::size_t i = 0; i < sizes; i += sizeof(Int16x8) / sizeof(SetRank)) {
        Int16x8 own;
        Int16x8 other;
        std::memcpy(&own, &best[i], sizeof own);
        std::memcpy(&other, &others[i], sizeof other);
        own = own > other ? own : other;
        std::memcpy(&best[i], &own, sizeof own);
    }
}

/// A longer set has a higher rank.
SetRank highestOf(const BestSets &best)
{
    std::array<std::int16_t, 16> ranks;
    std::memcpy(ranks.data(), best.data(), sizeof ranks);
    std::int16_t highest = 0;
    for (const std::int16_t rank : ranks)
        highest = std::max(highest, rank);
    return static_cast<SetRank>(highest);
}

void addBestOfNumbers(BestSets &best, Counts counts)
{
    for (int number = 1; number <= kNumbers; ++number)
        elementwiseMax<kColours + 1>(best, kBestOfNumber[toIndex(number - 1)][toIndex(countOf(counts, number))]);
}

/// Minimum number of sets that cover the numbers in `numbers` and the colours in `multiples`. Choosing a colour pays
/// only if it covers at least two cards.
template <unsigned colours> int cover(unsigned numbers, const unsigned *multiples)
{
    if constexpr (colours == 0)
        return kOnes[numbers];
    else
        return std::min(cover<colours - 1>(numbers, multiples + 1) + 1,
                        cover<colours - 1>(numbers | *multiples, multiples + 1));
}

/// By nine-bit mask of a colour: the best set of each size with the goat.
constexpr std::array<BestSets, 512> kBestWithGoat = [] {
    std::array<BestSets, 512> best{};
    for (unsigned mask = 0; mask < 512; ++mask) {
        unsigned highest = mask;
        for (int size = kOnes[mask] + 1; size > 0; --size, highest &= highest - 1)
            if (size <= kNumbers)
                best[mask][toIndex(size)] = kSetRanks.ofColour[highest | kGoatInMask];
    }
    return best;
}();

void addBestWithGoat(BestSets &best, CardSet cards)
{
    for (int colour = 0; colour < kColours; ++colour)
        elementwiseMax(best, kBestWithGoat[colourMask(cards, colour)]);
}

using Cover = int (*)(unsigned numbers, const unsigned *multiples);

/// By number of colours with several cards. Unrolled at compile time to avoid unpredictable loop ends.
constexpr auto kCover = []<std::size_t... colours>(std::index_sequence<colours...>)
{
    return std::array<Cover, sizeof...(colours)>{cover<colours>...};
}
(std::make_index_sequence<kColours + 1>());

} // namespace

Counts countsOf(CardSet cards)
{
    std::uint64_t sums = 0;
    for (int colour = 0; colour < kColours; ++colour)
        sums += kContributions[colourMask(cards, colour)];
    return sums & kOfNumbers;
}

BestSets bestSetsOf(CardSet cards)
{
    BestSets best{};
    for (int colour = 0; colour < kColours; ++colour)
        elementwiseMax(best, kBestOfColour[colourMask(cards, colour)]);
    addBestOfNumbers(best, countsOf(cards));
    if (cards.contains(kGoat))
        addBestWithGoat(best, cards);
    return best;
}

namespace {

/// Adds the goat to the analysis of the other cards of a hand: it joins the cards of one colour or stays alone.
void addGoat(HandAnalysis &analysis, CardSet others)
{
    ++analysis.cards;
    ++analysis.cover;
    for (int colour = 0; colour < kColours; ++colour)
        if (const CardSet ofColour = cardsOf(static_cast<Colour>(colour)); !(others & ofColour).empty())
            analysis.cover = std::min(analysis.cover, 1 + analyseHand(others - ofColour).cover);
    if (others.empty())
        analysis.orphans = analysis.lowOrphans = 1;
    else if (analysis.orphans > 0) {
        --analysis.orphans;
        analysis.lowOrphans = std::max(analysis.lowOrphans - 1, 0);
    }
    analysis.lowest = 0;
    addBestWithGoat(analysis.best, others);
    analysis.longestRank = highestOf(analysis.best);
    analysis.longest = sizeOf(analysis.longestRank);
}

} // namespace

HandAnalysis analyseHand(CardSet hand)
{
    HandAnalysis analysis;
    if (hand.contains(kGoat)) {
        analysis = analyseHand(hand - kGoatOnly);
        addGoat(analysis, hand - kGoatOnly);
        return analysis;
    }
    std::uint64_t sums = 0;
    unsigned once = 0;
    unsigned twice = 0;
    unsigned singletons = 0; // numbers of the cards that are the only one of their colour
    std::array<unsigned, kColours + 1> multiples;
    unsigned multipleCount = 0;
    for (int colour = 0; colour < kColours; ++colour) {
        const unsigned mask = colourMask(hand, colour);
        sums += kContributions[mask];
        twice |= once & mask;
        once |= mask;
        multiples[multipleCount] = mask;
        multipleCount += kIsMultiple[mask];
        singletons |= mask & (kIsMultiple[mask] - 1u);
        elementwiseMax(analysis.best, kBestOfColour[mask]);
    }
    if (hand.empty())
        return analysis;
    analysis.counts = sums & kOfNumbers;
    analysis.cards = static_cast<int>(sums >> kCardsAbove & 0x3f);
    analysis.sum = static_cast<int>(sums >> kSumAbove);
    analysis.cover = kCover[multipleCount](singletons, multiples.data());
    const unsigned orphans = singletons & ~twice;
    analysis.orphans = kOnes[orphans];
    analysis.lowOrphans = kOnes[orphans & ((1u << kLowNumber) - 1)];
    analysis.highest = std::bit_width(once);
    analysis.lowest = std::countr_zero(once) + 1;
    addBestOfNumbers(analysis.best, analysis.counts);
    analysis.longestRank = highestOf(analysis.best);
    analysis.longest = sizeOf(analysis.longestRank);
    return analysis;
}

} // namespace meadhall::odin::ai
