// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of Odin and their values.
#pragma once

#include "engine/games/odin/card.h"

#include <vector>

namespace meadhall::odin {

/// One or more cards, all of one number or all of one colour; the goat is of any colour.
bool isSet(CardSet cards);

/// The card numbers as decimal digits in descending order: B2 B4 B9 = 942, B2 B7 and the goat = 720.
/// Fits in 32 bits for every set of a hand (987654321); 0 for no cards and for the goat alone.
constexpr std::uint32_t valueOf(CardSet cards)
{
    std::uint32_t value = 0;
    for (int number = kNumbers; number >= 1; --number)
        for (int same = (cards & cardsOf(number)).count(); same > 0; --same)
            value = value * 10 + static_cast<std::uint32_t>(number);
    return cards.contains(kGoat) ? value * 10 : value;
}

/// The cards as a value is read: from the highest number to the lowest.
std::vector<Card> asRead(CardSet cards);

/// Whether a set follows and beats the set on the table: as many cards and a higher value, or one card more
/// (which always wins: only a last digit can be 0). Both must be sets.
bool beats(CardSet set, CardSet table);

} // namespace meadhall::odin
