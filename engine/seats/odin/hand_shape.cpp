#include "seats/odin/hand_shape.h"

#include <algorithm>
#include <cstring>

namespace meadhall::odin::ai {

namespace {

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

// What the nine bits of a colour add to the counts, and above those to the number of cards and to their sum.
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

/// By the nine bits of a colour: the best set of a size within it are its highest cards.
constexpr std::array<BestSets, 512> kBestOfColour = [] {
    std::array<BestSets, 512> best{};
    for (unsigned mask = 1; mask < 512; ++mask) {
        unsigned highest = mask;
        for (int size = kOnes[mask]; size > 0; --size, highest &= highest - 1)
            best[mask][at(size)] = kSetKeys.ofColour[highest];
    }
    return best;
}();

/// By number − 1 and how many of it there are.
constexpr std::array<std::array<BestSets, kColours + 1>, kNumbers> kBestOfNumber = [] {
    std::array<std::array<BestSets, kColours + 1>, kNumbers> best{};
    for (std::size_t i = 0; i < kNumbers; ++i)
        for (std::size_t count = 2; count <= kColours; ++count)
            for (std::size_t size = 2; size <= count; ++size)
                best[i][count][size] = kSetKeys.ofNumber[i][size];
    return best;
}();

/// Eight sizes at once. As signed numbers, which every processor compares; keys are far below their end.
void raise(BestSets &best, const BestSets &others)
{
    using Lane [[gnu::vector_size(16)]] = std::int16_t;
    for (std::size_t i = 0; i < best.size(); i += sizeof(Lane) / sizeof(SetKey)) {
        Lane own;
        Lane other;
        std::memcpy(&own, &best[i], sizeof own);
        std::memcpy(&other, &others[i], sizeof other);
        own = own > other ? own : other;
        std::memcpy(&best[i], &own, sizeof own);
    }
}

/// A longer set has a higher key.
SetKey highestOf(const BestSets &best)
{
    std::array<std::int16_t, 16> keys;
    std::memcpy(keys.data(), best.data(), sizeof keys);
    std::int16_t highest = 0;
    for (const std::int16_t key : keys)
        highest = std::max(highest, key);
    return static_cast<SetKey>(highest);
}

/// @param twice numbers, a bit for each, that there are two or more of
void raiseByNumbers(BestSets &best, unsigned twice, Counts counts)
{
    for (; twice != 0; twice &= twice - 1) {
        const int number = std::countr_zero(twice) + 1;
        raise(best, kBestOfNumber[at(number - 1)][at(countOf(counts, number))]);
    }
}

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
    BestSets best = kBestOfColour[colourMask(cards, 0)];
    unsigned once = colourMask(cards, 0);
    unsigned twice = 0;
    for (int colour = 1; colour < kColours; ++colour) {
        const unsigned mask = colourMask(cards, colour);
        raise(best, kBestOfColour[mask]);
        twice |= once & mask;
        once |= mask;
    }
    raiseByNumbers(best, twice, countsOf(cards));
    return best;
}

HandShape shapeOf(CardSet hand)
{
    HandShape shape;
    std::uint64_t sums = 0;
    unsigned once = 0;
    unsigned twice = 0;
    unsigned lone = 0; // numbers of cards that are alone in their colour
    // Choosing a colour pays only where it covers two cards, so only such colours are tried both ways:
    // unions[i] are the numbers still to be chosen if the colours in i are not.
    std::array<unsigned, 64> unions;
    std::array<unsigned, kColours + 1> several;
    unsigned severalCount = 0;
    for (int colour = 0; colour < kColours; ++colour) {
        const unsigned mask = colourMask(hand, colour);
        sums += kAdds[mask];
        twice |= once & mask;
        once |= mask;
        const bool two = (mask & (mask - 1)) != 0;
        several[severalCount] = mask;
        severalCount += two ? 1 : 0;
        lone |= two ? 0 : mask;
        raise(shape.best, kBestOfColour[mask]);
    }
    if (hand.empty())
        return shape;
    shape.counts = sums & kOfNumbers;
    shape.cards = static_cast<int>(sums >> kCardsAbove & 0x3f);
    shape.sum = static_cast<int>(sums >> kSumAbove);
    unions[0] = lone;
    shape.cover = kOnes[lone] + static_cast<int>(severalCount);
    for (unsigned i = 0; i < severalCount; ++i) {
        const unsigned half = 1u << i;
        for (unsigned j = 0; j < half; ++j) {
            const unsigned all = unions[j] | several[i];
            unions[half + j] = all;
            const int left = static_cast<int>(severalCount) - kOnes[half + j];
            shape.cover = std::min(shape.cover, kOnes[all] + left);
        }
    }
    const unsigned orphans = lone & ~twice;
    shape.orphans = kOnes[orphans];
    shape.lowOrphans = kOnes[orphans & ((1u << kLowNumber) - 1)];
    shape.highest = std::bit_width(once);
    shape.lowest = std::countr_zero(once) + 1;
    raiseByNumbers(shape.best, twice, shape.counts);
    shape.longestKey = highestOf(shape.best);
    shape.longest = sizeOf(shape.longestKey);
    return shape;
}

} // namespace meadhall::odin::ai
