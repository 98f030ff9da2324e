// Strengths against each other, for tuning: "search:1500,600,3000,16" against "policy:0".
#pragma once

#include "seats/levels.h"

#include <string_view>

namespace meadhall::train {

/// "random", "greedy[:T]", "policy[:T]", a level's name, or "search:DRAWS,DEALS,SIMULATIONS,MOST".
std::optional<seats::OdinStrength> strengthOf(std::string_view text);

/// One chair of the first strength against the rest of the second one: prints margin, wins and time.
/// @param target 0: single hands
void versus(const seats::OdinStrength &first, const seats::OdinStrength &second, int players, int deals, int target,
    std::uint64_t seed);

} // namespace meadhall::train
