// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/review/judge/deal_comparison.h"

#include "engine/core/random.h"

#include <algorithm>
#include <numeric>

namespace meadhall::review {

namespace {

// Deals are sampled in batches, each from a belief of its own: four for the least work, and then always a quarter of
// the deals so far. A belief from more samples is better than proportionally: with two players batches of 4,000 deals
// need a third of the time that batches of 400 take for the same accuracy.
constexpr int kBatchesOfLeastWork = 4;
constexpr int kLargestBatch = 4000; ///< limits the memory, and the time to stop
// Moves are compared again after so many deals, or after a part of those so far.
constexpr int kDealsBetweenLooks = 40;
constexpr int kLooksPerDoubling = 8;
// In a batch of which one deal has more than this share they are compared at its end only, since that deal may still be
// missing.
constexpr double kLargestShare = 0.03;
constexpr double kZScore = 2.5, kEarlyZScore = 3.5;

} // namespace

DealComparison::DealComparison(DecisionModel &decision, const Scale &scale, int deals, int most, std::uint64_t seed,
                               const std::stop_token &stop)
    : decision_(decision), scale_(scale), deals_(deals), most_(most), seed_(seed), stop_(stop),
      results_(decision.moves(), scale), alive_(toIndex(decision.moves()))
{
    std::iota(alive_.begin(), alive_.end(), 0);
}

DealComparison::End DealComparison::run(const std::function<bool()> &enough)
{
    for (int batch = 0; results_.deals() < most_; ++batch) {
        const int wanted = std::max(results_.deals(), deals_) / kBatchesOfLeastWork;
        const int count = std::clamp(wanted, 1, std::min(kLargestBatch, most_ - results_.deals()));
        const auto drawn = decision_.draw(count, mixSeeds(seed_, static_cast<std::uint64_t>(batch)), stop_);
        results_.beginBatch();
        for (std::size_t deal = 0; deal < drawn.size();) {
            if (!playChunk(drawn, deal))
                return End::Stopped;
            if (enough())
                return End::Enough;
        }
        if (stop_.stop_requested())
            return End::Stopped;
    }
    return End::WorkDone;
}

/// Plays all moves that are left in the next deals of the batch.
/// @param deal in: the first one; out: the one after the last
/// @return false if stopped
bool DealComparison::playChunk(const std::vector<search::DrawnDeal> &drawn, std::size_t &deal)
{
    int most = 0;
    int all = 0;
    for (const search::DrawnDeal &each : drawn) {
        most = std::max(most, each.times);
        all += each.times;
    }
    const bool even = most <= kLargestShare * all;
    const int end = results_.deals() + std::max(kDealsBetweenLooks, results_.deals() / kLooksPerDoubling);
    for (; deal < drawn.size() && (!even || results_.deals() < end); ++deal) {
        results_.beginDeal(drawn[deal]);
        for (const int move : alive_) {
            if (stop_.stop_requested())
                return false;
            results_.add(move, decision_.playOut(static_cast<int>(deal), move));
        }
    }
    return true;
}

int DealComparison::bestAgainst(int reference) const
{
    int best = reference;
    double most = 0;
    for (const int move : alive_) {
        const double gain = move == reference ? 0 : results_.gain(move, reference).mean;
        if (gain > most) {
            most = gain;
            best = move;
        }
    }
    return best;
}

double DealComparison::zScore() const { return results_.deals() < deals_ ? kEarlyZScore : kZScore; }

} // namespace meadhall::review
