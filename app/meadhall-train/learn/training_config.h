// Configuration of policy training: rounds of self-play followed by fitting.
#pragma once

#include "engine/ai/odin/policy.h"

namespace meadhall::train {

/// Rates fall linearly over the rounds.
struct TrainingConfig {
    int players = 2;
    std::uint64_t seed = 1;
    int rounds = 1000;
    int handsARound = 512;
    int measuredDeals = 2000; ///< deals per evaluation during training
    int measureEvery = 100;
    float rate = 0.003f;        ///< learning rate of Adam, falls to a twentieth
    float entropyBonus = 0.01f; ///< falls to a tenth
    /// Share of hands in which all other seats play by the linear evaluation (the baseline).
    float baselineOpponentShare = 0;

    /// Values for a round, counted from 0.
    float rateIn(int round) const { return rate * (1 - 0.95f * done(round)); }
    float entropyBonusIn(int round) const { return entropyBonus * (1 - 0.9f * done(round)); }
    bool measuresIn(int round) const { return round % measureEvery == 0; }

private:
    float done(int round) const { return static_cast<float>(round) / static_cast<float>(rounds); }
};

/// Evaluates the policy against the baseline and prints a line to stderr.
void report(const odin::ai::PolicyWeights &weights, const TrainingConfig &config, int round);

} // namespace meadhall::train
