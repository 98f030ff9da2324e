// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/learn/critic.h"

#include "engine/ai/odin/hand_analysis.h"
#include "engine/core/random.h"
#include "engine/core/to_index.h"
#include "engine/games/odin/move_list.h"

#include <algorithm>

namespace meadhall::train {

namespace {

using namespace odin::ai;
using odin::rankOf;
using odin::relativeStrength;
using odin::SetRank;
using odin::sizeOf;

float flag(bool condition) { return condition ? 1.0f : 0.0f; }

} // namespace

CriticInputs criticInputsOf(const odin::Position &position, const std::array<bool, odin::kMaxPlayers> &greedy)
{
    const odin::Board &board = position.board;
    const SetRank table = rankOf(board.table);
    CriticInputs inputs{};
    std::size_t next = 0;
    const auto put = [&](float value) { inputs[next++] = value; };
    const HandAnalysis own = analyseHand(position.handToMove());
    put(static_cast<float>(own.cards) / 9);
    put(static_cast<float>(own.cover) / 5);
    put(static_cast<float>(own.orphans) / 5);
    put(static_cast<float>(own.lowOrphans) / 5);
    put(static_cast<float>(own.longest) / 6);
    put(relativeStrength(own.longestRank));
    put(static_cast<float>(own.sum) / 45);
    put(static_cast<float>(own.highest) / 9);
    put(flag(own.longestRank > table));
    put(flag(own.cover == 1));
    put(flag(own.cover == 2));
    put(flag(board.leading()));
    put(static_cast<float>(sizeOf(table)) / 5);
    put(relativeStrength(table));
    put(static_cast<float>(board.passes) / static_cast<float>(board.players - 1));
    put(flag(!board.leading() && board.passes == board.players - 2));
    for (int offset = 1; offset < board.players; ++offset) {
        const int seat = (board.turn + offset) % board.players;
        const CardSet hand = position.hands[toIndex(seat)];
        const HandAnalysis analysis = analyseHand(hand);
        put(static_cast<float>(analysis.cards) / 9);
        put(static_cast<float>(analysis.cover) / 5);
        put(static_cast<float>(analysis.orphans) / 5);
        put(static_cast<float>(analysis.longest) / 6);
        put(relativeStrength(analysis.longestRank));
        put(flag(analysis.longestRank > table));
        put(flag(analysis.cover == 1 && (board.leading() || analysis.longestRank > table)));
        put(flag(board.owner == seat));
        put(flag(greedy[toIndex(seat)]));
    }
    return inputs;
}

Critic::Critic(std::uint64_t seed)
{
    Random random(mixSeeds(seed, 17));
    const auto small = [&](float size) { return size * (2 * static_cast<float>(random.unit()) - 1); };
    for (Row &row : weights_.in)
        for (float &weight : row)
            weight = small(0.3f);
    for (float &weight : weights_.bias)
        weight = small(0.1f);
    for (float &weight : weights_.out)
        weight = small(0.1f);
}

float Critic::forward(const CriticInputs &inputs, Row &hidden) const
{
    hidden = weights_.bias;
    for (std::size_t i = 0; i < kCriticInputs; ++i)
        if (const float input = inputs[i]; input != 0)
            for (std::size_t j = 0; j < kHidden; ++j)
                hidden[j] += input * weights_.in[i][j];
    float sum = weights_.base;
    for (std::size_t j = 0; j < kHidden; ++j)
        sum += std::max(hidden[j], 0.0f) * weights_.out[j];
    return sum;
}

float Critic::value(const CriticInputs &inputs) const
{
    Row hidden;
    return forward(inputs, hidden);
}

void Critic::add(const CriticInputs &inputs, float target)
{
    Row hidden;
    const float slope = target - forward(inputs, hidden);
    error_ += static_cast<double>(slope * slope);
    ++errors_;
    ++samples_;
    gradient_.base += slope;
    Row back;
    for (std::size_t j = 0; j < kHidden; ++j) {
        gradient_.out[j] += slope * std::max(hidden[j], 0.0f);
        back[j] = hidden[j] > 0 ? slope * weights_.out[j] : 0.0f;
        gradient_.bias[j] += back[j];
    }
    for (std::size_t i = 0; i < kCriticInputs; ++i)
        if (const float input = inputs[i]; input != 0)
            for (std::size_t j = 0; j < kHidden; ++j)
                gradient_.in[i][j] += input * back[j];
}

void Critic::step(float rate)
{
    static_assert(std::is_standard_layout_v<Weights>);
    adam_.step({reinterpret_cast<float *>(&weights_), kWeights},
               {reinterpret_cast<const float *>(&gradient_), kWeights}, 1 / static_cast<float>(std::max(samples_, 1)),
               rate);
    gradient_ = {};
    samples_ = 0;
}

float Critic::takeMeanError()
{
    const double mean = errors_ == 0 ? 0 : error_ / errors_;
    error_ = 0;
    errors_ = 0;
    return static_cast<float>(mean);
}

} // namespace meadhall::train
