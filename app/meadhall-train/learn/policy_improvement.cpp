// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/learn/policy_improvement.h"

#include "app/meadhall-train/learn/learner.h"
#include "app/meadhall-train/learn/mini_batches.h"
#include "app/meadhall-train/learn/self_play.h"
#include "engine/ai/odin/greedy.h"
#include "engine/ai/odin/utility.h"
#include "engine/ai/search/softmax.h"
#include "engine/core/to_index.h"

#include <algorithm>
#include <cmath>
#include <future>

namespace meadhall::train {

namespace {

using namespace odin::ai;
using odin::MoveList;

// Moves less probable than this are not evaluated.
constexpr float kMinProbability = 0.01f;

/// The decisions of some hands. Gains are indexed as the features: see Decision::firstMove.
struct Samples {
    std::vector<Decision> decisions;
    std::vector<MoveFeatures> moveFeatures;
    std::vector<float> gains; ///< points of each move minus the policy's mean; 0 if the move was not evaluated
    double squares = 0;       ///< sum of squares of the gains
    int evaluated = 0;        ///< number of moves evaluated
};

/// One parallel part: plays its share of the hands with its own random stream.
class SelfPlay {
public:
    SelfPlay(const TrainingConfig &config, std::uint64_t seed)
        : players_(config.players), baselineOpponentShare_(static_cast<double>(config.baselineOpponentShare)),
          goat_(config.goat), random_(seed)
    {
    }

    Samples play(const PolicyWeights &weights, int hands);

private:
    int decide(const PolicyWeights &weights, Samples &samples);
    bool evaluateMoves(const PolicyWeights &weights, Samples &samples);
    float playOut(int move, const PolicyWeights &weights);

    int players_;
    double baselineOpponentShare_;
    odin::Goat goat_;
    Random random_;
    TrainingHand hand_;
    MoveList moves_;
    MoveList playoutMoves_;     ///< buffer of playouts
    std::vector<float> scores_; ///< by move of the current decision
    std::uint64_t hands_ = 0;   ///< number of hands played
};

/// Plays a move of the current decision and then the best moves of all seats.
/// @return margin of the seat to move, in points
float SelfPlay::playOut(int move, const PolicyWeights &weights)
{
    FullState state = hand_.state;
    state.apply(moves_[move].move);
    playToEnd(state, [&](const FullState &now) {
        const InformationState information = InformationState::of(now, hand_.deck);
        return hand_.greedy[toIndex(now.position.board.turn)]
                   ? greedyMove(information, playoutMoves_, greedyWeights(players_))
                   : policyMove(information, playoutMoves_, weights);
    });
    return static_cast<float>(margin(state.position, hand_.state.position.board.turn));
}

/// Evaluates the moves in moves_ with scores_ and appends their gains to the samples.
/// @return false, and appends nothing, if fewer than two moves are probable enough
bool SelfPlay::evaluateMoves(const PolicyWeights &weights, Samples &samples)
{
    const std::size_t count = scores_.size();
    std::vector<float> odds(count); ///< probabilities times `sum`
    const float best = *std::max_element(scores_.begin(), scores_.end());
    float sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += odds[i] = std::exp(scores_[i] - best);
    const auto isProbable = [&](float odd) { return odd > kMinProbability * sum; };
    if (std::count_if(odds.begin(), odds.end(), isProbable) < 2)
        return false;
    std::vector<float> gains(count);
    float mean = 0;
    float weight = 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (!isProbable(odds[i]))
            continue;
        gains[i] = playOut(static_cast<int>(i), weights);
        mean += odds[i] * gains[i];
        weight += odds[i];
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (isProbable(odds[i])) {
            gains[i] -= mean / weight;
            samples.squares += static_cast<double>(gains[i] * gains[i]);
            ++samples.evaluated;
        }
    }
    samples.gains.insert(samples.gains.end(), gains.begin(), gains.end());
    return true;
}

int SelfPlay::decide(const PolicyWeights &weights, Samples &samples)
{
    const Decision decision = evaluatedDecision(InformationState::of(hand_.state, hand_.deck), moves_, weights,
                                                samples.moveFeatures, scores_);
    const bool isLearned =
        goat_ == odin::Goat::Out || samples.moveFeatures.back().goat.begin() != samples.moveFeatures.back().goat.end();
    if (isLearned && evaluateMoves(weights, samples))
        samples.decisions.push_back(decision);
    else
        samples.moveFeatures.resize(decision.firstMove);
    return search::sampleSoftmax(scores_.data(), moves_.size(), 1.0, random_);
}

Samples SelfPlay::play(const PolicyWeights &weights, int hands)
{
    Samples samples;
    for (int i = 0; i < hands; ++i) {
        hand_ = drawTrainingHand(players_, baselineOpponentShare_, hands_++, random_, goat_);
        playTrainingHand(hand_, moves_, [&] { return decide(weights, samples); });
    }
    return samples;
}

/// Plays the hands of a round in parallel.
std::vector<Samples> playInParallel(std::vector<SelfPlay> &parts, const PolicyWeights &weights, int hands)
{
    std::vector<std::future<Samples>> playing;
    for (SelfPlay &part : parts)
        playing.push_back(std::async(std::launch::async,
                                     [&part, &weights, hands] { return part.play(weights, hands / kParallelParts); }));
    std::vector<Samples> all;
    for (auto &each : playing)
        all.push_back(each.get());
    return all;
}

/// Scales gains to standard deviation 1.
void normalise(std::vector<Samples> &all)
{
    double squares = 0;
    int evaluated = 0;
    for (const Samples &samples : all) {
        squares += samples.squares;
        evaluated += samples.evaluated;
    }
    const double deviation = std::sqrt(std::max(squares / std::max(evaluated, 1), 1e-12));
    for (Samples &samples : all)
        for (float &gain : samples.gains)
            gain /= static_cast<float>(deviation);
}

} // namespace

PolicyWeights improvePolicy(const PolicyWeights &start, const TrainingConfig &config)
{
    const std::uint64_t seed = mixSeeds(config.seed, static_cast<std::uint64_t>(config.players));
    Learner learner(start, config.goat);
    std::vector<SelfPlay> parts;
    for (int part = 0; part < kParallelParts; ++part)
        parts.emplace_back(config, mixSeeds(seed, static_cast<std::uint64_t>(part)));
    Random random(mixSeeds(seed, kParallelParts));
    std::vector<std::pair<const Samples *, const Decision *>> order;
    for (int round = 0; round < config.rounds; ++round) {
        if (config.evaluatesIn(round))
            report(learner.weights(), config, round);
        const float rate = config.rateIn(round);
        const float entropyBonus = config.entropyBonusIn(round);
        std::vector<Samples> all = playInParallel(parts, learner.weights(), config.handsARound);
        normalise(all);
        order.clear();
        for (const Samples &samples : all)
            for (const Decision &decision : samples.decisions)
                order.emplace_back(&samples, &decision);
        const auto add = [&](const auto &each) {
            const auto [samples, decision] = each;
            learner.add(*decision, decision->of(samples->moveFeatures), decision->of(samples->gains), entropyBonus);
        };
        fitInMiniBatches(order, random, add, [&] { learner.step(rate); });
    }
    report(learner.weights(), config, config.rounds);
    return learner.weights();
}

} // namespace meadhall::train
