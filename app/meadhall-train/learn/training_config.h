// SPDX-License-Identifier: GPL-3.0-or-later
// Configuration of policy training: rounds of self-play followed by fitting.
#pragma once

#include "engine/ai/odin/policy.h"

namespace meadhall::train {

/// The learning rate and the entropy bonus fall linearly over the rounds.
struct TrainingConfig {
    int players = 2; ///< 2–6
    std::uint64_t seed = 1;
    int rounds = 1000;
    int handsARound = 512;      ///< hands of self-play per round
    int evaluationDeals = 2000; ///< deals per evaluation during training
    int evaluateEvery = 100;    ///< rounds
    float rate = 0.003f;        ///< learning rate of Adam at first; falls to a twentieth
    float entropyBonus = 0.01f; ///< weight of the entropy in the objective at first; falls to a tenth
    /// Share of hands in which all other seats play by the linear evaluation (the baseline), 0–1.
    float baselineOpponentShare = 0;
    /// With the goat only its rows are learned, on top of the policy without it.
    odin::Goat goat = odin::Goat::Out;

    /// Values for a round, counted from 0.
    float rateIn(int round) const { return rate * (1 - 0.95f * done(round)); }
    float entropyBonusIn(int round) const { return entropyBonus * (1 - 0.9f * done(round)); }
    bool evaluatesIn(int round) const { return round % evaluateEvery == 0; }

private:
    /// Share of the rounds that are done.
    float done(int round) const { return static_cast<float>(round) / static_cast<float>(rounds); }
};

/// Evaluates the policy against the baseline, with the goat against the same policy without its rows, and prints a line
/// to stderr.
/// @param round number of rounds done
void report(const odin::ai::PolicyWeights &weights, const TrainingConfig &config, int round);

} // namespace meadhall::train
