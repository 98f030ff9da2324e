#include "engine/ai/odin/fast_policy.h"

#include <cstring>

namespace meadhall::odin::ai {

namespace {

constexpr LikelyWeights kWeights[] = {
#include "resources/ai/odin_fast_policy.inc"
};

} // namespace

const LikelyWeights &fastPolicyWeights(int players) { return kWeights[players - kMinPlayers]; }

int fastPolicyStage(const DecisionFeatures &decisionFeatures)
{
    constexpr int kNearlyOut = 2;
    return (decisionFeatures.state().board.leading() ? 0 : 1) + (decisionFeatures.smallestHand() <= kNearlyOut ? 2 : 0);
}

float likelyScore(const MoveInputs &inputs, const FastPolicyRow &weights)
{
    // Four partial sums shorten the dependency chain and map to one vector register.
    using Float8 [[gnu::vector_size(16)]] = float;
    constexpr std::size_t kLane = 4;
    static_assert(kLikelyInputs % kLane == 0);
    Float8 sum{};
    for (std::size_t i = 0; i < kLikelyInputs; i += kLane) {
        Float8 input;
        Float8 weight;
        std::memcpy(&input, &inputs[i], sizeof input);
        std::memcpy(&weight, &weights[i], sizeof weight);
        sum += input * weight;
    }
    return (sum[0] + sum[1]) + (sum[2] + sum[3]);
}

} // namespace meadhall::odin::ai
