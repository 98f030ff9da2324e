// The order in which the cards of a round are resolved.
#pragma once

#include "engine/games/ninjan/card.h"

#include <span>

namespace meadhall::ninjan {

/// A card and the seat that shows it.
struct RevealedCard {
    std::int8_t seat = 0;
    Card card = kNoCard;
    friend constexpr bool operator==(const RevealedCard &, const RevealedCard &) = default;
};

/// Puts different cards into their resolving order: from the highest number to the lowest; of two cards of one number
/// first the one that beats the other; of three rock, scissors, paper. Depends on the cards alone, not on the seats or
/// on how they stood before.
void sortForResolving(std::span<RevealedCard> shown);

} // namespace meadhall::ninjan
