// SPDX-License-Identifier: GPL-3.0-or-later
// The statistics: reading records, the database and what can happen to it, pages, CSV.
#include "tests/engine/results/statistics_test.h"
#include "tests/test_program.h"

using namespace meadhall::testing::results;

static const bool isReaderRegistered = meadhall::testing::registerProgram("records_reader", [](int argc, char **argv) {
    const QCoreApplication app(argc, argv);
    return readAllRecords(QString::fromLocal8Bit(argv[1]));
});

void TestStatistics::initTestCase()
{
    if (modulePath(QStringLiteral("meadhall-statistics.so")).isEmpty())
        QSKIP("built without Qt SQL");
}

/// First of all, since Qt keeps a driver that it has loaded.
void TestStatistics::missingDriver()
{
    const QStringList paths = QCoreApplication::libraryPaths();
    QCoreApplication::setLibraryPaths({});
    {
        Folder folder;
        folder.keep(2);
        QCOMPARE(folder.page().gamesInAll, 0);
        QCOMPARE(folder.statistics->trouble(), StatisticsTrouble::NoDriver);
        folder.statistics->gameOver(test::finishedGame(1));
        folder.statistics->clear();
        folder.page();
    }
    QCoreApplication::setLibraryPaths(paths);
}

void TestStatistics::nothingBeforeItIsWanted()
{
    Folder folder;
    QVERIFY(folder.statistics->isPossible());
    QVERIFY(!QFileInfo::exists(folder.database()));
    QVERIFY(!Statistics(QString()).isPossible());
    QCOMPARE(Statistics(QString()).request({}), quint64{1}); // answered by nobody
}

void TestStatistics::emptyFolder()
{
    Folder folder;
    const StatisticsPage page = folder.page();
    QCOMPARE(page.gamesInAll, 0);
    QCOMPARE(page.rating.games, 0);
    QVERIFY(!page.rating.isShown() && !page.rating.suggested && !page.best);
    QCOMPARE(page.rating.levels[0], 1000.0);
    QCOMPARE(page.mistakes.kinds.size(), std::size_t{5});
    QVERIFY(QFileInfo::exists(folder.database()));
    QVERIFY(folder.troubles.empty());
}

void TestStatistics::readsAllRecords()
{
    Folder folder;
    folder.keep(60);
    QSignalSpy progress(folder.statistics.get(), &Statistics::progress);
    const int odin = count(60, Game::Odin);
    const StatisticsPage page = folder.pageWith(odin);
    QCOMPARE(page.totals.games, odin);
    QCOMPARE(folder.pageWith(60 - odin, ofNinjan()).totals.games, 60 - odin);
    QTRY_VERIFY(!progress.isEmpty() && progress.last().at(0) == progress.last().at(1));
    QCOMPARE(progress.last().at(0).toInt(), 60);
    QVERIFY(!folder.statistics->isReading());
    // Every game has the time of its file.
    QCOMPARE(page.points.back().when, QDateTime(QDate(2026, 11, 22), QTime(19, 5, 12)));
    QVERIFY(std::is_sorted(page.points.begin(), page.points.end(),
                           [](const PointsDot &a, const PointsDot &b) { return a.when < b.when; }));
    QVERIFY(page.lastPlaces.back().file.endsWith(QLatin1String("-odin.meadhall")));
}

void TestStatistics::readsOnlyWhatIsNew()
{
    Folder folder;
    folder.keep(20);
    folder.pageWith(count(20, Game::Odin));
    folder.restart();
    QSignalSpy progress(folder.statistics.get(), &Statistics::progress);
    folder.keepRecord(QStringLiteral("2026-11-23T01-02-03-odin.meadhall"),
                      gameOf({"human:1", "computer:hard"}, {"You", "Leif"}, 999));
    QCOMPARE(folder.pageWith(count(20, Game::Odin) + 1).totals.games, count(20, Game::Odin) + 1);
    QTRY_VERIFY(!progress.isEmpty());
    QCOMPARE(progress.last().at(1).toInt(), 1);
}

void TestStatistics::everyGameOnce()
{
    Folder folder;
    const Events game = gameOf({"human:1", "computer:hard"}, {"You", "Leif"}, 5);
    folder.keepRecord(QStringLiteral("2026-11-20T01-02-03-odin.meadhall"), game);
    folder.keepRecord(QStringLiteral("a copy.meadhall"), game);
    folder.statistics->gameOver(game);
    QCOMPARE(folder.pageWith(1).totals.games, 1);
    folder.keepRecord(QStringLiteral("another.meadhall"), gameOf({"human:1", "computer:hard"}, {"You", "Leif"}, 6));
    folder.restart();
    QCOMPARE(folder.pageWith(2).totals.games, 2);
}

void TestStatistics::unfinishedAndDamagedDoNotCount()
{
    Folder folder;
    folder.keep(2);
    Events game = test::finishedGame(4);
    folder.keepRecord(QStringLiteral("unfinished.meadhall"), test::beginningOf(game, game.size() - 1));
    folder.keepRecord(QStringLiteral("wrong end.meadhall"), game);
    const QString wrong = QDir(folder.games()).filePath(QStringLiteral("wrong end.meadhall"));
    QByteArray text = contents(wrong);
    text.replace("\"winners\":[", "\"winners\":[9,");
    overwrite(wrong, text);
    overwrite(QDir(folder.games()).filePath(QStringLiteral("empty.meadhall")), {});
    overwrite(QDir(folder.games()).filePath(QStringLiteral("noise.meadhall")), QByteArray(10'000, '\x80'));
    QDir(folder.games()).mkdir(QStringLiteral("folder.meadhall"));
    folder.pageWith(2);
    QSignalSpy progress(folder.statistics.get(), &Statistics::progress);
    // Once it is finished, it counts.
    folder.keepRecord(QStringLiteral("unfinished.meadhall"), game);
    folder.restart();
    QCOMPARE(folder.pageWith(3).totals.games, 3);
}

/// A record somewhere else is not one's own.
void TestStatistics::openedFromElsewhereDoesNotCount()
{
    Folder folder;
    folder.keep(1);
    QCOMPARE(record::save(test::finishedGame(3), QDir(folder.path()).filePath(QStringLiteral("gift.meadhall"))),
             QString());
    QDir(folder.games()).mkdir(QLatin1String(record::Archive::kRemovedName));
    QCOMPARE(record::save(test::finishedGame(4), QDir(folder.games()).filePath(QStringLiteral("deleted/x.meadhall"))),
             QString());
    folder.pageWith(1);
    QTRY_VERIFY(!folder.statistics->isReading());
    QCOMPARE(folder.page().totals.games, 1);
}

void TestStatistics::gameAtTheTable()
{
    Folder folder;
    QSignalSpy compared(folder.statistics.get(), &Statistics::gameCompared);
    std::vector<int> totals;
    for (std::uint64_t seed = 1; seed <= 7; ++seed) {
        GameEvent game = test::odinGame(3, 40);
        game.deal = seed;
        game.chairs = {"human:1", "computer:medium:leif", "computer:easy:ylva"};
        const Events events = test::playOdin(game, seed);
        totals.push_back(std::get<GameOverEvent>(events.back()).totals[0]);
        // As the table does: the game is on disk, then moves to the archive when the next one begins.
        QCOMPARE(record::save(events, QDir(folder.path()).filePath(QLatin1String(record::Journal::kFileName))),
                 QString());
        folder.statistics->gameOver(events);
        QTRY_COMPARE(compared.size(), int(seed));
        const auto comparison = compared.last().at(0).value<GameComparison>();
        QCOMPARE(comparison.games, int(seed));
        QCOMPARE(comparison.level, players::Level::Medium);
        QCOMPARE(comparison.best, *std::min_element(totals.begin(), totals.end()));
        QCOMPARE(comparison.rank, 1 + int(std::count_if(totals.begin(), totals.end(), [&](int total) {
                                      return total < totals.back();
                                  })));
        QString place;
        QCOMPARE(record::Archive(folder.path())
                     .keep(QDir(folder.path()).filePath(QLatin1String(record::Journal::kFileName)), place),
                 0);
    }
    const StatisticsPage page = folder.pageWith(7);
    QTRY_VERIFY(folder.page().lastPlaces.back().file.contains(QLatin1String("-odin")));
    QCOMPARE(page.results[2][1].games, 7);
    QCOMPARE(page.results[2][5].games, 7);
    QCOMPARE(page.rating.games, 7);
    QVERIFY(page.points[6].mean && !page.points[5].mean);
}

/// Undo after the end of a game leads to another end of the same game.
void TestStatistics::undoneAfterTheEnd()
{
    Folder folder;
    const QString running = QDir(folder.path()).filePath(QLatin1String(record::Journal::kFileName));
    const Events first = gameOf({"human:1", "computer:medium"}, {"You", "Leif"}, 3);
    QCOMPARE(record::save(first, running), QString());
    folder.statistics->gameOver(first);
    folder.pageWith(1);
    const Events second = gameOf({"human:1", "computer:medium"}, {"You", "Leif"}, 4);
    QCOMPARE(record::save(second, running), QString());
    folder.statistics->gameOver(second);
    QTRY_COMPARE(folder.page().totals.games, 1);
    QCOMPARE(folder.page().points.front().own,
             double(std::get<GameOverEvent>(second.back()).totals[0]) / folder.page().totals.hands);
    // Undone, and the program is killed.
    QCOMPARE(record::save(test::beginningOf(second, second.size() - 1), running), QString());
    folder.restart();
    QTRY_COMPARE(folder.page().totals.games, 0);
}

REGISTER_TEST(TestStatistics)
#include "moc_statistics_test.cpp"
