#include "engine/ai/odin/likely.h"

#include <cstring>

namespace meadhall::odin::ai {

namespace {

constexpr LikelyWeights kWeights[] = {
#include "resources/ai/odin_fast_policy.inc"
};

} // namespace

const LikelyWeights &likelyWeights(int players) { return kWeights[players - kMinPlayers]; }

int likelyStage(const Outlook &outlook)
{
    constexpr int kNearlyOut = 2;
    return (outlook.situation().board.leading() ? 0 : 1) + (outlook.smallestHand() <= kNearlyOut ? 2 : 0);
}

float likelyScore(const MoveInputs &inputs, const LikelyRow &weights)
{
    // Four partial sums shorten the dependency chain and map to one vector register.
    using Lane [[gnu::vector_size(16)]] = float;
    constexpr std::size_t kLane = 4;
    static_assert(kLikelyInputs % kLane == 0);
    Lane sum{};
    for (std::size_t i = 0; i < kLikelyInputs; i += kLane) {
        Lane input;
        Lane weight;
        std::memcpy(&input, &inputs[i], sizeof input);
        std::memcpy(&weight, &weights[i], sizeof weight);
        sum += input * weight;
    }
    return (sum[0] + sum[1]) + (sum[2] + sum[3]);
}

} // namespace meadhall::odin::ai
