// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/statistics/rating_history.h"

#include "engine/statistics/level_ratings.h"

#include <algorithm>

namespace meadhall::statistics {

namespace {

/// Weeks begin on Monday; 1 January 1970 was a Thursday.
std::int64_t weekOf(std::int64_t day) { return (day + 3) / kDaysOfPeriod; }

int weeksBetween(std::int64_t from, std::int64_t to)
{
    return static_cast<int>(std::clamp<std::int64_t>(to - from - 1, 0, 10'000));
}

} // namespace

Rating RatingHistory::add(std::int64_t day, const std::vector<Pairing> &pairings)
{
    const std::int64_t week = period_ ? std::max(week_, weekOf(day)) : weekOf(day);
    if (period_ && (week != week_ || games_ == kGamesOfPeriod)) {
        start_ = ratingAfterPause(period_->end(), weeksBetween(week_, week));
        period_.reset();
    }
    if (!period_) {
        period_.emplace(start_);
        games_ = 0;
    }
    week_ = week;
    ++games_;
    for (const Pairing &pairing : pairings)
        period_->add(pairing);
    return period_->end();
}

Rating RatingHistory::on(std::int64_t day) const
{
    return period_ ? ratingAfterPause(period_->end(), weeksBetween(week_, weekOf(day))) : start_;
}

} // namespace meadhall::statistics
