// SPDX-License-Identifier: GPL-3.0-or-later
// A linear model distilled from the policy. It takes a third of the policy's time and is used for the many likelihoods
// that the belief has to compute.
#pragma once

#include "engine/ai/odin/dense_features.h"

namespace meadhall::odin::ai {

/// Separate weights for leading and following, each before and after another seat has two cards or fewer.
constexpr int kFastPolicyStages = 4;
/// One weight per feature that DecisionFeatures::FeatureSet::Basic provides.
constexpr std::size_t kFastPolicyInputs = kBestSingle;
using FastPolicyRow = std::array<float, kFastPolicyInputs>;
using FastPolicyWeights = std::array<FastPolicyRow, kFastPolicyStages>;

/// The fitted weights; `meadhall-train fast` repeats the fit.
/// @param players 2–6
const FastPolicyWeights &fastPolicyWeights(int players);

/// Index of the weight row for a decision, 0 to kFastPolicyStages − 1.
int fastPolicyStage(const DecisionFeatures &decisionFeatures);

/// Score of a move; its probability is proportional to exp(score).
float fastPolicyScore(const MoveInputs &inputs, const FastPolicyRow &weights);

} // namespace meadhall::odin::ai
