// SPDX-License-Identifier: GPL-3.0-or-later
// The Glicko-2 rating system: M. E. Glickman, "Example of the Glicko-2 system" (2012) and "Dynamic paired comparison
// models with stochastic variances", Journal of Applied Statistics 28 (2001).
#pragma once

#include <span>

namespace meadhall::statistics {

/// On the scale of Elo: 400 points are odds of ten to one.
struct Rating {
    double rating = 1500;
    double deviation = 350;   ///< RD; the rating is within ± 2 RD with 95 %
    double volatility = 0.06; ///< how much the strength is expected to change in a period
};

/// A measured lead over an opponent whose results one scale does not describe, for somebody with this rating.
struct MeasuredLead {
    double rating = 0;
    double lead = 0; ///< the difference of ratings that explains the results
};

/// The result of two players in one game.
struct Pairing {
    double opponent = 1500;
    double opponentDeviation = 0;
    double score = 0;  ///< 1: ahead of the opponent; 0.5: level; 0: behind
    double weight = 1; ///< of this result, if several are not independent of each other
    /// How much a difference of ratings matters: odds of ten to one take 400 / `decisiveness` points.
    double decisiveness = 1;
    /// By ascending ratings, instead of the difference to `opponent`: linear between them, with slope 1 outside.
    std::span<const MeasuredLead> measured{};
};

/// Limits changes of the volatility: 0.3 to 1.2 are sensible.
constexpr double kTau = 0.5;
/// A deviation never grows beyond that of a new player. (Glickman takes 350 for chess, where players differ more.)
constexpr double kLargestDeviation = 250;

/// One rating period that is still going on. Results may be added in any order.
class RatingPeriod {
public:
    explicit RatingPeriod(const Rating &start) : start_(start) {}

    void add(const Pairing &pairing);
    /// The rating if the period ended now.
    Rating end() const;

private:
    Rating start_;
    double information_ = 0; ///< 1 / v, step 3 of the paper
    double surplus_ = 0;     ///< Δ / v, step 4: weighted sum of scores less their expectations
};

/// The rating at the end of a period with these results.
Rating ratingAfter(const Rating &start, std::span<const Pairing> pairings);

/// The rating after periods without games: only the deviation grows.
Rating ratingAfterPause(Rating rating, int periods);

} // namespace meadhall::statistics
