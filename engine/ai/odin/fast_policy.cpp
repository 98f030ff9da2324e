// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/odin/fast_policy.h"

#include <cstring>

namespace meadhall::odin::ai {

namespace {

constexpr FastPolicyWeights kWeights[] = {
#include "resources/ai/odin_fast_policy.inc"
};

} // namespace

const FastPolicyWeights &fastPolicyWeights(int players) { return kWeights[players - kMinPlayers]; }

int fastPolicyStage(const DecisionFeatures &decisionFeatures)
{
    constexpr int kNearlyOut = 2;
    return (decisionFeatures.state().board.leading() ? 0 : 1) + (decisionFeatures.smallestHand() <= kNearlyOut ? 2 : 0);
}

float fastPolicyScore(const MoveInputs &inputs, const FastPolicyRow &weights)
{
    // Four partial sums shorten the dependency chain and map to one vector register.
    using Float4 [[gnu::vector_size(16)]] = float;
    constexpr std::size_t kVectorLength = 4;
    static_assert(kFastPolicyInputs % kVectorLength == 0);
    Float4 sum{};
    for (std::size_t i = 0; i < kFastPolicyInputs; i += kVectorLength) {
        Float4 input;
        Float4 weight;
        std::memcpy(&input, &inputs[i], sizeof input);
        std::memcpy(&weight, &weights[i], sizeof weight);
        sum += input * weight;
    }
    return (sum[0] + sum[1]) + (sum[2] + sum[3]);
}

} // namespace meadhall::odin::ai
