#include "cross_entropy.h"

#include "cards/random.h"
#include "self_play.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numbers>
#include <numeric>

namespace meadhall::train {

namespace {

using odin::ai::GreedyWeights;
constexpr std::size_t kWeights = odin::ai::kGreedyInputs;

struct Spread {
    GreedyWeights mean{};
    GreedyWeights deviation{};
};

float normal(Random &random)
{
    const double radius = std::sqrt(-2 * std::log(1 - random.unit()));
    return static_cast<float>(radius * std::cos(2 * std::numbers::pi * random.unit()));
}

/// What the candidate wins a hand against the forerunner on all other seats.
double strength(const GreedyWeights &candidate, const GreedyWeights &forerunner, const CrossEntropy &settings,
                std::uint64_t stream)
{
    odin::ai::MoveList moves;
    const odin::Colours colours = trainingColours(settings.players);
    const CardSet deck = odin::deckOf(colours);
    double sum = 0;
    for (int deal = 0; deal < settings.deals; ++deal) {
        for (int seat = 0; seat < settings.players; ++seat) {
            odin::ai::OpenHand hand =
                startOfHand(colours, settings.players, mixSeeds(stream, static_cast<std::uint64_t>(deal)), 1);
            const odin::Position &position = hand.position;
            while (!position.board.over) {
                const bool own = position.board.turn == seat;
                const auto situation = odin::ai::Situation::of(hand, deck);
                hand.apply(odin::ai::greedyMove(situation, moves, own ? candidate : forerunner));
            }
            sum += margin(position, seat);
        }
    }
    return sum / (settings.deals * settings.players);
}

/// Mean and deviation of the best, with a floor under the deviation that sinks: a spread that shrinks too early
/// stays where it is.
Spread spreadOf(const std::vector<GreedyWeights> &all, const std::vector<int> &order, int elite, float floor)
{
    Spread spread;
    for (std::size_t w = 0; w < kWeights; ++w) {
        float sum = 0;
        float squares = 0;
        for (int i = 0; i < elite; ++i) {
            const float value = all[static_cast<std::size_t>(order[static_cast<std::size_t>(i)])][w];
            sum += value;
            squares += value * value;
        }
        const float mean = sum / static_cast<float>(elite);
        spread.mean[w] = mean;
        spread.deviation[w] = std::sqrt(std::max(squares / static_cast<float>(elite) - mean * mean, 0.0f)) + floor;
    }
    return spread;
}

} // namespace

GreedyWeights fitGreedy(const CrossEntropy &settings)
{
    Spread spread;
    // Where a person would start: few cards in few sets, and the size of things unknown.
    spread.mean[0] = -2;
    spread.mean[1] = -5;
    spread.deviation.fill(2);
    Random random(mixSeeds(settings.seed, static_cast<std::uint64_t>(settings.players)));
    for (int round = 0; round < settings.rounds; ++round) {
        std::vector<GreedyWeights> all(static_cast<std::size_t>(settings.population));
        std::vector<double> strengths(all.size());
        const std::uint64_t stream = random.next();
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (std::size_t w = 0; w < kWeights; ++w)
                all[i][w] = spread.mean[w] + spread.deviation[w] * normal(random);
            strengths[i] = strength(all[i], spread.mean, settings, stream);
        }
        std::vector<int> order(all.size());
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
            return strengths[static_cast<std::size_t>(a)] > strengths[static_cast<std::size_t>(b)];
        });
        const float floor = 0.3f * (1 - static_cast<float>(round + 1) / static_cast<float>(settings.rounds));
        spread = spreadOf(all, order, settings.elite, floor);
        std::fprintf(stderr, "%d players, round %d: best %+.2f points a hand\n", settings.players, round + 1,
                     strengths[static_cast<std::size_t>(order[0])]);
    }
    return spread.mean;
}

} // namespace meadhall::train
