// SPDX-License-Identifier: GPL-3.0-or-later
// Integer sort keys for the order of resolution; sorting them needs no branches.
#pragma once

#include "engine/core/to_index.h"
#include "engine/games/ninjan/card.h"

#include <algorithm>
#include <array>
#include <utility>

namespace meadhall::ninjan {

/// A revealed card as one number; a higher key is resolved earlier. From the highest bits: rank, suit (rock before
/// scissors before paper), then card and seat as payload.
using SortKey = std::uint32_t;

namespace detail {

inline constexpr std::array<SortKey, kCards> kSortKeyOfCard = [] {
    constexpr std::array<SortKey, kSuits> kPrecedence{2, 0, 1};
    std::array<SortKey, kCards> table{};
    for (Card card = 0; card < kCards; ++card)
        table[card] = (static_cast<SortKey>(rankOf(card)) * 4 + kPrecedence[toIndex(suitOf(card))]) << 16
                      | static_cast<SortKey>(card) << 8;
    return table;
}();

} // namespace detail

constexpr SortKey sortKeyOf(Card card, int seat) { return detail::kSortKeyOfCard[card] | static_cast<SortKey>(seat); }
constexpr Card cardOf(SortKey sortKey) { return static_cast<Card>(sortKey >> 8); }
constexpr int seatOf(SortKey sortKey) { return static_cast<int>(sortKey & 0xffu); }

/// Sorts the cards of a round into the order of resolution, see sortForResolving().
/// @param sortKeys random-access container of at least `count` keys
template <typename Keys> constexpr void sortKeysForResolving(Keys &sortKeys, std::size_t count)
{
    // Bubble sort by minimum and maximum: branch-free, and for five keys as fast as a sorting network.
    for (std::size_t end = count; end-- > 1;) {
        for (std::size_t i = 0; i < end; ++i) {
            const SortKey higher = std::max(sortKeys[i], sortKeys[i + 1]);
            sortKeys[i + 1] = std::min(sortKeys[i], sortKeys[i + 1]);
            sortKeys[i] = higher;
        }
    }
    // With three cards of one number, scissors separate rock and paper. If paper directly follows rock there are only
    // two, and paper, which beats rock, must come first.
    for (std::size_t i = 1; i < count; ++i) {
        const Card first = cardOf(sortKeys[i - 1]);
        if (cardOf(sortKeys[i]) == first + kNumbers && suitOf(first) == Suit::Rock)
            std::swap(sortKeys[i - 1], sortKeys[i]);
    }
}

} // namespace meadhall::ninjan
