// SPDX-License-Identifier: GPL-3.0-or-later
// Computers play the same deal in the background, for the window.
#pragma once

#include "engine/background/job.h"
#include "engine/players/same_deal.h"

#include <QObject>

namespace meadhall {

/// One game for each level, several at once. Signals come in the thread of this object.
class SameDealJob final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Begins; results of an earlier start are dropped.
    /// @param game players::comparedSeat(game) must be `seat`
    void start(const GameEvent &game, int seat, const std::vector<players::Level> &levels);
    /// No signal follows.
    void stop();
    bool isRunning() const { return left_ > 0; }

Q_SIGNALS:
    /// @param totals by seat
    void levelPlayed(meadhall::players::Level level, const std::vector<int> &totals);
    void finished();

private:
    void take(players::Level level, const std::vector<int> &totals);

    std::size_t left_ = 0; ///< levels without a result
    Job job_{this};
};

} // namespace meadhall
