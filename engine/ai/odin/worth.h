// What a finished hand is worth to a seat: its chance to win the game from there, and with more players its points.
#pragma once

#include "engine/games/odin/position.h"

#include <vector>

namespace meadhall::odin::ai {

/// The other seats' mean points less the seat's own.
/// @param finished a hand that is over
double margin(const Position &finished, int seat);

/// The points at which a game stands before a hand, and what they make of the hand's end.
class Worth {
public:
    /// @param totals points by seat before the hand
    /// @param seat whose chance it is
    Worth(const Rules &rules, std::vector<int> totals, int seat);

    /// About the chance to win the game. With three players and more mostly points, by the others' mean, the less the
    /// nearer the game is to its end.
    /// @param finished a hand that is over
    double of(const Position &finished) const;

    /// 0 … 1: the seat's chance at these totals with `starter` leading the next hand. A shared win counts in parts.
    double chance(const std::vector<int> &totals, int starter) const;

private:
    void fillDuel();
    std::size_t place(int own, int other, bool ownStart) const;
    double duel(int own, int other, bool ownStart) const;

    Rules rules_;
    std::vector<int> totals_;
    int seat_;
    double points_ = 0;        ///< the part of the worth that points are, the rest is the chance
    std::vector<double> duel_; ///< two players: by own total, other's total, who starts; worked out backwards
};

} // namespace meadhall::odin::ai
