#include "app/meadhall-train/learn/ninjan_policy_training.h"

#include "app/meadhall-train/learn/cross_entropy_method.h"
#include "engine/games/ninjan/position.h"

namespace meadhall::train {

namespace {

using namespace ninjan::ai;
using ninjan::PlayoutState;
using ninjan::UnresolvedCards;

// Deals per candidate; each is played from every seat.
constexpr int kDeals = 400;

/// A player at the table of a candidate.
struct Sitter {
    const LinearPolicyWeights *style;
    float temperature; ///< softmax temperature in points; 0: always the best card
};

/// Plays a deal to its end, with the players rotated by `turned` seats.
/// @return points by seat
std::array<int, ninjan::kMaxPlayers> playDeal(const std::vector<Sitter> &sitters, std::uint64_t deal,
                                              std::size_t turned, Random &random)
{
    const auto players = static_cast<int>(sitters.size());
    ninjan::Position start = ninjan::dealtCards(players, deal).position(players);
    PlayoutState game = PlayoutState::of(start.board);
    const auto sitter = [&](int seat) { return sitters[(static_cast<std::size_t>(seat) + turned) % sitters.size()]; };
    for (game.round = 1; game.round <= ninjan::kRounds; ++game.round) {
        UnresolvedCards unresolved;
        unresolved.count = players;
        for (int seat = 0; seat < players; ++seat) {
            CardSet &hand = start.hands[static_cast<std::size_t>(seat)];
            const CardScores scores(game, *sitter(seat).style);
            const Card card = scores.draw(hand, sitter(seat).temperature, random);
            hand.remove(card);
            unresolved.sortKeys[static_cast<std::size_t>(seat)] = ninjan::sortKeyOf(card, seat);
        }
        ninjan::sortKeysForResolving(unresolved.sortKeys, static_cast<std::size_t>(players));
        for (; !unresolved.done(); ++unresolved.next) {
            const ninjan::SortKey sortKey = unresolved.front();
            const int seat = ninjan::seatOf(sortKey);
            game.put(ninjan::cardOf(sortKey), seat, bestPile(game, unresolved, *sitter(seat).style));
        }
    }
    return game.points;
}

/// Mean lead in points over the other seats. The opponents are drawn from the previous mean and the greedy player, each
/// at temperature 0 and 1, so that the result does not overfit to self-play.
double strength(const FeatureWeights &weights, const FeatureWeights &forerunner, int players, std::uint64_t stream)
{
    const LinearPolicyWeights candidate{weights, true};
    const LinearPolicyWeights before{forerunner, true};
    const std::array<Sitter, 4> others{{{&before, 1}, {&before, 0}, {&greedyWeights(), 0}, {&greedyWeights(), 1}}};
    Random random(stream);
    double sum = 0;
    for (int deal = 0; deal < kDeals; ++deal) {
        std::vector<Sitter> sitters{{&candidate, 0}};
        while (static_cast<int>(sitters.size()) < players)
            sitters.push_back(others[random.below(others.size())]);
        for (int turned = 0; turned < players; ++turned) {
            const auto points = playDeal(sitters, mixSeeds(stream, static_cast<std::uint64_t>(deal)),
                                         static_cast<std::size_t>(turned), random);
            const int own = points[static_cast<std::size_t>((players - turned) % players)];
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
    Spread<kPolicyFeatures> start;
    start.mean = greedyWeights().weights;
    start.deviation.fill(0.5f);
    start.deviation[kSecond] = start.deviation[kBeyond] = 0.2f;
    start.deviation[kLaid] = 2;
    return crossEntropy(start, Rounds{rounds, 64, 12, 0.02f},
                        Random(mixSeeds(seed, static_cast<std::uint64_t>(players))),
                        [&](const FeatureWeights &candidate, const FeatureWeights &forerunner, std::uint64_t stream) {
                            return strength(candidate, forerunner, players, stream);
                        });
}

} // namespace meadhall::train
