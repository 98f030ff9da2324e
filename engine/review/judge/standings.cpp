#include "engine/review/judge/standings.h"

#include "engine/core/random.h"
#include "engine/review/judge/paired_results.h"

#include <algorithm>

namespace meadhall::review {

namespace {

// An answer is dropped at so many standard errors; at more of them while there are too few batches to know the variance
// between them.
constexpr double kDropZScore = 3.5;
constexpr double kEarlyDropZScore = 5;
constexpr int kFewestBatches = 4;
constexpr double kZScore95 = 1.96;

/// The answer that no other one gains on.
int bestOf(const PairedResults &results, const std::vector<int> &alive)
{
    int best = alive.front();
    for (const int move : alive)
        if (results.gain(move, best).mean > 0)
            best = move;
    return best;
}

/// Plays all answers that are left in the deals of one batch.
/// @return false if stopped
bool playBatch(DecisionModel &decision, const std::vector<int> &times, const std::vector<int> &alive,
               PairedResults &results, const std::stop_token &stop)
{
    results.beginBatch();
    for (std::size_t deal = 0; deal < times.size(); ++deal) {
        results.beginDeal(times[deal]);
        for (const int move : alive) {
            if (stop.stop_requested())
                return false;
            results.add(move, decision.playOut(static_cast<int>(deal), move));
        }
    }
    return !stop.stop_requested();
}

} // namespace

std::vector<Standing> standingsOf(DecisionModel &decision, const Scale &scale, const Comparison &comparison,
                                  const std::stop_token &stop)
{
    PairedResults results(decision.moves(), scale);
    std::vector<int> alive;
    std::vector<double> dropFrom;
    for (int move = 0; move < decision.moves(); ++move) {
        alive.push_back(move);
        dropFrom.push_back(comparison.dropFrom(decision.answer(move)));
    }
    for (int batch = 0; batch < comparison.batches; ++batch) {
        const auto times = decision.draw(std::max(comparison.deals / comparison.batches, 1),
                                         mixSeeds(comparison.seed, static_cast<std::uint64_t>(batch)), stop);
        if (!playBatch(decision, times, alive, results, stop))
            return {};
        const double zScore = batch + 1 < kFewestBatches ? kEarlyDropZScore : kDropZScore;
        const int best = bestOf(results, alive);
        std::erase_if(alive, [&](int move) {
            const Gain gain = results.gain(move, best);
            return move != best && gain.mean + zScore * gain.standardError < -dropFrom[toIndex(move)];
        });
    }
    const int best = bestOf(results, alive);
    std::vector<Standing> standings{{decision.answer(best), results.points(best)}};
    for (int move = 0; move < decision.moves(); ++move) {
        if (move == best)
            continue;
        const Gain gain = results.gain(move, best);
        const double loss = std::max(-gain.mean, 0.0);
        standings.push_back({decision.answer(move), standings.front().points + (scale.fewestPointsWin ? loss : -loss),
                             loss, kZScore95 * gain.standardError});
    }
    std::stable_sort(standings.begin() + 1, standings.end(),
                     [](const Standing &one, const Standing &other) { return one.loss < other.loss; });
    return standings;
}

} // namespace meadhall::review
