// SPDX-License-Identifier: GPL-3.0-or-later
// The database of the statistics: opened when it is wanted, and replaced when it cannot be used.
#pragma once

#include "engine/results/statistics.h"
#include "engine/results/statistics_store.h"

#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>

namespace meadhall::record {
class FolderLock;
}

namespace meadhall {

/// The SQLite file of the statistics, used in the statistics' thread alone. A damaged file is renamed and a new one is
/// created; if the file is of a newer version, cannot be written, or is kept locked by another program, or if the lock
/// of the folder is not held, a database in memory is used instead. Everything in it can be read from the game records
/// again, so nothing is lost.
class StatisticsDatabase : public QObject {
    Q_OBJECT

public:
    using Outcome = StatisticsStore::Outcome;
    using Job = std::function<Outcome(StatisticsStore &)>;

    /// @param folder the program's data folder
    /// @param lock of that folder; nullptr: the database is written without one
    /// @param stop once it is true, nothing is tried again
    StatisticsDatabase(const QString &folder, std::shared_ptr<record::FolderLock> lock, const std::atomic<bool> &stop,
                       QObject *parent);
    ~StatisticsDatabase() override;

    /// Runs a job on the open database; after a failure again, on the database that has replaced it.
    /// @return whether it was done
    bool run(const Job &job);
    bool runInTransaction(const Job &job);
    /// Looks for damage in the whole file, unless that has been done.
    void checkOnce();

    static constexpr auto kFileName = "statistics.sqlite";

Q_SIGNALS:
    void troubleChanged(meadhall::StatisticsTrouble trouble);
    /// It is empty now: all records have to be read again.
    void replaced();

private:
    QString path(const char *name) const;
    bool loadModule();
    bool open();
    Outcome tryWhileLocked(const std::function<Outcome()> &job) const;
    bool recover(Outcome outcome);
    bool setAside();
    void setTrouble(StatisticsTrouble trouble);

    const QString folder_;
    const std::shared_ptr<record::FolderLock> lock_;
    const std::atomic<bool> &stop_;
    std::unique_ptr<StatisticsStore> store_;
    bool open_ = false, inMemory_ = false, impossible_ = false, checked_ = false;
    StatisticsTrouble trouble_ = StatisticsTrouble::None;
    QTimer *closing_; ///< closes a database that has not been used for some time
};

} // namespace meadhall
