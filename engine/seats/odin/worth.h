// What a finished hand is worth to a seat: its chance to win the game from there.
#pragma once

#include "odin/position.h"

#include <vector>

namespace meadhall::odin::ai {

/// The points at which a game stands before a hand, and what they make of the hand's end.
class Worth {
public:
    /// @param totals points by seat before the hand
    /// @param seat whose chance it is
    Worth(const Rules &rules, std::vector<int> totals, int seat);

    /// 0 … 1; a shared win counts in parts.
    /// @param finished a hand that is over
    double of(const Position &finished) const;

    /// The seat's chance at these totals with `starter` leading the next hand.
    double chance(const std::vector<int> &totals, int starter) const;

private:
    void fillDuel();
    std::size_t place(int own, int other, bool ownStart) const;
    double duel(int own, int other, bool ownStart) const;

    Rules rules_;
    std::vector<int> totals_;
    int seat_;
    std::vector<double> duel_; ///< two players: by own total, other's total, who starts; worked out backwards
};

} // namespace meadhall::odin::ai
