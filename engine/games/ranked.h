// SPDX-License-Identifier: GPL-3.0-or-later
// The order of the players by their points.
#pragma once

#include "engine/core/to_index.h"
#include "engine/games/games.h"

#include <algorithm>
#include <numeric>

namespace meadhall {

/// Seats from best to worst; clockwise if there are no totals.
/// @param winners empty: nobody has won yet
inline std::vector<int> ranked(Game game, std::size_t players, const std::vector<int> &totals,
                               const std::vector<int> &winners = {})
{
    std::vector<int> seats(players);
    std::iota(seats.begin(), seats.end(), 0);
    if (totals.empty())
        return seats;
    const int sign = traitsOf(game).fewestPointsWin ? 1 : -1;
    const auto key = [&](int seat) {
        return std::pair(winners.empty() ? 0 : placeOf(game, totals, winners, seat), sign * totals[toIndex(seat)]);
    };
    std::stable_sort(seats.begin(), seats.end(), [&](int a, int b) { return key(a) < key(b); });
    return seats;
}

} // namespace meadhall
