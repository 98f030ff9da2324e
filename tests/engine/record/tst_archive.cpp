// SPDX-License-Identifier: GPL-3.0-or-later
// Every game is kept: when other games begin, after a kill at any moment, on a full disk, with damaged files, with
// records of newer versions, and with thousands of files.
#include "tests/engine/record/archive_test.h"
#include "tests/test_program.h"

#include <QTimeZone>

#include <optional>

using namespace meadhall::testing;

static const bool isWriterRegistered = registerProgram(
    "archive_writer", [](int, char **argv) { return playMany(QString::fromLocal8Bit(argv[1]), atoi(argv[2])); });

void TestArchive::newGameArchivesTheRunningOne()
{
    const TestFolder folder;
    Journal journal(folder.path());
    const Events first = openGame(1), second = openGame(2);
    QCOMPARE(journal.begin(beginningOf(first, 1)), Error::None);
    for (std::size_t i = 1; i < first.size(); ++i)
        QCOMPARE(journal.append(first[i]), Error::None);
    QCOMPARE(journal.begin(beginningOf(second, 1)), Error::None);
    QCOMPARE(folder.games().size(), 1);
    static const QRegularExpression name(
        QStringLiteral("^\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\dZ-odin\\.meadhall$"));
    QVERIFY(name.match(folder.games().at(0)).hasMatch());
    QCOMPARE(contents(folder.game(0)), record::toText(first));
    QCOMPARE(journal.lastArchived(), folder.game(0));
    QCOMPARE(journal.archive().latest(), folder.game(0));
    QCOMPARE(contents(journal.fileName()), record::toText(beginningOf(second, 1)));
}

void TestArchive::gamesWithoutAnswersAreNotKept()
{
    const TestFolder folder;
    Journal journal(folder.path());
    for (int number = 0; number < 5; ++number) {
        const Events events = openGame(number);
        QCOMPARE(journal.begin(beginningOf(events, 1)), Error::None);
        for (std::size_t i = 1; i + 1 < events.size(); ++i) // everything before the person's first answer
            QCOMPARE(journal.append(events[i]), Error::None);
        QVERIFY(!journal.holdsGame());
    }
    QCOMPARE(folder.games(), QStringList());
    QCOMPARE(journal.append(openGame(4).back()), Error::None);
    QVERIFY(journal.holdsGame());
    // After an undo back to the deal the game counts as not played.
    QCOMPARE(journal.replace(beginningOf(openGame(4), 2)), Error::None);
    QVERIFY(!journal.holdsGame());
}

void TestArchive::continuesArchivedGame()
{
    const TestFolder folder;
    Journal journal(folder.path());
    const Events first = openGame(1), second = openGame(2);
    journal.begin(first);
    journal.replace(first);
    journal.begin(second);
    journal.replace(second);
    const QString kept = folder.game(0);
    QCOMPARE(journal.begin(first, kept), Error::None);
    // The file was moved, not copied, and the other game has taken its place.
    QCOMPARE(folder.games().size(), 1);
    QCOMPARE(contents(folder.game(0)), record::toText(second));
    QCOMPARE(contents(journal.fileName()), record::toText(first));
    QVERIFY(journal.holdsGame());
    const Events more = test::finishedGame(3);
    QCOMPARE(journal.append(more[first.size()]), Error::None);
    Events longer = first;
    longer.push_back(more[first.size()]);
    QCOMPARE(contents(journal.fileName()), record::toText(longer));
    // Switching between the same two games makes no copies.
    for (int i = 0; i < 6; ++i) {
        const QString other = folder.game(0);
        QCOMPARE(journal.begin(record::readRecord(other).events, other), Error::None);
        QCOMPARE(folder.games().size(), 1);
        QCOMPARE(contents(folder.game(0)), record::toText(i % 2 == 0 ? longer : second));
    }
    // Continued after a restart.
    Events loaded = journal.load().events;
    QCOMPARE(journal.begin(loaded, journal.fileName()), Error::None);
    QCOMPARE(folder.games().size(), 1);
}

/// The review of an unfinished game stayed in the archive under the name of a record that was no longer there.
void TestArchive::reviewIsDroppedWhenTheGameGoesOn()
{
    const TestFolder folder;
    Journal journal(folder.path());
    const Events first = openGame(1), second = openGame(2), more = test::finishedGame(3);
    const QString review = QLatin1String(Archive::kReviewSuffix);
    journal.begin(first);
    journal.replace(first);
    journal.begin(second);
    journal.replace(second);
    const QString kept = folder.game(0);
    write(kept + review, "review of the first");
    // It goes with its record when that is opened, and back when nothing is played.
    QCOMPARE(journal.begin(first, kept), Error::None);
    QVERIFY(!QFileInfo::exists(kept + review));
    QCOMPARE(contents(journal.fileName() + review), QByteArray("review of the first"));
    QString other = folder.game(0);
    QCOMPARE(journal.begin(second, other), Error::None);
    QVERIFY(!QFileInfo::exists(journal.fileName() + review));
    QCOMPARE(contents(folder.game(0) + review), QByteArray("review of the first"));
    // After a move it no longer fits, and neither after an undo.
    QCOMPARE(journal.begin(first, folder.game(0)), Error::None);
    QCOMPARE(journal.append(more[first.size()]), Error::None);
    QVERIFY(!QFileInfo::exists(journal.fileName() + review));
    write(journal.fileName() + review, "review of the longer game");
    QCOMPARE(journal.replace(first), Error::None);
    QVERIFY(!QFileInfo::exists(journal.fileName() + review));
    other = folder.game(0);
    QCOMPARE(journal.begin(second, other), Error::None);
    QVERIFY(!QFileInfo::exists(folder.game(0) + review));
}

/// Continuing an archived game with a torn last line drops that line.
void TestArchive::dropsTornTailOfArchivedGame()
{
    const TestFolder folder;
    Journal journal(folder.path());
    QDir(folder.path()).mkdir(QStringLiteral("games"));
    const Events events = openGame(1);
    const QString kept = folder.filePath(QStringLiteral("games/2026-11-22T19-05-12-odin.meadhall"));
    write(kept, record::toText(events) + "{\"event\":\"pl");
    const record::Record read = record::readRecord(kept);
    QVERIFY(read.tornLine > 0);
    QCOMPARE(journal.begin(read.events, kept), Error::None);
    QCOMPARE(contents(journal.fileName()), record::toText(events));
    QCOMPARE(folder.games(), QStringList());
}

void TestArchive::openedFileIsArchivedOnlyAfterAMove()
{
    const TestFolder folder;
    Journal journal(folder.path());
    const Events events = openGame(1);
    // Opened three times without a move: the original file is enough, nothing is archived.
    for (int i = 0; i < 3; ++i)
        QCOMPARE(journal.begin(events), Error::None);
    QCOMPARE(folder.games(), QStringList());
    // A move makes it a game of its own.
    const Events whole = test::finishedGame(3);
    for (std::size_t i = events.size(); i < whole.size() && !journal.holdsGame(); ++i)
        QCOMPARE(journal.append(whole[i]), Error::None);
    QCOMPARE(journal.begin(openGame(2)), Error::None);
    QCOMPARE(folder.games().size(), 1);
}

void TestArchive::finishedGamesAreViewedUnchanged()
{
    const TestFolder folder;
    test::keepGames(folder.path(), 1);
    const QByteArray before = contents(folder.game(0));
    Journal journal(folder.path());
    const Events running = openGame(5);
    journal.begin(running);
    journal.replace(running);
    journal.setReadOnly();
    QVERIFY(journal.isReadOnly() && journal.holdsGame());
    QCOMPARE(contents(journal.fileName()), record::toText(running));
    // An undo in a finished game starts a game of its own; both other games are kept.
    const Events branch = beginningOf(test::finishedGame(0), 6);
    QCOMPARE(journal.replace(branch), Error::None);
    QVERIFY(!journal.isReadOnly());
    QCOMPARE(contents(journal.fileName()), record::toText(branch));
    QCOMPARE(folder.games().size(), 2);
    QCOMPARE(contents(folder.filePath(QStringLiteral("games/2026-11-22T19-05-12-odin.meadhall"))), before);
    QCOMPARE(contents(journal.lastArchived()), record::toText(running));
}

void TestArchive::finishedGameIsArchivedAtExit()
{
    const TestFolder folder;
    const Events events = test::finishedGame(1);
    {
        Journal journal(folder.path());
        journal.begin(beginningOf(events, 1));
        for (std::size_t i = 1; i < events.size(); ++i)
            QCOMPARE(journal.append(events[i]), Error::None);
        QCOMPARE(folder.games(), QStringList());
    }
    // After a kill the next start archives it.
    Journal journal(folder.path());
    QCOMPARE(journal.load().events.size(), events.size());
    QCOMPARE(journal.archiveFinished(), Error::None);
    QCOMPARE(folder.games().size(), 1);
    QCOMPARE(contents(folder.game(0)), record::toText(events));
    QVERIFY(!QFileInfo::exists(journal.fileName()));
    // An unfinished game stays the running one.
    journal.begin(openGame(1));
    journal.replace(openGame(1));
    QCOMPARE(journal.archiveFinished(), Error::None);
    QVERIFY(QFileInfo::exists(journal.fileName()));
    QCOMPARE(folder.games().size(), 1);
}

/// Games of the same second get different file names.
void TestArchive::sameSecondGivesDifferentFileNames()
{
    const TestFolder folder;
    const Archive archive(folder.path());
    const QDateTime time(QDate(2026, 11, 22), QTime(19, 5, 12), QTimeZone::utc());
    QString place;
    for (int number = 1; number <= 3; ++number) {
        const QString file = folder.filePath(QStringLiteral("running.meadhall"));
        write(file, record::toText(openGame(number)));
        QFile dated(file);
        QVERIFY(dated.open(QIODevice::Append));
        QVERIFY(dated.setFileTime(time, QFileDevice::FileModificationTime));
        dated.close();
        QCOMPARE(archive.keep(file, place), 0);
        QCOMPARE(contents(place), record::toText(openGame(number)));
    }
    QCOMPARE(folder.games(), QStringList({QStringLiteral("2026-11-22T19-05-12Z-odin-2.meadhall"),
                                          QStringLiteral("2026-11-22T19-05-12Z-odin-3.meadhall"),
                                          QStringLiteral("2026-11-22T19-05-12Z-odin.meadhall")}));
    for (const Archive::Entry &entry : archive.entries())
        QCOMPARE(entry.when, time);
}

namespace {

void setTime(const QString &fileName, const QDateTime &time)
{
    QFile file(fileName);
    QVERIFY(file.open(QIODevice::Append));
    QVERIFY(file.setFileTime(time, QFileDevice::FileModificationTime));
}

} // namespace

/// The order is that in which the games were played, wherever that was and whatever the clocks there showed.
void TestArchive::timeZones_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<QDateTime>("when");
    const QDateTime autumn(QDate(2026, 11, 25), QTime(18, 22, 34), QTimeZone::utc());
    QTest::newRow("west") << QByteArray("Asia/Tokyo") << QByteArray("America/Los_Angeles") << autumn;
    QTest::newRow("east") << QByteArray("America/Los_Angeles") << QByteArray("Asia/Tokyo") << autumn;
    QTest::newRow("half an hour") << QByteArray("Asia/Kolkata") << QByteArray("UTC") << autumn;
    // 2:50 in summer, and ten minutes later 2:00 in winter.
    QTest::newRow("clocks put back") << QByteArray("Europe/Berlin") << QByteArray("Europe/Berlin")
                                     << QDateTime(QDate(2026, 10, 25), QTime(0, 59, 55), QTimeZone::utc());
}

void TestArchive::timeZones()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    QFETCH(QDateTime, when);
    const test::StoppedClock clock(when.addSecs(600));
    const TestFolder folder;
    const Archive archive(folder.path());
    test::TimeZone zone(first);
    QStringList kept, olderNames;
    for (int game = 0; game < 2; ++game) {
        const QDateTime played = when.addSecs(10 * game);
        const QString file = folder.filePath(QStringLiteral("running.meadhall"));
        write(file, record::toText(openGame(game + 1)));
        setTime(file, played);
        QString place;
        QCOMPARE(archive.keep(file, place), 0);
        kept.push_back(place);
        olderNames.push_back(played.toLocalTime().toString(QStringLiteral("yyyy-MM-ddTHH-mm-ss'-odin.meadhall'")));
        zone.set(second);
    }
    QCOMPARE(archive.latest(), kept[1]);
    QCOMPARE(archive.entries().front().file, kept[1]);
    QCOMPARE(archive.entries().back().when, when);
    QVERIFY(archive.entries().back().when.date() <= Clock::today());
    for (int game = 0; game < 2; ++game) { // as older versions named them
        const QString name = archive.folder() + QLatin1Char('/') + olderNames[game];
        QVERIFY(QFile::rename(kept[game], name));
        kept[game] = name;
    }
    QCOMPARE(archive.latest(), kept[1]);
    QCOMPARE(archive.entries().front().file, kept[1]);
    QCOMPARE(archive.entries().back().when, when);
}

/// Copied without their times, as by many programs: none is later than now, and the one of here is the last.
void TestArchive::timeZonesWithoutTimes()
{
    const test::TimeZone zone("America/Los_Angeles");
    const test::StoppedClock clock(QDateTime(QDate(2026, 11, 25), QTime(20, 48), QTimeZone::utc()));
    const TestFolder folder;
    const Archive archive(folder.path());
    QDir(folder.path()).mkdir(QStringLiteral("games"));
    for (const char *name : {"2026-11-25T10-22-52-odin", "2026-11-26T03-22-34-odin"}) {
        const QString file = folder.filePath(QStringLiteral("games/%1.meadhall").arg(QLatin1String(name)));
        write(file, record::toText(openGame(1)));
        setTime(file, Clock::now());
    }
    QVERIFY(archive.latest().contains(QLatin1String("2026-11-25T10-22-52")));
    QCOMPARE(archive.entries().front().file, archive.latest());
    for (const Archive::Entry &entry : archive.entries())
        QCOMPARE(entry.when.date(), QDate(2026, 11, 25));
}

/// A game dated by a clock that was wrong is neither the last one nor lost.
void TestArchive::wrongClock()
{
    const TestFolder folder;
    const test::StoppedClock clock(QDate(2026, 11, 25));
    const Archive archive(folder.path());
    QDir(folder.path()).mkdir(QStringLiteral("games"));
    const auto fileOf = [&](const char *name) {
        return folder.filePath(QStringLiteral("games/%1").arg(QLatin1String(name)));
    };
    for (const char *name : {"2099-01-01T12-00-00Z-odin.meadhall", "2099-01-01T12-00-00-odin.meadhall",
                             "1970-01-01T00-01-00Z-odin.meadhall", "2026-11-20T12-00-00Z-odin.meadhall",
                             "2026-11-20T13-00-00Z-odin.meadhall"})
        write(fileOf(name), record::toText(openGame(1)));
    QCOMPARE(archive.latest(), fileOf("2026-11-20T13-00-00Z-odin.meadhall"));
    QCOMPARE(archive.entries().size(), 5u);
    QCOMPARE(archive.entries().front().file, archive.latest());
    // It is kept under the time of now, once the clock is right again.
    const QString running = folder.filePath(QStringLiteral("running.meadhall"));
    write(running, record::toText(openGame(2)));
    setTime(running, QDateTime(QDate(2099, 1, 1), QTime(12, 0)));
    QString place;
    QCOMPARE(archive.keep(running, place), 0);
    QCOMPARE(archive.latest(), place);
    QCOMPARE(archive.entries().front().when, Clock::now());
    QCOMPARE(Archive::playedAt(place), Clock::now());
    QVERIFY(!Archive::playedAt(fileOf("2099-01-01T12-00-00Z-odin.meadhall")).isValid());
    const QString elsewhere = folder.filePath(QStringLiteral("a friend.meadhall"));
    write(elsewhere, record::toText(openGame(2)));
    setTime(elsewhere, QDateTime(QDate(2099, 1, 1), QTime(12, 0)));
    QVERIFY(!Archive::playedAt(elsewhere).isValid());
    setTime(elsewhere, QDateTime(QDate(2026, 11, 23), QTime(12, 0)));
    QCOMPARE(Archive::playedAt(elsewhere).date(), QDate(2026, 11, 23));
    // Where all are wrong, the last one is still found.
    Clock::stopAt(QDateTime(QDate(1990, 1, 1), QTime(12, 0)));
    QVERIFY(archive.latest().contains(QLatin1String("2099")));
}

void TestArchive::removedGamesAreRestored()
{
    const TestFolder folder;
    test::keepGames(folder.path(), 3);
    const Archive archive(folder.path());
    const QString file = archive.entries().at(1).file;
    const QByteArray text = contents(file);
    const QString review = QLatin1String(Archive::kReviewSuffix);
    write(file + review, "kept beside it");
    QString removed, back;
    QCOMPARE(archive.remove(file, removed), 0);
    QVERIFY(!QFileInfo::exists(file + review));
    QCOMPARE(archive.entries().size(), 2u);
    QCOMPARE(archive.restore(removed, back), 0);
    QCOMPARE(back, file);
    QCOMPARE(contents(back), text);
    QCOMPARE(contents(back + review), QByteArray("kept beside it"));
    QCOMPARE(archive.remove(file, removed), 0);
    archive.purge();
    QVERIFY(!QFileInfo::exists(removed));
    QVERIFY(!QFileInfo::exists(removed + review));
    QVERIFY(!QFileInfo::exists(folder.filePath(QStringLiteral("games/deleted"))));
    QCOMPARE(archive.entries().size(), 2u);
    // Without a folder nothing is done, and no folder is created.
    const TestFolder empty;
    Archive(empty.path()).purge();
    QVERIFY(Archive(empty.path()).entries().empty() && Archive(empty.path()).latest().isEmpty());
    QVERIFY(QDir(empty.path()).isEmpty());
}

/// After kills at random moments every reported game is there exactly once, complete.
void TestArchive::killsLoseNoReportedGame()
{
    constexpr int kKillsInAFolder = 20; // all its games are read after each
    std::optional<TestFolder> folder;
    Random random(7);
    std::set<std::uint64_t> all; // deal numbers
    for (int kills = 0; kills < 120; ++kills) {
        if (kills % kKillsInAFolder == 0) {
            folder.emplace();
            all.clear();
        }
        QProcess program;
        program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        program.start(QCoreApplication::applicationFilePath(),
                      {QStringLiteral("archive_writer"), folder->path(), QString::number(1000 * kills)});
        const int lines = 1 + int(random.below(6));
        QByteArray output;
        while (output.count('\n') < lines && program.waitForReadyRead(10'000))
            output += program.readAllStandardOutput();
        program.kill();
        QVERIFY(program.state() == QProcess::NotRunning || program.waitForFinished());
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);
        output += program.readAllStandardOutput();
        output.truncate(output.lastIndexOf('\n') + 1);
        for (const QByteArray &one : output.trimmed().split('\n'))
            all.insert(one.toULongLong() + 1);
        QStringList files{folder->filePath(QLatin1String(Journal::kFileName))};
        for (const Archive::Entry &entry : Archive(folder->path()).entries())
            files.push_back(entry.file);
        std::map<std::uint64_t, int> found;
        for (const QString &file : files) {
            const record::Record record = record::readRecord(file);
            if (record.events.empty())
                continue; // nothing was running: killed between two games
            QVERIFY2(!record.problem, qPrintable(file));
            const auto deal = *std::get<GameEvent>(record.events.front()).deal;
            QCOMPARE(++found[deal], 1);
            if (all.count(deal) == 1)
                QVERIFY(record.events == openGame(static_cast<int>(deal) - 1));
        }
        for (const std::uint64_t deal : all)
            QVERIFY2(found.count(deal) == 1, qPrintable(QString::number(deal)));
    }
}

REGISTER_TEST(TestArchive)
#include "moc_archive_test.cpp"
