#include "engine/ai/odin/policy.h"

#include "engine/ai/odin/best_move.h"
#include "engine/ai/odin/weight_text.h"

#include <algorithm>
#include <cstring>
#include <mutex>
#include <optional>
#include <string_view>
#include <vector>

namespace meadhall::odin::ai {

namespace {

// Eight floats; the compiler splits them where registers hold four.
using Float8 [[gnu::vector_size(32)]] = float;
constexpr std::size_t kLane = 8;
constexpr std::size_t kLanes = kHidden / kLane;
static_assert(kHidden % kLane == 0);

/// Score of a move, given the part common to its decision. Force-inlined into the functions below, so that each is
/// compiled for its instruction set; the order of additions, and so the result, is the same in both.
[[gnu::always_inline]] inline float scoreOf(const PolicyWeights &weights, const float *base,
                                            const MoveFeatures &features)
{
    Float8 hidden[kLanes];
    for (std::size_t lane = 0; lane < kLanes; ++lane)
        std::memcpy(&hidden[lane], base + lane * kLane, sizeof(Float8));
    Float8 part;
    float sum = 0;
    // Zero inputs are not skipped: the branch costs more than the multiplications.
    for (std::size_t i = 0; i < kMoveInputs; ++i) {
        const float input = features.inputs[i];
        sum += input * weights.linear[i];
        for (std::size_t lane = 0; lane < kLanes; ++lane) {
            std::memcpy(&part, &weights.move[i][lane * kLane], sizeof part);
            hidden[lane] += input * part;
        }
    }
    for (const std::uint16_t trait : features.traits)
        for (std::size_t lane = 0; lane < kLanes; ++lane) {
            std::memcpy(&part, &weights.moveTraits[trait][lane * kLane], sizeof part);
            hidden[lane] += part;
        }
    Float8 total{};
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
        std::memcpy(&part, &weights.output[lane * kLane], sizeof part);
        total += (hidden[lane] > 0 ? hidden[lane] : Float8{}) * part;
    }
    return sum + (((total[0] + total[1]) + (total[2] + total[3])) + ((total[4] + total[5]) + (total[6] + total[7])));
}

float scoreGeneric(const PolicyWeights &weights, const float *base, const MoveFeatures &features)
{
    return scoreOf(weights, base, features);
}

#ifdef __x86_64__
[[gnu::target("avx2")]] float scoreAvx2(const PolicyWeights &weights, const float *base, const MoveFeatures &features)
{
    return scoreOf(weights, base, features);
}
const auto scoreDispatch = __builtin_cpu_supports("avx2") ? scoreAvx2 : scoreGeneric;
#else
constexpr auto scoreDispatch = scoreGeneric;
#endif

/// The weights as stored in the data files, one line per row.
constexpr std::string_view kStored[] = {
#include "resources/ai/odin_policy_2.inc"
    ,
#include "resources/ai/odin_policy_3.inc"
    ,
#include "resources/ai/odin_policy_4.inc"
    ,
#include "resources/ai/odin_policy_5.inc"
    ,
#include "resources/ai/odin_policy_6.inc"
};

PolicyWeights readStored(std::string_view text)
{
    PolicyWeights weights;
    constexpr std::size_t kRows = (kPolicyWeights + kHidden - 1) / kHidden;
    static_assert(sizeof weights >= kPolicyWeights * sizeof(float));
    std::vector<float> flat(kRows * kHidden);
    for (std::size_t row = 0; row < kRows; ++row) {
        const std::size_t end = text.find('\n');
        weightsFromText(text.substr(0, end), &flat[row * kHidden], kHidden);
        text.remove_prefix(end + 1);
    }
    std::memcpy(static_cast<void *>(&weights), flat.data(), kPolicyWeights * sizeof(float));
    return weights;
}

} // namespace

const PolicyWeights &policyWeights(int players)
{
    static_assert(std::size(kStored) == kMaxPlayers - kMinPlayers + 1);
    // Loaded on first use: the weights for one number of players take 225 KiB.
    static std::array<std::once_flag, std::size(kStored)> once;
    static std::array<std::optional<PolicyWeights>, std::size(kStored)> all;
    const auto index = static_cast<std::size_t>(players - kMinPlayers);
    std::call_once(once[index], [index] { all[index] = readStored(kStored[index]); });
    return *all[index];
}

PolicyDecision::PolicyDecision(const DecisionFeatures &decisionFeatures, const PolicyWeights &weights)
    : outlook_(decisionFeatures), weights_(weights), finder_(decisionFeatures), tableTraits_(finder_.table()),
      base_(weights.bias)
{
    for (std::size_t i = 0; i < kTableInputs; ++i) {
        const float input = decisionFeatures.table()[i];
        if (input == 0)
            continue;
        for (std::size_t j = 0; j < kHidden; ++j)
            base_[j] += input * weights.table[i][j];
    }
    for (const std::uint16_t trait : tableTraits_)
        for (std::size_t j = 0; j < kHidden; ++j)
            base_[j] += weights.tableTraits[trait][j];
}

MoveFeatures PolicyDecision::features(const Candidate &candidate) const
{
    const Afterstate after = outlook_.after(candidate);
    MoveFeatures features{outlook_.inputs(candidate, after), {}};
    finder_.addTraits(features.traits, candidate, after, features.inputs[kNobodyFollows]);
    return features;
}

float PolicyDecision::score(const MoveFeatures &features) const
{
    return scoreDispatch(weights_, base_.data(), features);
}

float PolicyDecision::scoreWithoutDispatch(const MoveFeatures &features) const
{
    return scoreGeneric(weights_, base_.data(), features);
}

void policyScores(const InformationState &state, const MoveList &moves, const PolicyWeights &weights, float *scores)
{
    const DecisionFeatures decisionFeatures(state);
    const PolicyDecision decision(decisionFeatures, weights);
    for (int i = 0; i < moves.size(); ++i)
        scores[i] = decision.score(moves[i]);
}

Move policyMove(const InformationState &state, MoveList &moves, const PolicyWeights &weights)
{
    if (const auto obvious = obviousMove(state, moves))
        return *obvious;
    const DecisionFeatures decisionFeatures(state);
    const PolicyDecision decision(decisionFeatures, weights);
    return bestMove(moves, [&](const Candidate &candidate) { return decision.score(candidate); });
}

} // namespace meadhall::odin::ai
