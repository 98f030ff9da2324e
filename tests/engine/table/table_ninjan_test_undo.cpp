// SPDX-License-Identifier: GPL-3.0-or-later
// Undo at a table of Ninjan, and resuming from any event.
#include "tests/engine/table/table_ninjan_test.h"

using namespace meadhall::testing;

void TestTableNinjan::undoWithdrawsAChoice()
{
    Table table;
    table.setPace(60000);
    QCOMPARE(table.start(gameOf({"computer:easy", "human", "computer:easy"}, 21)), Reason::None);
    QVERIFY(!table.canUndo());
    const Events before = table.record();
    const auto hand = std::get<DealEvent>(before.at(1)).hands[1].cards;
    table.answer(1, ChooseEvent{1, hand.first()});
    table.answer(1, ChooseEvent{1, *++hand.begin()});
    QVERIFY(table.canUndo());
    QSignalSpy restarted(&table, &Table::restarted), asked(table.humanSeat(1), &HumanSeat::asked);
    table.undo(); // both choices: a changed one is not kept
    QCOMPARE(restarted.count(), 1);
    QCOMPARE(asked.count(), 1);
    QVERIFY(table.record() == before);
    QCOMPARE(table.openRequests().size(), std::size_t(3));
    QVERIFY(!table.canUndo());
}

void TestTableNinjan::undoCrossesTheReveal()
{
    Table table;
    QCOMPARE(table.start(gameOf({"human", "computer:easy", "computer:medium"}, 21)), Reason::None);
    std::vector<Events> decisions;
    QSignalSpy asked(table.humanSeat(0), &HumanSeat::asked);
    // Plays some rounds and remembers the record at each request.
    ninjan::View view(0);
    while (decisions.size() < 6) {
        QVERIFY(waitFor([&] {
            const auto open = table.openRequests();
            return open.size() == 1 && open.front().seat == 0;
        }));
        view = ninjan::View(0);
        for (const Event &event : table.seenBy(0))
            view.apply(event);
        decisions.push_back(table.record());
        if (view.ownRequest() == RequestKind::Choose)
            table.answer(0, ChooseEvent{0, view.hand().first()});
        else
            table.answer(0, ResolveEvent{0, view.board().current().card, ninjan::firstOf(view.board().allowedPiles())});
    }
    for (auto decision = decisions.rbegin(); decision != decisions.rend(); ++decision) {
        QVERIFY(table.canUndo());
        table.undo();
        QVERIFY(table.record() == *decision);
    }
    QVERIFY(!table.canUndo());
    QVERIFY(table.record().size() > 2); // the computers' earlier choices stay
}

void TestTableNinjan::undoBetweenTwoPeople()
{
    Table table;
    QCOMPARE(table.start(gameOf({"human", "human"}, 3)), Reason::None);
    table.setUndoWithPeople(true);
    const Events before = table.record();
    const auto hands = std::get<DealEvent>(before.at(1)).hands;
    table.answer(0, ChooseEvent{0, hands[0].cards.first()});
    const Events oneHasChosen = table.record();
    table.answer(1, ChooseEvent{1, hands[1].cards.first()});
    QVERIFY(table.record().size() > oneHasChosen.size() + 1);
    table.undo(); // past the reveal, to before the last choice: the first choice stays
    QVERIFY(table.record() == oneHasChosen);
    QCOMPARE(table.openRequests(), (std::vector<Request>{{1, RequestKind::Choose}}));
    table.undo();
    QVERIFY(table.record() == before);
    QVERIFY(!table.canUndo());
}

void TestTableNinjan::undoWhileComputersThink()
{
    Table table;
    table.setPace(20);
    QCOMPARE(table.start(gameOf({"human", "computer:master", "computer:master"}, 21)), Reason::None);
    const Events before = table.record();
    const Card card = std::get<DealEvent>(before.at(1)).hands[0].cards.first();
    QSignalSpy faulted(&table, &Table::faulted);
    for (int i = 0; i < 20; ++i) {
        table.answer(0, ChooseEvent{0, card});
        table.undo();
        QVERIFY(table.record() == before);
        QCOMPARE(table.openRequests().size(), std::size_t(3));
    }
    table.answer(0, ChooseEvent{0, card});
    QVERIFY(waitFor([&] { return table.record().size() > before.size() + 3; }));
    QCOMPARE(faulted.count(), 0);
}

void TestTableNinjan::undoWithdrawsAThrow()
{
    const Events start = eventsUntilThrow({"human", "computer:easy"});
    Table table;
    table.setPace(60000);
    QCOMPARE(table.resume(start), Reason::None);
    table.answer(0, ninjan::ownThrow(table.players(), 0, ninjan::Suit::Paper));
    QCOMPARE(table.openRequests(), (std::vector<Request>{{1, RequestKind::Throw}}));
    QSignalSpy restarted(&table, &Table::restarted);
    table.undo(); // only the symbol
    QCOMPARE(restarted.count(), 1);
    QCOMPARE(table.openRequests().size(), std::size_t(2));
    QVERIFY(table.record() == start);
    table.setPace(0);
    table.undo(); // then the decision before it
    QVERIFY(table.record().size() < start.size());
    QVERIFY(table.openRequests().front().kind != RequestKind::Throw);

    // Undoes the completed throw.
    QCOMPARE(table.resume(start), Reason::None);
    QVERIFY(waitFor([&] { return table.openRequests() == std::vector<Request>{{0, RequestKind::Throw}}; }));
    QVERIFY(table.record() == start);
    table.answer(0, ninjan::ownThrow(table.players(), 0, ninjan::Suit::Rock));
    QVERIFY(table.record().size() > start.size());
    table.undo();
    QVERIFY(table.record() == start);
    QCOMPARE(table.openRequests().size(), std::size_t(2));
}

void TestTableNinjan::resumesFromEveryEvent()
{
    for (int players = 2; players <= 5; ++players) {
        GameEvent game = gameOf(std::vector<std::string>(toIndex(players), "computer:beginner"),
                                static_cast<std::uint64_t>(players));
        const Events whole = test::playNinjan(game, 5);
        for (std::size_t length = 1; length <= whole.size(); ++length) {
            Table table;
            QSignalSpy faulted(&table, &Table::faulted);
            const Events start(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length));
            QCOMPARE(table.resume(start), Reason::None);
            QVERIFY(waitForEnd(table));
            QVERIFY(std::equal(start.begin(), start.end(), table.record().begin()));
            QVERIFY(isLegalAndComplete(table));
            QCOMPARE(faulted.count(), 0);
        }
    }
    Events wrong = test::playNinjan(gameOf({"human", "human"}, 1), 5);
    wrong.erase(wrong.begin() + 2);
    Table table;
    QVERIFY(table.resume(wrong) != Reason::None);
    QVERIFY(!table.hasGame());
}

void TestTableNinjan::resumesWithinAThrow()
{
    Events start = eventsUntilThrow({"computer:easy", "computer:easy"});
    start.emplace_back(ThrowEvent{{1, 1}});
    start.emplace_back(ThrowEvent{{2, 2}});
    for (std::size_t length = start.size() - 4; length <= start.size(); ++length) {
        Table table;
        QCOMPARE(table.resume(Events(start.begin(), start.begin() + static_cast<std::ptrdiff_t>(length))),
                 Reason::None);
        QVERIFY(waitForEnd(table));
        QVERIFY(isLegalAndComplete(table));
    }
}
