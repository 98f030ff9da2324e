// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/search/paired_results.h"

#include <algorithm>
#include <cmath>

namespace meadhall::search {

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

/// Returns the number of members that have played a deal.
template <class Shares> double membersIn(const Shares &shares)
{
    return static_cast<double>(
        std::count_if(shares.begin(), shares.end(), [](const auto &share) { return share.deals > 0; }));
}

} // namespace

bool PairedResults::isPanelComplete() const
{
    std::array<bool, kPanelMembers> hasPlayed{};
    for (const DrawnDeal &each : drawn_)
        hasPlayed[toIndex(each.member)] = true;
    return std::find(hasPlayed.begin(), hasPlayed.end(), false) == hasPlayed.end();
}

/// Returns the mean points of a move in the first deals, of which more is better.
double PairedResults::meanPoints(int move, std::size_t deals) const
{
    const std::vector<Result> &results = results_[toIndex(move)];
    Shares shares;
    for (std::size_t deal = 0; deal < std::min(deals, results.size()); ++deal) {
        Share &share = shares[toIndex(drawn_[deal].member)];
        share.points += drawn_[deal].times * static_cast<double>(results[deal].points);
        share.deals += drawn_[deal].times;
    }
    double sum = 0;
    for (const Share &share : shares)
        sum += share.deals > 0 ? share.points / share.deals : 0;
    return sum / std::max(membersIn(shares), 1.0);
}

double PairedResults::points(int move, int other) const
{
    const std::vector<Result> &results = results_[toIndex(move)];
    if (results.empty())
        return 0;
    const double since = meanPoints(other, drawn_.size()) - meanPoints(other, results.size());
    const auto [least, most] =
        std::minmax_element(results.begin(), results.end(),
                            [](const Result &one, const Result &another) { return one.points < another.points; });
    const double mean = std::clamp(meanPoints(move, results.size()) + since, static_cast<double>(least->points),
                                   static_cast<double>(most->points));
    return scale_.fewestPointsWin ? 0 - mean : mean; // 0 and never −0
}

/// Calls visit(deal, points, utility) for each deal that both moves have played.
template <typename Visit> void PairedResults::eachDifference(int move, int other, Visit visit) const
{
    const std::vector<Result> &own = results_[toIndex(move)];
    const std::vector<Result> &others = results_[toIndex(other)];
    for (std::size_t deal = 0; deal < std::min(own.size(), others.size()); ++deal)
        visit(deal, static_cast<double>(own[deal].points - others[deal].points),
              static_cast<double>(own[deal].utility - others[deal].utility));
}

/// Returns how points and utility count together, see gain().
PairedResults::Combination PairedResults::combinationFor(double points, double utility) const
{
    if (utility > 0 && utility - scale_.utilityMargin > points)
        return {0, 1, scale_.utilityMargin};
    return {1, utility < 0 && points > 0 ? 1.0 : 0.0, 0};
}

Gain PairedResults::gain(int move, int other) const
{
    Shares shares;
    eachDifference(move, other, [&](std::size_t deal, double points, double utility) {
        Share &share = shares[toIndex(drawn_[deal].member)];
        share.deals += drawn_[deal].times;
        share.points += drawn_[deal].times * points;
        share.utility += drawn_[deal].times * utility;
    });
    const double members = membersIn(shares);
    if (members == 0)
        return {};
    double points = 0;
    double utility = 0;
    double deals = 0;
    for (const Share &share : shares)
        if (share.deals > 0) {
            deals += share.deals;
            points += share.points / share.deals / members;
            utility += share.utility / share.deals / members;
        }
    const Combination counts = combinationFor(points, utility);
    Gain gain{counts.of(points, utility) - counts.less};
    std::array<double, kPanelMembers> means{};
    std::array<double, kPanelMembers> weights{}; // so that all members count the same
    for (std::size_t member = 0; member < shares.size(); ++member)
        if (const Share &share = shares[member]; share.deals > 0) {
            means[member] = counts.of(share.points, share.utility) / share.deals;
            weights[member] = deals / members / share.deals;
        }
    // Within the batches: the belief has found a deal once and copied it by its weight, so the copies are not
    // independent. Between the batches: their means are, and where the belief knows all possible hands they hardly
    // differ.
    Share all;
    double dealSquares = 0;
    std::size_t batch = 0;
    const auto endBatch = [&] {
        all.endBatch();
        for (Share &share : shares)
            share.endBatch();
    };
    eachDifference(move, other, [&](std::size_t deal, double ofPoints, double ofUtility) {
        if (batch + 1 < batches_.size() && deal >= batches_[batch + 1]) {
            endBatch();
            ++batch;
        }
        const std::size_t member = toIndex(drawn_[deal].member);
        const double weight = weights[member] * drawn_[deal].times;
        const double deviation = weight * (counts.of(ofPoints, ofUtility) - means[member]);
        for (Share *share : {&all, &shares[member]}) {
            share->ofBatch += deviation;
            share->within += deviation * deviation;
        }
        dealSquares += weight * weight;
    });
    endBatch();
    const double spread = scale_.spread * scale_.spread; // one more deal might have been unlike all others
    const auto batches = static_cast<double>(batch + 1);
    const double distinct = deals * deals / dealSquares;
    const bool fewBatches = batch + 1 < kFewestBatches;
    const double variance = fewBatches
                                ? all.within * kFewBatchesFactor
                                      * (distinct < kFewestDeals ? kTooFewDealsFactor : smallSampleFactor(distinct))
                                : all.between * batches / (batches - 1) * smallSampleFactor(batches);
    gain.standardError = std::sqrt(variance + spread) / deals;
    double squares = 0;
    double explained = 0;
    gain.leastOfMembers = gain.mean + kZScore95 * gain.standardError;
    for (std::size_t member = 0; member < shares.size(); ++member)
        if (const Share &share = shares[member]; share.deals > 0) {
            const double mean = means[member] - counts.less;
            const double error = (fewBatches ? share.within : share.between * batches / (batches - 1)) + spread;
            squares += (mean - gain.mean) * (mean - gain.mean);
            explained += error;
            gain.leastOfMembers = std::min(gain.leastOfMembers, mean + kZScore95 * std::sqrt(error) * members / deals);
        }
    const double variety = squares / std::max(members - 1, 1.0);
    gain.mostDisagreement = std::sqrt(variety) / 2;
    gain.disagreement = std::sqrt(std::max(variety - explained * members / (deals * deals), 0.0)) / 2;
    return gain;
}

double PairedResults::halfWidth(const Gain &gain) const
{
    return std::max(std::hypot(kZScore95 * gain.standardError, gain.disagreement), scale_.negligible);
}

} // namespace meadhall::search
