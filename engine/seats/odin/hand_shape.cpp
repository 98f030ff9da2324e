#include "seats/odin/hand_shape.h"

#include <algorithm>

namespace meadhall::odin::ai {

namespace {

constexpr std::uint64_t kOneNumber = 0x0000'2010'0804'0201;

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

constexpr std::array<std::uint8_t, 512> makeSums()
{
    std::array<std::uint8_t, 512> sums{};
    for (unsigned mask = 0; mask < 512; ++mask)
        for (int i = 0; i < kNumbers; ++i)
            if ((mask >> i & 1) != 0)
                sums[mask] = static_cast<std::uint8_t>(sums[mask] + i + 1);
    return sums;
}
constexpr std::array<std::uint8_t, 512> kSums = makeSums();

} // namespace

HandShape shapeOf(CardSet hand)
{
    HandShape shape;
    unsigned once = 0;
    unsigned twice = 0;
    unsigned lone = 0; // numbers of cards that are alone in their colour
    // Choosing a colour pays only where it covers two cards, so only such colours are tried both ways:
    // unions[i] are the numbers still to be chosen if the colours in i are not.
    std::array<unsigned, 64> unions;
    std::array<unsigned, kColours> several;
    unsigned severalCount = 0;
    for (int colour = 0; colour < kColours; ++colour) {
        const unsigned mask = colourMask(hand, colour);
        if (mask == 0)
            continue;
        twice |= once & mask;
        once |= mask;
        const int count = kOnes[mask];
        shape.cards += count;
        shape.sum += kSums[mask];
        if (count == 1)
            lone |= mask;
        else
            several[severalCount++] = mask;
        shape.longestKey = std::max(shape.longestKey, kSetKeys.ofColour[mask]);
    }
    if (shape.cards == 0)
        return shape;
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
    for (unsigned numbers = twice; numbers != 0; numbers &= numbers - 1) {
        const int index = std::countr_zero(numbers);
        const int count = countOnes(hand.bits() & kOneNumber << index);
        shape.longestKey = std::max(
            shape.longestKey, kSetKeys.ofNumber[static_cast<std::size_t>(index)][static_cast<std::size_t>(count)]);
    }
    shape.longest = sizeOf(shape.longestKey);
    return shape;
}

BestSets bestSetsOf(CardSet cards)
{
    BestSets best{};
    unsigned once = 0;
    unsigned twice = 0;
    for (int colour = 0; colour < kColours; ++colour) {
        // The best set of a size within a colour are its highest cards.
        unsigned highest = colourMask(cards, colour);
        twice |= once & highest;
        once |= highest;
        for (int size = kOnes[highest]; size > 0; --size, highest &= highest - 1)
            best[at(size)] = std::max(best[at(size)], kSetKeys.ofColour[highest]);
    }
    for (; twice != 0; twice &= twice - 1) {
        const int number = std::countr_zero(twice) + 1;
        const int count = (cards & cardsOf(number)).count();
        for (int size = 2; size <= count; ++size)
            best[at(size)] = std::max(best[at(size)], kSetKeys.ofNumber[at(number - 1)][at(size)]);
    }
    return best;
}

} // namespace meadhall::odin::ai
