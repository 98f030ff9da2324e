// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/evaluate/verdicts.h"

#include "app/meadhall-train/evaluate/played_games.h"
#include "engine/core/random.h"
#include "engine/core/to_index.h"
#include "engine/players/chair.h"
#include "engine/review/judge/review.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstdio>
#include <ctime>

namespace meadhall::train {

namespace {

using players::kLevelNames;
using review::kVerdicts;

struct Changes {
    std::array<int, kVerdicts> verdicts{};
    int decisions = 0;
    int changed = 0;      ///< verdicts that more work changes
    int changedByTwo = 0; ///< of them by two steps or more
    int otherBest = 0;    ///< decisions whose best move more work changes
    int outside = 0;      ///< losses that differ from those of more work by more than both intervals together
    int unsettled = 0;
    double seconds = 0;
    double deeperSeconds = 0;
    double outlookSeconds = 0;
};

/// Of this program, in seconds: other programs do not count.
double cpuTime() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

const char *nameOf(review::Verdict verdict) { return review::kVerdictNames[toIndex(verdict)].data(); }

void compare(Changes &tally, const review::Judgement &one, const review::Judgement &deeper)
{
    const int steps = std::abs(static_cast<int>(one.verdict) - static_cast<int>(deeper.verdict));
    tally.changed += steps > 0 ? 1 : 0;
    tally.changedByTwo += steps > 1 ? 1 : 0;
    tally.otherBest += one.best == deeper.best ? 0 : 1;
    const bool outside = std::abs(one.loss - deeper.loss) > std::hypot(one.lossCi95, deeper.lossCi95);
    tally.outside += outside ? 1 : 0;
    if (steps > 0 || outside)
        std::printf("  %-8s %.3f ± %.3f, %d deals; %-8s %.3f ± %.3f, %d deals\n", nameOf(one.verdict), one.loss,
                    one.lossCi95, one.deals, nameOf(deeper.verdict), deeper.loss, deeper.lossCi95, deeper.deals);
}

void judgeGame(const Events &events, const std::vector<players::Level> &levels, review::Depth depth, int factor,
               int share, std::array<Changes, kLevelNames.size()> &tallies)
{
    for (const review::Task &task : review::tasksOf(events, {})) {
        if (task.line % share != 0)
            continue;
        review::Review review;
        const double start = cpuTime();
        perform(events, task, depth, {}, review);
        if (!task.decision) {
            tallies[0].outlookSeconds += cpuTime() - start;
            continue;
        }
        Changes &tally = tallies[toIndex(levels[toIndex(task.decision->seat)])];
        const review::Judgement judgement = review.decisions[task.line].judgement;
        tally.seconds += cpuTime() - start;
        ++tally.decisions;
        ++tally.verdicts[toIndex(judgement.verdict)];
        tally.unsettled += judgement.settled ? 0 : 1;
        if (factor <= 1)
            continue;
        const double startDeeper = cpuTime();
        perform(events, task, {depth.deals * factor, mixSeeds(depth.seed, 3)}, {}, review);
        tally.deeperSeconds += cpuTime() - startDeeper;
        compare(tally, judgement, review.decisions[task.line].judgement);
    }
}

Changes sumOf(const std::array<Changes, kLevelNames.size()> &tallies)
{
    Changes all;
    for (const Changes &each : tallies) {
        for (std::size_t verdict = 0; verdict < kVerdicts; ++verdict)
            all.verdicts[verdict] += each.verdicts[verdict];
        all.decisions += each.decisions;
        all.changed += each.changed;
        all.changedByTwo += each.changedByTwo;
        all.otherBest += each.otherBest;
        all.outside += each.outside;
        all.unsettled += each.unsettled;
        all.seconds += each.seconds;
        all.deeperSeconds += each.deeperSeconds;
        all.outlookSeconds += each.outlookSeconds;
    }
    return all;
}

void printShares(const char *name, const Changes &tally)
{
    std::printf("%-9s %5d decisions:", name, tally.decisions);
    for (std::size_t verdict = 0; verdict < kVerdicts; ++verdict)
        std::printf(" %s %.1f %%", review::kVerdictNames[verdict].data(),
                    100.0 * tally.verdicts[verdict] / std::max(tally.decisions, 1));
    std::printf("\n");
}

/// @param games number of games so far
void printResult(const std::array<Changes, kLevelNames.size()> &tallies, int games, int factor, int share)
{
    const Changes all = sumOf(tallies);
    for (std::size_t level = 0; level < kLevelNames.size(); ++level)
        printShares(kLevelNames[level].data(), tallies[level]);
    printShares("all", all);
    const double decisions = std::max(all.decisions, 1);
    std::printf("one core: %.2f s a game for %.0f decisions, %.2f s for its curve; %.1f ms a decision, %.1f %% open\n",
                share * all.seconds / games, share * decisions / games, share * all.outlookSeconds / games,
                1000 * all.seconds / decisions, 100 * all.unsettled / decisions);
    if (factor > 1)
        std::printf("%d times the work (%.1f ms a decision) changes %.1f %% of the verdicts, %.1f %% by two steps, and "
                    "%.1f %% of the best moves; %.1f %% of the losses are outside the intervals\n",
                    factor, 1000 * all.deeperSeconds / decisions, 100 * all.changed / decisions,
                    100 * all.changedByTwo / decisions, 100 * all.otherBest / decisions, 100 * all.outside / decisions);
    std::fflush(stdout);
}

} // namespace

void measureVerdicts(Game game, int players, int games, std::uint64_t seed, int deals, int factor, int share)
{
    std::array<Changes, kLevelNames.size()> tallies{};
    for (int i = 0; i < games; ++i) {
        const std::uint64_t own = mixSeeds(seed, static_cast<std::uint64_t>(i));
        judgeGame(playedGame(game, players, own), levelsOf(players, own), {deals, 1}, factor, share, tallies);
        // After 1, 2, 4, … games and at the end: it may take hours.
        if (std::has_single_bit(toIndex(i + 1)) || i + 1 == games)
            printResult(tallies, i + 1, factor, share);
    }
}

} // namespace meadhall::train
