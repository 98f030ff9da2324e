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

struct Tally {
    double utility = 0;
    double points = 0;
    double squares = 0;
    double more = 0; ///< regret minus that of the first strength
    double moreSquares = 0;
    int others = 0;
    double milliseconds = 0;
};

/// Estimates with the limits of a strength. Judged::move is the index in the policy's order.
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
    std::vector<Tally> tallies(strengths.size());
    int decisions = 0;
    const players::OdinStrength policy{players::OdinEngineKind::Policy};
    watchHands(policy, others, players, hands, seed, [&](const odin::View &view, const auto &, std::uint64_t chance) {
        MoveList moves;
        moves.fill(view.board(), view.hand());
        if (moves.size() < 2 || !goingOut(view.board(), view.hand()).isPass())
            return;
        ++decisions;
        const auto known = estimates(view, reference, mixSeeds(chance, 1), false);
        double first = 0;
        for (std::size_t i = 0; i < strengths.size(); ++i) {
            const auto start = std::chrono::steady_clock::now();
            const int move = strengths[i].engineKind == players::OdinEngineKind::Search
                                 ? estimates(view, strengths[i], chance, true).front().move
                                 : 0;
            tallies[i].milliseconds +=
                std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
            for (const search::MoveEstimate &each : known)
                if (each.move == move) {
                    const double utility = known.front().utility - each.utility;
                    first = i == 0 ? utility : first;
                    tallies[i].utility += utility;
                    tallies[i].more += utility - first;
                    tallies[i].moreSquares += (utility - first) * (utility - first);
                    tallies[i].squares += utility * utility;
                    tallies[i].points += each.points - known.front().points;
                    tallies[i].others += utility > 0 ? 1 : 0;
                }
        }
    });
    const auto interval = [decisions](double sum, double squares) {
        const double mean = sum / decisions;
        return 1.96 * std::sqrt((squares / decisions - mean * mean) / decisions);
    };
    for (std::size_t i = 0; i < strengths.size(); ++i) {
        const Tally &tally = tallies[i];
        std::printf("%zu: %d decisions, %.5f ± %.5f lost, %+.5f ± %.5f than the first, %.4f points, %.0f %% others, "
                    "%.1f ms\n",
                    i + 1, decisions, tally.utility / decisions, interval(tally.utility, tally.squares),
                    tally.more / decisions, interval(tally.more, tally.moreSquares), tally.points / decisions,
                    100.0 * tally.others / decisions, tally.milliseconds / decisions);
    }
}

} // namespace meadhall::train
