// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/learn/ninjan_policy_training.h"

#include "app/meadhall-train/learn/cross_entropy_method.h"
#include "engine/core/to_index.h"
#include "engine/games/ninjan/position.h"

namespace meadhall::train {

namespace {

using namespace ninjan::ai;
using ninjan::PlayoutState;
using ninjan::UnresolvedCards;

// Deals per candidate; each is played from every seat.
constexpr int kDeals = 400;

/// A player in the deals of a candidate.
struct Player {
    const LinearPolicyWeights *style;
    float temperature; ///< softmax temperature in points; 0: always the best card
};

/// Plays a deal to its end, with the players rotated by `rotation` seats.
/// @return points by seat
std::array<int, ninjan::kMaxPlayers> playDeal(const std::vector<Player> &players, std::uint64_t deal,
                                              std::size_t rotation, Random &random)
{
    const auto count = static_cast<int>(players.size());
    ninjan::Position start = ninjan::dealtCards(count, deal).position(count);
    PlayoutState game = PlayoutState::of(start.board);
    const auto playerOn = [&](int seat) { return players[(toIndex(seat) + rotation) % players.size()]; };
    for (game.round = 1; game.round <= ninjan::kRounds; ++game.round) {
        UnresolvedCards unresolved;
        unresolved.count = count;
        for (int seat = 0; seat < count; ++seat) {
            CardSet &hand = start.hands[toIndex(seat)];
            const CardScores scores(game, *playerOn(seat).style);
            const Card card = scores.draw(hand, playerOn(seat).temperature, random);
            hand.remove(card);
            unresolved.sortKeys[toIndex(seat)] = ninjan::sortKeyOf(card, seat);
        }
        ninjan::sortKeysForResolving(unresolved.sortKeys, players.size());
        for (; !unresolved.done(); ++unresolved.next) {
            const ninjan::SortKey sortKey = unresolved.front();
            const int seat = ninjan::seatOf(sortKey);
            game.put(ninjan::cardOf(sortKey), seat, bestPile(game, unresolved, *playerOn(seat).style));
        }
    }
    return game.points;
}

/// Mean lead in points over the other seats. The opponents are drawn from the previous mean and the greedy player, each
/// at temperature 0 and 1, so that the result does not overfit to self-play.
double strength(const FeatureWeights &weights, const FeatureWeights &previousMean, int players, std::uint64_t stream)
{
    const LinearPolicyWeights candidate{weights, true};
    const LinearPolicyWeights previous{previousMean, true};
    const std::array<Player, 4> others{{{&previous, 1}, {&previous, 0}, {&greedyWeights(), 0}, {&greedyWeights(), 1}}};
    Random random(stream);
    double sum = 0;
    for (int deal = 0; deal < kDeals; ++deal) {
        std::vector<Player> table{{&candidate, 0}};
        while (static_cast<int>(table.size()) < players)
            table.push_back(others[random.below(others.size())]);
        for (int rotation = 0; rotation < players; ++rotation) {
            const auto points =
                playDeal(table, mixSeeds(stream, static_cast<std::uint64_t>(deal)), toIndex(rotation), random);
            const int own = points[toIndex((players - rotation) % players)];
            int all = 0;
            for (const int each : points)
                all += each;
            sum += own - static_cast<double>(all - own) / (players - 1);
        }
    }
    return sum / (kDeals * players);
}

} // namespace

FeatureWeights fitNinjanPolicy(int players, std::uint64_t seed, int rounds)
{
    SamplingDistribution<kPolicyFeatures> start;
    start.mean = greedyWeights().weights;
    start.deviation.fill(0.5f);
    start.deviation[kSecond] = start.deviation[kBeyond] = 0.2f;
    start.deviation[kLaid] = 2;
    return crossEntropy(start, CrossEntropyMethod{rounds, 64, 12, 0.02f},
                        Random(mixSeeds(seed, static_cast<std::uint64_t>(players))),
                        [&](const FeatureWeights &candidate, const FeatureWeights &previousMean, std::uint64_t stream) {
                            return strength(candidate, previousMean, players, stream);
                        });
}

} // namespace meadhall::train
