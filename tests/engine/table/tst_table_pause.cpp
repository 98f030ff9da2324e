// SPDX-License-Identifier: GPL-3.0-or-later
// A paused table: the computers' answers are held and released step by step. Also: whose hands may be shown.
#include "engine/core/to_index.h"
#include "engine/table/open_hands.h"
#include "engine/table/table.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"
#include "tests/test_program.h"

#include <QSignalSpy>
#include <QtTest>

using namespace meadhall;

namespace {

GameEvent watched(Game kind, int players, std::uint64_t deal)
{
    GameEvent game = kind == Game::Odin ? test::odinGame(players, deal) : test::ninjanGame(players, deal);
    odin::setRule(game, &odin::Rules::target, 100);
    game.chairs.assign(toIndex(players), "computer:beginner");
    return game;
}

/// Waits until every asked computer has its answer ready; no signal reports a held answer.
bool allAnswersReady(Table &table) { return !table.openRequests().empty(); }

} // namespace

class TestTablePause : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pauseHoldsAnswers();
    void stepReleasesOneMove();
    void stepOfNinjanReleasesARound();
    void resumeReleasesAnswers();
    void pauseHoldsTheNextHand();
    void newGameIsNotPaused();
    void stepWithoutPauseDoesNothing();
    void openHandsMatchReferee();
    void openHandsNeedComputersOnly();
};

void TestTablePause::pauseHoldsAnswers()
{
    Table table;
    QCOMPARE(table.start(watched(Game::Odin, 3, 1)), Reason::None);
    QSignalSpy paused(&table, &Table::pausedChanged), changed(&table, &Table::changed);
    table.setPaused(true);
    table.setPaused(true);
    QCOMPARE(paused.count(), 1);
    QVERIFY(table.paused());
    QVERIFY(allAnswersReady(table));
    QVERIFY(!changed.wait(300)); // longer than a beginner thinks
    QCOMPARE(table.record().size(), std::size_t(2));
    table.resumeComputers(); // any input shortens pauses, but does not end this one
    QCOMPARE(table.record().size(), std::size_t(2));
}

void TestTablePause::stepReleasesOneMove()
{
    Table table;
    table.setPace(60000); // a step ignores the pace
    QCOMPARE(table.start(watched(Game::Odin, 3, 1)), Reason::None);
    table.setPaused(true);
    QSignalSpy changed(&table, &Table::changed);
    for (std::size_t step = 1; step <= 4; ++step) {
        table.step();
        QVERIFY(changed.count() || changed.wait(10000));
        QCOMPARE(table.record().size(), 2 + step);
        changed.clear();
    }
    QVERIFY(!changed.wait(200));
}

void TestTablePause::stepOfNinjanReleasesARound()
{
    Table table;
    QCOMPARE(table.start(watched(Game::Ninjan, 4, 2)), Reason::None);
    table.setPaused(true);
    table.step();
    const auto revealed = [&table] {
        return std::any_of(table.record().begin(), table.record().end(),
                           [](const Event &event) { return std::holds_alternative<RevealEvent>(event); });
    };
    QTRY_VERIFY(revealed());
    // Automatic events have happened; the first request for a pile or a card is held.
    const std::size_t size = table.record().size();
    QSignalSpy changed(&table, &Table::changed);
    QVERIFY(!changed.wait(200));
    QCOMPARE(table.record().size(), size);
    table.step();
    QVERIFY(changed.count() || changed.wait(10000));
}

void TestTablePause::resumeReleasesAnswers()
{
    Table table;
    table.setAutoNextHand(true);
    GameEvent game = watched(Game::Odin, 2, 1);
    odin::setRule(game, &odin::Rules::target, 1);
    QCOMPARE(table.start(game), Reason::None);
    table.setPaused(true);
    QSignalSpy changed(&table, &Table::changed);
    QVERIFY(!changed.wait(100));
    table.setPaused(false);
    QTRY_VERIFY(table.gameOver());
}

void TestTablePause::pauseHoldsTheNextHand()
{
    Table table;
    table.setAutoNextHand(true);
    QCOMPARE(table.start(watched(Game::Odin, 2, 1)), Reason::None);
    table.setPaused(true);
    QSignalSpy waiting(&table, &Table::waitingToDeal), changed(&table, &Table::changed);
    while (waiting.isEmpty()) {
        changed.clear();
        table.step();
        QVERIFY(changed.count() || changed.wait(10000));
    }
    QVERIFY(table.waitingForNextHand());
    table.step();
    QVERIFY(std::holds_alternative<HandEvent>(table.record().back()));
    // Once more, by resuming.
    waiting.clear();
    while (waiting.isEmpty()) {
        changed.clear();
        table.step();
        QVERIFY(changed.count() || changed.wait(10000));
    }
    const std::size_t size = table.record().size();
    table.setPaused(false);
    QVERIFY(std::holds_alternative<HandEvent>(table.record().at(size)));
}

void TestTablePause::newGameIsNotPaused()
{
    Table table;
    QCOMPARE(table.start(watched(Game::Odin, 3, 1)), Reason::None);
    table.setPaused(true);
    QCOMPARE(table.start(watched(Game::Odin, 3, 2)), Reason::None);
    QVERIFY(!table.paused());
    QTRY_VERIFY(table.record().size() > 2);
}

void TestTablePause::stepWithoutPauseDoesNothing()
{
    Table table;
    table.setPace(60000);
    QCOMPARE(table.start(watched(Game::Odin, 3, 1)), Reason::None);
    table.step();
    QSignalSpy changed(&table, &Table::changed);
    QVERIFY(!changed.wait(200));
}

/// The referee's hands are the same after every event.
void TestTablePause::openHandsMatchReferee()
{
    for (std::uint64_t deal = 1; deal <= 40; ++deal) {
        const int players = 2 + static_cast<int>(deal % 4);
        std::vector<std::vector<CardSet>> odinHands, ninjanHands;
        const Events odinGame =
            test::playOdin(test::odinGame(players, deal), deal, [&](const odin::Referee &referee, const Event &) {
                std::vector<CardSet> hands;
                for (int seat = 0; seat < players; ++seat)
                    hands.push_back(referee.position().hands[toIndex(seat)]);
                odinHands.push_back(hands);
            });
        for (std::size_t i = 1; i < odinHands.size(); ++i)
            QVERIFY(handsAfter(odinGame, i + 1) == odinHands[i]);
        const Events ninjanGame =
            test::playNinjan(test::ninjanGame(players, deal), deal, [&](const ninjan::Referee &referee, const Event &) {
                std::vector<CardSet> hands;
                for (int seat = 0; seat < players; ++seat) {
                    const ninjan::Position &position = referee.position();
                    const Card chosen = position.choices[toIndex(seat)];
                    const bool choosing =
                        position.board.phase == ninjan::Phase::Choose && ninjan::has(position.board.chosen, seat);
                    hands.push_back(position.hand(seat) - (choosing ? CardSet::of(chosen) : CardSet{}));
                }
                ninjanHands.push_back(hands);
            });
        for (std::size_t i = 1; i < ninjanHands.size(); ++i)
            QVERIFY(handsAfter(ninjanGame, i + 1) == ninjanHands[i]);
    }
}

void TestTablePause::openHandsNeedComputersOnly()
{
    Table table;
    GameEvent game = watched(Game::Odin, 3, 1);
    QCOMPARE(table.start(game), Reason::None);
    QCOMPARE(table.openHands(table.record().size()).size(), std::size_t(3));
    QVERIFY(table.openHands(1).empty()); // before the deal
    game.chairs[1] = "human";
    QCOMPARE(table.start(game), Reason::None);
    QVERIFY(table.openHands(table.record().size()).empty());
}

REGISTER_TEST(TestTablePause)
#include "tst_table_pause.moc"
