// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/evaluate/endgame_statistics.h"

#include "app/meadhall-train/evaluate/playout.h"
#include "engine/ai/odin/policy.h"
#include "engine/core/random.h"
#include "engine/core/to_index.h"
#include "engine/games/odin/score.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace meadhall::train {

namespace {

/// The totals before a hand, and the winners of that game.
struct Sample {
    std::vector<int> totals;
    std::vector<int> winners;
};

/// Plays a hand by the policy.
/// @param number index of the hand in its game
odin::Position finishedHand(const odin::Rules &rules, int players, std::uint64_t deal, int number)
{
    static odin::MoveList moves;
    const CardSet deck = odin::deckOf(rules);
    odin::ai::FullState hand = startOfHand(rules.colours, players, deal, number, rules.goat);
    const odin::ai::PolicyWeights &weights = odin::ai::policyWeights(players);
    playToEnd(hand, [&](const odin::ai::FullState &now) {
        return odin::ai::policyMove(odin::ai::InformationState::of(now, deck), moves, weights);
    });
    return hand.position;
}

void printTwoPlayerHands(const odin::Rules &rules, int hands)
{
    int starterWins = 0;
    std::array<int, odin::kHandSize + odin::kGoatExtraPoints + 1> losers{};
    for (int i = 0; i < hands; ++i) {
        const odin::Position end = finishedHand(rules, 2, 5, i);
        starterWins += end.board.owner == end.board.starter ? 1 : 0;
        ++losers[toIndex(odin::pointsOf(end.hands[toIndex(1 - end.board.owner)]))];
    }
    std::printf("the starter wins %.3f; the loser's points from 1 on:", static_cast<double>(starterWins) / hands);
    for (std::size_t points = 1; points < losers.size(); ++points)
        std::printf(" %.3f", static_cast<double>(losers[points]) / hands);
    std::printf("\n");
}

/// Mean negative log likelihood of the winners, in nats, of a softmax over the totals. Its temperature grows with the
/// square root of the distance to the end of the game.
/// @param temperatureAtTarget in points, when the highest total reaches the target
/// @param growth points to the target after which the square of the temperature has doubled
double logLoss(const std::vector<Sample> &samples, double temperatureAtTarget, double growth)
{
    double loss = 0;
    for (const Sample &sample : samples) {
        const int highest = *std::max_element(sample.totals.begin(), sample.totals.end());
        const double temperature = temperatureAtTarget * std::sqrt(1 + (odin::kDefaultTarget - highest) / growth);
        double sum = 0;
        double won = 0;
        for (const int total : sample.totals)
            sum += std::exp(-total / temperature);
        for (const int seat : sample.winners)
            won += std::exp(-sample.totals[toIndex(seat)] / temperature) / sum;
        loss -= std::log(won / static_cast<double>(sample.winners.size()));
    }
    return loss / static_cast<double>(samples.size());
}

void printGames(const odin::Rules &rules, int players, int games)
{
    std::vector<Sample> samples;
    for (int game = 0; game < games; ++game) {
        std::vector<int> totals(toIndex(players), 0);
        std::vector<Sample> samplesOfGame;
        for (int hand = 0; !odin::gameOver(totals, odin::kDefaultTarget); ++hand) {
            samplesOfGame.push_back({totals, {}});
            const odin::Position end =
                finishedHand(rules, players, mixSeeds(9, static_cast<std::uint64_t>(game)), hand);
            for (std::size_t seat = 0; seat < totals.size(); ++seat)
                totals[seat] += odin::pointsOf(end.hands[seat]);
        }
        for (Sample &sample : samplesOfGame) {
            sample.winners = odin::winners(totals);
            samples.push_back(sample);
        }
    }
    double best = 1e9;
    for (int halves = 4; halves < 18; ++halves)
        for (int tenths = 8; tenths <= 50; ++tenths) {
            const double growth = halves / 2.0;
            const double temperature = tenths / 10.0;
            if (const double loss = logLoss(samples, temperature, growth); loss < best) {
                best = loss;
                std::printf("%d players: log-loss %.4f with growth %.1f, temperature %.1f\n", players, loss, growth,
                            temperature);
            }
        }
}

} // namespace

void printEndgameStatistics(int players, int games, odin::Goat goat)
{
    odin::Rules rules;
    rules.colours = odin::usualColours(players);
    rules.goat = goat;
    if (players == 2)
        printTwoPlayerHands(rules, games * 7);
    else
        printGames(rules, players, games);
}

} // namespace meadhall::train
