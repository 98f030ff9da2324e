// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/odin/set.h"

#include "engine/games/odin/set_rank.h"

namespace meadhall::odin {

bool isSet(CardSet cards) { return rankIfSet(cards) != 0; }

std::vector<Card> asRead(CardSet cards)
{
    std::vector<Card> list;
    for (int number = kNumbers; number >= 0; --number)
        for (const Card card : cards &cardsOf(number))
            list.push_back(card);
    return list;
}

bool beats(CardSet set, CardSet table) { return follows(rankOf(set), rankOf(table)); }

} // namespace meadhall::odin
