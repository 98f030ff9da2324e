// SPDX-License-Identifier: GPL-3.0-or-later
// The rank of a set: a small number that compares like the sets.
#pragma once

#include "engine/core/to_index.h"
#include "engine/games/odin/set.h"

#include <array>

namespace meadhall::odin {

/// size · 256 + position among the values of that size, from 1. Within a size a higher rank means a higher value; any
/// set with more cards has a higher rank. 0: no set.
using SetRank = std::uint16_t;

/// Number of cards of the set.
constexpr int sizeOf(SetRank rank) { return rank >> 8; }

struct SetRanks {
    std::array<SetRank, 512> ofColour{};                                ///< indexed by nine-bit mask of a colour
    std::array<std::array<SetRank, kColours + 1>, kNumbers> ofNumber{}; ///< indexed by number − 1 and count
    std::array<int, kNumbers + 2> valueCounts{};                        ///< number of distinct values of each size
};

namespace detail {

/// The value of a set of one colour, given as a nine-bit mask.
constexpr std::uint32_t valueOfMask(unsigned mask) { return valueOf(CardSet(mask)); }
/// The value of `count` cards of one number.
constexpr std::uint32_t valueOfAlike(int number, int count)
{
    std::uint32_t value = 0;
    for (int i = 0; i < count; ++i)
        value = value * 10 + static_cast<std::uint32_t>(number);
    return value;
}

constexpr SetRanks makeSetRanks()
{
    SetRanks table;
    for (int size = 1; size <= kNumbers; ++size) {
        // Among masks of one size, a higher mask has a higher value; the sets of one number are merged in.
        // Single cards belong to both kinds and get the same rank.
        int position = 0;
        int alike = 1;
        for (unsigned mask = 1; mask < 512; ++mask) {
            if (std::popcount(mask) != size)
                continue;
            for (; size > 1 && size <= kColours && alike <= kNumbers && valueOfAlike(alike, size) < valueOfMask(mask);
                 ++alike)
                table.ofNumber[toIndex(alike - 1)][toIndex(size)] = static_cast<SetRank>(size * 256 + ++position);
            table.ofColour[mask] = static_cast<SetRank>(size * 256 + ++position);
            if (size == 1)
                table.ofNumber[toIndex(position - 1)][1] = table.ofColour[mask];
        }
        for (; size > 1 && size <= kColours && alike <= kNumbers; ++alike)
            table.ofNumber[toIndex(alike - 1)][toIndex(size)] = static_cast<SetRank>(size * 256 + ++position);
        table.valueCounts[toIndex(size)] = position;
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
    if (cardsOf(static_cast<Colour>(colour)).containsAll(set))
        return kSetRanks.ofColour[colourMask(set, colour)];
    return kSetRanks.ofNumber[first % kNumbers][toIndex(set.count())];
}

/// The rank of the cards; 0 if they do not form a set.
constexpr SetRank rankIfSet(CardSet cards)
{
    if (cards.empty())
        return 0;
    const Card first = cards.first();
    const int number = first % kNumbers + 1;
    if (cardsOf(static_cast<Colour>(first / kNumbers)).containsAll(cards) || cardsOf(number).containsAll(cards))
        return rankOf(cards);
    return 0;
}

/// Whether a set follows and beats the set on the table: as many cards and a higher value, or one card more.
constexpr bool follows(SetRank set, SetRank table) { return set > table && sizeOf(set) <= sizeOf(table) + 1; }

/// By rank: relative strength of a set among the values of its size, above 0 to 1 for the highest; 0 for no set.
inline constexpr std::array<float, (kNumbers + 1) * 256> kRelativeStrengths = [] {
    std::array<float, (kNumbers + 1) * 256> strengths{};
    for (std::size_t size = 1; size <= kNumbers; ++size)
        for (int position = 1; position <= kSetRanks.valueCounts[size]; ++position)
            strengths[size * 256 + toIndex(position)] =
                static_cast<float>(position) / static_cast<float>(kSetRanks.valueCounts[size]);
    return strengths;
}();
constexpr float relativeStrength(SetRank rank) { return kRelativeStrengths[rank]; }

} // namespace meadhall::odin
