// SPDX-License-Identifier: GPL-3.0-or-later
// Ninjan through the table: simultaneous requests, hidden choices, piles, throws, undo, and resuming from any event.
#include "tests/engine/table/table_ninjan_test.h"
#include "tests/test_program.h"

using namespace meadhall::testing;

void TestTableNinjan::wholeGameByPeopleAndComputers_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("people");
    for (int players = 2; players <= 5; ++players)
        for (int people = 0; people <= 2; ++people)
            QTest::addRow("%d players, %d people", players, people) << players << people;
}

void TestTableNinjan::wholeGameByPeopleAndComputers()
{
    QFETCH(int, players);
    QFETCH(int, people);
    constexpr const char *kComputers[] = {"computer:easy", "computer:medium:ylva", "computer:beginner"};
    for (std::uint64_t deal = 1; deal <= 5; ++deal) {
        std::vector<std::string> chairs;
        for (int seat = 0; seat < players; ++seat)
            chairs.emplace_back(seat < people ? "human" : kComputers[seat % 3]);
        Table table;
        QSignalSpy refused(&table, &Table::refused), faulted(&table, &Table::faulted);
        QCOMPARE(table.start(gameOf(chairs, deal)), Reason::None);
        std::vector<std::unique_ptr<Person>> persons;
        for (int seat = 0; seat < people; ++seat)
            persons.push_back(std::make_unique<Person>(table, seat));
        QVERIFY(waitForEnd(table));
        QCOMPARE(faulted.count(), 0);
        QCOMPARE(refused.count(), 0);
        QVERIFY(isLegalAndComplete(table));
        for (int seat = 0; seat < people; ++seat) {
            const Person &person = *persons[toIndex(seat)];
            QCOMPARE(person.asks(RequestKind::Choose), ninjan::kRounds - 1); // the last card is played automatically
            QVERIFY(!person.sawAHiddenCard());
            QVERIFY(person.view().gameOver());
            ninjan::View seen(seat);
            for (const Event &event : table.seenBy(seat))
                seen.apply(event);
            QVERIFY(seen == person.view());
        }
    }
}

void TestTableNinjan::twoPeopleAtOneScreen()
{
    Table table;
    QCOMPARE(table.start(gameOf({"human", "human", "computer:easy"}, 3)), Reason::None);
    QSignalSpy second(table.humanSeat(1), &HumanSeat::eventSeen), everybody(table.spectator(), &HumanSeat::eventSeen);
    QVERIFY(waitFor([&] { return table.openRequests().size() == 2; })); // the computer has chosen
    const auto hand = std::get<DealEvent>(table.record().at(1)).hands[0].cards;
    table.answer(0, ChooseEvent{0, hand.first()});
    const auto seen = std::get<ChooseEvent>(second.last().at(0).value<Event>());
    QCOMPARE(seen.seat, 0);
    QCOMPARE(seen.card, kNoCard);
    QCOMPARE(std::get<ChooseEvent>(everybody.last().at(0).value<Event>()).card, kNoCard);
    QCOMPARE(std::get<ChooseEvent>(table.seenBy(1).back()).card, kNoCard);
    QCOMPARE(std::get<ChooseEvent>(table.seenBy(0).back()).card, hand.first());
    QCOMPARE(table.openRequests(), (std::vector<Request>{{1, RequestKind::Choose}}));
    QVERIFY(!table.canUndo()); // two people play
}

void TestTableNinjan::choiceMayChangeUntilAllHaveChosen()
{
    Table table;
    QCOMPARE(table.start(gameOf({"human", "human"}, 3)), Reason::None);
    QSignalSpy refused(&table, &Table::refused);
    const auto hands = std::get<DealEvent>(table.record().at(1)).hands;
    for (Card card : hands[0].cards)
        table.answer(0, ChooseEvent{0, card});
    QCOMPARE(refused.count(), 0);
    QCOMPARE(table.record().size(), std::size_t(2 + 9));
    table.answer(0, ChooseEvent{0, hands[0].cards.first()});
    table.answer(1, ChooseEvent{1, hands[1].cards.first()});
    const auto reveal = std::find_if(table.record().begin(), table.record().end(),
                                     [](const Event &event) { return std::holds_alternative<RevealEvent>(event); });
    QVERIFY(reveal != table.record().end());
    QVERIFY(std::get<RevealEvent>(*reveal).cards == (std::vector{hands[0].cards.first(), hands[1].cards.first()}));
}

void TestTableNinjan::refusalsChangeNothing()
{
    Table table;
    QCOMPARE(table.start(gameOf({"human", "human"}, 3)), Reason::None);
    const Events before = table.record();
    QSignalSpy refused(&table, &Table::refused);
    const auto why = [&refused] { return refused.takeFirst().at(1).value<Reason>(); };
    const auto hands = std::get<DealEvent>(before.at(1)).hands;
    table.answer(0, ChooseEvent{0, hands[1].cards.first()});
    QCOMPARE(why(), Reason::CardNotHeld);
    table.answer(0, ChooseEvent{0, kNoCard});
    QCOMPARE(why(), Reason::HiddenCards);
    table.answer(2, ChooseEvent{2, hands[0].cards.first()});
    QCOMPARE(why(), Reason::NotYourTurn);
    table.answer(0, ResolveEvent{0, hands[0].cards.first(), 0});
    QCOMPARE(why(), Reason::NotYourTurn);
    table.answer(0, ninjan::ownThrow(table.players(), 0, ninjan::Suit::Rock));
    QCOMPARE(why(), Reason::EventOutOfPlace);
    table.answer(-1, ThrowEvent{});
    QCOMPARE(why(), Reason::NotYourTurn);
    table.answer(0, PlayEvent{0, hands[0].cards, kNoCard});
    QCOMPARE(why(), Reason::EventOutOfPlace);
    table.answer(1, PassEvent{1});
    QCOMPARE(why(), Reason::EventOutOfPlace);
    QVERIFY(table.record() == before);
    QVERIFY(refused.isEmpty());
    Table empty;
    QSignalSpy refusedThere(&empty, &Table::refused);
    empty.answer(0, ChooseEvent{0, 1});
    empty.answer(0, ResolveEvent{0, 1, 0});
    empty.answer(0, ninjan::ownThrow(2, 0, ninjan::Suit::Paper));
    empty.undo();
    QCOMPARE(refusedThere.count(), 3);
}

void TestTableNinjan::throwsAreHiddenUntilComplete()
{
    const Events start = eventsUntilThrow({"human", "human"});
    Table table;
    QCOMPARE(table.resume(start), Reason::None);
    QCOMPARE(table.openRequests(), (std::vector<Request>{{0, RequestKind::Throw}, {1, RequestKind::Throw}}));
    QSignalSpy seenByOther(table.humanSeat(1), &HumanSeat::eventSeen), changed(&table, &Table::changed),
        refused(&table, &Table::refused);
    table.answer(0, ninjan::ownThrow(table.players(), 0, static_cast<ninjan::Suit>(3)));
    QCOMPARE(refused.takeFirst().at(1).value<Reason>(), Reason::NoSuchThrow);
    table.answer(0, ninjan::ownThrow(table.players(), 0, ninjan::Suit::Paper));
    table.answer(0, ninjan::ownThrow(table.players(), 0, ninjan::Suit::Rock)); // another one: rock
    QCOMPARE(changed.count(), 2);
    QVERIFY(table.record() == start);
    QCOMPARE(seenByOther.count(), 0);
    QCOMPARE(table.openRequests(), (std::vector<Request>{{1, RequestKind::Throw}}));
    table.answer(1, ninjan::ownThrow(table.players(), 1, ninjan::Suit::Rock));
    QVERIFY(std::get<ThrowEvent>(table.record().back()) == (ThrowEvent{{0, 0}}));
    QCOMPARE(table.openRequests().size(), std::size_t(2)); // again
    table.answer(1, ninjan::ownThrow(table.players(), 1, ninjan::Suit::Scissors));
    table.answer(0, ninjan::ownThrow(table.players(), 0, ninjan::Suit::Rock));
    QVERIFY(table.gameOver());
    QVERIFY(std::get<GameOverEvent>(table.record().back()).winners == std::vector{0});
    QVERIFY(refused.isEmpty());
}

void TestTableNinjan::paceAndPauseDelayAnswers()
{
    Table table;
    table.setPace(60000);
    QCOMPARE(table.start(gameOf({"computer:easy", "computer:easy"}, 2)), Reason::None);
    QSignalSpy thinking(&table, &Table::thinking);
    QVERIFY(!thinking.wait(200)); // the answers are ready and wait for their time
    QCOMPARE(table.record().size(), std::size_t(2));
    table.setPace(0);
    QCOMPARE(table.start(gameOf({"human", "computer:easy"}, 2)), Reason::None);
    table.pauseComputers(60000); // the window is showing something
    table.answer(0, ChooseEvent{0, std::get<DealEvent>(table.record().at(1)).hands[0].cards.first()});
    QVERIFY(!thinking.wait(200));
    QCOMPARE(table.record().size(), std::size_t(3));
    table.resumeComputers();
    QVERIFY(waitFor([&] { return table.record().size() > 4; }));
}

REGISTER_TEST(TestTableNinjan)
#include "moc_table_ninjan_test.cpp"
