// Betters a policy by playing out every move that it hesitates about.
#pragma once

#include "seats/odin/policy.h"

namespace meadhall::train {

struct Refinement {
    int players = 2;
    std::uint64_t seed = 1;
    int rounds = 100; ///< of playing and fitting
    int handsARound = 24000;
    int measuredDeals = 4000; ///< for the figures on the way
    int measureEvery = 50;
    float rate = 0.003f;        ///< of Adam, falling to a twentieth
    float entropyBonus = 0.03f; ///< falling to a tenth
    /// The share of hands in which everybody else plays by the linear evaluation.
    float yardstickTables = 0.9f;
};

/// Goes on from `start`; the same for the same settings.
///
/// Hands are played by drawing from the policy. At each decision every move that has some chance is played out once
/// from the cards as they really lie, everybody playing his best move, and the policy follows the gradient of what it
/// would get on average. Other than in learnPolicy a rare move is tried as often as a usual one, and on the same cards.
odin::ai::PolicyWeights refinePolicy(const odin::ai::PolicyWeights &start, const Refinement &settings);

} // namespace meadhall::train
