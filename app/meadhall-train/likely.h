// Fits the linear model of the policy's moves that guessing hidden cards asks.
#pragma once

#include "engine/ai/odin/likely.h"

namespace meadhall::train {

/// The weights that make the moves of so many hands likeliest, which the policy plays against itself; the same for the
/// same seed.
odin::ai::LikelyWeights fitLikely(int players, int hands, std::uint64_t seed);

} // namespace meadhall::train
