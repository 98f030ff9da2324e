// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/learn/policy_iteration.h"

#include "app/meadhall-train/learn/critic.h"
#include "app/meadhall-train/learn/learner.h"
#include "app/meadhall-train/learn/mini_batches.h"
#include "app/meadhall-train/learn/self_play.h"
#include "engine/ai/odin/greedy.h"
#include "engine/ai/odin/utility.h"
#include "engine/ai/search/softmax.h"
#include "engine/core/to_index.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numeric>

namespace meadhall::train {

namespace {

using namespace odin::ai;
using odin::MoveList;

constexpr float kRewardPerPoint = 0.3f; // at the end of a hand
constexpr int kEpochs = 2;              // times that each decision is learned from

/// The decisions of a round. Vectors are indexed by decision, except moveFeatures (see Decision::firstMove).
struct Samples {
    std::vector<PlayedDecision> decisions;
    std::vector<CriticInputs> criticInputs;
    std::vector<float> values;  ///< estimates of the critic
    std::vector<float> targets; ///< what the critic is to learn
    std::vector<MoveFeatures> moveFeatures;
};

class SelfPlay {
public:
    SelfPlay(const PolicyIteration &config, std::uint64_t seed)
        : players_(config.players), lambda_(config.lambda),
          baselineOpponentShare_(static_cast<double>(config.baselineOpponentShare)), random_(seed)
    {
    }

    Samples play(const PolicyWeights &weights, const Critic &critic, int hands);

private:
    int decide(const PolicyWeights &weights, const Critic &critic, Samples &samples);
    void assignCredit(Samples &samples);

    int players_;
    float lambda_;
    double baselineOpponentShare_;
    Random random_;
    TrainingHand hand_;
    std::array<std::vector<std::size_t>, odin::kMaxPlayers> decisionsOfSeat_; ///< indices of the hand's decisions
    MoveList moves_;
    std::vector<float> scores_; ///< by move of the current decision
    std::uint64_t hands_ = 0;   ///< number of hands played
};

int SelfPlay::decide(const PolicyWeights &weights, const Critic &critic, Samples &samples)
{
    const odin::Position &position = hand_.state.position;
    PlayedDecision decision{evaluatedDecision(InformationState::of(hand_.state, hand_.deck), moves_, weights,
                                              samples.moveFeatures, scores_)};
    decision.chosen = search::sampleSoftmax(scores_.data(), moves_.size(), 1.0, random_);
    const float chosen = scores_[toIndex(decision.chosen)];
    float sum = 0;
    for (const float score : scores_)
        sum += std::exp(score - chosen);
    decision.logProbability = -std::log(sum);
    decisionsOfSeat_[toIndex(position.board.turn)].push_back(samples.decisions.size());
    samples.decisions.push_back(decision);
    samples.criticInputs.push_back(criticInputsOf(position, hand_.greedy));
    samples.values.push_back(critic.value(samples.criticInputs.back()));
    return decision.chosen;
}

/// Computes advantages and value targets of the finished hand.
void SelfPlay::assignCredit(Samples &samples)
{
    samples.targets.resize(samples.decisions.size());
    for (int seat = 0; seat < players_; ++seat) {
        const auto &decisions = decisionsOfSeat_[toIndex(seat)];
        float next = kRewardPerPoint * static_cast<float>(margin(hand_.state.position, seat));
        float advantage = 0;
        for (auto i = decisions.rbegin(); i != decisions.rend(); ++i) {
            const float value = samples.values[*i];
            advantage = next - value + lambda_ * advantage;
            next = value;
            samples.decisions[*i].advantage = advantage;
            samples.targets[*i] = value + advantage;
        }
    }
}

Samples SelfPlay::play(const PolicyWeights &weights, const Critic &critic, int hands)
{
    Samples samples;
    for (int i = 0; i < hands; ++i) {
        hand_ = drawTrainingHand(players_, baselineOpponentShare_, hands_++, random_);
        for (auto &decisions : decisionsOfSeat_)
            decisions.clear();
        playTrainingHand(hand_, moves_, [&] { return decide(weights, critic, samples); });
        assignCredit(samples);
    }
    return samples;
}

/// Normalises advantages to mean 0 and standard deviation 1.
void normalise(std::vector<PlayedDecision> &decisions)
{
    double sum = 0;
    double squares = 0;
    for (const PlayedDecision &decision : decisions) {
        sum += static_cast<double>(decision.advantage);
        squares += static_cast<double>(decision.advantage * decision.advantage);
    }
    const double mean = sum / static_cast<double>(decisions.size());
    const double deviation = std::sqrt(std::max(squares / static_cast<double>(decisions.size()) - mean * mean, 1e-12));
    for (PlayedDecision &decision : decisions)
        decision.advantage = static_cast<float>((static_cast<double>(decision.advantage) - mean) / deviation);
}

} // namespace

PolicyWeights initialWeights(int players, std::uint64_t seed)
{
    PolicyWeights weights{};
    Random random(mixSeeds(seed, static_cast<std::uint64_t>(players)));
    const auto small = [&](float size) { return size * (2 * static_cast<float>(random.unit()) - 1); };
    for (auto &row : weights.table)
        for (float &weight : row)
            weight = small(0.4f);
    for (auto &row : weights.move)
        for (float &weight : row)
            weight = small(0.4f);
    for (float &weight : weights.bias)
        weight = small(0.2f);
    for (float &weight : weights.output)
        weight = small(0.1f);
    // Scaled so that one set fewer changes the score by 1; a more confident start explores too little.
    const float scale = std::abs(5 / greedyWeights(players)[1]);
    for (std::size_t i = 0; i < kGreedyInputs; ++i)
        weights.linear[kGreedyInput[i]] = scale * greedyWeights(players)[i];
    return weights;
}

PolicyWeights learnPolicy(const PolicyWeights &start, const PolicyIteration &config)
{
    const auto players = static_cast<std::uint64_t>(config.players);
    Learner learner(start, odin::Goat::Out);
    Critic critic(mixSeeds(config.seed, players));
    SelfPlay selfPlay(config, mixSeeds(config.seed, players + 100));
    Random random(mixSeeds(config.seed, 99));
    for (int round = 0; round < config.rounds; ++round) {
        if (config.evaluatesIn(round)) {
            report(learner.weights(), config, round);
            std::fprintf(stderr, "critic %.3f\n", static_cast<double>(critic.takeMeanError()));
        }
        const float rate = config.rateIn(round);
        const float entropyBonus = config.entropyBonusIn(round);
        Samples samples = selfPlay.play(learner.weights(), critic, config.handsARound);
        normalise(samples.decisions);
        std::vector<std::size_t> order(samples.decisions.size());
        std::iota(order.begin(), order.end(), 0);
        const auto add = [&](std::size_t i) {
            const PlayedDecision &decision = samples.decisions[i];
            learner.add(decision, decision.of(samples.moveFeatures), entropyBonus);
            critic.add(samples.criticInputs[i], samples.targets[i]);
        };
        const auto step = [&] {
            learner.step(rate);
            critic.step(rate);
        };
        for (int epoch = 0; epoch < kEpochs; ++epoch)
            fitInMiniBatches(order, random, add, step);
    }
    report(learner.weights(), config, config.rounds);
    return learner.weights();
}

} // namespace meadhall::train
