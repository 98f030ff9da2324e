// SPDX-License-Identifier: GPL-3.0-or-later
// Interface of a built-in player: notified of what its seat may see, asked for decisions.
#pragma once

#include "engine/core/event.h"
#include "engine/core/referee.h"

#include <stop_token>

namespace meadhall::players {

/// Levels in order of strength.
enum class Level : std::uint8_t { Beginner, Easy, Medium, Hard, Master };
constexpr int kLevels = 5;

/// Plays one seat. It never sees hidden cards.
class Player {
public:
    virtual ~Player() = default;

    /// Receives the next event as visible from this seat, starting with the GameEvent. The turns of earlier hands may
    /// be left out, see withoutOldTurns().
    virtual void onEvent(const Event &event) = 0;

    /// Decides the open request of this seat. The result depends only on the events and the seed (and on the time, if a
    /// time limit is set).
    /// @param stop on a stop request it returns within 20 ms; the caller discards that result
    virtual Event answer(RequestKind kind, std::stop_token stop) = 0;
};

} // namespace meadhall::players
