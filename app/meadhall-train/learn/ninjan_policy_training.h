// Fits the weights of Ninjan's policy with the cross-entropy method.
#pragma once

#include "engine/ai/ninjan/policy_weights.h"

namespace meadhall::train {

/// Fits by self-play against the previous mean and the greedy player. Deterministic in the arguments.
/// @param players 2–5
ninjan::ai::FeatureWeights fitNinjanPolicy(int players, std::uint64_t seed, int rounds);

} // namespace meadhall::train
