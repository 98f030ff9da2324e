// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the weights of Ninjan's policy with the cross-entropy method.
#pragma once

#include "engine/ai/ninjan/policy_weights.h"

namespace meadhall::train {

/// Fits by self-play against the previous mean and the greedy player. Deterministic in the arguments; prints its
/// progress to stderr.
/// @param players 2–5
/// @param rounds of the cross-entropy method, at least 1
ninjan::ai::FeatureWeights fitNinjanPolicy(int players, std::uint64_t seed, int rounds);

} // namespace meadhall::train
