// Learns a policy from hands that it plays against itself.
#pragma once

#include "course.h"

namespace meadhall::train {

struct PolicyIteration : Course {
    float lambda = 0.9f; ///< how far a decision is credited with what followed it, see learnPolicy
};

/// Goes on from `start`; the same for the same settings.
///
/// Hands are played by drawing from the policy. What a decision is credited with is how much better the hand looked
/// afterwards than before, to a critic that sees all cards: the sum of the changes from each own turn to the next one,
/// the k-th weighted by lambda to the k (generalised advantage estimation, Schulman et al. 2016).
odin::ai::PolicyWeights learnPolicy(const odin::ai::PolicyWeights &start, const PolicyIteration &settings);

/// Where learning begins: the linear evaluation, and small random numbers in the network.
odin::ai::PolicyWeights startOfLearning(int players, std::uint64_t seed);

} // namespace meadhall::train
