// SPDX-License-Identifier: GPL-3.0-or-later
// The line at the end of a game that compares it with earlier ones, and which games of a window count.
#include "engine/modules/modules.h"
#include "engine/results/statistics.h"
#include "tests/test_program.h"
#include "tests/ui/kept_window.h"
#include "ui/rooms/statistics/page_text.h"

#include <QLabel>
#include <QSignalSpy>
#include <QtTest>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

Events wholeGame(std::uint64_t deal,
                 std::vector<std::string> chairs = {"human:1", "computer:medium:leif", "computer:easy:ylva"})
{
    GameEvent game = test::odinGame(static_cast<int>(chairs.size()), 40);
    game.deal = deal;
    game.chairs = std::move(chairs);
    return test::playOdin(game, deal);
}

class Window : public KeptWindow {
public:
    using KeptWindow::KeptWindow;

    /// The last event of a game follows by itself.
    void finish(const Events &whole)
    {
        QCOMPARE(table().resume(test::beginningOf(whole, whole.size() - 1)), Reason::None);
        QTRY_VERIFY(table().gameOver());
        QTRY_VERIFY(window().tableView().panels().panel()->isVisible());
    }
    QLabel *note()
    {
        return window().tableView().panels().panel()->findChild<QLabel *>(QStringLiteral("gameOverNote"));
    }
    QString text() { return note() ? note()->text() : QStringLiteral("none"); }
    int games()
    {
        Statistics &statistics = window().statistics();
        QSignalSpy ready(&statistics, &Statistics::pageReady);
        statistics.request({});
        return waitFor([&] { return !ready.isEmpty(); }) ? ready.last().at(1).value<StatisticsPage>().totals.games : -1;
    }
};

int pointsOf(const Events &events) { return std::get<GameOverEvent>(events.back()).totals[0]; }

bool isWon(const Events &events)
{
    const auto &totals = std::get<GameOverEvent>(events.back()).totals;
    return totals[0] == *std::min_element(totals.begin(), totals.end());
}

} // namespace

class TestGameOverLine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void comparesWithEarlierGames();
    void followsTheLanguage();
    void nothingWithSeveralPeople();
    void viewedGamesDoNotCount();
    void sentences();
    void everyTroubleHasASentence();
};

void TestGameOverLine::initTestCase()
{
    if (modulePath(QStringLiteral("meadhall-statistics.so")).isEmpty())
        QSKIP("built without Qt SQL");
}

void TestGameOverLine::comparesWithEarlierGames()
{
    Window w;
    std::vector<int> points;
    int wins = 0;
    for (std::uint64_t deal = 1; deal <= 4; ++deal) {
        const Events game = wholeGame(deal);
        w.finish(game);
        points.push_back(pointsOf(game));
        const bool won = isWon(game);
        wins += won ? 1 : 0;
        GameComparison expected;
        expected.rank = 1 + int(std::count_if(points.begin(), points.end(), [&](int p) { return p < points.back(); }));
        expected.games = int(points.size());
        expected.best = *std::min_element(points.begin(), points.end());
        expected.isFirstWin = won && wins == 1;
        QTRY_VERIFY(w.note());
        QTRY_COMPARE(w.text(), StatisticsText::comparison(expected));
        QVERIFY(w.note()->isVisible());
    }
    QVERIFY(wins > 1); // it is said of the first one only
    QCOMPARE(w.games(), 4);
    // Also with games of an earlier time, which are not in the database yet.
    w.restart();
    QVERIFY(QFile::remove(QDir(w.gameFolder()).filePath(QStringLiteral("statistics.sqlite"))));
    w.finish(wholeGame(5));
    QTRY_VERIFY(w.text().contains(QStringLiteral("your 5 games")));
    // The next game has none until it is over, even if it is of the other kind.
    w.playOneMove();
    QVERIFY(!w.note() || !w.note()->isVisible());
}

void TestGameOverLine::followsTheLanguage()
{
    Window w({800, 600});
    w.finish(wholeGame(1));
    QTRY_COMPARE(w.text(), QStringLiteral("Your first win!\nYour first game at Medium level"));
    w.languages().setLanguage(QStringLiteral("de"));
    QTRY_COMPARE(w.text(), QStringLiteral("Dein erster Sieg!\nDeine erste Partie gegen Computer der Stufe „Mittel“"));
    QTRY_VERIFY(w.note()->height() >= w.note()->heightForWidth(w.note()->width()));
    w.languages().setLanguage(QStringLiteral("en"));
}

void TestGameOverLine::nothingWithSeveralPeople()
{
    Window w;
    w.finish(wholeGame(1, {"human:1", "human:2", "computer:hard"}));
    QVERIFY(!w.note());
    w.finish(wholeGame(2, {"computer:easy", "computer:hard"}));
    QVERIFY(!w.note());
    QCOMPARE(w.games(), 0); // nobody alone
}

void TestGameOverLine::viewedGamesDoNotCount()
{
    Window w;
    const QString file = QDir(w.gameFolder()).filePath(QStringLiteral("gift.meadhall"));
    QDir().mkpath(w.gameFolder());
    QCOMPARE(record::save(wholeGame(1), file), QString());
    w.window().openFile(file);
    QVERIFY(w.table().gameOver());
    QTRY_VERIFY(w.window().tableView().panels().panel()->isVisible());
    QVERIFY(!w.note());
    QCOMPARE(w.games(), 0);
    w.finish(wholeGame(2));
    QTRY_COMPARE(w.games(), 1);
    w.restart(true); // it moves to the archive
    QTRY_COMPARE(w.games(), 1);
    QCOMPARE(w.archivedFiles().size(), 1);
}

void TestGameOverLine::sentences()
{
    Languages languages;
    languages.setLanguage(QStringLiteral("en"));
    GameComparison comparison;
    comparison.games = 7;
    comparison.best = 1;
    QCOMPARE(StatisticsText::comparison(comparison),
             QStringLiteral("The best of your 7 games at Medium level: 1 point"));
    comparison.rank = 3;
    comparison.best = 4;
    comparison.level = players::Level::Master;
    QCOMPARE(StatisticsText::comparison(comparison),
             QStringLiteral("2 of your 7 games at Master level were better; the best: 4 points"));
    comparison.game = Game::Ninjan;
    comparison.best = -12;
    QCOMPARE(StatisticsText::comparison(comparison),
             QStringLiteral("2 of your 7 games at Master level were better; the best: −12 points"));
    comparison.level = players::Level::Easy;
    comparison.next = players::Level::Medium;
    QCOMPARE(StatisticsText::comparison(comparison),
             QStringLiteral("2 of your 7 games at Easy level were better; the best: −12 points\nWhy not try Medium?"));
    comparison.isFirstWin = true;
    QCOMPARE(StatisticsText::comparison(comparison),
             QStringLiteral("Your first win!\n2 of your 7 games at Easy level were better; the best: −12 points\n"
                            "Why not try Medium?"));
}

void TestGameOverLine::everyTroubleHasASentence()
{
    using enum StatisticsTrouble;
    QVERIFY(StatisticsText::trouble(None).isEmpty());
    QSet<QString> sentences;
    for (const StatisticsTrouble trouble : {Damaged, Newer, Locked, ReadOnly, NoDriver, NoModule, Failed}) {
        QVERIFY(!StatisticsText::trouble(trouble).isEmpty());
        sentences.insert(StatisticsText::trouble(trouble));
    }
    QCOMPARE(sentences.size(), 4); // whatever forbids the use of the file, the games are counted
    QVERIFY(StatisticsText::trouble(NoDriver).contains(QStringLiteral("libqt6sql6-sqlite")));
}

REGISTER_TEST(TestGameOverLine)
#include "tst_game_over_line.moc"
