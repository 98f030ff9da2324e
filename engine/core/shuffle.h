// SPDX-License-Identifier: GPL-3.0-or-later
// The shuffle that turns a deal number into a deal. Records depend on it: it must never change.
#pragma once

#include "engine/core/card_set.h"
#include "engine/core/random.h"

#include <utility>
#include <vector>

namespace meadhall {

/// Fisher–Yates shuffle from the last element to the first. The partner of element i is Random::below(i + 1). Any
/// change alters every numbered deal; tests pin the result.
template <class T> void shuffle(std::vector<T> &items, Random &random)
{
    for (std::size_t i = items.size(); i > 1; --i)
        std::swap(items[i - 1], items[random.below(static_cast<std::uint32_t>(i))]);
}

/// The cards of `deck`, in ascending order and then shuffled; all orders are equally likely.
inline std::vector<Card> shuffled(CardSet deck, Random &random)
{
    std::vector<Card> cards;
    cards.reserve(64);
    for (Card card : deck)
        cards.push_back(card);
    shuffle(cards, random);
    return cards;
}

/// Largest deal number that the program chooses itself: short enough to be passed on by word of mouth. Any 64-bit
/// number is valid.
constexpr std::uint64_t kLargestDealNumber = 999'999'999;

} // namespace meadhall
