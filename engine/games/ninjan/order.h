// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which the revealed cards of a round are resolved.
#pragma once

#include "engine/games/ninjan/card.h"

#include <span>

namespace meadhall::ninjan {

/// A revealed card and its owner.
struct RevealedCard {
    std::int8_t seat = 0;
    Card card = kNoCard;
    friend constexpr bool operator==(const RevealedCard &, const RevealedCard &) = default;
};

/// Sorts distinct cards into the order of resolution: from the highest number to the lowest; of two cards of one number
/// the one that beats the other comes first; of three: rock, scissors, paper. Independent of the seats and of the input
/// order.
void sortForResolving(std::span<RevealedCard> cards);

} // namespace meadhall::ninjan
