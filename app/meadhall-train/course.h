// A course: rounds of playing and fitting that better a policy.
#pragma once

#include "engine/ai/odin/policy.h"

namespace meadhall::train {

struct Course {
    int players = 2;
    std::uint64_t seed = 1;
    int rounds = 1000;
    int handsARound = 512;
    int measuredDeals = 2000; ///< for the figures on the way
    int measureEvery = 100;
    float rate = 0.003f;        ///< of Adam, falling to a twentieth
    float entropyBonus = 0.01f; ///< falling to a tenth
    /// The share of hands in which everybody else plays by the linear evaluation.
    float yardstickTables = 0;

    /// In a round, counted from 0.
    float rateIn(int round) const { return rate * (1 - 0.95f * done(round)); }
    float entropyBonusIn(int round) const { return entropyBonus * (1 - 0.9f * done(round)); }
    bool measuresIn(int round) const { return round % measureEvery == 0; }

private:
    float done(int round) const { return static_cast<float>(round) / static_cast<float>(rounds); }
};

/// A line on stderr: how well the policy plays by now.
void report(const odin::ai::PolicyWeights &weights, const Course &course, int round);

} // namespace meadhall::train
