// Programs on chairs: an honest one plays a game; whatever a bad one does, the answer is a fault and comes in time.
#include "engine/seats_table.h"

#include "table/bot_process.h"

#include <QElapsedTimer>
#include <QStandardPaths>
#include <QtTest>

using namespace meadhall;
using namespace seats_table;

class TestBotProcess : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void anExampleBotPlaysAGame();
    void badBotsAreFaults_data();
    void badBotsAreFaults();
    void stopsAtOnce();

private:
    QString python_;
};

void TestBotProcess::initTestCase()
{
    python_ = QStandardPaths::findExecutable(QStringLiteral("python3"));
    if (python_.isEmpty())
        QSKIP("the bots of this test are written in Python");
}

void TestBotProcess::anExampleBotPlaysAGame()
{
    const QString command = python_ + QStringLiteral(" \"" MEADHALL_SOURCE_DIR "/tests/bots/first_that_fits.py\"");
    BotProcess bot(command, 1, 5000);
    const auto medium = seats::makePlayer(Game::Odin, 0, seats::Level::Medium, 1);
    const auto easy = seats::makePlayer(Game::Odin, 2, seats::Level::Easy, 1);
    for (std::uint64_t deal = 1; deal <= 3; ++deal) {
        const Played played = play(gameOf(3, deal), {medium.get(), &bot, easy.get()});
        QCOMPARE(played.illegal, 0);
        QVERIFY(played.referee->over());
    }
    QVERIFY(bot.healthy());
}

void TestBotProcess::badBotsAreFaults_data()
{
    QTest::addColumn<QString>("program");
    QTest::newRow("dies at once") << "pass";
    QTest::newRow("dies when asked") << "[sys.exit(3) for line in sys.stdin if 'ask' in line]";
    QTest::newRow("says nothing") << "time.sleep(60)";
    QTest::newRow("never reads") << "time.sleep(60)";
    QTest::newRow("rubbish") << "[print('{[', flush=True) for line in sys.stdin if 'ask' in line]";
    QTest::newRow("no such card") << "[print('{\"cards\":[\"Z9\"]}', flush=True) for line in sys.stdin if 'ask' in line]";
    QTest::newRow("a card twice")
        << "[print('{\"cards\":[\"B1\",\"B1\"]}', flush=True) for line in sys.stdin if 'ask' in line]";
    QTest::newRow("passes on the lead") << "[print('{\"pass\":true}', flush=True) for line in sys.stdin if 'ask' in line]";
    QTest::newRow("floods without a line") << "[print('x' * 100000, end='') for i in itertools.count()]";
    QTest::newRow("floods with lines") << "[print('x') for i in itertools.count()]";
    QTest::newRow("deep") << "[print('[' * 50000, flush=True) for line in sys.stdin if 'ask' in line]";
}

void TestBotProcess::badBotsAreFaults()
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
        bot.tell(game);
        HandEvent hand = std::get<HandEvent>(referee->following(1)->event);
        hand.first = 0;
        referee->apply(hand);
        bot.tell(referee->seenBy(hand, 0));
        QVERIFY(referee->reason(bot.answer(Ask::Move, {})) != Reason::None);
    }
    QVERIFY(timer.elapsed() < 5000);
}

void TestBotProcess::stopsAtOnce()
{
    BotProcess bot(python_ + QStringLiteral(" -c \"import time; time.sleep(60)\""), 0, 60000);
    bot.tell(gameOf(2, 1));
    std::stop_source stop;
    stop.request_stop();
    QElapsedTimer timer;
    timer.start();
    bot.answer(Ask::Move, stop.get_token());
    QVERIFY(timer.elapsed() < 100);
}

QTEST_GUILESS_MAIN(TestBotProcess)
#include "tst_bot_process.moc"
