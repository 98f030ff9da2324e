// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/odin/policy.h"

#include "engine/ai/odin/best_move.h"
#include "engine/ai/odin/weight_text.h"
#include "engine/core/to_index.h"

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
constexpr std::size_t kVectorLength = 8;
constexpr std::size_t kVectors = kHidden / kVectorLength;
static_assert(kHidden % kVectorLength == 0);

/// Score of a move, given the part common to its decision. Force-inlined into the functions below, so that each is
/// compiled for its instruction set; the order of additions, and so the result, is the same in both.
[[gnu::always_inline]] inline float scoreOf(const PolicyWeights &weights, const float *base,
                                            const MoveFeatures &features)
{
    Float8 hidden[kVectors];
    for (std::size_t v = 0; v < kVectors; ++v)
        std::memcpy(&hidden[v], base + v * kVectorLength, sizeof(Float8));
    Float8 weight8;
    float sum = 0;
    // Zero inputs are not skipped: the branch costs more than the multiplications.
    for (std::size_t i = 0; i < kMoveInputs; ++i) {
        const float input = features.inputs[i];
        sum += input * weights.linear[i];
        for (std::size_t v = 0; v < kVectors; ++v) {
            std::memcpy(&weight8, &weights.move[i][v * kVectorLength], sizeof weight8);
            hidden[v] += input * weight8;
        }
    }
    for (const std::uint16_t index : features.sparse)
        for (std::size_t v = 0; v < kVectors; ++v) {
            std::memcpy(&weight8, &weights.sparseMove[index][v * kVectorLength], sizeof weight8);
            hidden[v] += weight8;
        }
    for (const std::uint16_t index : features.goat)
        for (std::size_t v = 0; v < kVectors; ++v) {
            std::memcpy(&weight8, &weights.goat[index][v * kVectorLength], sizeof weight8);
            hidden[v] += weight8;
        }
    Float8 total{};
    for (std::size_t v = 0; v < kVectors; ++v) {
        std::memcpy(&weight8, &weights.output[v * kVectorLength], sizeof weight8);
        total += (hidden[v] > 0 ? hidden[v] : Float8{}) * weight8;
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

/// The same for the rows of the goat.
constexpr std::string_view kStoredGoat[] = {
#include "resources/ai/odin_goat_2.inc"
    ,
#include "resources/ai/odin_goat_3.inc"
    ,
#include "resources/ai/odin_goat_4.inc"
    ,
#include "resources/ai/odin_goat_5.inc"
    ,
#include "resources/ai/odin_goat_6.inc"
};

std::vector<float> readRows(std::string_view text, std::size_t rows)
{
    std::vector<float> flat(rows * kHidden);
    for (std::size_t row = 0; row < rows; ++row) {
        const std::size_t end = text.find('\n');
        weightsFromText(text.substr(0, end), &flat[row * kHidden], kHidden);
        text.remove_prefix(end + 1);
    }
    return flat;
}

PolicyWeights readStored(std::string_view text, std::string_view goat)
{
    PolicyWeights weights;
    constexpr std::size_t kRows = (kPolicyWeights + kHidden - 1) / kHidden;
    static_assert(sizeof weights >= kPolicyWeights * sizeof(float));
    std::memcpy(static_cast<void *>(&weights), readRows(text, kRows).data(), kPolicyWeights * sizeof(float));
    std::memcpy(weights.goat.data(), readRows(goat, kGoatFeatures).data(), kGoatWeights * sizeof(float));
    return weights;
}

} // namespace

const PolicyWeights &policyWeights(int players)
{
    static_assert(std::size(kStored) == kMaxPlayers - kMinPlayers + 1);
    // Loaded on first use: the weights for one number of players take 270 KiB.
    static std::array<std::once_flag, std::size(kStored)> once;
    static std::array<std::optional<PolicyWeights>, std::size(kStored)> all;
    const auto index = toIndex(players - kMinPlayers);
    std::call_once(once[index], [index] { all[index] = readStored(kStored[index], kStoredGoat[index]); });
    return *all[index];
}

PolicyDecision::PolicyDecision(const DecisionFeatures &decisionFeatures, const PolicyWeights &weights)
    : features_(decisionFeatures), weights_(weights), extractor_(decisionFeatures), sparseTable_(extractor_.table()),
      base_(weights.bias)
{
    for (std::size_t i = 0; i < kTableInputs; ++i) {
        const float input = decisionFeatures.table()[i];
        if (input == 0)
            continue;
        for (std::size_t j = 0; j < kHidden; ++j)
            base_[j] += input * weights.table[i][j];
    }
    for (const std::uint16_t index : sparseTable_)
        for (std::size_t j = 0; j < kHidden; ++j)
            base_[j] += weights.sparseTable[index][j];
}

MoveFeatures PolicyDecision::features(const Candidate &candidate) const
{
    const Afterstate after = features_.after(candidate);
    MoveFeatures features{features_.inputs(candidate, after), {}, {}};
    extractor_.addMoveFeatures(features, candidate, after);
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
