// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/odin/set.h"

#include "engine/games/odin/set_rank.h"

namespace meadhall::odin {

bool isSet(CardSet cards) { return rankIfSet(cards) != 0; }

bool beats(CardSet set, CardSet table) { return follows(rankOf(set), rankOf(table)); }

} // namespace meadhall::odin
