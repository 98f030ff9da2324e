// SPDX-License-Identifier: GPL-3.0-or-later
// Computers play the same deal in the background, for the window.
#pragma once

#include "engine/players/same_deal.h"

#include <QObject>

#include <memory>

namespace meadhall {

/// One game for each level, several at once. Signals come in the thread of this object. Nothing here blocks for longer
/// than a search takes to stop, about 20 ms.
class SameDealJob final : public QObject {
    Q_OBJECT

public:
    explicit SameDealJob(QObject *parent = nullptr);
    ~SameDealJob() override;

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
    struct Run;

    int run_ = 0; ///< number of the start; results of earlier ones are dropped
    std::size_t left_ = 0;
    std::unique_ptr<Run> threads_;
};

} // namespace meadhall
