// Shown cards as numbers that sort into the resolving order without a branch.
#pragma once

#include "engine/games/ninjan/card.h"

#include <algorithm>
#include <array>
#include <utility>

namespace meadhall::ninjan {

/// A shown card as one number that sorts into the resolving order, the highest first: its rank, then rock before
/// scissors before paper, then card and seat, which ride along.
using SortKey = std::uint32_t;

namespace detail {

inline constexpr std::array<SortKey, kCards> kSortKeyOfCard = [] {
    constexpr std::array<SortKey, kSuits> kPrecedence{2, 0, 1};
    std::array<SortKey, kCards> table{};
    for (Card card = 0; card < kCards; ++card)
        table[card] = (static_cast<SortKey>(rankOf(card)) * 4 + kPrecedence[static_cast<std::size_t>(suitOf(card))])
                          << 16
                      | static_cast<SortKey>(card) << 8;
    return table;
}();

} // namespace detail

constexpr SortKey sortKeyOf(Card card, int seat) { return detail::kSortKeyOfCard[card] | static_cast<SortKey>(seat); }
constexpr Card cardOf(SortKey sortKey) { return static_cast<Card>(sortKey >> 8); }
constexpr int seatOf(SortKey sortKey) { return static_cast<int>(sortKey & 0xffu); }

/// Puts a round's cards into their resolving order, see sortForResolving().
/// @param sortKeys random access, of `count` cards
template <typename Keys> constexpr void sortKeysForResolving(Keys &sortKeys, std::size_t count)
{
    // Bubbles by minimum and maximum: no branches, and at five it is still as quick as a network.
    for (std::size_t end = count; end-- > 1;) {
        for (std::size_t i = 0; i < end; ++i) {
            const SortKey higher = std::max(sortKeys[i], sortKeys[i + 1]);
            sortKeys[i + 1] = std::min(sortKeys[i], sortKeys[i + 1]);
            sortKeys[i] = higher;
        }
    }
    // Of three, scissors stand between rock and paper; where paper follows rock there are but two, and paper leads.
    for (std::size_t i = 1; i < count; ++i) {
        const Card first = cardOf(sortKeys[i - 1]);
        if (cardOf(sortKeys[i]) == first + kNumbers && suitOf(first) == Suit::Rock)
            std::swap(sortKeys[i - 1], sortKeys[i]);
    }
}

} // namespace meadhall::ninjan
