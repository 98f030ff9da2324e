// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/evaluate/regret.h"

#include "app/meadhall-train/evaluate/decision_observer.h"
#include "engine/ai/odin/odin_player.h"
#include "engine/ai/odin/odin_search.h"

#include <chrono>
#include <cmath>
#include <cstdio>

namespace meadhall::train {

namespace {

using namespace odin::ai;
using odin::goingOut;
using odin::MoveList;

/// Sums over the decisions of one strength.
struct Losses {
    double regret = 0; ///< utility lost
    double regretSquares = 0;
    double difference = 0; ///< regret minus that of the first strength
    double differenceSquares = 0;
    double points = 0; ///< lost
    int different = 0; ///< moves that are not the best one
    double milliseconds = 0;
};

/// Estimates with the limits of a strength. MoveEstimate::move is the index in the policy's order.
std::vector<search::MoveEstimate> estimates(const odin::View &view, const players::OdinStrength &strength,
                                            std::uint64_t seed, bool pruneEarly)
{
    const players::OdinSearchBudget work = players::searchBudgetFor(view.players(), view.cardsHeld(), strength);
    OdinSearch search(view, work.particles, strength.maxMoves, seed);
    search::Budget budget = budgetFor(view, work);
    budget.pruneEarly = budget.pruneEarly && pruneEarly;
    return search::evaluateMoves(search, budget, {});
}

} // namespace

void measureRegret(const players::OdinStrength &others, int players, int hands, std::uint64_t seed,
                   const players::OdinStrength &reference, const std::vector<players::OdinStrength> &strengths)
{
    std::vector<Losses> tallies(strengths.size());
    int decisions = 0;
    const players::OdinStrength policy{players::OdinEngineKind::Policy};
    const auto observe = [&](const odin::View &view, const auto &, std::uint64_t decisionSeed) {
        MoveList moves;
        moves.fill(view.board(), view.hand());
        if (moves.size() < 2 || !goingOut(view.board(), view.hand()).isPass())
            return;
        ++decisions;
        const auto estimated = estimates(view, reference, mixSeeds(decisionSeed, 1), false);
        double first = 0; // regret of the first strength
        for (std::size_t i = 0; i < strengths.size(); ++i) {
            const auto start = std::chrono::steady_clock::now();
            const int move = strengths[i].engineKind == players::OdinEngineKind::Search
                                 ? estimates(view, strengths[i], decisionSeed, true).front().move
                                 : 0;
            tallies[i].milliseconds +=
                std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
            for (const search::MoveEstimate &each : estimated)
                if (each.move == move) {
                    const double regret = estimated.front().utility - each.utility;
                    first = i == 0 ? regret : first;
                    tallies[i].regret += regret;
                    tallies[i].difference += regret - first;
                    tallies[i].differenceSquares += (regret - first) * (regret - first);
                    tallies[i].regretSquares += regret * regret;
                    tallies[i].points += each.points - estimated.front().points;
                    tallies[i].different += regret > 0 ? 1 : 0;
                }
        }
    };
    observeDecisions(policy, others, players, hands, seed, observe);
    const auto interval = [decisions](double sum, double squares) {
        const double mean = sum / decisions;
        return 1.96 * std::sqrt((squares / decisions - mean * mean) / decisions);
    };
    for (std::size_t i = 0; i < strengths.size(); ++i) {
        const Losses &tally = tallies[i];
        std::printf("%zu: %d decisions, %.5f ± %.5f lost, %+.5f ± %.5f than the first, %.4f points, %.0f %% different, "
                    "%.1f ms\n",
                    i + 1, decisions, tally.regret / decisions, interval(tally.regret, tally.regretSquares),
                    tally.difference / decisions, interval(tally.difference, tally.differenceSquares),
                    tally.points / decisions, 100.0 * tally.different / decisions, tally.milliseconds / decisions);
    }
}

} // namespace meadhall::train
