// Points of Odin: one a card still held; the game ends at the target, fewest points win.
#pragma once

#include <algorithm>
#include <vector>

namespace meadhall::odin {

/// Whether somebody has the target or more.
inline bool gameOver(const std::vector<int> &totals, int target)
{
    return std::any_of(totals.begin(), totals.end(), [target](int total) { return total >= target; });
}

/// The seats with the fewest points, from the lowest seat up: equal fewest share the win.
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
