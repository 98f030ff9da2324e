// SPDX-License-Identifier: GPL-3.0-or-later
// Carries out the requests to the statistics in a background thread.
#pragma once

#include "engine/results/cleared_time.h"
#include "engine/results/new_records.h"
#include "engine/results/statistics.h"
#include "engine/results/statistics_database.h"

#include <QElapsedTimer>

namespace meadhall {

/// Its functions are called in its own thread, except requestStop() and setWanted().
class PageBuilder;

class StatisticsWorker : public QObject {
    Q_OBJECT

public:
    /// @param folder the program's data folder
    /// @param lock of that folder; nullptr: everything is written without one
    StatisticsWorker(const QString &folder, const std::shared_ptr<record::FolderLock> &lock);
    ~StatisticsWorker() override;

    /// What is under way ends soon.
    void requestStop() { stop_ = true; }
    /// Requests for pages with other numbers are dropped.
    void setWanted(quint64 request) { wanted_ = request; }

    void answer(quint64 request, const StatisticsFilter &filter);
    /// The game at the table no longer counts, unless it has a file of its own.
    void forgetTable();
    void addFinished(const Events &events);
    void readNewRecords();
    void exportCsv(const QString &fileName, const StatisticsFilter &filter, Statistics::Table table);
    void clear();
    void undoClear();

Q_SIGNALS:
    void pageReady(quint64 request, const meadhall::StatisticsPage &page);
    void changed();
    void progress(int read, int all);
    void troubleChanged(meadhall::StatisticsTrouble trouble);
    void gameCompared(const meadhall::GameComparison &comparison);
    void exported(const QString &fileName, int error);

private:
    using Outcome = StatisticsStore::Outcome;

    bool ask(const StatisticsFilter &filter, const std::function<void(PageBuilder &)> &question);
    bool listNewRecords();
    void readSome();
    bool addRead(std::vector<std::pair<KnownFile, FinishedGame>> &parcel);
    void endReading();
    void compareLast();

    const QString folder_;
    std::atomic<bool> stop_{false};
    std::atomic<quint64> wanted_{0};
    StatisticsDatabase *database_;
    ClearedTime cleared_;
    std::deque<NewRecord> waiting_;
    int read_ = 0; ///< records read since reading began
    bool reading_ = false, readAgain_ = false, found_ = false;
    std::optional<FinishedGame> lastFinished_; ///< not compared yet
    QElapsedTimer lastChange_;
};

} // namespace meadhall
