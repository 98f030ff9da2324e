#include "policy_iteration.h"

#include "cards/random.h"
#include "measure.h"
#include "search/softmax.h"
#include "seats/odin/greedy.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numeric>

namespace meadhall::train {

namespace {

using namespace odin::ai;

// Of many moves only the likeliest are played out, and some of the others by chance.
constexpr int kLikeliest = 9;
constexpr int kByChance = 4;
// One decision in so many is learned from: neighbours in a hand tell nearly the same.
constexpr std::uint32_t kOneDecisionIn = 3;
// So many decisions are remembered and fitted again: playing them out costs more than fitting.
constexpr std::size_t kMemory = 40000;
// The share of hands in which some of the others play by the linear evaluation: a policy that only ever meets itself
// learns to beat itself.
constexpr double kMixedTables = 0.75;
// What one point at the end of a hand counts.
constexpr float kPoint = 0.3f;

class SelfPlay {
public:
    SelfPlay(int players, std::uint64_t seed) : players_(players), random_(seed) {}

    /// So many decisions, judged by playouts of these weights.
    std::vector<Sample> collect(const PolicyWeights &weights, int samples);

private:
    odin::Colours drawColours();
    void newHand();
    odin::Move greedyAnswer(const odin::Position &position);
    int drawMove(const odin::Position &position, const PolicyWeights &weights);
    std::vector<int> movesToTry();
    Sample sample(const PolicyWeights &weights);
    float value(odin::Position position, int seat, const PolicyWeights &weights);

    int players_;
    Random random_;
    CardSet deck_;
    odin::Position position_{};
    std::array<bool, odin::kMaxPlayers> greedy_{}; ///< which seats play by the linear evaluation this hand
    MoveList moves_;
    MoveList playoutMoves_;
    std::vector<float> scores_;
    std::uint64_t deals_ = 0;
};

/// Mostly the usual deck, but every deck that a table may choose is met.
odin::Colours SelfPlay::drawColours()
{
    const int fewest = players_ == 2 ? 4 : odin::kColours;
    const std::uint32_t draw = random_.below(10);
    int count = fewest;
    if (draw == 0)
        count = players_ + static_cast<int>(random_.below(static_cast<std::uint32_t>(odin::kColours - players_ + 1)));
    else if (draw == 1)
        count = odin::kColours;
    return static_cast<odin::Colours>((1u << count) - 1);
}

void SelfPlay::newHand()
{
    const odin::Colours colours = drawColours();
    deck_ = odin::deckOf(colours);
    position_ = startOfHand(colours, players_, random_.next(), static_cast<int>(deals_++ % 1000));
    const bool mixed = random_.unit() < kMixedTables;
    for (bool &greedy : greedy_)
        greedy = mixed && random_.below(2) == 0;
}

odin::Move SelfPlay::greedyAnswer(const odin::Position &position)
{
    return greedyMove(Situation::of(position, deck_), playoutMoves_, greedyWeights(players_));
}

int SelfPlay::drawMove(const odin::Position &position, const PolicyWeights &weights)
{
    moves_.fill(position.board, position.handToMove());
    scores_.resize(static_cast<std::size_t>(moves_.size()));
    policyScores(Situation::of(position, deck_), moves_, weights, scores_.data());
    return search::drawBySoftmax(scores_.data(), moves_.size(), 1.0, random_);
}

std::vector<int> SelfPlay::movesToTry()
{
    std::vector<int> order(static_cast<std::size_t>(moves_.size()));
    std::iota(order.begin(), order.end(), 0);
    if (moves_.size() <= kLikeliest + kByChance)
        return order;
    std::partial_sort(order.begin(), order.begin() + kLikeliest, order.end(), [&](int a, int b) {
        return scores_[static_cast<std::size_t>(a)] > scores_[static_cast<std::size_t>(b)];
    });
    for (std::size_t i = kLikeliest; i < kLikeliest + kByChance; ++i)
        std::swap(order[i], order[i + random_.below(static_cast<std::uint32_t>(order.size() - i))]);
    order.resize(kLikeliest + kByChance);
    return order;
}

float SelfPlay::value(odin::Position position, int seat, const PolicyWeights &weights)
{
    while (!position.board.over)
        position.apply(greedy_[static_cast<std::size_t>(position.board.turn)]
                ? greedyAnswer(position)
                : policyMove(Situation::of(position, deck_), playoutMoves_, weights));
    return kPoint * static_cast<float>(margin(position, seat));
}

Sample SelfPlay::sample(const PolicyWeights &weights)
{
    const Situation situation = Situation::of(position_, deck_);
    const Outlook outlook(situation);
    Sample result{outlook.table(), {}, {}};
    for (const int i : movesToTry()) {
        const Candidate &candidate = moves_[i];
        result.moves.push_back(outlook.inputs(candidate));
        odin::Position after = position_;
        after.apply(candidate.move);
        result.values.push_back(value(after, position_.board.turn, weights));
    }
    return result;
}

std::vector<Sample> SelfPlay::collect(const PolicyWeights &weights, int samples)
{
    std::vector<Sample> collected;
    while (static_cast<int>(collected.size()) < samples) {
        if (position_.board.players == 0 || position_.board.over)
            newHand();
        if (greedy_[static_cast<std::size_t>(position_.board.turn)]) {
            position_.apply(greedyAnswer(position_));
            continue;
        }
        const odin::Move out = goingOut(position_.board, position_.handToMove());
        if (!out.isPass()) {
            position_.apply(out);
            continue;
        }
        const int chosen = drawMove(position_, weights);
        const odin::Move move = moves_[chosen].move;
        if (moves_.size() > 1 && random_.below(kOneDecisionIn) == 0) 
            collected.push_back(sample(weights));
        position_.apply(move);
    }
    return collected;
}

void report(const PolicyWeights &weights, const PolicyIteration &settings, int step)
{
    MoveList moves;
    const Chooser own = [&](const odin::Position &position, CardSet deck) {
        return policyMove(Situation::of(position, deck), moves, weights);
    };
    const Chooser greedy = [&](const odin::Position &position, CardSet deck) {
        return greedyMove(Situation::of(position, deck), moves, greedyWeights(position.board.players));
    };
    const Measured measured = measure(own, greedy, settings.players, settings.measuredDeals, 77);
    std::fprintf(stderr, "%d players, step %d: %+.3f ± %.3f points a hand against greedy, %.1f %% of hands\n",
        settings.players, step, measured.margin, measured.marginCi95, 100 * measured.wins);
}

} // namespace

PolicyWeights startOfLearning(int players, std::uint64_t seed)
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
    // Scaled so that one set fewer counts 1: a start that is surer of itself tries too little.
    const float scale = std::abs(5 / greedyWeights(players)[1]);
    for (std::size_t i = 0; i < kGreedyInputs; ++i)
        weights.linear[kGreedyInput[i]] = scale * greedyWeights(players)[i];
    return weights;
}

PolicyWeights learnPolicy(const PolicyWeights &start, const PolicyIteration &settings)
{
    Learner learner(start);
    SelfPlay play(settings.players, mixSeeds(settings.seed, static_cast<std::uint64_t>(settings.players) + 100));
    Random random(mixSeeds(settings.seed, 99));
    std::vector<Sample> memory;
    std::size_t next = 0;
    for (int step = 0; step < settings.steps; ++step) {
        if (step % settings.measureEvery == 0)
            report(learner.weights(), settings, step);
        const float done = static_cast<float>(step) / static_cast<float>(settings.steps);
        for (Sample &sample : play.collect(learner.weights(), settings.samplesAStep)) {
            if (memory.size() < kMemory)
                memory.push_back(std::move(sample));
            else
                memory[next++ % kMemory] = std::move(sample);
        }
        for (int round = 0; round < settings.rounds; ++round) {
            for (int i = 0; i < settings.samplesAStep; ++i)
                learner.add(memory[random.below(static_cast<std::uint32_t>(memory.size()))],
                    settings.entropyBonus * (1 - 0.8f * done));
            learner.step(settings.rate * (1 - 0.95f * done));
        }
    }
    report(learner.weights(), settings, settings.steps);
    return learner.weights();
}

} // namespace meadhall::train
