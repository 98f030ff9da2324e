#include "app/meadhall-train/evaluate/endgame_statistics.h"

#include "app/meadhall-train/evaluate/playout.h"
#include "engine/ai/odin/policy.h"
#include "engine/core/random.h"
#include "engine/games/odin/score.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace meadhall::train {

namespace {

/// The totals before a hand, and the winners of that game.
struct Moment {
    std::vector<int> totals;
    std::vector<int> winners;
};

odin::Position playedHand(odin::Colours colours, int players, std::uint64_t deal, int number)
{
    static odin::MoveList moves;
    const CardSet deck = odin::deckOf(colours);
    odin::ai::FullState hand = startOfHand(colours, players, deal, number);
    const odin::ai::PolicyWeights &weights = odin::ai::policyWeights(players);
    playToEnd(hand, [&](const odin::ai::FullState &now) {
        return odin::ai::policyMove(odin::ai::InformationState::of(now, deck), moves, weights);
    });
    return hand.position;
}

void printDuels(int hands)
{
    int starterWins = 0;
    std::array<int, odin::kHandSize + 1> losers{};
    for (int i = 0; i < hands; ++i) {
        const odin::Position end = playedHand(odin::usualColours(2), 2, 5, i);
        starterWins += end.board.owner == end.board.starter ? 1 : 0;
        ++losers[static_cast<std::size_t>(end.hands[static_cast<std::size_t>(1 - end.board.owner)].count())];
    }
    std::printf("the starter wins %.3f; the loser's points 1-9:", static_cast<double>(starterWins) / hands);
    for (std::size_t points = 1; points < losers.size(); ++points)
        std::printf(" %.3f", static_cast<double>(losers[points]) / hands);
    std::printf("\n");
}

/// Mean negative log likelihood of the winners.
double logLoss(const std::vector<Moment> &moments, double stray, double growth)
{
    double loss = 0;
    for (const Moment &moment : moments) {
        const int most = *std::max_element(moment.totals.begin(), moment.totals.end());
        const double temperature = stray * std::sqrt(1 + (odin::kDefaultTarget - most) / growth);
        double sum = 0;
        double won = 0;
        for (const int total : moment.totals)
            sum += std::exp(-total / temperature);
        for (const int seat : moment.winners)
            won += std::exp(-moment.totals[static_cast<std::size_t>(seat)] / temperature) / sum;
        loss -= std::log(won / static_cast<double>(moment.winners.size()));
    }
    return loss / static_cast<double>(moments.size());
}

void printGames(int players, int games)
{
    std::vector<Moment> moments;
    for (int game = 0; game < games; ++game) {
        std::vector<int> totals(static_cast<std::size_t>(players), 0);
        std::vector<Moment> now;
        for (int hand = 0; !odin::gameOver(totals, odin::kDefaultTarget); ++hand) {
            now.push_back({totals, {}});
            const odin::Position end =
                playedHand(odin::kAllColours, players, mixSeeds(9, static_cast<std::uint64_t>(game)), hand);
            for (std::size_t seat = 0; seat < totals.size(); ++seat)
                totals[seat] += end.hands[seat].count();
        }
        for (Moment &moment : now) {
            moment.winners = odin::winners(totals);
            moments.push_back(moment);
        }
    }
    double best = 1e9;
    for (double growth = 2; growth < 9; growth += 0.5)
        for (double stray = 0.8; stray < 5; stray += 0.1)
            if (const double loss = logLoss(moments, stray, growth); loss < best) {
                best = loss;
                std::printf("%d players: log-loss %.4f with growth %.1f, stray %.1f\n", players, loss, growth, stray);
            }
}

} // namespace

void printHandEnds(int players, int games)
{
    if (players == 2)
        printDuels(games * 7);
    else
        printGames(players, games);
}

} // namespace meadhall::train
