// SPDX-License-Identifier: GPL-3.0-or-later
// The rating of a person through all rated games.
#pragma once

#include "engine/statistics/glicko.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace meadhall::statistics {

/// Games must be added in their order; a clock that was set back is ignored.
class RatingHistory {
public:
    explicit RatingHistory(const Rating &first) : start_(first) {}

    /// @param day number of the day since 1 January 1970
    /// @return the rating after this game
    Rating add(std::int64_t day, const std::vector<Pairing> &pairings);
    /// The rating on a day after the last game: less certain after weeks without one.
    Rating on(std::int64_t day) const;

private:
    Rating start_; ///< at the beginning of the period
    std::optional<RatingPeriod> period_;
    std::int64_t week_ = 0; ///< of the period
    int games_ = 0;         ///< in the period
};

} // namespace meadhall::statistics
