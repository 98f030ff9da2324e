// Learns a policy from hands that it plays against itself.
#pragma once

#include "learner.h"

namespace meadhall::train {

struct PolicyIteration {
    int players = 2;
    std::uint64_t seed = 1;
    int steps = 4000;
    int samplesAStep = 128;
    int rounds = 6;             ///< of fitting a step, on decisions remembered
    int measuredDeals = 2000; ///< for the figures on the way
    int measureEvery = 250;
    float rate = 0.006f;        ///< of Adam, falling to a twentieth
    float entropyBonus = 0.06f; ///< falling to a fifth
};

/// Goes on from `start`; the same for the same settings.
///
/// At a decision of a played hand each move is played out once from the cards as they really lie, by the policy as it
/// is. Those cards are one even draw from all that the seat could think possible (everybody plays by the policy), so
/// no guessing is needed, and the noise of a single playout averages out over very many decisions.
odin::ai::PolicyWeights learnPolicy(const odin::ai::PolicyWeights &start, const PolicyIteration &settings);

/// Where learning begins: the linear evaluation, and small random numbers in the network.
odin::ai::PolicyWeights startOfLearning(int players, std::uint64_t seed);

} // namespace meadhall::train
