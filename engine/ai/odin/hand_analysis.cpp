#include "engine/ai/odin/hand_analysis.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace meadhall::odin::ai {

namespace {

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

// Contribution of a colour's nine-bit mask: four bits per number for the
// counts, then the number of cards, then the sum.
constexpr int kCardsAbove = 4 * kNumbers;
constexpr int kSumAbove = kCardsAbove + 6;
constexpr Counts kOfNumbers = (Counts{1} << kCardsAbove) - 1;

constexpr std::array<std::uint64_t, 512> kAdds = [] {
    std::array<std::uint64_t, 512> adds{};
    for (unsigned mask = 0; mask < 512; ++mask)
        for (int i = 0; i < kNumbers; ++i)
            if ((mask >> i & 1) != 0)
                adds[mask] += (std::uint64_t{1} << (4 * i)) + (std::uint64_t{1} << kCardsAbove)
                              + (static_cast<std::uint64_t>(i + 1) << kSumAbove);
    return adds;
}();

/// By nine-bit mask of a colour: the best set of each size consists of its highest cards.
constexpr std::array<BestSets, 512> kBestOfColour = [] {
    std::array<BestSets, 512> best{};
    for (unsigned mask = 1; mask < 512; ++mask) {
        unsigned highest = mask;
        for (int size = kOnes[mask]; size > 0; --size, highest &= highest - 1)
            best[mask][at(size)] = kSetKeys.ofColour[highest];
    }
    return best;
}();

/// By nine-bit mask: 1 for two or more cards, else 0. A table, because the branch would be unpredictable.
constexpr std::array<std::uint8_t, 512> kSeveral = [] {
    std::array<std::uint8_t, 512> several{};
    for (unsigned mask = 0; mask < 512; ++mask)
        several[mask] = kOnes[mask] > 1 ? 1 : 0;
    return several;
}();

/// By number − 1 and count. A set of one number has at most one card per colour.
constexpr std::array<std::array<BestSets, kColours + 1>, kNumbers> kBestOfNumber = [] {
    std::array<std::array<BestSets, kColours + 1>, kNumbers> best{};
    for (std::size_t i = 0; i < kNumbers; ++i)
        for (std::size_t count = 2; count <= kColours; ++count)
            for (std::size_t size = 2; size <= count; ++size)
                best[i][count][size] = kSetKeys.ofNumber[i][size];
    return best;
}();

/// Element-wise maximum, eight sizes at a time. Signed, because SSE2 compares
/// signed integers only; keys are far below the limit.
template <std::size_t sizes = std::tuple_size_v<BestSets>> void raise(BestSets &best, const BestSets &others)
{
    using Float8 [[gnu::vector_size(16)]] = std::int16_t;
    for (std::size_t i = 0; i < sizes; i += sizeof(Float8) / sizeof(SetRank)) {
        Float8 own;
        Float8 other;
        std::memcpy(&own, &best[i], sizeof own);
        std::memcpy(&other, &others[i], sizeof other);
        own = own > other ? own : other;
        std::memcpy(&best[i], &own, sizeof own);
    }
}

/// A longer set has a higher key.
SetRank highestOf(const BestSets &best)
{
    std::array<std::int16_t, 16> keys;
    std::memcpy(keys.data(), best.data(), sizeof keys);
    std::int16_t highest = 0;
    for (const std::int16_t key : keys)
        highest = std::max(highest, key);
    return static_cast<SetRank>(highest);
}

void raiseByNumbers(BestSets &best, Counts counts)
{
    for (int number = 1; number <= kNumbers; ++number)
        raise<kColours + 1>(best, kBestOfNumber[at(number - 1)][at(countOf(counts, number))]);
}

/// Minimum number of sets that cover the numbers in `numbers` and the colours in `several`. Choosing a colour pays only
/// if it covers at least two cards.
template <unsigned colours> int cover(unsigned numbers, const unsigned *several)
{
    if constexpr (colours == 0)
        return kOnes[numbers];
    else
        return std::min(cover<colours - 1>(numbers, several + 1) + 1,
                        cover<colours - 1>(numbers | *several, several + 1));
}

using Cover = int (*)(unsigned numbers, const unsigned *several);

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
        sums += kAdds[colourMask(cards, colour)];
    return sums & kOfNumbers;
}

BestSets bestSetsOf(CardSet cards)
{
    BestSets best{};
    for (int colour = 0; colour < kColours; ++colour)
        raise(best, kBestOfColour[colourMask(cards, colour)]);
    raiseByNumbers(best, countsOf(cards));
    return best;
}

HandAnalysis shapeOf(CardSet hand)
{
    HandAnalysis shape;
    std::uint64_t sums = 0;
    unsigned once = 0;
    unsigned twice = 0;
    unsigned lone = 0; // numbers of the cards that are the only one of their colour
    std::array<unsigned, kColours + 1> several;
    unsigned severalCount = 0;
    for (int colour = 0; colour < kColours; ++colour) {
        const unsigned mask = colourMask(hand, colour);
        sums += kAdds[mask];
        twice |= once & mask;
        once |= mask;
        several[severalCount] = mask;
        severalCount += kSeveral[mask];
        lone |= mask & (kSeveral[mask] - 1u);
        raise(shape.best, kBestOfColour[mask]);
    }
    if (hand.empty())
        return shape;
    shape.counts = sums & kOfNumbers;
    shape.cards = static_cast<int>(sums >> kCardsAbove & 0x3f);
    shape.sum = static_cast<int>(sums >> kSumAbove);
    shape.cover = kCover[severalCount](lone, several.data());
    const unsigned orphans = lone & ~twice;
    shape.orphans = kOnes[orphans];
    shape.lowOrphans = kOnes[orphans & ((1u << kLowNumber) - 1)];
    shape.highest = std::bit_width(once);
    shape.lowest = std::countr_zero(once) + 1;
    raiseByNumbers(shape.best, shape.counts);
    shape.longestKey = highestOf(shape.best);
    shape.longest = sizeOf(shape.longestKey);
    return shape;
}

} // namespace meadhall::odin::ai
