// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/learn/learner.h"

#include "app/meadhall-train/io/flat_weights.h"
#include "engine/core/to_index.h"

#include <algorithm>

namespace meadhall::train {

namespace {

using namespace odin::ai;
using odin::Candidate;
using odin::MoveList;
constexpr auto kHiddenCount = toIndex(kHidden);

// Clipping range of proximal policy optimisation.
constexpr float kClip = 0.2f;
// Smaller gradients are skipped, to save time.
constexpr float kMinSlope = 1e-6f;

} // namespace

Decision evaluatedDecision(const InformationState &state, const MoveList &moves, const PolicyWeights &weights,
                           std::vector<MoveFeatures> &features, std::vector<float> &scores)
{
    const DecisionFeatures decisionFeatures(state);
    const PolicyDecision policy(decisionFeatures, weights);
    const Decision decision{decisionFeatures.table(), policy.sparseTable(), features.size(), moves.size()};
    scores.clear();
    for (const Candidate &candidate : moves) {
        features.push_back(policy.features(candidate));
        scores.push_back(policy.score(features.back()));
    }
    return decision;
}

// The forward pass of PolicyDecision again: the gradient needs the values of the hidden units, and the engine adds the
// output in another order, so that its scores are not the same to the last bit and would train other weights.
void Learner::scoreMoves(const Decision &decision, std::span<const MoveFeatures> moves)
{
    const auto count = toIndex(decision.moves);
    if (hidden_.size() < count) {
        hidden_.resize(count);
        for (auto *each : {&scores_, &probabilities_, &logProbabilities_, &slopes_})
            each->resize(count);
    }
    PolicyWeights::Row base = weights_.bias;
    for (std::size_t i = 0; i < kTableInputs; ++i)
        if (const float input = decision.table[i]; input != 0)
            for (std::size_t j = 0; j < kHiddenCount; ++j)
                base[j] += input * weights_.table[i][j];
    for (const std::uint16_t index : decision.sparseTable)
        for (std::size_t j = 0; j < kHiddenCount; ++j)
            base[j] += weights_.sparseTable[index][j];
    for (std::size_t m = 0; m < count; ++m) {
        PolicyWeights::Row hidden = base;
        float score = 0;
        for (std::size_t i = 0; i < kMoveInputs; ++i) {
            const float input = moves[m].inputs[i];
            if (input == 0)
                continue;
            score += input * weights_.linear[i];
            for (std::size_t j = 0; j < kHiddenCount; ++j)
                hidden[j] += input * weights_.move[i][j];
        }
        for (const std::uint16_t index : moves[m].sparse)
            for (std::size_t j = 0; j < kHiddenCount; ++j)
                hidden[j] += weights_.sparseMove[index][j];
        for (const std::uint16_t index : moves[m].goat)
            for (std::size_t j = 0; j < kHiddenCount; ++j)
                hidden[j] += weights_.goat[index][j];
        constexpr std::size_t kSums = 16; // independent sums, which the compiler can vectorise
        std::array<float, kSums> sums{};
        for (std::size_t j = 0; j < kHiddenCount; j += kSums)
            for (std::size_t k = 0; k < kSums; ++k)
                sums[k] += std::max(hidden[j + k], 0.0f) * weights_.output[j + k];
        for (const float sum : sums)
            score += sum;
        hidden_[m] = hidden;
        scores_[m] = score;
    }
    const float best = *std::max_element(scores_.begin(), scores_.begin() + decision.moves);
    float sum = 0;
    for (std::size_t m = 0; m < count; ++m) {
        probabilities_[m] = std::exp(scores_[m] - best);
        sum += probabilities_[m];
    }
    entropy_ = 0;
    const float logSum = std::log(sum);
    for (std::size_t m = 0; m < count; ++m) {
        probabilities_[m] /= sum;
        logProbabilities_[m] = scores_[m] - best - logSum;
        entropy_ -= probabilities_[m] * logProbabilities_[m];
    }
}

void Learner::add(const PlayedDecision &decision, std::span<const MoveFeatures> moves, float entropyBonus)
{
    scoreMoves(decision, moves);
    const auto chosen = toIndex(decision.chosen);
    const float ratio = std::exp(logProbabilities_[chosen] - decision.logProbability);
    const bool clipped = decision.advantage > 0 ? ratio > 1 + kClip : ratio < 1 - kClip;
    const float gain = clipped ? 0.0f : decision.advantage * ratio;
    for (std::size_t m = 0; m < toIndex(decision.moves); ++m)
        slopes_[m] = -probabilities_[m] * gain - entropyBonus * probabilities_[m] * (logProbabilities_[m] + entropy_);
    slopes_[chosen] += gain;
    addSlopes(decision, moves);
}

void Learner::add(const Decision &decision, std::span<const MoveFeatures> moves, std::span<const float> gains,
                  float entropyBonus)
{
    scoreMoves(decision, moves);
    const auto count = toIndex(decision.moves);
    float mean = 0;
    for (std::size_t m = 0; m < count; ++m)
        mean += probabilities_[m] * gains[m];
    for (std::size_t m = 0; m < count; ++m)
        slopes_[m] = probabilities_[m] * (gains[m] - mean - entropyBonus * (logProbabilities_[m] + entropy_));
    addSlopes(decision, moves);
}

void Learner::addSlopes(const Decision &decision, std::span<const MoveFeatures> moves)
{
    ++samples_;
    PolicyWeights::Row shared{};
    for (std::size_t m = 0; m < toIndex(decision.moves); ++m) {
        const float slope = slopes_[m];
        if (std::abs(slope) < kMinSlope)
            continue;
        PolicyWeights::Row back;
        for (std::size_t j = 0; j < kHiddenCount; ++j) {
            const float hidden = hidden_[m][j];
            gradient_.output[j] += slope * std::max(hidden, 0.0f);
            back[j] = hidden > 0 ? slope * weights_.output[j] : 0.0f;
            shared[j] += back[j];
        }
        for (std::size_t i = 0; i < kMoveInputs; ++i) {
            const float input = moves[m].inputs[i];
            if (input == 0)
                continue;
            gradient_.linear[i] += slope * input;
            for (std::size_t j = 0; j < kHiddenCount; ++j)
                gradient_.move[i][j] += input * back[j];
        }
        for (const std::uint16_t index : moves[m].sparse)
            for (std::size_t j = 0; j < kHiddenCount; ++j)
                gradient_.sparseMove[index][j] += back[j];
        for (const std::uint16_t index : moves[m].goat)
            for (std::size_t j = 0; j < kHiddenCount; ++j)
                gradient_.goat[index][j] += back[j];
    }
    for (std::size_t j = 0; j < kHiddenCount; ++j)
        gradient_.bias[j] += shared[j];
    for (std::size_t i = 0; i < kTableInputs; ++i)
        if (const float input = decision.table[i]; input != 0)
            for (std::size_t j = 0; j < kHiddenCount; ++j)
                gradient_.table[i][j] += input * shared[j];
    for (const std::uint16_t index : decision.sparseTable)
        for (std::size_t j = 0; j < kHiddenCount; ++j)
            gradient_.sparseTable[index][j] += shared[j];
}

void Learner::step(float rate)
{
    FlatWeights flat = flattened(weights_);
    const FlatWeights gradient = flattened(gradient_);
    const std::size_t first = goat_ == odin::Goat::In ? kPolicyWeights : 0;
    adam_.step(std::span(flat).subspan(first), std::span(gradient).subspan(first),
               1 / static_cast<float>(std::max(samples_, 1)), rate);
    weights_ = unflattened(flat);
    gradient_ = {};
    samples_ = 0;
}

} // namespace meadhall::train
