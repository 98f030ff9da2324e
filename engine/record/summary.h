// What a list says of a record, without playing it through.
#pragma once

#include "engine/core/event.h"

#include <QString>

namespace meadhall::record {

struct Summary {
    enum class State : std::uint8_t {
        Finished,
        Unfinished,
        Damaged,    ///< something in it cannot be read; `game` is there as far as `known`
        Newer,      ///< a newer version's format
        Unreadable, ///< the file cannot be opened at all
    };
    State state = State::Unreadable;
    bool known = false; ///< whether it is said what was played by whom
    GameEvent game;
    int parts = 0;            ///< hands of Odin, rounds of Ninjan, as far as they are over
    std::vector<int> totals;  ///< by seat, the last that the record says; empty if it says none
    std::vector<int> winners; ///< of a finished game
};

/// Reads the first line, the last ones, and whether all between look like lines of a record: enough for a list. Only
/// replaying tells whether a game keeps to the rules.
Summary summarise(const QString &fileName);

/// The name of the game that a record is of, as files have it; "game" if its first line does not say.
QString gameWord(const QString &fileName);

/// Whether an event is what somebody at the table decided, and the game hence worth keeping: a person's, or anybody's
/// where no person sits at the table.
bool isAnswer(const Event &event, const GameEvent &game);

} // namespace meadhall::record
