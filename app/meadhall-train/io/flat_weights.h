// SPDX-License-Identifier: GPL-3.0-or-later
// The policy's weights as one list of numbers, for files and optimisers.
#pragma once

#include "engine/ai/odin/policy.h"

#include <vector>

namespace meadhall::train {

/// kPolicyWeights floats and the kGoatWeights of the goat, in the order of PolicyWeights.
using FlatWeights = std::vector<float>;
FlatWeights flattened(const odin::ai::PolicyWeights &weights);
/// @param flat the weights of the goat may be left out
odin::ai::PolicyWeights unflattened(const FlatWeights &flat);

} // namespace meadhall::train
