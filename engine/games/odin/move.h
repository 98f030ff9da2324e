// A move of Odin: a set with its pick-up, or a pass.
#pragma once

#include "engine/core/card_set.h"

#include <vector>

namespace meadhall::odin {

/// No cards = a pass. The pick-up is kNoCard where nothing is picked up.
struct Move {
    CardSet cards;
    Card take = kNoCard;

    static constexpr Move pass() { return {}; }
    constexpr bool isPass() const { return cards.empty(); }
    friend constexpr bool operator==(const Move &, const Move &) = default;
};

using Moves = std::vector<Move>;

} // namespace meadhall::odin
