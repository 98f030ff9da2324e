// Learns a policy by self-play with proximal policy optimisation.
#pragma once

#include "app/meadhall-train/learn/training_config.h"

namespace meadhall::train {

struct PolicyIteration : TrainingConfig {
    float lambda = 0.9f; ///< decay of the generalised advantage estimation, see learnPolicy()
};

/// Continues training from `start`. Deterministic in the arguments.
///
/// Self-play samples from the policy. Advantages come from a critic that sees all cards, by generalised advantage
/// estimation (Schulman et al. 2016): the sum of the changes of value between
/// consecutive own decisions, the k-th weighted by lambda^k.
odin::ai::PolicyWeights learnPolicy(const odin::ai::PolicyWeights &start, const PolicyIteration &settings);

/// Initial weights: the linear evaluation plus small random weights in the network.
odin::ai::PolicyWeights initialWeights(int players, std::uint64_t seed);

} // namespace meadhall::train
