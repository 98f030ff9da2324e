// SPDX-License-Identifier: GPL-3.0-or-later
// External bots: a correct one plays a game; every misbehaviour is reported as a fault in time.
#include "engine/games/games.h"
#include "engine/players/arena.h"
#include "engine/players/make_player.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/simulated_game.h"
#include "tests/paths.h"
#include "tests/test_program.h"

#include "engine/table/bot_process.h"

#include <QElapsedTimer>
#include <QStandardPaths>
#include <QtTest>

using namespace meadhall;
using namespace simulated_game;

class TestBotProcess : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void exampleBotPlaysOdin();
    void exampleBotPlaysNinjan();
    void illegalNinjanAnswersAreFaults_data();
    void illegalNinjanAnswersAreFaults();
    void misbehaviourIsAFault_data();
    void misbehaviourIsAFault();
    void cancellationIsPrompt();

private:
    QString python_;
};

void TestBotProcess::initTestCase()
{
    python_ = QStandardPaths::findExecutable(QStringLiteral("python3"));
    if (python_.isEmpty())
        QSKIP("the bots of this test are written in Python");
}

void TestBotProcess::exampleBotPlaysOdin()
{
    const QString command = python_ + QStringLiteral(" \"%1\"").arg(sourcePath("tests/bots/first_that_fits.py"));
    BotProcess bot(command, 1, 5000);
    const auto medium = players::makePlayer(Game::Odin, 0, players::Level::Medium, 1);
    const auto easy = players::makePlayer(Game::Odin, 2, players::Level::Easy, 1);
    for (std::uint64_t deal = 1; deal <= 3; ++deal) {
        const Played played = play(gameOf(3, deal), {medium.get(), &bot, easy.get()});
        QCOMPARE(played.illegal, 0);
        QVERIFY(played.referee->over());
    }
    QVERIFY(bot.healthy());
}

void TestBotProcess::exampleBotPlaysNinjan()
{
    const QString command = python_ + QStringLiteral(" \"%1\"").arg(sourcePath("tests/bots/richest_pile.py"));
    players::ArenaSettings settings;
    settings.game.game = Game::Ninjan;
    settings.game.seats.assign(3, "seat");
    settings.deals = 2;
    const auto figures = players::runArena(
        settings, [&](std::size_t chair, int seat, std::uint64_t seed) -> std::unique_ptr<players::Player> {
            if (chair > 0)
                return std::make_unique<BotProcess>(command, seat, 5000);
            return players::makePlayer(Game::Ninjan, seat, players::Level::Beginner, seed);
        });
    QCOMPARE(figures.hands, 2);
    for (const players::ContestantResult &chair : figures.chairs)
        QCOMPARE(chair.faults, 0);
}

void TestBotProcess::illegalNinjanAnswersAreFaults_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<bool>("good");
    QTest::newRow("a card of the hand") << "{\"card\":\"R1\"}" << true;
    QTest::newRow("a card that is not held") << "{\"card\":\"S1\"}" << false;
    QTest::newRow("no card of Ninjan") << "{\"card\":\"B7\"}" << false;
    QTest::newRow("a number") << "{\"card\":7}" << false;
    QTest::newRow("a pile, unasked") << "{\"pile\":0}" << false;
    QTest::newRow("a throw, unasked") << "{\"throw\":\"R\"}" << false;
    QTest::newRow("a pass") << "{\"pass\":true}" << false;
    QTest::newRow("nothing") << "{}" << false;
}

void TestBotProcess::illegalNinjanAnswersAreFaults()
{
    QFETCH(QString, answer);
    QFETCH(bool, good);
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("bot.py")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("import sys\nfor line in sys.stdin:\n    if 'ask' in line: print('" + answer.toUtf8()
               + "', flush=True)\n");
    file.close();
    BotProcess bot(python_ + QStringLiteral(" \"") + file.fileName() + QLatin1Char('"'), 0, 3000);
    const GameEvent game = test::ninjanGame(2, 1);
    ninjan::Referee referee(game);
    bot.onEvent(game);
    // Seat 0 holds the lowest nine rocks, R1 among them.
    const DealEvent deal{{45, 46, 47}, {SeenHand::open(CardSet(0x1ff)), SeenHand::open(CardSet(0x1ff << 9))}};
    QCOMPARE(referee.whyIllegal(deal), Reason::None);
    referee.apply(deal);
    bot.onEvent(referee.seenBy(deal, 0));
    QCOMPARE(referee.whyAnswerRefused(0, bot.answer(RequestKind::Choose, {})) == Reason::None, good);
    // A throw accepts only a symbol, and none while there is no tie.
    QVERIFY(referee.whyAnswerRefused(0, bot.answer(RequestKind::Throw, {})) != Reason::None);
    QVERIFY(referee.whyAnswerRefused(0, bot.answer(RequestKind::Pile, {})) != Reason::None);
}

void TestBotProcess::misbehaviourIsAFault_data()
{
    QTest::addColumn<QString>("program");
    QTest::newRow("dies at once") << "pass";
    QTest::newRow("dies when asked") << "[sys.exit(3) for line in sys.stdin if 'ask' in line]";
    QTest::newRow("says nothing") << "time.sleep(60)";
    QTest::newRow("never reads") << "time.sleep(60)";
    QTest::newRow("rubbish") << "[print('{[', flush=True) for line in sys.stdin if 'ask' in line]";
    QTest::newRow("no such card")
        << "[print('{\"cards\":[\"Z9\"]}', flush=True) for line in sys.stdin if 'ask' in line]";
    QTest::newRow("a card twice")
        << "[print('{\"cards\":[\"B1\",\"B1\"]}', flush=True) for line in sys.stdin if 'ask' in line]";
    QTest::newRow("passes on the lead")
        << "[print('{\"pass\":true}', flush=True) for line in sys.stdin if 'ask' in line]";
    QTest::newRow("floods without a line") << "[print('x' * 100000, end='') for i in itertools.count()]";
    QTest::newRow("floods with lines") << "[print('x') for i in itertools.count()]";
    QTest::newRow("deep") << "[print('[' * 50000, flush=True) for line in sys.stdin if 'ask' in line]";
}

void TestBotProcess::misbehaviourIsAFault()
{
    QFETCH(QString, program);
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("bot.py")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("import itertools, sys, time\n" + program.toUtf8() + '\n');
    file.close();
    QElapsedTimer timer;
    timer.start();
    {
        BotProcess bot(python_ + QStringLiteral(" \"") + file.fileName() + QLatin1Char('"'), 0, 300);
        const GameEvent game = gameOf(2, 1);
        const auto referee = makeReferee(game);
        bot.onEvent(game);
        HandEvent hand = std::get<HandEvent>(referee->nextAutomaticEvent(1)->event);
        hand.first = 0;
        referee->apply(hand);
        bot.onEvent(referee->seenBy(hand, 0));
        QVERIFY(referee->whyIllegal(bot.answer(RequestKind::Move, {})) != Reason::None);
    }
    QVERIFY(timer.elapsed() < 5000);
}

void TestBotProcess::cancellationIsPrompt()
{
    BotProcess bot(python_ + QStringLiteral(" -c \"import time; time.sleep(60)\""), 0, 60000);
    bot.onEvent(gameOf(2, 1));
    std::stop_source stop;
    stop.request_stop();
    QElapsedTimer timer;
    timer.start();
    bot.answer(RequestKind::Move, stop.get_token());
    QVERIFY(timer.elapsed() < 20'000); // the program sleeps for a minute
}

REGISTER_TEST(TestBotProcess)
#include "tst_bot_process.moc"
