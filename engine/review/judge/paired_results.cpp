// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/review/judge/paired_results.h"

#include <algorithm>
#include <cmath>

namespace meadhall::review {

namespace {

// From so many batches on the variance between them is used. Before, that within them does not tell how far the beliefs
// of the batches are from each other.
constexpr std::size_t kFewestBatches = 4;
constexpr double kFewBatchesFactor = 3;
// With fewer deals (copies do not count) the variance within batches says too little.
constexpr double kFewestDeals = 20;
constexpr double kTooFewDealsFactor = 16;

/// Corrects a variance that was estimated from few samples: by the square of the quotient of the 97.5 % quantiles of
/// Student's distribution and of the normal one, about 1 + 2.4 / (n − 2.6) for n samples.
/// @param samples at least kFewestBatches
double smallSampleFactor(double samples) { return 1 + 2.4 / (samples - 2.6); }

} // namespace

double PairedResults::points(int move) const
{
    const std::vector<Result> &results = results_[toIndex(move)];
    double sum = 0;
    double deals = 0;
    for (std::size_t deal = 0; deal < results.size(); ++deal) {
        sum += times_[deal] * static_cast<double>(results[deal].points);
        deals += times_[deal];
    }
    const double mean = deals > 0 ? sum / deals : 0;
    return scale_.fewestPointsWin ? 0 - mean : mean; // 0 and never −0
}

/// Calls visit(deal, times, points, utility) for each deal that both moves have played.
template <typename Visit> void PairedResults::eachDifference(int move, int other, Visit visit) const
{
    const std::vector<Result> &own = results_[toIndex(move)];
    const std::vector<Result> &others = results_[toIndex(other)];
    for (std::size_t deal = 0; deal < std::min(own.size(), others.size()); ++deal)
        visit(deal, static_cast<double>(times_[deal]), static_cast<double>(own[deal].points - others[deal].points),
              static_cast<double>(own[deal].utility - others[deal].utility));
}

/// What counts, see judge().
PairedResults::Combination PairedResults::combinationFor(double points, double utility) const
{
    if (utility > 0 && utility - scale_.utilityMargin > points)
        return {0, 1, scale_.utilityMargin};
    return {1, utility < 0 && points > 0 ? 1.0 : 0.0, 0};
}

Gain PairedResults::gain(int move, int other) const
{
    double deals = 0;
    double points = 0;
    double utility = 0;
    eachDifference(move, other, [&](std::size_t, double times, double ofPoints, double ofUtility) {
        deals += times;
        points += times * ofPoints;
        utility += times * ofUtility;
    });
    if (deals == 0)
        return {};
    const Combination counts = combinationFor(points / deals, utility / deals);
    const double mean = (counts.ofPoints * points + counts.ofUtility * utility) / deals;
    // Within the batches: the belief has found a deal once and copied it by its weight, so the copies are not
    // independent. Between the batches: their means are, and where the belief knows all possible hands they hardly
    // differ.
    double within = 0;
    double dealSquares = 0;
    double between = 0;
    double ofBatch = 0;
    std::size_t batch = 0;
    eachDifference(move, other, [&](std::size_t deal, double times, double ofPoints, double ofUtility) {
        if (batch + 1 < batches_.size() && deal >= batches_[batch + 1]) {
            between += ofBatch * ofBatch;
            ofBatch = 0;
            ++batch;
        }
        const double deviation = times * (counts.ofPoints * ofPoints + counts.ofUtility * ofUtility - mean);
        within += deviation * deviation;
        dealSquares += times * times;
        ofBatch += deviation;
    });
    between += ofBatch * ofBatch;
    const double spread = scale_.spread * scale_.spread; // one more deal might have been unlike all others
    const auto batches = static_cast<double>(batch + 1);
    const double distinct = deals * deals / dealSquares;
    const double variance =
        batch + 1 >= kFewestBatches
            ? between * batches / (batches - 1) * smallSampleFactor(batches)
            : within * kFewBatchesFactor * (distinct < kFewestDeals ? kTooFewDealsFactor : smallSampleFactor(distinct));
    return {mean - counts.less, std::sqrt(variance + spread) / deals};
}

} // namespace meadhall::review
