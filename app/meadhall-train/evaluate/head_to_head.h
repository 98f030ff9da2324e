// Matches between two strengths, for tuning: for example "search:1500,600,3000,16" against "policy:0".
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

/// Parses "random", "greedy[:T]", "policy[:T]" (T: softmax temperature), a level or
/// "search:DRAWS,DEALS,SIMULATIONS,MOST[,CARDS]", each optionally followed by "/PERSONA".
/// @return nullopt if the text is not valid
std::optional<Contestant> contestantOf(std::string_view text);

/// Plays `first` on one chair against `second` on the others; prints margin, wins and time.
/// @param target points that end a game; 0: single hands
void versus(const Contestant &first, const Contestant &second, int players, int deals, int target, std::uint64_t seed);

} // namespace meadhall::train
