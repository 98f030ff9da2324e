// SPDX-License-Identifier: GPL-3.0-or-later
// Odin players as they are written on the command line: for example "search:1500,600,3000,16" or "hard/leif".
#pragma once

#include "engine/ai/odin/levels.h"
#include "engine/ai/personas.h"

#include <string_view>

namespace meadhall::train {

/// A player in a match.
struct Contestant {
    players::OdinStrength strength;
    players::PlayStyle playStyle;
};

/// Parses a level, "random", "greedy[:T]", "policy[:T]" (T: softmax temperature, at least 0; 0 if left out) or
/// "search:DRAWS,DEALS,SIMULATIONS,MOVES[,CARDS]" (see OdinSearchBudget; MOVES: upper bound of moves compared).
/// @return nullopt if the text is not valid
std::optional<players::OdinStrength> strengthOf(std::string_view text);

/// Parses a strength, optionally followed by "/PERSONA".
/// @return nullopt if the text is not valid
std::optional<Contestant> contestantOf(std::string_view text);

} // namespace meadhall::train
