// SPDX-License-Identifier: GPL-3.0-or-later
// The statistics of finished games: a database in the data folder, read and written in the background.
#pragma once

#include "engine/results/statistics_page.h"

#include <QObject>

#include <memory>

QT_BEGIN_NAMESPACE
class QThread;
QT_END_NAMESPACE

namespace meadhall::record {
class FolderLock;
}

namespace meadhall {

class StatisticsWorker;

/// Why the statistics are not as they were left. The games themselves are never concerned.
enum class StatisticsTrouble : quint8 {
    None,
    Damaged,  ///< the database was set aside and is rebuilt from the records
    Newer,    ///< a newer version wrote it, and it is left alone: figures from the records, kept in memory
    Locked,   ///< another program uses it: figures from the records, kept in memory
    ReadOnly, ///< it or its folder cannot be written, or the disk is full: likewise
    NoDriver, ///< Qt's driver for SQLite is missing: no statistics
    NoModule, ///< the module of the statistics is missing: no statistics
    Failed,   ///< any other failure: figures from the records, kept in memory
};

/// Nothing is read or loaded before the first request. All requests return at once and are carried out one after
/// another in a background thread, which also reads records that are not in the database yet: page requests come before
/// that.
///
/// A record counts if it lies in the folder of kept games or has been finished at this table, is finished, and obeys
/// the rules. Records opened from elsewhere do not count unless they are played on here. Deleting a record does not
/// take its game out of the statistics.
class Statistics : public QObject {
    Q_OBJECT

public:
    /// @param folder the program's data folder; empty: no statistics
    /// @param lock of that folder; nullptr: everything is written without one
    explicit Statistics(const QString &folder, std::shared_ptr<record::FolderLock> lock = {},
                        QObject *parent = nullptr);
    ~Statistics() override;

    /// Requests a page; pageReady() follows, with an empty page if there is trouble. Also begins to read new records.
    /// @return the number of the request
    quint64 request(const StatisticsFilter &filter);
    /// An earlier request no longer matters. Only the last one is answered anyway.
    void cancelRequests();

    /// A game at this table is over. gameCompared() follows if there is a person alone against computers.
    /// @param events its whole record, already on disk
    void gameOver(const Events &events);
    /// The table shows another game, or the end of the last one has been undone.
    void gameLeft();
    /// A review has been written beside this record.
    void reviewChanged(const QString &recordFile);

    enum class Table : quint8 { Games, Rating, Results, Points, Mistakes };
    /// Writes a table as CSV (RFC 4180, UTF-8): all games, or the rows of one chart. exported() follows.
    void exportCsv(const QString &fileName, const StatisticsFilter &filter, Table table);

    /// Games finished up to now no longer count. The records stay. changed() follows.
    void clear();
    /// Makes clear() undone; as often as it was called in this session.
    void undoClear();
    bool canUndoClear() const { return clears_ > 0; }

    /// The last trouble; its sentence is StatisticsText::trouble().
    StatisticsTrouble trouble() const { return trouble_; }
    /// False if there can be no statistics on this computer (no data folder).
    bool isPossible() const { return !folder_.isEmpty(); }
    /// Whether there is a database, whatever it holds. Only looks for the file.
    bool hasDatabase() const;
    /// True while records are being read.
    bool isReading() const { return reading_; }

Q_SIGNALS:
    void pageReady(quint64 request, const meadhall::StatisticsPage &page);
    /// The figures of an open page are out of date: request it again. At most once a second while records are read.
    void changed();
    /// Records read of those that were not known; equal at the end.
    void progress(int read, int all);
    void troubleChanged(meadhall::StatisticsTrouble trouble);
    void gameCompared(const meadhall::GameComparison &comparison);
    /// @param error the system's code; 0: written
    void exported(const QString &fileName, int error);

private:
    StatisticsWorker *worker();
    template <typename Function> void post(Function function);

    QString folder_;
    std::shared_ptr<record::FolderLock> lock_;
    std::unique_ptr<QThread> thread_;
    StatisticsWorker *worker_ = nullptr; ///< lives in thread_
    quint64 lastRequest_ = 0;
    StatisticsTrouble trouble_ = StatisticsTrouble::None;
    bool reading_ = false;
    bool hasRead_ = false; ///< new records have been looked for
    int clears_ = 0;       ///< that can be undone
};

} // namespace meadhall
