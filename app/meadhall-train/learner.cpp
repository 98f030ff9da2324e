#include "learner.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace meadhall::train {

namespace {

using namespace odin::ai;
constexpr auto kHiddenCount = static_cast<std::size_t>(kHidden);

struct Forward {
    PolicyWeights::Row hidden;
    float score;
};

Forward forward(const PolicyWeights &weights, const PolicyWeights::Row &base, const MoveInputs &inputs)
{
    Forward result{base, 0};
    for (std::size_t i = 0; i < kMoveInputs; ++i) {
        if (inputs[i] == 0)
            continue;
        result.score += inputs[i] * weights.linear[i];
        for (std::size_t j = 0; j < kHiddenCount; ++j)
            result.hidden[j] += inputs[i] * weights.move[i][j];
    }
    for (std::size_t j = 0; j < kHiddenCount; ++j)
        result.score += std::max(result.hidden[j], 0.0f) * weights.output[j];
    return result;
}

/// d(expected value + bonus · entropy) / d(score) for each move of the softmax.
std::vector<float> slopes(const std::vector<Forward> &moves, const std::vector<float> &values, float entropyBonus)
{
    float best = moves[0].score;
    for (const Forward &move : moves)
        best = std::max(best, move.score);
    std::vector<float> chances;
    float sum = 0;
    for (const Forward &move : moves) {
        chances.push_back(std::exp(move.score - best));
        sum += chances.back();
    }
    float mean = 0;
    std::vector<float> gains;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        chances[i] /= sum;
        gains.push_back(values[i] - entropyBonus * std::log(std::max(chances[i], 1e-6f)));
        mean += chances[i] * gains[i];
    }
    for (std::size_t i = 0; i < moves.size(); ++i)
        gains[i] = chances[i] * (gains[i] - mean);
    return gains;
}

} // namespace

FlatWeights flattened(const PolicyWeights &weights)
{
    FlatWeights flat;
    std::memcpy(flat.data(), &weights, sizeof flat);
    return flat;
}

PolicyWeights unflattened(const FlatWeights &flat)
{
    PolicyWeights weights;
    std::memcpy(static_cast<void *>(&weights), flat.data(), sizeof flat);
    return weights;
}

void Learner::add(const Sample &sample, float entropyBonus)
{
    PolicyWeights::Row base = weights_.bias;
    for (std::size_t i = 0; i < kTableInputs; ++i)
        for (std::size_t j = 0; j < kHiddenCount; ++j)
            base[j] += sample.table[i] * weights_.table[i][j];
    std::vector<Forward> moves;
    for (const MoveInputs &inputs : sample.moves)
        moves.push_back(forward(weights_, base, inputs));
    const std::vector<float> gains = slopes(moves, sample.values, entropyBonus);
    PolicyWeights::Row shared{};
    for (std::size_t m = 0; m < moves.size(); ++m) {
        PolicyWeights::Row back;
        for (std::size_t j = 0; j < kHiddenCount; ++j) {
            const float hidden = moves[m].hidden[j];
            gradient_.output[j] += gains[m] * std::max(hidden, 0.0f);
            back[j] = hidden > 0 ? gains[m] * weights_.output[j] : 0.0f;
            shared[j] += back[j];
        }
        for (std::size_t i = 0; i < kMoveInputs; ++i) {
            const float input = sample.moves[m][i];
            if (input == 0)
                continue;
            gradient_.linear[i] += gains[m] * input;
            for (std::size_t j = 0; j < kHiddenCount; ++j)
                gradient_.move[i][j] += input * back[j];
        }
    }
    for (std::size_t j = 0; j < kHiddenCount; ++j)
        gradient_.bias[j] += shared[j];
    for (std::size_t i = 0; i < kTableInputs; ++i)
        for (std::size_t j = 0; j < kHiddenCount; ++j)
            gradient_.table[i][j] += sample.table[i] * shared[j];
    ++samples_;
}

void Learner::step(float rate)
{
    constexpr float kFirstDecay = 0.9f;
    constexpr float kSecondDecay = 0.999f;
    ++steps_;
    FlatWeights flat = flattened(weights_);
    const FlatWeights gradient = flattened(gradient_);
    const float firstBias = 1 - std::pow(kFirstDecay, static_cast<float>(steps_));
    const float secondBias = 1 - std::pow(kSecondDecay, static_cast<float>(steps_));
    for (std::size_t i = 0; i < flat.size(); ++i) {
        const float slope = gradient[i] / static_cast<float>(samples_);
        first_[i] = kFirstDecay * first_[i] + (1 - kFirstDecay) * slope;
        second_[i] = kSecondDecay * second_[i] + (1 - kSecondDecay) * slope * slope;
        flat[i] += rate * (first_[i] / firstBias) / (std::sqrt(second_[i] / secondBias) + 1e-6f);
    }
    weights_ = unflattened(flat);
    gradient_ = {};
    samples_ = 0;
}

} // namespace meadhall::train
