// SPDX-License-Identifier: GPL-3.0-or-later
// Results of moves in the same deals, and their differences.
#pragma once

#include "engine/ai/search/searchable.h"
#include "engine/core/to_index.h"
#include "engine/review/judge/verdict.h"

#include <vector>

namespace meadhall::review {

/// Points that a move gains over another one, on average.
struct Gain {
    double mean = 0;
    double standardError = 0;
};

class PairedResults {
public:
    PairedResults(int moves, const Scale &scale) : scale_(scale), results_(toIndex(moves)) {}

    /// Begins the next independent sample of deals.
    void beginBatch() { batches_.push_back(times_.size()); }
    /// Begins the next deal of a batch.
    /// @param times how often it has been drawn
    void beginDeal(int times)
    {
        times_.push_back(times);
        deals_ += times;
    }
    /// Adds the result of a move in this deal. A move that has been left out once must be left out from then on.
    void add(int move, const search::Outcome &outcome)
    {
        results_[toIndex(move)].push_back(
            {static_cast<float>(scale_.fewestPointsWin ? -outcome.points : outcome.points),
             static_cast<float>(outcome.utility / scale_.utilityPerPoint)});
    }

    int deals() const { return deals_; }
    /// Mean points of a move.
    double points(int move) const;
    /// What a move gains over another one, by the deals that both have played; what counts is defined at judge().
    Gain gain(int move, int other) const;

private:
    struct Result {
        float points;  ///< more is better
        float utility; ///< in points
    };

    /// What counts in a difference: a linear combination of points and utility, less a constant.
    struct Combination {
        double ofPoints;
        double ofUtility;
        double less;
    };

    Combination combinationFor(double points, double utility) const;
    template <typename Visit> void eachDifference(int move, int other, Visit visit) const;

    const Scale &scale_;
    std::vector<std::vector<Result>> results_; ///< by move, then by deal
    std::vector<std::size_t> batches_;         ///< the first deal of each
    std::vector<int> times_;
    int deals_ = 0;
};

} // namespace meadhall::review
