#include "app/meadhall-train/learn/policy_improvement.h"

#include "app/meadhall-train/learn/learner.h"
#include "app/meadhall-train/learn/self_play.h"
#include "engine/ai/odin/greedy.h"
#include "engine/ai/odin/utility.h"
#include "engine/ai/search/softmax.h"
#include "engine/core/shuffle.h"

#include <algorithm>
#include <cmath>
#include <future>

namespace meadhall::train {

namespace {

using namespace odin::ai;
using odin::goingOut;
using odin::MoveList;

// Moves less probable than this are not evaluated.
constexpr float kMinConfidence = 0.01f;
constexpr std::size_t kBatch = 1024;

/// The decisions of some hands, with their evaluated moves.
struct Batch {
    std::vector<Decision> decisions;
    std::vector<MoveFeatures> moves;
    std::vector<float> gains; ///< points of each move minus the policy's mean; 0 if the move was not evaluated
    double squares = 0;       ///< sum of squares of the gains
    int tried = 0;
};

/// One parallel part: plays its share of the hands with its own random stream.
class Lane {
public:
    Lane(const TrainingConfig &config, std::uint64_t seed)
        : players_(config.players), yardstickTables_(static_cast<double>(config.baselineOpponentShare)), random_(seed)
    {
    }

    Batch play(const PolicyWeights &weights, int hands);

private:
    odin::Move bestMove(const FullState &hand, const PolicyWeights &weights);
    odin::Move decide(const PolicyWeights &weights, Batch &batch);
    bool tryMoves(const PolicyWeights &weights, Batch &batch);

    int players_;
    double yardstickTables_;
    Random random_;
    TrainingHand lesson_;
    MoveList moves_;
    MoveList movesPlayedOut_;
    std::vector<float> scores_;
    std::uint64_t hands_ = 0;
};

odin::Move Lane::bestMove(const FullState &hand, const PolicyWeights &weights)
{
    const InformationState state = InformationState::of(hand, lesson_.deck);
    return lesson_.greedy[static_cast<std::size_t>(hand.position.board.turn)]
               ? greedyMove(state, movesPlayedOut_, greedyWeights(players_))
               : policyMove(state, movesPlayedOut_, weights);
}

/// Evaluates the moves in moves_ with scores_ and appends their gains to the batch.
/// @return false if fewer than two moves are probable enough
bool Lane::tryMoves(const PolicyWeights &weights, Batch &batch)
{
    const FullState &start = lesson_.hand;
    const std::size_t count = scores_.size();
    std::vector<float> chances(count);
    const float best = *std::max_element(scores_.begin(), scores_.end());
    float sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += chances[i] = std::exp(scores_[i] - best);
    const auto hesitates = [&](float chance) { return chance > kMinConfidence * sum; };
    if (std::count_if(chances.begin(), chances.end(), hesitates) < 2)
        return false;
    std::vector<float> gains(count);
    float mean = 0;
    float weight = 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (!hesitates(chances[i]))
            continue;
        FullState hand = start;
        hand.apply(moves_[static_cast<int>(i)].move);
        while (!hand.position.board.over)
            hand.apply(bestMove(hand, weights));
        gains[i] = static_cast<float>(margin(hand.position, start.position.board.turn));
        mean += chances[i] * gains[i];
        weight += chances[i];
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (hesitates(chances[i])) {
            gains[i] -= mean / weight;
            batch.squares += static_cast<double>(gains[i] * gains[i]);
            ++batch.tried;
        }
    }
    batch.gains.insert(batch.gains.end(), gains.begin(), gains.end());
    return true;
}

odin::Move Lane::decide(const PolicyWeights &weights, Batch &batch)
{
    const FullState &hand = lesson_.hand;
    moves_.fill(hand.position.board, hand.position.handToMove());
    if (moves_.size() == 1)
        return moves_[0].move;
    const Decision decision =
        evaluatedDecision(InformationState::of(hand, lesson_.deck), moves_, weights, batch.moves, scores_);
    if (tryMoves(weights, batch))
        batch.decisions.push_back(decision);
    else
        batch.moves.resize(decision.firstMove);
    return moves_[search::sampleSoftmax(scores_.data(), moves_.size(), 1.0, random_)].move;
}

Batch Lane::play(const PolicyWeights &weights, int hands)
{
    Batch batch;
    for (int i = 0; i < hands; ++i) {
        lesson_ = drawTrainingHand(players_, yardstickTables_, hands_++, random_);
        FullState &hand = lesson_.hand;
        while (!hand.position.board.over) {
            const odin::Move out = goingOut(hand.position.board, hand.position.handToMove());
            if (!out.isPass())
                hand.apply(out);
            else if (lesson_.greedy[static_cast<std::size_t>(hand.position.board.turn)])
                hand.apply(bestMove(hand, weights));
            else
                hand.apply(decide(weights, batch));
        }
    }
    return batch;
}

/// Plays the hands of a round in parallel.
std::vector<Batch> playAll(std::vector<Lane> &lanes, const PolicyWeights &weights, int hands)
{
    std::vector<std::future<Batch>> playing;
    for (Lane &lane : lanes)
        playing.push_back(std::async(std::launch::async,
                                     [&lane, &weights, hands] { return lane.play(weights, hands / kParallelParts); }));
    std::vector<Batch> batches;
    for (auto &each : playing)
        batches.push_back(each.get());
    return batches;
}

/// Scales gains to standard deviation 1.
void normalise(std::vector<Batch> &batches)
{
    double squares = 0;
    int tried = 0;
    for (const Batch &batch : batches) {
        squares += batch.squares;
        tried += batch.tried;
    }
    const double deviation = std::sqrt(std::max(squares / std::max(tried, 1), 1e-12));
    for (Batch &batch : batches)
        for (float &gain : batch.gains)
            gain /= static_cast<float>(deviation);
}

} // namespace

PolicyWeights refinePolicy(const PolicyWeights &start, const TrainingConfig &config)
{
    const std::uint64_t seed = mixSeeds(config.seed, static_cast<std::uint64_t>(config.players));
    Learner learner(start);
    std::vector<Lane> lanes;
    for (int part = 0; part < kParallelParts; ++part)
        lanes.emplace_back(config, mixSeeds(seed, static_cast<std::uint64_t>(part)));
    Random random(mixSeeds(seed, kParallelParts));
    std::vector<std::pair<const Batch *, const Decision *>> order;
    for (int round = 0; round < config.rounds; ++round) {
        if (config.measuresIn(round))
            report(learner.weights(), config, round);
        const float rate = config.rateIn(round);
        const float entropyBonus = config.entropyBonusIn(round);
        std::vector<Batch> batches = playAll(lanes, learner.weights(), config.handsARound);
        normalise(batches);
        order.clear();
        for (const Batch &batch : batches)
            for (const Decision &decision : batch.decisions)
                order.emplace_back(&batch, &decision);
        shuffle(order, random);
        for (std::size_t i = 0; i < order.size(); ++i) {
            const auto [batch, decision] = order[i];
            learner.add(*decision, &batch->moves[decision->firstMove], &batch->gains[decision->firstMove],
                        entropyBonus);
            if ((i + 1) % kBatch == 0 || i + 1 == order.size())
                learner.step(rate);
        }
    }
    report(learner.weights(), config, config.rounds);
    return learner.weights();
}

} // namespace meadhall::train
