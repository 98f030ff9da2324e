#include "app/meadhall-train/learn/policy_iteration.h"

#include "app/meadhall-train/learn/critic.h"
#include "app/meadhall-train/learn/learner.h"
#include "app/meadhall-train/learn/self_play.h"
#include "engine/ai/odin/greedy.h"
#include "engine/ai/odin/utility.h"
#include "engine/ai/search/softmax.h"
#include "engine/core/shuffle.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numeric>

namespace meadhall::train {

namespace {

using namespace odin::ai;
using odin::goingOut;
using odin::MoveList;

// Scale of rewards: one point at the end of a hand.
constexpr float kPoint = 0.3f;
constexpr std::size_t kBatch = 1024;
constexpr int kEpochs = 2;

/// The decisions of some hands.
struct Batch {
    std::vector<PlayedDecision> decisions;
    std::vector<CriticInputs> scenes;
    std::vector<float> targets;
    std::vector<MoveFeatures> moves;
};

class SelfPlay {
public:
    SelfPlay(const PolicyIteration &settings, std::uint64_t seed)
        : players_(settings.players), lambda_(settings.lambda),
          yardstickTables_(static_cast<double>(settings.baselineOpponentShare)), random_(seed)
    {
    }

    Batch play(const PolicyWeights &weights, const Critic &critic, int hands);

private:
    odin::Move decide(const PolicyWeights &weights, const Critic &critic, Batch &batch);
    void credit(Batch &batch);

    int players_;
    float lambda_;
    double yardstickTables_;
    Random random_;
    TrainingHand lesson_;
    std::array<std::vector<std::size_t>, odin::kMaxPlayers> own_; ///< indices of the hand's decisions, by seat
    std::vector<float> values_; ///< value estimates of the critic, by decision of the batch
    MoveList moves_;
    std::vector<float> scores_;
    std::uint64_t deals_ = 0;
};

odin::Move SelfPlay::decide(const PolicyWeights &weights, const Critic &critic, Batch &batch)
{
    moves_.fill(lesson_.hand.position.board, lesson_.hand.position.handToMove());
    if (moves_.size() == 1)
        return moves_[0].move;
    PlayedDecision decision{
        evaluatedDecision(InformationState::of(lesson_.hand, lesson_.deck), moves_, weights, batch.moves, scores_)};
    decision.chosen = search::sampleSoftmax(scores_.data(), moves_.size(), 1.0, random_);
    const float chosen = scores_[static_cast<std::size_t>(decision.chosen)];
    float sum = 0;
    for (const float score : scores_)
        sum += std::exp(score - chosen);
    decision.logChance = -std::log(sum);
    own_[static_cast<std::size_t>(lesson_.hand.position.board.turn)].push_back(batch.decisions.size());
    batch.decisions.push_back(decision);
    batch.scenes.push_back(criticInputsOf(lesson_.hand.position, lesson_.greedy));
    values_.push_back(critic.value(batch.scenes.back()));
    return moves_[decision.chosen].move;
}

/// Computes advantages and value targets of the finished hand.
void SelfPlay::credit(Batch &batch)
{
    for (int seat = 0; seat < players_; ++seat) {
        const auto &own = own_[static_cast<std::size_t>(seat)];
        float next = kPoint * static_cast<float>(margin(lesson_.hand.position, seat));
        float advantage = 0;
        for (auto i = own.rbegin(); i != own.rend(); ++i) {
            advantage = next - values_[*i] + lambda_ * advantage;
            next = values_[*i];
            batch.decisions[*i].advantage = advantage;
            batch.targets[*i] = values_[*i] + advantage;
        }
    }
}

Batch SelfPlay::play(const PolicyWeights &weights, const Critic &critic, int hands)
{
    Batch batch;
    values_.clear();
    for (int hand = 0; hand < hands; ++hand) {
        lesson_ = drawTrainingHand(players_, yardstickTables_, deals_++, random_);
        for (auto &own : own_)
            own.clear();
        while (!lesson_.hand.position.board.over) {
            const odin::Move out = goingOut(lesson_.hand.position.board, lesson_.hand.position.handToMove());
            if (!out.isPass())
                lesson_.hand.apply(out);
            else if (lesson_.greedy[static_cast<std::size_t>(lesson_.hand.position.board.turn)])
                lesson_.hand.apply(
                    greedyMove(InformationState::of(lesson_.hand, lesson_.deck), moves_, greedyWeights(players_)));
            else
                lesson_.hand.apply(decide(weights, critic, batch));
        }
        batch.targets.resize(batch.decisions.size());
        credit(batch);
    }
    return batch;
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

PolicyWeights learnPolicy(const PolicyWeights &start, const PolicyIteration &settings)
{
    const auto players = static_cast<std::uint64_t>(settings.players);
    Learner learner(start);
    Critic critic(mixSeeds(settings.seed, players));
    SelfPlay selfPlay(settings, mixSeeds(settings.seed, players + 100));
    Random random(mixSeeds(settings.seed, 99));
    for (int round = 0; round < settings.rounds; ++round) {
        if (settings.measuresIn(round)) {
            report(learner.weights(), settings, round);
            std::fprintf(stderr, "critic %.3f\n", static_cast<double>(critic.takeMeanError()));
        }
        const float rate = settings.rateIn(round);
        const float entropyBonus = settings.entropyBonusIn(round);
        Batch batch = selfPlay.play(learner.weights(), critic, settings.handsARound);
        normalise(batch.decisions);
        std::vector<std::size_t> order(batch.decisions.size());
        std::iota(order.begin(), order.end(), 0);
        for (int time = 0; time < kEpochs; ++time) {
            shuffle(order, random);
            for (std::size_t i = 0; i < order.size(); ++i) {
                const PlayedDecision &decision = batch.decisions[order[i]];
                learner.add(decision, &batch.moves[decision.firstMove], entropyBonus);
                critic.add(batch.scenes[order[i]], batch.targets[order[i]]);
                if ((i + 1) % kBatch == 0 || i + 1 == order.size()) {
                    learner.step(rate);
                    critic.step(rate);
                }
            }
        }
    }
    report(learner.weights(), settings, settings.rounds);
    return learner.weights();
}

} // namespace meadhall::train
