// SPDX-License-Identifier: GPL-3.0-or-later
// How each game weighs points against the chance of winning where two moves are compared.
#pragma once

#include "engine/core/event.h"
#include "engine/core/to_index.h"

#include <array>

namespace meadhall::search {

struct Scale {
    bool fewestPointsWin;
    double utilityPerPoint; ///< change of the chance of winning that a point is worth while the game is even
    double utilityMargin;   ///< in points: so much more than the points must the chance of winning say to count
    /// In points: half width of the narrowest interval; a move that cannot be better by more is not compared further.
    double negligible;
    double spread; ///< in points: how much one deal that has not been sampled could change a difference, at least
};

/// By the numbers of Game. utilityPerPoint is the slope of the opponents' own utilities near a tie.
constexpr std::array<Scale, 2> kScales{{
    {true, 0.06, 2, 0.03, 3},
    {false, 0.05, 4, 0.3, 4},
}};

constexpr const Scale &scaleOf(Game game) { return kScales[toIndex(game)]; }

} // namespace meadhall::search
