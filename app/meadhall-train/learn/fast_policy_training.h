// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the fast linear model of the policy (engine/ai/odin/fast_policy.h).
#pragma once

#include "engine/ai/odin/fast_policy.h"

namespace meadhall::train {

/// Maximum likelihood fit to the moves of the policy in self-play. Deterministic in the arguments; prints its progress
/// to stderr.
/// @param players 2–6
/// @param hands number of hands played, at least 1
odin::ai::FastPolicyWeights fitFastPolicy(int players, int hands, std::uint64_t seed);

} // namespace meadhall::train
