// How much strengths lose by having little time.
#pragma once

#include "engine/ai/odin/levels.h"

#include <cstdint>
#include <vector>

namespace meadhall::train {

/// Decisions of the policy at a table of `others`. Each is thought over at length, and then by each of the strengths;
/// printed is what the moves that these choose are worth less than the best one, by the long thought: the mean a
/// decision, how much more that is than for the first strength, how often they differ, and the time. Cheaper than hands
/// played against each other, but blind to what all of them get wrong.
void measureRegret(const seats::OdinStrength &others, int players, int hands, std::uint64_t seed,
                   const seats::OdinStrength &reference, const std::vector<seats::OdinStrength> &strengths);

} // namespace meadhall::train
