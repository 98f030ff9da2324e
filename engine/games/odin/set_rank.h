// SPDX-License-Identifier: GPL-3.0-or-later
// The rank of a set: a small number that compares like the sets.
#pragma once

#include "engine/core/to_index.h"
#include "engine/games/odin/set.h"

#include <algorithm>
#include <array>

namespace meadhall::odin {

/// size · kRankStep + position among the values of that size, those with the goat included. Positions count from 1, of
/// single cards from 0, so that they are the numbers. Within a size a higher rank means a higher value; any set with
/// more cards has a higher rank. 0: no set.
using SetRank = std::uint16_t;
constexpr int kRankShift = 9;
constexpr int kRankStep = 1 << kRankShift;

/// Number of cards of the set.
constexpr int sizeOf(SetRank rank) { return rank >> kRankShift; }
/// The number of a single card.
constexpr int numberOfSingle(SetRank rank) { return rank & (kRankStep - 1); }

/// Mask of a set of one colour: nine bits of the numbers, and this one for the goat.
constexpr unsigned kGoatInMask = 1u << kNumbers;

struct SetRanks {
    std::array<SetRank, 2 * kGoatInMask> ofColour{}; ///< indexed by mask of a colour, which may hold the goat
    std::array<std::array<SetRank, kColours + 1>, kNumbers> ofNumber{}; ///< indexed by number − 1 and count
    std::array<float, (kNumbers + 1) * kRankStep> strengths{};          ///< by rank, see relativeStrength()
};

namespace detail {

/// The value of a set of one colour, given as a mask.
constexpr std::uint32_t valueOfMask(unsigned mask)
{
    const CardSet cards(mask & (kGoatInMask - 1));
    return valueOf((mask & kGoatInMask) != 0 ? cards | kGoatOnly : cards);
}
/// The value of `count` cards of one number.
constexpr std::uint32_t valueOfAlike(int number, int count)
{
    std::uint32_t value = 0;
    for (int i = 0; i < count; ++i)
        value = value * 10 + static_cast<std::uint32_t>(number);
    return value;
}

/// A value of one size, and where to put its rank.
struct RankedValue {
    std::uint32_t value = 0;
    unsigned mask = 0; ///< of a set of one colour; 0: of one number
    int number = 0;    ///< of a set of one number
    constexpr bool isGoat() const { return (mask & kGoatInMask) != 0; }
};

constexpr SetRanks makeSetRanks()
{
    SetRanks table;
    for (int size = 1; size <= kNumbers; ++size) {
        std::array<RankedValue, kRankStep> values{};
        std::size_t count = 0;
        int usual = 0; // values without the goat
        for (unsigned mask = 1; mask < 2 * kGoatInMask; ++mask)
            if (std::popcount(mask) == size) {
                values[count++] = {valueOfMask(mask), mask, 0};
                usual += values[count - 1].isGoat() ? 0 : 1;
            }
        for (int number = 1; size > 1 && size <= kColours && number <= kNumbers; ++number, ++usual)
            values[count++] = {valueOfAlike(number, size), 0, number};
        std::sort(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(count),
                  [](const RankedValue &a, const RankedValue &b) { return a.value < b.value; });
        int position = size == 1 ? 0 : 1;
        int notHigher = 0; // values without the goat up to this one
        for (std::size_t i = 0; i < count; ++i, ++position) {
            const RankedValue &one = values[i];
            const auto rank = static_cast<SetRank>(size * kRankStep + position);
            if (one.mask != 0)
                table.ofColour[one.mask] = rank;
            else
                table.ofNumber[toIndex(one.number - 1)][toIndex(size)] = rank;
            if (size == 1 && !one.isGoat())
                table.ofNumber[toIndex(position - 1)][1] = rank;
            notHigher += one.isGoat() ? 0 : 1;
            table.strengths[rank] = static_cast<float>(notHigher) / static_cast<float>(usual);
        }
    }
    return table;
}

} // namespace detail

inline constexpr SetRanks kSetRanks = detail::makeSetRanks();

/// Number of set bits of a nine-bit mask.
inline constexpr std::array<std::uint8_t, 512> kOnes = [] {
    std::array<std::uint8_t, 512> ones{};
    for (unsigned mask = 1; mask < 512; ++mask)
        ones[mask] = static_cast<std::uint8_t>(ones[mask >> 1] + (mask & 1));
    return ones;
}();

/// Nine-bit mask of the cards of one colour.
/// @param colour 0–5
constexpr unsigned colourMask(CardSet cards, int colour)
{
    return static_cast<unsigned>(cards.bits() >> (colour * kNumbers)) & 0x1ffu;
}

/// Nine-bit mask of the numbers that occur among the cards.
constexpr unsigned numbersOf(CardSet cards)
{
    unsigned numbers = 0;
    for (int colour = 0; colour < kColours; ++colour)
        numbers |= colourMask(cards, colour);
    return numbers;
}

/// The rank of a set; 0 for no cards. The cards must form a set.
constexpr SetRank rankOf(CardSet set)
{
    if (set.empty())
        return 0;
    const Card first = set.first();
    const int colour = first / kNumbers;
    if ((cardsOf(static_cast<Colour>(colour)) | kGoatOnly).containsAll(set)) {
        const auto goat = static_cast<unsigned>(set.bits() >> (kGoat - kNumbers)) & kGoatInMask;
        return kSetRanks.ofColour[colourMask(set - kGoatOnly, colour) | goat];
    }
    return kSetRanks.ofNumber[first % kNumbers][toIndex(set.count())];
}

/// The rank of the cards; 0 if they do not form a set.
constexpr SetRank rankIfSet(CardSet cards)
{
    if (cards.empty())
        return 0;
    const Card first = cards.first();
    const int number = first % kNumbers + 1;
    if ((cardsOf(static_cast<Colour>(first / kNumbers)) | kGoatOnly).containsAll(cards)
        || cardsOf(number).containsAll(cards))
        return rankOf(cards);
    return 0;
}

/// Whether a set follows and beats the set on the table: as many cards and a higher value, or one card more.
constexpr bool follows(SetRank set, SetRank table) { return set > table && sizeOf(set) <= sizeOf(table) + 1; }

/// Relative strength of a set among the values of its size without the goat, 0 to 1 for the highest; 0 for no set.
constexpr float relativeStrength(SetRank rank) { return kSetRanks.strengths[rank]; }

} // namespace meadhall::odin
