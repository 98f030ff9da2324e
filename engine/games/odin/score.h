// SPDX-License-Identifier: GPL-3.0-or-later
// Scoring of Odin: one point per card left in hand, five for the goat; the game ends at the target, and fewest points
// win.
#pragma once

#include "engine/games/odin/card.h"

#include <algorithm>
#include <vector>

namespace meadhall::odin {

/// Points that the goat costs in addition to those of any card.
constexpr int kGoatExtraPoints = 4;

/// The points of the cards left in a hand.
constexpr int pointsOf(CardSet hand) { return hand.count() + (hand.contains(kGoat) ? kGoatExtraPoints : 0); }

/// Whether a seat has reached the target.
inline bool gameOver(const std::vector<int> &totals, int target)
{
    return std::any_of(totals.begin(), totals.end(), [target](int total) { return total >= target; });
}

/// The seats with the fewest points, in ascending order; several in a tie.
inline std::vector<int> winners(const std::vector<int> &totals)
{
    const int fewest = *std::min_element(totals.begin(), totals.end());
    std::vector<int> seats;
    for (std::size_t seat = 0; seat < totals.size(); ++seat)
        if (totals[seat] == fewest)
            seats.push_back(static_cast<int>(seat));
    return seats;
}

} // namespace meadhall::odin
