// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the summaries of all past games in a background thread.
#pragma once

#include "engine/background/job.h"
#include "ui/table/seats/past_game.h"

#include <QObject>

#include <vector>

namespace meadhall::ui {

/// Starts reading at once.
class GamesReader : public QObject {
    Q_OBJECT

public:
    /// @param folder the program's data folder
    /// @param running file of the running game if it should be listed, else empty
    GamesReader(const QString &folder, const QString &running, QObject *parent);

Q_SIGNALS:
    /// The number of files to read.
    void counted(int games);
    /// The next batch of games, latest first.
    void batchRead(const std::vector<meadhall::ui::PastGame> &games);
    void finished();

private:
    void read(const QString &folder, const QString &running, const std::stop_token &stop, const Job::Results &results);

    Job job_{this};
};

} // namespace meadhall::ui
