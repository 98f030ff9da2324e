// A game in the list of those that have been played.
#pragma once

#include "engine/record/summary.h"

#include <QDateTime>
#include <QString>

namespace meadhall::ui {

struct PastGame {
    QString file;
    QDateTime when; ///< last played
    record::Summary summary;
    bool running = false;       ///< it is the one that is kept as the running game
    mutable QString searchable; ///< its words in the language of the moment, once they have been needed

    using State = record::Summary::State;
    State state() const { return summary.state; }
    /// Whether there is anything to be opened.
    bool canOpen() const { return summary.known && state() != State::Newer; }
};

} // namespace meadhall::ui
