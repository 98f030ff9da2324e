// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/statistics/glicko.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace meadhall::statistics {

namespace {

/// Points of Elo in a unit of Glicko-2.
constexpr double kUnit = 173.7178;
constexpr double kVolatilityPrecision = 1e-6;

double square(double value) { return value * value; }

/// Step 5: the volatility at the end of a period, by the Illinois algorithm.
/// @param phi deviation at its start, in units
/// @param v variance of the rating by the results alone
/// @param delta improvement by the results alone
double newVolatility(double volatility, double phi, double v, double delta)
{
    const double a = std::log(square(volatility));
    const auto f = [&](double x) {
        const double e = std::exp(x), sum = square(phi) + v + e;
        return e * (square(delta) - sum) / (2 * square(sum)) - (x - a) / square(kTau);
    };
    double low = a, high = 0;
    if (square(delta) > square(phi) + v) {
        high = std::log(square(delta) - square(phi) - v);
    } else {
        int k = 1;
        while (f(a - k * kTau) < 0)
            ++k;
        high = a - k * kTau;
    }
    double atLow = f(low), atHigh = f(high);
    while (std::abs(high - low) > kVolatilityPrecision) {
        const double next = low + (low - high) * atLow / (atHigh - atLow);
        const double atNext = f(next);
        if (atNext * atHigh <= 0) {
            low = high;
            atLow = atHigh;
        } else {
            atLow /= 2;
        }
        high = next;
        atHigh = atNext;
    }
    return std::exp(low / 2);
}

/// The lead of a player over the opponent, and how much it grows with a point of rating, at most 1: where it grows
/// faster, that holds for a few points only and must not count as certainty.
struct Lead {
    double points;
    double slope;
};

Lead leadOf(double rating, const Pairing &pairing)
{
    const std::span<const MeasuredLead> measured = pairing.measured;
    if (measured.empty())
        return {rating - pairing.opponent, 1};
    const auto above = std::find_if(measured.begin(), measured.end(),
                                    [rating](const MeasuredLead &each) { return each.rating > rating; });
    if (above == measured.begin() || above == measured.end()) {
        const MeasuredLead &end = above == measured.end() ? measured.back() : measured.front();
        return {end.lead + rating - end.rating, 1};
    }
    const MeasuredLead &below = *(above - 1);
    const double slope = (above->lead - below.lead) / (above->rating - below.rating);
    return {below.lead + slope * (rating - below.rating), std::min(slope, 1.0)};
}

} // namespace

void RatingPeriod::add(const Pairing &pairing)
{
    const double phi = pairing.opponentDeviation / kUnit;
    const double g = pairing.decisiveness / std::sqrt(1 + 3 * square(phi / std::numbers::pi));
    const Lead lead = leadOf(start_.rating, pairing);
    const double expected = 1 / (1 + std::exp(-g * lead.points / kUnit));
    information_ += pairing.weight * square(g * lead.slope) * expected * (1 - expected);
    surplus_ += pairing.weight * g * lead.slope * (pairing.score - expected);
}

Rating RatingPeriod::end() const
{
    if (information_ <= 0)
        return ratingAfterPause(start_, 1);
    const double phi = start_.deviation / kUnit, v = 1 / information_;
    Rating after = start_;
    after.volatility = newVolatility(start_.volatility, phi, v, v * surplus_);
    const double before = square(phi) + square(after.volatility);
    const double now = 1 / (1 / before + information_);
    after.deviation = std::min(kUnit * std::sqrt(now), kLargestDeviation);
    after.rating = start_.rating + kUnit * now * surplus_;
    return after;
}

Rating ratingAfter(const Rating &start, std::span<const Pairing> pairings)
{
    RatingPeriod period(start);
    for (const Pairing &pairing : pairings)
        period.add(pairing);
    return period.end();
}

Rating ratingAfterPause(Rating rating, int periods)
{
    const double phi = rating.deviation / kUnit;
    rating.deviation =
        std::min(kUnit * std::sqrt(square(phi) + periods * square(rating.volatility)), kLargestDeviation);
    return rating;
}

} // namespace meadhall::statistics
