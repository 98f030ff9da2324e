// SPDX-License-Identifier: GPL-3.0-or-later
// A data folder with games and its statistics.
#pragma once

#include "engine/games/games.h"
#include "engine/modules/modules.h"
#include "engine/record/folder_lock.h"
#include "engine/record/journal.h"
#include "engine/results/cleared_time.h"
#include "engine/results/finished_game.h"
#include "engine/results/page_builder.h"
#include "engine/results/statistics.h"
#include "engine/results/statistics_csv.h"
#include "engine/results/statistics_database.h"
#include "engine/review/review_file.h"
#include "tests/engine/archived_games.h"
#include "tests/stopped_clock.h"
#include "tests/test_program.h"

#include <QPluginLoader>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <set>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace meadhall::testing::results {

/// A data folder and its statistics.
class Folder {
    QTemporaryDir folder_;

public:
    Folder() : statistics(std::make_unique<Statistics>(path())) { listen(); }

    QString path() const { return folder_.path(); }
    QString database() const { return folder_.filePath(QLatin1String(StatisticsDatabase::kFileName)); }
    QString games() const { return record::Archive(path()).folder(); }
    void keep(int count) { test::keepGames(path(), count); }

    /// As if the program had been started again.
    void restart(const std::shared_ptr<record::FolderLock> &lock = {})
    {
        statistics = std::make_unique<Statistics>(path(), lock);
        listen();
    }
    void keepRecord(const QString &name, const Events &events)
    {
        QDir().mkpath(games());
        QCOMPARE(record::save(events, QDir(games()).filePath(name)), QString());
    }

    StatisticsPage page(const StatisticsFilter &filter = {})
    {
        QSignalSpy ready(statistics.get(), &Statistics::pageReady);
        const quint64 request = statistics->request(filter);
        if (!waitFor([&] { return !ready.isEmpty(); }))
            qFatal("no page");
        if (ready.last().at(0).value<quint64>() != request)
            qFatal("the page of another request");
        return ready.last().at(1).value<StatisticsPage>();
    }
    /// A page with that many games, which may have to be read first.
    StatisticsPage pageWith(int games, const StatisticsFilter &filter = {})
    {
        StatisticsPage found;
        if (!waitFor([&] {
                found = page(filter);
                return found.totals.games == games;
            }))
            qWarning("%d games", found.totals.games);
        return found;
    }

    std::unique_ptr<Statistics> statistics;
    std::set<StatisticsTrouble> troubles; ///< all since the last start

private:
    void listen()
    {
        troubles.clear();
        QObject::connect(statistics.get(), &Statistics::troubleChanged, statistics.get(),
                         [this](StatisticsTrouble trouble) { troubles.insert(trouble); });
    }
};

inline StatisticsFilter ofNinjan()
{
    StatisticsFilter filter;
    filter.game = Game::Ninjan;
    return filter;
}

inline int count(int games, Game game)
{
    int number = 0;
    for (int i = 0; i < games; ++i)
        number += std::get<GameEvent>(test::finishedGame(i).front()).game == game;
    return number;
}

inline QByteArray contents(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void overwrite(const QString &name, const QByteArray &bytes)
{
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// A database in memory, in which the rows of the games are numbered from 1.
inline std::unique_ptr<StatisticsStore> storeOf(std::vector<FinishedGame> games)
{
    QPluginLoader loader(modulePath(QStringLiteral("meadhall-statistics.so")));
    auto store = qobject_cast<StatisticsModule *>(loader.instance())->makeStore();
    using Outcome = StatisticsStore::Outcome;
    if (store->open(QStringLiteral(":memory:")) != Outcome::Done || store->begin() != Outcome::Done)
        qFatal("no database");
    for (FinishedGame &one : games)
        if (store->add(one.game, one.seats, one.people) != Outcome::Done)
            qFatal("a game was not added");
    store->commit();
    return store;
}

inline Events gameOf(const std::vector<std::string> &chairs, const std::vector<std::string> &names, std::uint64_t seed,
                     Game kind = Game::Odin)
{
    const int players = static_cast<int>(chairs.size());
    GameEvent game = kind == Game::Odin ? test::odinGame(players, seed) : test::ninjanGame(players, seed);
    game.chairs = chairs;
    game.seats = names;
    return kind == Game::Odin ? test::playOdin(game, seed) : test::playNinjan(game, seed);
}

/// The program to be killed: reads all records of the folder into its database.
inline int readAllRecords(const QString &folder)
{
    Statistics statistics(folder);
    QSignalSpy progress(&statistics, &Statistics::progress);
    statistics.request({});
    QFile out;
    if (!out.open(1, QIODevice::WriteOnly | QIODevice::Unbuffered))
        return 4;
    out.write("begun\n");
    const auto done = [&] { return !progress.isEmpty() && progress.last().at(0) == progress.last().at(1); };
    return waitFor(done) ? 0 : 3;
}

class TestStatistics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void missingDriver();
    void nothingBeforeItIsWanted();
    void emptyFolder();
    void readsAllRecords();
    void readsOnlyWhatIsNew();
    void everyGameOnce();
    void unfinishedAndDamagedDoNotCount();
    void openedFromElsewhereDoesNotCount();
    void gameAtTheTable();
    void undoneAfterTheEnd();
    void severalPeople();
    void seatRecordCountsForItsSeat();
    void unicodeNames();
    void programsAsOpponents();
    void filters();
    void samePagesFromRows();
    void replaysAreNotRated();
    void reviews();
    void damaged_data();
    void damaged();
    void folderInItsPlace();
    void newer();
    void foreignDatabase();
    void locked();
    void readOnlyFolder();
    void lostFolder();
    void folderCannotBeMade();
    void fullDisk();
    void killedWhileReading();
    void twoProgramsAtOnce();
    void interrupted();
    void clearAndUndo();
    void csv();
    void csvOfAllTables();
    void csvOfARegion();
    void wrongClock();
    void undoneGameDoesNotCount();
    void figures();
};

} // namespace meadhall::testing::results
