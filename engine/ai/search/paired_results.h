// SPDX-License-Identifier: GPL-3.0-or-later
// Results of moves in the same deals, and their differences.
#pragma once

#include "engine/ai/search/panel.h"
#include "engine/ai/search/scale.h"
#include "engine/ai/search/searchable.h"
#include "engine/core/to_index.h"

#include <array>
#include <vector>

namespace meadhall::search {

constexpr double kZScore95 = 1.96;

/// Points that a move gains over another one: the mean of the members of the panel.
struct Gain {
    double mean = 0;
    double standardError = 0; ///< by the number of deals
    /// Half the standard deviation between the members of the panel: a little more than the standard error of their
    /// mean if they had been drawn from all sorts of opponents. Without what their numbers of deals explain.
    double disagreement = 0;
    double mostDisagreement = 0; ///< the same with what their numbers of deals may explain
    /// The least gain by a single member, at the upper end of its 95 % interval.
    double leastOfMembers = 0;
};

class PairedResults {
public:
    PairedResults(int moves, const Scale &scale) : scale_(scale), results_(toIndex(moves)) {}

    /// Begins the next independent sample of deals.
    void beginBatch() { batches_.push_back(drawn_.size()); }
    /// Begins the next deal of a batch.
    void beginDeal(const DrawnDeal &deal)
    {
        drawn_.push_back(deal);
        deals_ += deal.times;
    }
    /// Adds the result of a move in this deal. A move that has been left out once must be left out from then on.
    void add(int move, const Outcome &outcome)
    {
        results_[toIndex(move)].push_back(
            {static_cast<float>(scale_.fewestPointsWin ? -outcome.points : outcome.points),
             static_cast<float>(outcome.utility / scale_.utilityPerPoint)});
    }

    int deals() const { return deals_; }
    /// Returns true if every member of the panel has played a deal.
    bool isPanelComplete() const;
    /// Mean points of a move.
    double points(int move) const { return points(move, move); }
    /// The same of a move that may have been left out after some deals: what another one gained or lost on average in
    /// the deals since counts for it as well, as far as it can have so many points.
    double points(int move, int other) const;
    /// Returns the gain of a move over another one in the deals that both have played: the points that it saves, less
    /// what it lowers the chance of winning the game by. If it raises that by much more than the points say, that
    /// counts instead (going out can lose the game).
    Gain gain(int move, int other) const;
    /// Half width of the interval of a gain: the sampling error and the disagreement of the panel together, at least
    /// Scale::negligible.
    double halfWidth(const Gain &gain) const;

private:
    struct Result {
        float points;  ///< more is better
        float utility; ///< in points
    };

    /// The weights of points and utility in a difference: a linear combination of both, less a constant.
    struct Combination {
        double ofPoints;
        double ofUtility;
        double less;
        double of(double points, double utility) const { return ofPoints * points + ofUtility * utility; }
    };
    /// The deals of one member of the panel.
    struct Share {
        double deals = 0;
        double points = 0;  ///< sum
        double utility = 0; ///< sum
        double ofBatch = 0; ///< sum of the deviations from its mean, in the batch that is added up
        double between = 0; ///< squares of those sums
        double within = 0;  ///< squares of the deviations
        void endBatch()
        {
            between += ofBatch * ofBatch;
            ofBatch = 0;
        }
    };
    using Shares = std::array<Share, kPanelMembers>;

    double meanPoints(int move, std::size_t deals) const;
    Combination combinationFor(double points, double utility) const;
    template <typename Visit> void eachDifference(int move, int other, Visit visit) const;

    const Scale &scale_;
    std::vector<std::vector<Result>> results_; ///< by move, then by deal
    std::vector<std::size_t> batches_;         ///< the first deal of each
    std::vector<DrawnDeal> drawn_;
    int deals_ = 0;
};

} // namespace meadhall::search
