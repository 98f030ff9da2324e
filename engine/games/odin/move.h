// SPDX-License-Identifier: GPL-3.0-or-later
// A move of Odin: a set with the card to take, or a pass.
#pragma once

#include "engine/core/event.h"

#include <vector>

namespace meadhall::odin {

/// A move without cards is a pass. `take` is kNoCard if no card is taken.
struct Move {
    CardSet cards;
    Card take = kNoCard;

    static constexpr Move pass() { return {}; }
    constexpr bool isPass() const { return cards.empty(); }
    friend constexpr bool operator==(const Move &, const Move &) = default;
};

using Moves = std::vector<Move>;

/// Returns the move of an answer, which is a set or a pass.
inline Move moveOf(const Event &answer)
{
    const auto *play = std::get_if<PlayEvent>(&answer);
    return play ? Move{play->cards, play->take} : Move::pass();
}

} // namespace meadhall::odin
