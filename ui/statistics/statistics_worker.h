// The background thread of the statistics: owns the database.
#pragma once

#include "ui/statistics/finished_game.h"
#include "ui/statistics/statistics.h"
#include "ui/statistics/statistics_store.h"

#include <QElapsedTimer>
#include <QTimer>

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <vector>

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

    static constexpr auto kFileName = "statistics.sqlite";
    /// Holds the time up to which games do not count, as text; apart from the database, which may get lost.
    static constexpr auto kClearedName = "statistics.cleared";
    /// A database that is set aside; %1: why, %2: a number.
    static constexpr auto kAsideName = "statistics-%1-%2.sqlite";

Q_SIGNALS:
    void pageReady(quint64 request, const meadhall::ui::StatisticsPage &page);
    void changed();
    void progress(int read, int all);
    void troubleChanged(meadhall::ui::StatisticsTrouble trouble);
    void gameCompared(const meadhall::ui::GameComparison &comparison);
    void exported(const QString &fileName, const QString &error);

private:
    using Outcome = StatisticsStore::Outcome;
    using Job = std::function<Outcome()>;

    /// A record that is new, or whose review is.
    struct NewRecord {
        QString path; ///< of the record
        qint64 finished = 0;
        KnownFile file;
    };

    QString path(const char *name) const;
    bool loadModule();
    bool openStore();
    bool run(const Job &job);
    bool runInTransaction(const Job &job);
    Outcome patiently(const Job &job) const;
    bool recover(Outcome outcome);
    bool setAside(const char *why);
    void setTrouble(StatisticsTrouble trouble);
    qint64 cleared();
    bool writeCleared(qint64 time);
    std::vector<PersonGame> gamesOf(Game game, const QString &person);
    bool listNewRecords();
    void readSome();
    void endReading();
    void compareLast();
    FinishedGame readFinished(const QString &path, qint64 finished, const QString &name) const;

    const QString folder_;
    std::atomic<bool> stop_{false};
    std::atomic<quint64> wanted_{0};
    std::unique_ptr<StatisticsStore> store_;
    bool open_ = false, inMemory_ = false, impossible_ = false, checked_ = false;
    StatisticsTrouble trouble_ = StatisticsTrouble::None;
    std::deque<NewRecord> waiting_;
    int read_ = 0; ///< records read since reading began
    bool reading_ = false, readAgain_ = false, found_ = false;
    std::optional<FinishedGame> lastFinished_; ///< not compared yet
    QElapsedTimer lastChange_;
    QTimer *closing_; ///< closes a database that nobody uses
    std::optional<qint64> cleared_;
    std::vector<qint64> clearedBefore_; ///< for undoClear()
};

} // namespace meadhall::ui
