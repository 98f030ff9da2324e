// SPDX-License-Identifier: GPL-3.0-or-later
// The standard settings of Odin matches that measure strength.
#pragma once

#include "engine/core/to_index.h"
#include "engine/players/arena.h"

namespace meadhall::train {

/// Single hands; with two players four colours, chosen at random for each deal.
/// @param players 2–6
inline players::ArenaSettings arenaTable(int players, int deals, std::uint64_t seed)
{
    players::ArenaSettings settings;
    settings.game.seats.assign(toIndex(players), "chair");
    settings.deals = deals;
    settings.seed = seed;
    settings.randomColoursRemoved = players == 2 ? 2 : 0;
    return settings;
}

} // namespace meadhall::train
