// SPDX-License-Identifier: GPL-3.0-or-later
// Carries out the requests to the statistics in a background thread.
#pragma once

#include "ui/rooms/statistics/data/cleared_time.h"
#include "ui/rooms/statistics/data/new_records.h"
#include "ui/rooms/statistics/data/statistics.h"
#include "ui/rooms/statistics/data/statistics_database.h"

#include <QElapsedTimer>

namespace meadhall::ui {

/// Its functions are called in its own thread, except requestStop() and setWanted().
class StatisticsWorker : public QObject {
    Q_OBJECT

public:
    /// @param folder the program's data folder
    explicit StatisticsWorker(const QString &folder);
    ~StatisticsWorker() override;

    /// What is under way ends soon.
    void requestStop() { stop_ = true; }
    /// Requests for pages with other numbers are dropped.
    void setWanted(quint64 request) { wanted_ = request; }

    void answer(quint64 request, const StatisticsFilter &filter);
    void addFinished(const Events &events);
    void readNewRecords();
    void exportCsv(const QString &fileName, const StatisticsFilter &filter, Statistics::Table table);
    void clear();
    void undoClear();

Q_SIGNALS:
    void pageReady(quint64 request, const meadhall::ui::StatisticsPage &page);
    void changed();
    void progress(int read, int all);
    void troubleChanged(meadhall::ui::StatisticsTrouble trouble);
    void gameCompared(const meadhall::ui::GameComparison &comparison);
    void exported(const QString &fileName, const QString &error);

private:
    using Outcome = StatisticsStore::Outcome;

    std::vector<PersonGame> gamesOf(Game game, const QString &person);
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

} // namespace meadhall::ui
