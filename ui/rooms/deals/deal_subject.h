// SPDX-License-Identifier: GPL-3.0-or-later
// A deal that computers play again with the cards of a person.
#pragma once

#include "engine/deals/deal_results.h"
#include "engine/players/deal_of_day.h"

namespace meadhall::ui {

struct DealSubject {
    GameEvent game;
    int seat = 0;                    ///< of the person
    std::vector<int> totals;         ///< by seat; empty: not played yet
    std::vector<int> winners;        ///< seats
    std::optional<players::Day> day; ///< if it is the deal of a day
    DealResults::Levels levels{};    ///< what the levels got so far, by seat
    bool running = false;            ///< has begun, and can be gone on with

    bool played() const { return !totals.empty(); }
};

} // namespace meadhall::ui
