// SPDX-License-Identifier: GPL-3.0-or-later
// The journal in its thread: nobody waits for the disk, the order is kept, bursts share a flush, and kills lose nothing
// that has been shown.
#include "engine/record/journal_writer.h"
#include "engine/table/table.h"
#include "tests/engine/record/journal_test.h"
#include "tests/engine/record/slow_disk.h"
#include "tests/test_program.h"

using namespace meadhall;
using namespace meadhall::testing;
using record::JournalWriter;
using test::SlowDisk;

namespace {

GameEvent fourComputers(int number)
{
    GameEvent game;
    game.game = number % 2 == 0 ? Game::Odin : Game::Ninjan;
    for (const char *name : {"Ada", "Bo", "Cy", "Di"}) {
        game.seats.push_back(name);
        game.chairs.push_back("computer:easy");
    }
    game.deal = std::uint64_t(number);
    return game;
}

/// The program to be killed: four computers play, and the number of events is printed as each is shown.
int playAtTable(QCoreApplication &app, const QString &folder, int number)
{
    JournalWriter journal(folder);
    const Journal::Loaded loaded = journal.load();
    if (loaded.error != Journal::Error::None || loaded.problem)
        return 3;
    QFile out;
    if (!out.open(1, QIODevice::WriteOnly | QIODevice::Unbuffered))
        return 4;
    Table table;
    table.setJournal(&journal);
    table.setAutoNextHand(true);
    QObject::connect(table.spectator(), &HumanSeat::eventSeen, &table,
                     [&] { out.write(QByteArray::number(qulonglong(table.record().size())) + '\n'); });
    QObject::connect(&table, &Table::changed, &app, [&] {
        if (table.gameOver())
            app.quit();
    });
    const Reason why =
        loaded.events.empty() ? table.start(fourComputers(number)) : table.resume(loaded.events, journal.fileName());
    return why == Reason::None ? app.exec() : 5;
}

const bool isTablePlayerRegistered = registerProgram("table_player", [](int argc, char **argv) {
    QCoreApplication app(argc, argv);
    return playAtTable(app, QString::fromLocal8Bit(argv[1]), atoi(argv[2]));
});

} // namespace

class TestJournalWriter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { SlowDisk::instance().reset(); }
    void callerNeverWaits();
    void burstsShareAFlush();
    void tableShowsWhatIsOnDisk();
    void undoOfWhatIsBeingWritten();
    void closedTableKeepsWhatIsBeingWritten();
    void failureIsAState();
    void lostFileIsWrittenAgain();
    void killsLoseNothingShown();
};

/// With a disk that does not answer all calls return, and what was appended is written in order later.
void TestJournalWriter::callerNeverWaits()
{
    const TestFolder folder;
    const Events events = gameOf(1);
    JournalWriter journal(folder.path());
    QCOMPARE(journal.load().error, Journal::Error::None);
    SlowDisk::instance().block();
    journal.begin({events[0]});
    for (std::size_t i = 1; i < events.size() - 3; ++i)
        journal.append(events[i]);
    journal.replace(Events(events.begin(), events.end() - 9));
    const quint64 last = journal.append(events[events.size() - 9]);
    QVERIFY(SlowDisk::instance().blocked.tryAcquire(1, kPatience));
    QVERIFY(!journal.isIdle() && journal.finished() == 0);
    QVERIFY(!journal.waitForFinished(1)); // with a bound
    SlowDisk::instance().unblock();
    QVERIFY(journal.waitForFinished(kPatience));
    QCOMPARE(journal.finished(), last);
    QCOMPARE(contents(journal.fileName()), record::toText(Events(events.begin(), events.end() - 8)));
    QVERIFY(!SlowDisk::instance().threads.contains(QThread::currentThread()));
}

void TestJournalWriter::burstsShareAFlush()
{
    const TestFolder folder;
    const Events events = gameOf(2);
    JournalWriter journal(folder.path());
    journal.begin({events[0], events[1]});
    QVERIFY(journal.waitForFinished(kPatience));
    SlowDisk::instance().reset();
    SlowDisk::instance().block();
    journal.append(events[2]);
    QVERIFY(SlowDisk::instance().blocked.tryAcquire(1, kPatience));
    for (std::size_t i = 3; i < 14; ++i)
        journal.append(events[i]);
    SlowDisk::instance().unblock();
    QVERIFY(journal.waitForFinished(kPatience));
    QCOMPARE(SlowDisk::instance().flushes, 2);
    QCOMPARE(contents(journal.fileName()), record::toText(Events(events.begin(), events.begin() + 14)));
}

/// While the disk does not answer, an answer has been taken and the seat is asked no more, but nobody sees it yet.
void TestJournalWriter::tableShowsWhatIsOnDisk()
{
    const TestFolder folder;
    JournalWriter journal(folder.path());
    Table table;
    table.setJournal(&journal);
    GameEvent game = fourComputers(2);
    game.seats = {"Ada", "Bo"};
    game.chairs = {"human", "human"};
    QCOMPARE(table.start(game), Reason::None);
    QCOMPARE(table.record().size(), std::size_t(1)); // no cards before they are on the disk
    QVERIFY(journal.waitForFinished(kPatience));
    QCOMPARE(table.record().size(), std::size_t(2));
    QSignalSpy refused(&table, &Table::refused);
    QSignalSpy seen(table.spectator(), &HumanSeat::eventSeen);
    const int leader = table.openRequests().front().seat;
    const auto card = std::get<HandEvent>(table.record().back()).hands[std::size_t(leader)].cards.first();
    SlowDisk::instance().block();
    table.answer(leader, PlayEvent{leader, CardSet::of(card), kNoCard});
    QVERIFY(SlowDisk::instance().blocked.tryAcquire(1, kPatience));
    QVERIFY(table.openRequests().empty() && seen.isEmpty());
    QCOMPARE(table.record().size(), std::size_t(2));
    table.answer(leader, PlayEvent{leader, CardSet::of(card), kNoCard}); // a second click
    QVERIFY(refused.isEmpty());
    SlowDisk::instance().unblock();
    QVERIFY(journal.waitForFinished(kPatience));
    QCOMPARE(seen.size(), 1);
    QCOMPARE(table.record().size(), std::size_t(3));
    QCOMPARE(table.openRequests().front().seat, 1 - leader);
    QVERIFY(!SlowDisk::instance().threads.contains(QThread::currentThread()));
}

void TestJournalWriter::undoOfWhatIsBeingWritten()
{
    const TestFolder folder;
    JournalWriter journal(folder.path());
    Table table;
    table.setJournal(&journal);
    table.setUndoWithPeople(true);
    GameEvent game = fourComputers(2);
    game.seats = {"Ada", "Bo"};
    game.chairs = {"human", "human"};
    QCOMPARE(table.start(game), Reason::None);
    QVERIFY(journal.waitForFinished(kPatience));
    const Events before = table.record();
    const int leader = table.openRequests().front().seat;
    const auto card = std::get<HandEvent>(before.back()).hands[std::size_t(leader)].cards.first();
    SlowDisk::instance().block();
    table.answer(leader, PlayEvent{leader, CardSet::of(card), kNoCard});
    QVERIFY(SlowDisk::instance().blocked.tryAcquire(1, kPatience));
    QVERIFY(table.canUndo());
    table.undo();
    QVERIFY(table.record() == before && table.canRedo());
    QCOMPARE(table.openRequests().front().seat, leader);
    table.redo();
    QCOMPARE(table.record().size(), before.size() + 1);
    table.undo();
    SlowDisk::instance().unblock();
    QVERIFY(journal.waitForFinished(kPatience));
    QVERIFY(table.record() == before);
    QCOMPARE(contents(journal.fileName()), record::toText(before));
}

void TestJournalWriter::closedTableKeepsWhatIsBeingWritten()
{
    const TestFolder folder;
    JournalWriter journal(folder.path());
    Table table;
    table.setJournal(&journal);
    GameEvent game = fourComputers(2);
    game.chairs.front() = "human";
    SlowDisk::instance().block();
    QCOMPARE(table.start(game), Reason::None);
    const Events whole = table.close();
    QCOMPARE(whole.size(), std::size_t(2)); // with the deal, which was not shown
    SlowDisk::instance().unblock();
    QVERIFY(journal.waitForFinished(kPatience));
    QCOMPARE(contents(journal.fileName()), record::toText(whole));
    QVERIFY(!table.hasGame());
}

/// Nothing of a game is lost while it cannot be written, and one learns when it can.
void TestJournalWriter::failureIsAState()
{
    const TestFolder folder;
    const Events events = gameOf(3);
    JournalWriter journal(folder.path());
    QCOMPARE(journal.load().error, Journal::Error::None);
    journal.begin(events); // it is over, and so goes to the archive before the next one
    QVERIFY(journal.waitForFinished(kPatience));
    const QString games = record::Archive(folder.path()).folder();
    QVERIFY(QFile::link(folder.path() + QStringLiteral("/nowhere/games"), games));
    QList<Journal::Error> errors;
    connect(&journal, &JournalWriter::errorChanged, this, [&](Journal::Error error) { errors.append(error); });
    const Events next = gameOf(4);
    journal.begin({next[0]});
    journal.append(next[1]);
    QVERIFY(journal.waitForFinished(kPatience));
    QTRY_COMPARE(errors.size(), 1);
    QVERIFY(errors.front() != Journal::Error::None && journal.error() == errors.front());
    QCOMPARE(journal.unwritten(), 2);
    journal.append(next[2]);
    QVERIFY(journal.waitForFinished(kPatience));
    QCOMPARE(errors.size(), 1);
    QVERIFY(QFile::remove(games));
    journal.retryWrites();
    QVERIFY(journal.waitForFinished(kPatience));
    QTRY_COMPARE(errors.size(), 2);
    QCOMPARE(errors.back(), Journal::Error::None);
    QCOMPARE(journal.unwritten(), 0);
    QCOMPARE(contents(journal.fileName()), record::toText(Events(next.begin(), next.begin() + 3)));
}

void TestJournalWriter::lostFileIsWrittenAgain()
{
    const TestFolder folder;
    JournalWriter journal(folder.path());
    Table table;
    table.setJournal(&journal);
    GameEvent game = fourComputers(2);
    game.seats = {"Ada", "Bo"};
    game.chairs = {"human", "human"};
    QCOMPARE(table.start(game), Reason::None);
    QVERIFY(journal.waitForFinished(kPatience));
    QVERIFY(QFile::remove(journal.fileName()));
    QSignalSpy failed(&table, &Table::journalFailed);
    const int leader = table.openRequests().front().seat;
    const auto card = std::get<HandEvent>(table.record().back()).hands[std::size_t(leader)].cards.first();
    table.answer(leader, PlayEvent{leader, CardSet::of(card), kNoCard});
    QVERIFY(journal.waitForFinished(kPatience));
    QCOMPARE(table.record().size(), std::size_t(3));
    QCOMPARE(contents(journal.fileName()), record::toText(table.record()));
    QVERIFY(failed.isEmpty());
}

void TestJournalWriter::killsLoseNothingShown()
{
    const TestFolder folder;
    Random random(7);
    int kills = 0, number = 0;
    while (kills < 40) {
        QProcess program;
        program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        program.start(QCoreApplication::applicationFilePath(),
                      {QStringLiteral("table_player"), folder.path(), QString::number(number)});
        const int lines = int(random.below(40));
        QByteArray output;
        while (output.count('\n') < lines && program.waitForReadyRead(10'000))
            output += program.readAllStandardOutput();
        program.kill();
        QVERIFY(program.state() == QProcess::NotRunning || program.waitForFinished());
        output += program.readAllStandardOutput();
        output.truncate(output.lastIndexOf('\n') + 1);
        const bool ended = program.exitStatus() == QProcess::NormalExit;
        if (ended)
            QCOMPARE(program.exitCode(), 0);
        else
            ++kills;
        Journal journal(folder.path());
        const Journal::Loaded loaded = journal.load();
        QCOMPARE(loaded.error, Journal::Error::None);
        QVERIFY(!loaded.problem);
        if (!output.isEmpty())
            QVERIFY(loaded.events.size() >= output.trimmed().split('\n').constLast().toULongLong());
        if (!loaded.events.empty() && std::holds_alternative<GameOverEvent>(loaded.events.back())) {
            QVERIFY(QFile::remove(journal.fileName()));
            ++number;
        }
    }
}

REGISTER_TEST(TestJournalWriter)
#include "tst_journal_writer.moc"
