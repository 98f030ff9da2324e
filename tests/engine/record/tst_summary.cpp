// SPDX-License-Identifier: GPL-3.0-or-later
// Summaries for the list of games: finished, unfinished and damaged records, newer versions, many files.
#include "engine/record/summary.h"
#include "tests/engine/archived_games.h"
#include "tests/engine/record/memory_folder.h"
#include "tests/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace meadhall;
using record::Archive;
using record::Summary;
using test::beginningOf;
using test::write;

class TestSummary : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void summaryMatchesRecord();
    void damagedSummaries_data();
    void damagedSummaries();
    void longGamesAreCountedWhole();
    void manyGamesAreListed();
};

void TestSummary::summaryMatchesRecord()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("x.meadhall"));
    for (int number = 0; number < 40; ++number) {
        const Events events = test::finishedGame(number);
        const auto &over = std::get<GameOverEvent>(events.back());
        write(file, record::toText(events));
        const Summary whole = record::summarise(file);
        QCOMPARE(whole.state, Summary::State::Finished);
        QVERIFY(whole.known && whole.game == std::get<GameEvent>(events.front()));
        QCOMPARE(whole.totals, over.totals);
        QCOMPARE(whole.winners, over.winners);
        const auto isPart = [](const Event &event) {
            return std::holds_alternative<HandOverEvent>(event) || std::holds_alternative<RevealEvent>(event);
        };
        QCOMPARE(whole.parts, int(std::count_if(events.begin(), events.end(), isPart)));
        // Unfinished, and torn.
        const Events some = beginningOf(events, events.size() - 1);
        write(file, record::toText(some));
        QCOMPARE(record::summarise(file).state, Summary::State::Unfinished);
        QCOMPARE(record::summarise(file).parts, whole.parts);
        write(file, record::toText(some) + "{\"event\":\"game");
        QCOMPARE(record::summarise(file).state, Summary::State::Unfinished);
        // As an editor saves it.
        write(file, "\xef\xbb\xbf" + record::toText(events).replace("\n", "\r\n") + "\r\n\r\n");
        QCOMPARE(record::summarise(file).state, Summary::State::Finished);
        QVERIFY(record::gameKey(file) != QLatin1String("game"));
    }
    QCOMPARE(record::summarise(folder.filePath(QStringLiteral("none"))).state, Summary::State::Unreadable);
    // A file with much unknown content in the middle.
    QByteArray text = record::toText(test::finishedGame(3));
    text.insert(text.indexOf('\n') + 1, QByteArray());
    text.insert(text.indexOf('}', text.indexOf('\n')), ",\"comment\":\"" + QByteArray(3 << 20, 'x') + '"');
    write(file, text);
    QCOMPARE(record::summarise(file).state, Summary::State::Finished);
}

void TestSummary::damagedSummaries_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("known");
    const QByteArray good = record::toText(test::finishedGame(0));
    const qsizetype first = good.indexOf('\n') + 1, middle = good.indexOf('\n', good.size() / 2) + 1;
    QTest::newRow("empty") << QByteArray() << false;
    QTest::newRow("zeros") << QByteArray(4096, '\0') << false;
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n rest") << false;
    QTest::newRow("first line cut") << good.left(first / 2) << false;
    QTest::newRow("zeros within") << good.left(middle) + QByteArray(100, '\0') + '\n' + good.mid(middle) << true;
    QTest::newRow("words within") << good.left(middle) + "hello\n" + good.mid(middle) << true;
    QTest::newRow("Latin-1 within") << good.left(middle) + "{\"event\":\"\xe4\"}\n" + good.mid(middle) << true;
    QTest::newRow("goes on after the end") << good + "{\"event\":\"pass\",\"seat\":0}\n" << true;
    QTest::newRow("too few totals") << good.left(good.lastIndexOf("{\"event\":\"gameOver\""))
                                           + "{\"event\":\"gameOver\",\"totals\":[1],\"winners\":[0]}\n"
                                    << true;
    QTest::newRow("a seat that is not there") << QByteArray(good).replace("\"winners\":[", "\"winners\":[60,") << true;
    QTest::newRow("not a game first") << good.mid(first) << false;
}

void TestSummary::damagedSummaries()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, known);
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("x.meadhall"));
    write(file, text);
    const Summary summary = record::summarise(file);
    QCOMPARE(summary.state, Summary::State::Damaged);
    QCOMPARE(summary.known, known);
    write(file, record::toText(test::finishedGame(0)).replace("\"format\":1", "\"format\":2"));
    QCOMPARE(record::summarise(file).state, Summary::State::Newer);
    write(file, "{\"event\":\"game\",\"game\":\"odin\"}\n");
    QCOMPARE(record::summarise(file).state, Summary::State::Damaged);
}

/// Of a record over 1 MiB only the hands near its end were counted.
void TestSummary::longGamesAreCountedWhole()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("x.meadhall"));
    const GameEvent start = std::get<GameEvent>(test::finishedGame(0).front());
    const HandOverEvent over{.points = std::vector<int>(start.seats.size(), 1),
                             .totals = std::vector<int>(start.seats.size(), 2)};
    constexpr int kHands = 40'000;
    const QByteArray text = record::toText({start}) + record::toText({over}).repeated(kHands);
    QVERIFY(text.size() > (1 << 20));
    write(file, text);
    const Summary summary = record::summarise(file);
    QCOMPARE(summary.state, Summary::State::Unfinished);
    QCOMPARE(summary.parts, kHands);
    QCOMPARE(summary.totals, over.totals);
}

void TestSummary::manyGamesAreListed()
{
    constexpr int kGames = 600;
    const QTemporaryDir folder;
    test::keepGames(folder.path(), kGames);
    const auto entries = Archive(folder.path()).entries();
    QCOMPARE(int(entries.size()), kGames);
    QVERIFY(std::is_sorted(entries.begin(), entries.end(), [](auto &a, auto &b) { return a.when > b.when; }));
    for (const Archive::Entry &entry : entries)
        QCOMPARE(record::summarise(entry.file).state, Summary::State::Finished);
    QCOMPARE(Archive(folder.path()).latest(), entries.front().file);
}

REGISTER_TEST(TestSummary)
#include "tst_summary.moc"
