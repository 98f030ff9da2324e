// Reads all games that are kept, in a thread of its own.
#pragma once

#include "ui/pastgames/past_game.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QThread;
QT_END_NAMESPACE

namespace meadhall::ui {

/// Starts at once. Destroying it stops the thread after the file that it is reading.
class GamesReader : public QObject {
    Q_OBJECT

public:
    /// @param folder of the program's data
    /// @param running the file of the running game, if it is to be listed
    GamesReader(const QString &folder, const QString &running, QObject *parent);
    ~GamesReader() override;

Q_SIGNALS:
    /// How many there are.
    void counted(int games);
    /// Some of them, the latest first.
    void came(const std::vector<meadhall::ui::PastGame> &games);
    void finished();

private:
    void read(const QString &folder, const QString &running);
    void send(std::vector<PastGame> games);

    std::atomic<bool> stop_{false};
    std::unique_ptr<QThread> thread_;
};

} // namespace meadhall::ui
