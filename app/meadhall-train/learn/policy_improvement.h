// SPDX-License-Identifier: GPL-3.0-or-later
// Policy improvement with playouts of every probable move.
#pragma once

#include "app/meadhall-train/learn/training_config.h"

namespace meadhall::train {

/// Number of parts of a round that run in parallel. Constant, so that the result does not depend on the machine.
constexpr int kParallelParts = 4;

/// Continues training from `start`. Deterministic in the arguments.
///
/// Self-play samples from the policy. At each decision every move of sufficient probability is played out once in the
/// actual deal, all seats choosing their best move, and the policy follows the gradient of its expected result. Unlike
/// in learnPolicy(), rare moves are evaluated as often as common ones, and on the same cards. Prints its progress to
/// stderr.
/// @param config handsARound is rounded down to a multiple of kParallelParts
odin::ai::PolicyWeights improvePolicy(const odin::ai::PolicyWeights &start, const TrainingConfig &config);

} // namespace meadhall::train
