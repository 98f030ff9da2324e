// SPDX-License-Identifier: GPL-3.0-or-later
// What can happen to the database of the statistics.
#include "tests/engine/results/statistics_test.h"

using namespace meadhall::testing::results;

void TestStatistics::damaged_data()
{
    QTest::addColumn<QString>("how");
    for (const char *how : {"noise", "truncated", "header only", "half zeroes", "a table is missing", "other text"})
        QTest::newRow(how) << QString::fromLatin1(how);
}

void TestStatistics::damaged()
{
    QFETCH(QString, how);
    Folder folder;
    folder.keep(30);
    const int odin = count(30, Game::Odin);
    const StatisticsPage before = folder.pageWith(odin);
    folder.statistics.reset();
    QByteArray bytes = contents(folder.database());
    QVERIFY(bytes.size() > 8192);
    if (how == QLatin1String("noise"))
        for (qsizetype i = 0; i < bytes.size(); ++i)
            bytes[i] = static_cast<char>(i * 2654435761u >> 7);
    else if (how == QLatin1String("truncated"))
        bytes.truncate(bytes.size() / 2);
    else if (how == QLatin1String("header only"))
        bytes.truncate(100);
    else if (how == QLatin1String("half zeroes"))
        bytes.replace(4096, bytes.size() - 4096, QByteArray(bytes.size() - 4096, '\0'));
    else if (how == QLatin1String("a table is missing"))
        bytes.replace("people(", "peoplx(");
    else
        bytes = "Dear diary";
    overwrite(folder.database(), bytes);
    folder.restart();
    const StatisticsPage after = folder.pageWith(odin);
    QCOMPARE(after.totals, before.totals);
    QCOMPARE(after.rating.rating, before.rating.rating);
    QTRY_VERIFY(folder.troubles.contains(StatisticsTrouble::Damaged));
    QCOMPARE(contents(QDir(folder.path()).filePath(QStringLiteral("statistics-damaged-1.sqlite"))), bytes);
    // From then on it is as before.
    folder.restart();
    QCOMPARE(folder.page().totals, before.totals);
    QVERIFY(folder.troubles.empty());
}

/// Sets a folder aside as it does a file that cannot be read.
void TestStatistics::folderInItsPlace()
{
    Folder folder;
    folder.keep(3);
    QVERIFY(QDir().mkpath(folder.database()));
    QCOMPARE(folder.pageWith(count(3, Game::Odin)).totals.games, count(3, Game::Odin));
    QTRY_VERIFY(folder.troubles.contains(StatisticsTrouble::Damaged));
    QVERIFY(QFileInfo(QDir(folder.path()).filePath(QStringLiteral("statistics-damaged-1.sqlite"))).isDir());
    folder.restart();
    QCOMPARE(folder.page().totals.games, count(3, Game::Odin));
    QVERIFY(folder.troubles.empty());
}

void TestStatistics::newer()
{
    Folder folder;
    folder.keep(5);
    folder.pageWith(count(5, Game::Odin));
    folder.statistics.reset();
    QByteArray bytes = contents(folder.database());
    bytes[63] = 77; // user_version, in the header of SQLite
    overwrite(folder.database(), bytes);
    folder.restart();
    QCOMPARE(folder.pageWith(count(5, Game::Odin)).totals.games, count(5, Game::Odin));
    QVERIFY(folder.troubles.contains(StatisticsTrouble::Newer));
    QCOMPARE(contents(folder.database()), bytes);
}

/// An empty file is a new database; tables of something else are not ours.
void TestStatistics::foreignDatabase()
{
    Folder folder;
    folder.keep(3);
    overwrite(folder.database(), {});
    QCOMPARE(folder.pageWith(count(3, Game::Odin)).totals.games, count(3, Game::Odin));
    QVERIFY(folder.troubles.empty());
    folder.statistics.reset();
    QByteArray bytes = contents(folder.database());
    bytes[63] = 0;
    overwrite(folder.database(), bytes);
    folder.restart();
    QCOMPARE(folder.pageWith(count(3, Game::Odin)).totals.games, count(3, Game::Odin));
    QVERIFY(folder.troubles.contains(StatisticsTrouble::Damaged));
}

void TestStatistics::locked()
{
    Folder folder;
    folder.keep(5);
    folder.pageWith(count(5, Game::Odin));
    folder.statistics.reset();
    // Another program holds a lock for ever.
    QPluginLoader loader(modulePath(QStringLiteral("meadhall-statistics.so")));
    auto *module = qobject_cast<StatisticsModule *>(loader.instance());
    QVERIFY(module);
    const std::unique_ptr<StatisticsStore> store = module->makeStore();
    QCOMPARE(store->open(folder.database()), StatisticsStore::Outcome::Done);
    QCOMPARE(store->begin(), StatisticsStore::Outcome::Done);
    folder.restart();
    QCOMPARE(folder.pageWith(count(5, Game::Odin)).totals.games, count(5, Game::Odin));
    QVERIFY(folder.troubles.contains(StatisticsTrouble::Locked));
    store->rollBack();
    store->close();
    folder.restart();
    QCOMPARE(folder.page().totals.games, count(5, Game::Odin));
    QVERIFY(folder.troubles.empty());
}

void TestStatistics::readOnlyFolder()
{
#ifndef Q_OS_UNIX
    QSKIP("Needs Unix permissions");
#else
    Folder folder;
    folder.keep(5);
    folder.pageWith(count(5, Game::Odin));
    folder.statistics.reset();
    const QByteArray before = contents(folder.database());
    folder.keepRecord(QStringLiteral("2026-11-23T01-02-03-odin.meadhall"),
                      gameOf({"human:1", "computer:hard"}, {"You", "Leif"}, 999));
    constexpr auto kRead = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
    constexpr auto kList = kRead | QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther;
    for (const record::Archive::Entry &entry : record::Archive(folder.path()).entries())
        QVERIFY(QFile::setPermissions(entry.file, kRead));
    QVERIFY(QFile::setPermissions(folder.database(), kRead));
    QVERIFY(QFile::setPermissions(folder.path(), kList));
    constexpr uid_t kNobody = 65534; // root may write everywhere
    const bool root = geteuid() == 0;
    if (root)
        QCOMPARE(seteuid(kNobody), 0);
    const bool readable = QFile(modulePath(QStringLiteral("meadhall-statistics.so"))).open(QIODevice::ReadOnly)
                          && QFile(folder.database()).open(QIODevice::ReadOnly);
    int games = 0;
    std::set<StatisticsTrouble> troubles;
    if (readable) {
        folder.restart();
        games = folder.pageWith(count(5, Game::Odin) + 1).totals.games;
        troubles = folder.troubles;
        folder.statistics.reset();
    }
    if (root)
        QCOMPARE(seteuid(0), 0);
    QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    if (!readable)
        QSKIP("the module or the folder of the test cannot be read without the rights of root");
    QCOMPARE(games, count(5, Game::Odin) + 1);
    QCOMPARE(troubles, std::set{StatisticsTrouble::ReadOnly});
    QCOMPARE(contents(folder.database()), before);
#endif
}

/// Another program has taken it over: the figures go on, but only in memory.
void TestStatistics::lostFolder()
{
    Folder folder;
    folder.keep(5);
    const auto lock = std::make_shared<record::FolderLock>(folder.path());
    folder.restart(lock);
    folder.pageWith(count(5, Game::Odin));
    record::FolderLock other(folder.path());
    QCOMPARE(other.takeOver(), 0);
    const QByteArray before = contents(folder.database());
    QVERIFY(!before.isEmpty());
    folder.statistics->gameOver(gameOf({"human:1", "computer:hard"}, {"You", "Leif"}, 999));
    QCOMPARE(folder.pageWith(count(5, Game::Odin) + 1).totals.games, count(5, Game::Odin) + 1);
    QVERIFY(folder.troubles.contains(StatisticsTrouble::Locked));
    folder.statistics->clear();
    QCOMPARE(folder.pageWith(0).totals.games, 0);
    folder.statistics.reset();
    record::FileWriter::instance().waitForFinished();
    QCOMPARE(contents(folder.database()), before);
    QVERIFY(!QFile::exists(QDir(folder.path()).filePath(QLatin1String(ClearedTime::kFileName))));
    QCOMPARE(record::FileWriter::instance().error(record::Kept::Statistics), record::FolderLock::kInUse);
}

void TestStatistics::folderCannotBeMade()
{
    QTemporaryDir place;
    overwrite(place.filePath(QStringLiteral("file")), "x");
    Statistics statistics(place.filePath(QStringLiteral("file/data")));
    QSignalSpy ready(&statistics, &Statistics::pageReady), trouble(&statistics, &Statistics::troubleChanged);
    statistics.request({});
    QTRY_COMPARE(ready.size(), 1);
    QCOMPARE(statistics.trouble(), StatisticsTrouble::ReadOnly);
    QSignalSpy compared(&statistics, &Statistics::gameCompared);
    statistics.gameOver(gameOf({"human:1", "computer:hard"}, {"You", "Leif"}, 5));
    QTRY_COMPARE(compared.size(), 1);
}

/// A file size limit simulates a full disk.
void TestStatistics::fullDisk()
{
#ifndef Q_OS_UNIX
    QSKIP("Needs setrlimit");
#else
    Folder folder;
    folder.keep(3);
    const StatisticsPage before = folder.pageWith(count(3, Game::Odin));
    folder.statistics.reset();
    const QByteArray bytes = contents(folder.database());
    folder.keep(60);
    const int odin = count(60, Game::Odin);

    rlimit free;
    getrlimit(RLIMIT_FSIZE, &free);
    auto *const handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{rlim_t(bytes.size()), free.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
    folder.restart();
    const StatisticsPage full = folder.pageWith(odin);
    const std::set<StatisticsTrouble> troubles = folder.troubles;
    folder.statistics.reset();
    setrlimit(RLIMIT_FSIZE, &free);
    std::signal(SIGXFSZ, handler);

    QCOMPARE(full.totals.games, odin); // in memory
    QCOMPARE(troubles.size(), std::size_t{1});
    QVERIFY(!troubles.contains(StatisticsTrouble::Damaged));
    // There is space again: the database is as it was, and goes on from there.
    folder.restart();
    QVERIFY(folder.page().totals.games >= before.totals.games);
    QCOMPARE(folder.pageWith(odin).totals.games, odin);
    QVERIFY(folder.troubles.empty());
#endif
}

/// Killed at any moment while the database is written: it is never damaged, and the next start reads what is missing.
void TestStatistics::killedWhileReading()
{
    Folder folder;
    folder.keep(150);
    const int odin = count(150, Game::Odin);
    int kills = 0;
    for (int i = 0; i < 20; ++i) {
        folder.statistics.reset();
        if (i % 5 == 0)
            QFile::remove(folder.database());
        QProcess program;
        program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        program.start(QCoreApplication::applicationFilePath(), {QStringLiteral("records_reader"), folder.path()});
        QVERIFY(program.waitForReadyRead(10'000));
        if (!program.waitForFinished(3 + 17 * i % 150))
            program.kill();
        QVERIFY(program.state() == QProcess::NotRunning || program.waitForFinished());
        kills += program.exitStatus() == QProcess::CrashExit;
        folder.restart();
        folder.page();
        QVERIFY(folder.troubles.empty());
    }
    QVERIFY(kills > 0);
    QCOMPARE(folder.pageWith(odin).totals.games, odin);
    QVERIFY(folder.troubles.empty());
    QCOMPARE(record::Archive(folder.path()).entries().size(), std::size_t{150});
}

void TestStatistics::twoProgramsAtOnce()
{
    Folder folder;
    folder.keep(80);
    Statistics other(folder.path());
    QSignalSpy ready(&other, &Statistics::pageReady), trouble(&other, &Statistics::troubleChanged);
    other.request({});
    const int odin = count(80, Game::Odin);
    QCOMPARE(folder.pageWith(odin).totals.games, odin);
    QTRY_VERIFY(!ready.isEmpty() && !other.isReading());
    other.request({});
    QTRY_VERIFY(ready.last().at(1).value<StatisticsPage>().totals.games == odin);
    QVERIFY(trouble.isEmpty() && folder.troubles.empty());
}

/// Reading that is broken off goes on the next time; stopping does not wait for it.
void TestStatistics::interrupted()
{
    Folder folder;
    folder.keep(150);
    const int odin = count(150, Game::Odin);
    for (int i = 0; i < 5; ++i) {
        folder.page();
        folder.restart();
    }
    QCOMPARE(folder.pageWith(odin).totals.games, odin);
    QVERIFY(folder.troubles.empty());
}

void TestStatistics::clearAndUndo()
{
    Folder folder;
    folder.keep(12);
    const int odin = count(12, Game::Odin);
    const StatisticsPage before = folder.pageWith(odin);
    QVERIFY(!folder.statistics->canUndoClear());
    QSignalSpy changed(folder.statistics.get(), &Statistics::changed);
    folder.statistics->clear();
    QTRY_VERIFY(!changed.isEmpty());
    QCOMPARE(folder.page().gamesInAll, 0);
    const Events next = gameOf({"human:1", "computer:hard"}, {"You", "Leif"}, 5);
    QCOMPARE(record::save(next, QDir(folder.path()).filePath(QLatin1String(record::Journal::kFileName))), QString());
    folder.statistics->gameOver(next);
    QCOMPARE(folder.pageWith(1).gamesInAll, 1);
    QVERIFY(folder.statistics->canUndoClear());
    folder.statistics->undoClear();
    QVERIFY(!folder.statistics->canUndoClear());
    QCOMPARE(folder.pageWith(odin + 1).gamesInAll, odin + 1);
    // It survives a restart, even without the database.
    folder.statistics->clear();
    folder.page();
    folder.restart();
    QCOMPARE(folder.page().gamesInAll, 0);
    folder.statistics.reset();
    QVERIFY(QFile::remove(folder.database()));
    folder.restart();
    folder.page();
    QTRY_VERIFY(!folder.statistics->isReading());
    QCOMPARE(folder.page().gamesInAll, 0);
    QCOMPARE(record::Archive(folder.path()).entries().size(), std::size_t{12}); // the records stay
}
