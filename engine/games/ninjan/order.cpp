// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/ninjan/order.h"

#include "engine/games/ninjan/sort_key.h"

namespace meadhall::ninjan {

void sortForResolving(std::span<RevealedCard> cards)
{
    std::array<SortKey, kCards> sortKeys{};
    for (std::size_t i = 0; i < cards.size(); ++i)
        sortKeys[i] = sortKeyOf(cards[i].card, cards[i].seat);
    sortKeysForResolving(sortKeys, cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i)
        cards[i] = {static_cast<std::int8_t>(seatOf(sortKeys[i])), cardOf(sortKeys[i])};
}

} // namespace meadhall::ninjan
