// SPDX-License-Identifier: GPL-3.0-or-later
// External bots at a table: a correct one plays whole games; a faulty one is replaced and the game goes on.
#include "engine/core/to_index.h"
#include "engine/players/chair.h"
#include "engine/table/bot_seat.h"
#include "engine/table/table.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"
#include "tests/paths.h"
#include "tests/test_program.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace meadhall;

namespace {

constexpr int kShortGraceMs = 200;

/// Lets the table run the commands of its chairs.
void startPrograms(Table &table, int graceMs = BotSeat::kGraceMs)
{
    table.setSeatMaker([&table, graceMs](int seat) -> std::unique_ptr<Seat> {
        const std::string &command = table.chairs()[toIndex(seat)].command;
        if (command.empty())
            return nullptr;
        return std::make_unique<BotSeat>(seat, QString::fromStdString(command), nullptr, graceMs);
    });
}

} // namespace

class TestBotSeat : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void chairTextRoundTrips();
    void playsOdin();
    void playsNinjan();
    void faultyProgramsAreReplaced_data();
    void faultyProgramsAreReplaced();
    void commandsNeedPermission();
    void lateAnswerAfterUndoIsIgnored();
    void isNotifiedOfTheEnd();
    void destructionDoesNotBlock();

private:
    QString written(const QByteArray &program);
    std::string exampleBot(const char *name) const
    {
        return QStringLiteral("%1 \"%2%3\"").arg(python_, sourcePath("tests/bots/"), QLatin1String(name)).toStdString();
    }

    QString python_;
    QTemporaryDir folder_;
};

void TestBotSeat::initTestCase()
{
    python_ = QStandardPaths::findExecutable(QStringLiteral("python3"));
    if (python_.isEmpty())
        QSKIP("the bots of this test are written in Python");
}

/// Writes a program and returns its command.
QString TestBotSeat::written(const QByteArray &program)
{
    QFile file(folder_.filePath(QStringLiteral("bot.py")));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write("import itertools, json, sys, time\n" + program + '\n');
    return python_ + QStringLiteral(" \"") + file.fileName() + QLatin1Char('"');
}

void TestBotSeat::chairTextRoundTrips()
{
    const players::Chair chair = players::chairOf("exec:python3 \"a b.py\" --level 3").value();
    QVERIFY(!chair.human);
    QCOMPARE(chair.command, std::string("python3 \"a b.py\" --level 3"));
    QCOMPARE(players::textOf(chair), std::string("exec:python3 \"a b.py\" --level 3"));
    QVERIFY(!players::chairOf("exec:"));
    QVERIFY(!players::chairOf("exec:  "));
}

void TestBotSeat::playsOdin()
{
    Table table;
    startPrograms(table);
    table.setAutoNextHand(true);
    QSignalSpy faulted(&table, &Table::faulted);
    GameEvent game = test::odinGame(3, 4);
    odin::setRule(game, &odin::Rules::target, 10);
    game.chairs = {"computer:easy", "exec:" + exampleBot("first_that_fits.py"),
                   "exec:" + exampleBot("first_that_fits.py")};
    QCOMPARE(table.start(game), Reason::None);
    QTRY_VERIFY(table.gameOver());
    QCOMPARE(faulted.count(), 0);
    QVERIFY(!table.chairs()[1].command.empty());
}

void TestBotSeat::playsNinjan()
{
    Table table;
    startPrograms(table);
    QSignalSpy faulted(&table, &Table::faulted);
    GameEvent game = test::ninjanGame(3, 4);
    game.chairs = {"exec:" + exampleBot("richest_pile.py"), "computer:beginner",
                   "exec:" + exampleBot("richest_pile.py")};
    QCOMPARE(table.start(game), Reason::None);
    QTRY_VERIFY(table.gameOver());
    QCOMPARE(faulted.count(), 0);
}

void TestBotSeat::faultyProgramsAreReplaced_data()
{
    QTest::addColumn<QByteArray>("program"); // empty: the program does not exist
    QTest::addColumn<Fault>("fault");
    QTest::newRow("unknown") << QByteArray() << Fault::NotStarted;
    QTest::newRow("dies at once") << QByteArray("pass") << Fault::Exited;
    QTest::newRow("dies when asked") << QByteArray("[sys.exit(3) for line in sys.stdin if 'ask' in line]")
                                     << Fault::Exited;
    QTest::newRow("stalls") << QByteArray("time.sleep(60)") << Fault::TimedOut;
    QTest::newRow("rubbish") << QByteArray("[print('{[', flush=True) for line in sys.stdin if 'ask' in line]")
                             << Fault::Malformed;
    QTest::newRow("floods") << QByteArray("[print('x' * 100000, end='') for i in itertools.count()]")
                            << Fault::Malformed;
    QTest::newRow("against the rules") << QByteArray(
        "[print('{\"pass\":true}', flush=True) for line in sys.stdin if 'ask' in line]")
                                       << Fault::None;
}

void TestBotSeat::faultyProgramsAreReplaced()
{
    QFETCH(QByteArray, program);
    QFETCH(Fault, fault);
    Table table;
    // The usual grace period covers a slow start; a bot that never answers gets a short one to keep the test fast.
    startPrograms(table, fault == Fault::TimedOut ? kShortGraceMs : BotSeat::kGraceMs);
    QSignalSpy faulted(&table, &Table::faulted);
    GameEvent game = test::odinGame(2, 4);
    odin::setRule(game, &odin::Rules::target, 1);
    game.firstStarter = 1;
    const QString command = program.isEmpty() ? folder_.filePath(QStringLiteral("nothing")) : written(program);
    game.chairs = {"computer:beginner", "exec:" + command.toStdString()};
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(table.start(game), Reason::None);
    QVERIFY(timer.elapsed() < 1000); // it starts in its own thread
    QTRY_VERIFY(faulted.count() == 1);
    QCOMPARE(faulted.at(0).at(0).toInt(), 1);
    QCOMPARE(faulted.at(0).at(2).value<Fault>(), fault);
    QVERIFY(table.chairs()[1].command.empty());
    QTRY_VERIFY(table.gameOver() || table.waitingForNextHand());
    QCOMPARE(faulted.count(), 1);
}

/// A command is run only with the user's permission; otherwise it is plain text.
void TestBotSeat::commandsNeedPermission()
{
    const QString trace = folder_.filePath(QStringLiteral("trace"));
    const std::string command = written("open('" + trace.toUtf8() + "', 'w')").toStdString();
    for (const bool refusing : {false, true}) {
        Table table;
        if (refusing)
            table.setSeatMaker([](int) { return nullptr; });
        QSignalSpy refused(&table, &Table::programsRefused);
        GameEvent game = test::odinGame(2, 4);
        odin::setRule(game, &odin::Rules::target, 1);
        game.chairs = {"exec:" + command, "exec:" + command};
        QCOMPARE(table.start(game), Reason::None);
        QCOMPARE(table.chairs()[0], (players::Chair{false, players::Level::Easy, {}}));
        QCOMPARE(refused.count(), 1);
        QCOMPARE(refused.at(0).at(0).value<std::vector<int>>(), (std::vector<int>{0, 1}));
        QTRY_VERIFY(table.gameOver() || table.waitingForNextHand());
        // The record is unchanged: with permission the bot can continue the game.
        QCOMPARE(std::get<GameEvent>(table.record().front()).chairs[0], "exec:" + command);
    }
    QVERIFY(!QFile::exists(trace));
}

/// A late answer to a request that was undone must not count as the answer to a newer one.
void TestBotSeat::lateAnswerAfterUndoIsIgnored()
{
    // A slow bot that plays from the hand it received.
    const QString command = written(R"(
hand = []
for line in sys.stdin:
    message = json.loads(line)
    if message.get('event') == 'seat': seat = message['seat']
    if message.get('event') == 'hand': hand, led = message['hands'][seat], False
    if message.get('event') == 'play': led = True
    if message.get('event') == 'pass': led = False
    if 'ask' in message:
        time.sleep(0.3)
        print(json.dumps({'pass': True} if led else {'cards': [hand[0]]}), flush=True)
)");
    Table table;
    startPrograms(table);
    QSignalSpy faulted(&table, &Table::faulted), thinking(&table, &Table::thinking);
    GameEvent game = test::odinGame(2, 4);
    game.firstStarter = 0;
    game.chairs = {"human", "exec:" + command.toStdString()};
    QCOMPARE(table.start(game), Reason::None);
    QSignalSpy asked(table.humanSeat(0), &HumanSeat::asked);
    const CardSet hand = std::get<HandEvent>(table.record().at(1)).hands[0].cards;
    for (int i = 0; i < 3; ++i) {
        table.answer(0, PlayEvent{0, CardSet::of(hand.first()), kNoCard});
        QVERIFY(!asked.wait(200));
        asked.clear();
        table.undo();
        asked.clear();
    }
    table.answer(0, PlayEvent{0, CardSet::of(hand.first()), kNoCard});
    QVERIFY(asked.wait(10000));
    QCOMPARE(faulted.count(), 0);
    QVERIFY(std::holds_alternative<PassEvent>(table.record().back()));
}

void TestBotSeat::isNotifiedOfTheEnd()
{
    const QString trace = folder_.filePath(QStringLiteral("end"));
    const QString command = written("for line in sys.stdin:\n    if 'gameOver' in line: open('" + trace.toUtf8()
                                    + "', 'w')\n"
                                      "    if 'chairs' in line: open('"
                                    + trace.toUtf8()
                                    + "chairs', 'w')\n"
                                      "    if 'ask' in line: print('{\"pile\":0}', flush=True)");
    BotSeat seat(0, command);
    GameEvent game = test::odinGame(2, 4);
    game.chairs = {"exec:a", "exec:b"};
    seat.onEvent(game);
    seat.onEvent(GameOverEvent{{1, 0}, {1}});
    QTRY_VERIFY(QFile::exists(trace));
    QVERIFY(!QFile::exists(trace + QStringLiteral("chairs"))); // bots do not learn who the other players are
}

void TestBotSeat::destructionDoesNotBlock()
{
    auto seat = std::make_unique<BotSeat>(0, written("time.sleep(60)"));
    seat->onEvent(test::odinGame(2, 4));
    seat->ask(RequestKind::Move, 1);
    QElapsedTimer timer;
    timer.start();
    seat.reset();
    QVERIFY(timer.elapsed() < 20'000); // the program sleeps for a minute
}

REGISTER_TEST(TestBotSeat)
#include "tst_bot_seat.moc"
