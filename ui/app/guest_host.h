// SPDX-License-Identifier: GPL-3.0-or-later
// The host of games with guests, as the main window sees it.
#pragma once

#include "engine/core/event.h"
#include "engine/table/seat.h"
#include "ui/base/text/names.h"

#include <functional>
#include <memory>

namespace meadhall::ui {

class GuestHost {
public:
    virtual ~GuestHost() = default;
    /// Why no chair can be for a guest; empty: one can.
    virtual QString whyNoGuests() = 0;
    /// Begins such a game once its guests are there.
    /// @return false if it has no guests: the window begins it
    virtual bool begins(const GameEvent &game) = 0;
    /// Asks before the game of guests who are here ends, as another one is to take its place.
    /// @param replace called once that may be
    /// @return false if nobody need be asked
    virtual bool asksBefore(const std::function<void()> &replace) = 0;
    /// The seat of a guest of the game at the table; null: none, a computer takes it.
    virtual std::unique_ptr<Seat> makeSeat(int seat) = 0;
    /// Names those who have taken the seats of the record's players, and those who had them in between.
    virtual void nameGuests(Names &names) const = 0;
};

} // namespace meadhall::ui
