// Fits the fast linear model of the policy (engine/ai/odin/likely.h).
#pragma once

#include "engine/ai/odin/fast_policy.h"

namespace meadhall::train {

/// Maximum likelihood fit to the moves of the policy in self-play. Deterministic in the seed.
/// @param hands number of hands played
odin::ai::FastPolicyWeights fitLikely(int players, int hands, std::uint64_t seed);

} // namespace meadhall::train
