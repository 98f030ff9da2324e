// Strengths against each other, for tuning: "search:1500,600,3000,16" against "policy:0".
#pragma once

#include "engine/ai/odin/levels.h"
#include "engine/ai/personas.h"

#include <string_view>

namespace meadhall::train {

struct Contestant {
    seats::OdinStrength strength;
    seats::Manners manners;
};

/// "random", "greedy[:T]", "policy[:T]", a level's name, or "search:DRAWS,DEALS,SIMULATIONS,MOST"; each with "/PERSONA"
/// for its manners.
std::optional<Contestant> contestantOf(std::string_view text);

/// One chair of the first strength against the rest of the second one: prints margin, wins and time.
/// @param target 0: single hands
void versus(const Contestant &first, const Contestant &second, int players, int deals, int target, std::uint64_t seed);

} // namespace meadhall::train
