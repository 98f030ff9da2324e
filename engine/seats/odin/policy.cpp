#include "seats/odin/policy.h"

#include <cstring>

namespace meadhall::odin::ai {

namespace {

// Four floats at once is what every 64-bit x86 and ARM processor does; wider registers would need a second build.
using Lane [[gnu::vector_size(16)]] = float;
constexpr std::size_t kLane = 4;
// So many lanes fit into the registers beside what is loaded.
constexpr std::size_t kLanesABlock = 8;
constexpr std::size_t kBlock = kLane * kLanesABlock;
static_assert(kHidden % kBlock == 0);

Lane load(const float *from)
{
    Lane lane;
    std::memcpy(&lane, from, sizeof lane);
    return lane;
}

/// The weights as the data file has them: thousandths, so that the file is whole numbers and reads the same anywhere.
constexpr std::int16_t kStored[] = {
#include "../../../resources/ai/odin_policy.inc"
};
constexpr float kStoredUnit = 0.001f;
static_assert(std::size(kStored) == static_cast<std::size_t>(kPolicyWeights) * (kMaxPlayers - kMinPlayers + 1));

std::array<PolicyWeights, kMaxPlayers - kMinPlayers + 1> readStored()
{
    static_assert(sizeof(PolicyWeights) >= kPolicyWeights * sizeof(float));
    std::array<PolicyWeights, kMaxPlayers - kMinPlayers + 1> all;
    std::size_t next = 0;
    for (PolicyWeights &weights : all) {
        std::array<float, kPolicyWeights> flat;
        for (float &weight : flat)
            weight = static_cast<float>(kStored[next++]) * kStoredUnit;
        std::memcpy(static_cast<void *>(&weights), flat.data(), sizeof flat);
    }
    return all;
}

} // namespace

const PolicyWeights &policyWeights(int players)
{
    static const auto all = readStored();
    return all[static_cast<std::size_t>(players - kMinPlayers)];
}

PolicyDecision::PolicyDecision(const Outlook &outlook, const PolicyWeights &weights)
    : outlook_(outlook), weights_(weights), base_(weights.bias)
{
    for (std::size_t i = 0; i < kTableInputs; ++i) {
        const float input = outlook.table()[i];
        if (input == 0)
            continue;
        for (std::size_t j = 0; j < kHidden; ++j)
            base_[j] += input * weights.table[i][j];
    }
}

float PolicyDecision::score(const MoveInputs &inputs) const
{
    std::array<std::size_t, kMoveInputs> used;
    std::size_t count = 0;
    float sum = 0;
    for (std::size_t i = 0; i < kMoveInputs; ++i) {
        if (inputs[i] == 0)
            continue;
        used[count++] = i;
        sum += inputs[i] * weights_.linear[i];
    }
    Lane total{};
    for (std::size_t block = 0; block < kHidden; block += kBlock) {
        Lane hidden[kLanesABlock];
        for (std::size_t lane = 0; lane < kLanesABlock; ++lane)
            hidden[lane] = load(&base_[block + lane * kLane]);
        for (std::size_t i = 0; i < count; ++i) {
            const float input = inputs[used[i]];
            const Lane spread{input, input, input, input};
            const float *row = &weights_.move[used[i]][block];
            for (std::size_t lane = 0; lane < kLanesABlock; ++lane)
                hidden[lane] += spread * load(row + lane * kLane);
        }
        for (std::size_t lane = 0; lane < kLanesABlock; ++lane) {
            const Lane positive = hidden[lane] > 0 ? hidden[lane] : Lane{};
            total += positive * load(&weights_.output[block + lane * kLane]);
        }
    }
    return sum + ((total[0] + total[1]) + (total[2] + total[3]));
}

void policyScores(const Situation &situation, const MoveList &moves, const PolicyWeights &weights, float *scores)
{
    const Outlook outlook(situation);
    const PolicyDecision decision(outlook, weights);
    for (int i = 0; i < moves.size(); ++i)
        scores[i] = decision.score(moves[i]);
}

Move policyMove(const Situation &situation, MoveList &moves, const PolicyWeights &weights)
{
    const Move out = goingOut(situation.board, situation.hand);
    if (!out.isPass())
        return out;
    moves.fill(situation.board, situation.hand);
    if (moves.size() == 1)
        return moves[0].move;
    const Outlook outlook(situation);
    const PolicyDecision decision(outlook, weights);
    int best = 0;
    float bestScore = decision.score(moves[0]);
    for (int i = 1; i < moves.size(); ++i) {
        const float value = decision.score(moves[i]);
        if (value > bestScore) {
            bestScore = value;
            best = i;
        }
    }
    return moves[best].move;
}

} // namespace meadhall::odin::ai
