// SPDX-License-Identifier: GPL-3.0-or-later
// A pile of Ninjan: an ordered stack in which every card stays visible.
#pragma once

#include "engine/games/ninjan/card.h"

#include <algorithm>
#include <array>

namespace meadhall::ninjan {

/// A plain value of fixed size, so that positions are copied without allocating.
class Pile {
public:
    constexpr Pile() = default;
    constexpr explicit Pile(Card card) { add(card); }

    constexpr bool empty() const { return size_ == 0; }
    constexpr int size() const { return size_; }
    /// The card that must be beaten to take the pile. The pile must not be empty.
    constexpr Card top() const { return cards_[size_ - 1u]; }
    /// Points for taking the pile.
    constexpr int sum() const { return sum_; }
    constexpr CardSet cards() const
    {
        CardSet set;
        for (Card card : *this)
            set.add(card);
        return set;
    }

    constexpr void add(Card card)
    {
        cards_[size_++] = card;
        sum_ = static_cast<std::int16_t>(sum_ + numberOf(card));
    }

    /// From the bottom to the top.
    constexpr const Card *begin() const { return cards_.data(); }
    constexpr const Card *end() const { return cards_.data() + size_; }

    friend constexpr bool operator==(const Pile &a, const Pile &b)
    {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    std::array<Card, kCards> cards_{};
    std::uint8_t size_ = 0;
    std::int16_t sum_ = 0;
};

} // namespace meadhall::ninjan
