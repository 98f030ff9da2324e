// SPDX-License-Identifier: GPL-3.0-or-later
// Utility of a finished hand: probability of winning the game, with three or more players mixed with points.
#pragma once

#include "engine/games/odin/position.h"

#include <vector>

namespace meadhall::odin::ai {

/// Mean points of the other seats minus own points.
/// @param finished a hand that is over
double margin(const Position &finished, int seat);

/// The utility function for one hand of a game, given the totals before it.
class Utility {
public:
    /// @param totals points by seat before the hand
    /// @param seat the seat whose utility is computed
    Utility(const Rules &rules, std::vector<int> totals, int seat);

    /// Utility of the result of a hand, about a probability of winning. With three or more players it is mostly the
    /// point margin, less so near the end of the game.
    /// @param finished a hand that is over
    double of(const Position &finished) const;

    /// Probability, 0–1, that the seat wins the game. A tie of n winners counts 1/n.
    /// @param totals points by seat
    /// @param starter the seat that leads the next hand
    double winProbability(const std::vector<int> &totals, int starter) const;

private:
    void fillWinTable();
    std::size_t tableIndex(int own, int other, bool ownStart) const;
    double duelWinProbability(int own, int other, bool ownStart) const;

    Rules rules_;
    std::vector<int> totals_;
    int seat_;
    double pointsShare_ = 0;       ///< share of points in the utility; the rest is probability of winning
    std::vector<double> winTable_; ///< two players: win probability by own total, other total and starter
};

} // namespace meadhall::odin::ai
