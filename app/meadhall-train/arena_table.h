// The tables of Odin at which strengths are measured.
#pragma once

#include "engine/players/arena.h"

namespace meadhall::train {

/// Single hands; two players with four colours, drawn anew for each deal.
inline seats::ArenaSettings arenaTable(int players, int deals, std::uint64_t seed)
{
    seats::ArenaSettings settings;
    settings.game.seats.assign(static_cast<std::size_t>(players), "chair");
    settings.deals = deals;
    settings.seed = seed;
    settings.twoPlayerColoursOut = players == 2 ? 2 : 0;
    return settings;
}

} // namespace meadhall::train
