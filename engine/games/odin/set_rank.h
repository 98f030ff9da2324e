// A set of Odin as one small number that compares as the sets do.
#pragma once

#include "engine/games/odin/set.h"

#include <array>

namespace meadhall::odin {

/// size · 256 + rank among the values of that size, counted from 1. Within a size a higher key means a higher value;
/// any set with more cards has a higher key. 0: no set.
using SetRank = std::uint16_t;

/// Number of cards of the set.
constexpr int sizeOf(SetRank key) { return key >> 8; }

struct SetKeys {
    std::array<SetRank, 512> ofColour{};                                ///< indexed by nine-bit mask of a colour
    std::array<std::array<SetRank, kColours + 1>, kNumbers> ofNumber{}; ///< indexed by number − 1 and count
    std::array<int, kNumbers + 2> ranks{};                              ///< number of different values of each size
};

namespace detail {

/// The value of a set of one colour by its nine bits; of so many cards of one number.
constexpr std::uint32_t valueOfMask(unsigned mask) { return valueOf(CardSet(mask)); }
constexpr std::uint32_t valueOfAlike(int number, int count)
{
    std::uint32_t value = 0;
    for (int i = 0; i < count; ++i)
        value = value * 10 + static_cast<std::uint32_t>(number);
    return value;
}

constexpr SetKeys makeSetKeys()
{
    SetKeys keys;
    for (int size = 1; size <= kNumbers; ++size) {
        // Masks of one size ascend with their values; the sets of one number are merged in.
        // Single cards belong to both kinds and get one key.
        int rank = 0;
        int alike = 1;
        for (unsigned mask = 1; mask < 512; ++mask) {
            if (std::popcount(mask) != size)
                continue;
            for (; size > 1 && size <= kColours && alike <= kNumbers && valueOfAlike(alike, size) < valueOfMask(mask);
                 ++alike)
                keys.ofNumber[static_cast<std::size_t>(alike - 1)][static_cast<std::size_t>(size)] =
                    static_cast<SetRank>(size * 256 + ++rank);
            keys.ofColour[mask] = static_cast<SetRank>(size * 256 + ++rank);
            if (size == 1)
                keys.ofNumber[static_cast<std::size_t>(rank - 1)][1] = keys.ofColour[mask];
        }
        for (; size > 1 && size <= kColours && alike <= kNumbers; ++alike)
            keys.ofNumber[static_cast<std::size_t>(alike - 1)][static_cast<std::size_t>(size)] =
                static_cast<SetRank>(size * 256 + ++rank);
        keys.ranks[static_cast<std::size_t>(size)] = rank;
    }
    return keys;
}

} // namespace detail

inline constexpr SetKeys kSetKeys = detail::makeSetKeys();

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

/// The key of a set; 0 for no cards. The cards must form a set.
constexpr SetRank keyOf(CardSet set)
{
    if (set.empty())
        return 0;
    const Card first = set.first();
    const int colour = first / kNumbers;
    if (cardsOf(static_cast<Colour>(colour)).containsAll(set))
        return kSetKeys.ofColour[colourMask(set, colour)];
    return kSetKeys.ofNumber[first % kNumbers][static_cast<std::size_t>(set.count())];
}

/// The key of the cards; 0 if they do not form a set.
constexpr SetRank keyIfSet(CardSet cards)
{
    if (cards.empty())
        return 0;
    const Card first = cards.first();
    const int number = first % kNumbers + 1;
    if (cardsOf(static_cast<Colour>(first / kNumbers)).containsAll(cards) || cardsOf(number).containsAll(cards))
        return keyOf(cards);
    return 0;
}

/// Whether a set follows and beats the set on the table: as many cards and a higher value, or one card more.
constexpr bool follows(SetRank set, SetRank table) { return set > table && sizeOf(set) <= sizeOf(table) + 1; }

/// By key: how high a set stands among the values of its size, 0 … 1, the highest 1. 0 for no set.
inline constexpr std::array<float, (kNumbers + 1) * 256> kStandings = [] {
    std::array<float, (kNumbers + 1) * 256> standings{};
    for (std::size_t size = 1; size <= kNumbers; ++size)
        for (int rank = 1; rank <= kSetKeys.ranks[size]; ++rank)
            standings[size * 256 + static_cast<std::size_t>(rank)] =
                static_cast<float>(rank) / static_cast<float>(kSetKeys.ranks[size]);
    return standings;
}();
constexpr float standing(SetRank key) { return kStandings[key]; }

} // namespace meadhall::odin
