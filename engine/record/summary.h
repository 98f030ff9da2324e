// SPDX-License-Identifier: GPL-3.0-or-later
// Summary of a record for a list, without replaying it.
#pragma once

#include "engine/core/event.h"

#include <QString>

namespace meadhall::record {

struct Summary {
    enum class State : std::uint8_t {
        Finished,
        Unfinished,
        Damaged,    ///< a part cannot be read; `game` is valid if `known`
        Newer,      ///< a newer version's format
        Unreadable, ///< the file cannot be opened
    };
    State state = State::Unreadable;
    bool known = false; ///< whether `game` is valid
    GameEvent game;
    int parts = 0;            ///< completed hands (Odin) or rounds (Ninjan)
    std::vector<int> totals;  ///< by seat, the last totals in the record; empty if there are none
    std::vector<int> winners; ///< only if finished
};

/// Reads the first line and the results of hands and of the game, and checks that the other lines look like JSON
/// objects. Rule violations are found only by replaying.
Summary summarise(const QString &fileName);

/// The game's word in records ("odin", "ninjan"); "game" if the first line cannot be read.
QString gameKey(const QString &fileName);

/// True for a decision that makes a game worth archiving: one of a human player, or of any player if no human takes
/// part. Throws and the end of the game count as well.
bool isDecision(const Event &event, const GameEvent &game);

} // namespace meadhall::record
