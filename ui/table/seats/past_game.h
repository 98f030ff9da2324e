// SPDX-License-Identifier: GPL-3.0-or-later
// An entry in the list of past games.
#pragma once

#include "engine/record/summary.h"
#include "engine/review/review_file.h"

#include <QDateTime>
#include <QString>

namespace meadhall::ui {

struct PastGame {
    QString file;
    QDateTime when; ///< last played, in UTC
    record::Summary summary;
    bool running = false;                       ///< whether it is the game at the table, or that of last time
    mutable QString searchable;                 ///< cached text for searching, in the current language
    std::vector<review::SeatCounts> reviewed{}; ///< by seat; empty: there is no review

    using State = record::Summary::State;
    State state() const { return summary.state; }
    bool isInProgress() const { return running && state() != State::Finished; }
    /// Whether it is not over and all cards are known, so that it can go on.
    bool canGoOn() const { return isInProgress() || (state() == State::Unfinished && summary.game.view < 0); }
    /// Whether the game can be opened, at least in part.
    bool canOpen() const { return summary.known && state() != State::Newer; }
};

} // namespace meadhall::ui
