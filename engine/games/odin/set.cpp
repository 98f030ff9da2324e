#include "engine/games/odin/set.h"

#include "engine/games/odin/set_rank.h"

namespace meadhall::odin {

bool isSet(CardSet cards) { return keyIfSet(cards) != 0; }

bool beats(CardSet set, CardSet table) { return follows(keyOf(set), keyOf(table)); }

} // namespace meadhall::odin
