// SPDX-License-Identifier: GPL-3.0-or-later
// Learns a policy by self-play with proximal policy optimisation.
#pragma once

#include "app/meadhall-train/learn/training_config.h"

namespace meadhall::train {

struct PolicyIteration : TrainingConfig {
    float lambda = 0.9f; ///< decay of the generalised advantage estimation, 0–1, see learnPolicy()
};

/// Continues training from `start`. Deterministic in the arguments.
///
/// Self-play samples from the policy. Advantages come from a critic that sees all cards, by generalised advantage
/// estimation (Schulman et al. 2016): the sum of the changes of value between consecutive decisions of a seat, the k-th
/// weighted by lambda^k. Prints its progress to stderr.
odin::ai::PolicyWeights learnPolicy(const odin::ai::PolicyWeights &start, const PolicyIteration &config);

/// Initial weights: the linear evaluation plus small random weights in the network.
/// @param players 2–6
odin::ai::PolicyWeights initialWeights(int players, std::uint64_t seed);

} // namespace meadhall::train
