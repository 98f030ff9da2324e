// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the summaries of all past games in a background thread.
#pragma once

#include "ui/table/seats/past_game.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QThread;
QT_END_NAMESPACE

namespace meadhall::ui {

/// Starts reading at once. The destructor waits until the current file has been read.
class GamesReader : public QObject {
    Q_OBJECT

public:
    /// @param folder the program's data folder
    /// @param running file of the running game if it should be listed, else empty
    GamesReader(const QString &folder, const QString &running, QObject *parent);
    ~GamesReader() override;

Q_SIGNALS:
    /// The number of files to read.
    void counted(int games);
    /// The next batch of games, latest first.
    void batchRead(const std::vector<meadhall::ui::PastGame> &games);
    void finished();

private:
    void read(const QString &folder, const QString &running);
    void send(std::vector<PastGame> games);

    std::atomic<bool> stop_{false};
    std::unique_ptr<QThread> thread_;
};

} // namespace meadhall::ui
