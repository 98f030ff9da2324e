// Ninjan through the table: simultaneous requests, hidden choices, piles, throws, undo, and resuming from any event.
#include "engine/core/to_index.h"
#include "engine/games/ninjan/view.h"
#include "engine/record/journal.h"
#include "engine/record/record.h"
#include "engine/table/table.h"
#include "tests/engine/ninjan_game.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace meadhall;
using test::ninjanCard;

namespace {

GameEvent gameOf(std::vector<std::string> chairs, std::uint64_t deal)
{
    GameEvent game = test::ninjanGame(static_cast<int>(chairs.size()), deal);
    game.chairs = std::move(chairs);
    return game;
}

/// A person who sees only its seat's events: plays the lowest card, takes the highest pile, throws the symbols in turn.
class Person : public QObject {
public:
    Person(Table &table, int seat) : table_(table), seat_(seat), view_(seat)
    {
        for (const Event &event : table.seenBy(seat))
            onEvent(event);
        HumanSeat *human = table.humanSeat(seat);
        QObject::connect(human, &HumanSeat::eventSeen, this, [this](const Event &event) { onEvent(event); });
        // Queued: the signal comes from within the table, which must not be re-entered.
        QObject::connect(
            human, &HumanSeat::asked, this, [this](RequestKind kind) { answer(kind); }, Qt::QueuedConnection);
        if (const auto kind = view_.ownRequest())
            QMetaObject::invokeMethod(
                this, [this, kind] { answer(*kind); }, Qt::QueuedConnection);
    }

    const ninjan::View &view() const { return view_; }
    int asks(RequestKind kind) const { return asks_[toIndex(kind)]; }
    bool sawAHiddenCard() const { return sawAHiddenCard_; }

private:
    void onEvent(const Event &event)
    {
        const auto *choice = std::get_if<ChooseEvent>(&event);
        sawAHiddenCard_ |= choice && choice->seat != seat_ && choice->card != kNoCard;
        view_.apply(event);
    }

    void answer(RequestKind kind)
    {
        ++asks_[toIndex(kind)];
        const ninjan::Board &board = view_.board();
        if (kind == RequestKind::Choose) {
            // In every other round another card first: a choice may be changed.
            if (board.round % 2 == 0 && view_.hand().count() > 1 && view_.mayChoose())
                table_.answer(seat_, ChooseEvent{seat_, *++view_.hand().begin()});
            if (view_.mayChoose())
                table_.answer(seat_, ChooseEvent{seat_, view_.hand().first()});
        } else if (kind == RequestKind::Pile) {
            table_.answer(seat_, ResolveEvent{seat_, board.current().card, ninjan::firstOf(board.allowedPiles())});
        } else {
            table_.answer(seat_, ninjan::ownThrow(table_.players(), seat_,
                                                  static_cast<ninjan::Suit>(asks(kind) % ninjan::kSuits)));
        }
    }

    Table &table_;
    int seat_;
    ninjan::View view_;
    std::array<int, 4> asks_{};
    bool sawAHiddenCard_ = false;
};

bool waitForEnd(Table &table)
{
    // QTest::qWaitFor() would sleep 10 ms per turn of the loop.
    QEventLoop loop;
    QObject::connect(&table, &Table::changed, &loop, [&] {
        if (table.gameOver())
            loop.quit();
    });
    QTimer::singleShot(60000, &loop, &QEventLoop::quit);
    if (!table.gameOver())
        loop.exec();
    return table.gameOver();
}

/// The table's record is legal and complete.
bool isLegalAndComplete(const Table &table)
{
    QBuffer buffer;
    buffer.setData(record::toText(table.record()));
    buffer.open(QIODevice::ReadOnly);
    const record::Record record = record::readRecord(buffer);
    return !record.problem && record.finished() && record.events == table.record();
}

/// A random game of two that ends in a tie, up to the throw.
Events eventsUntilThrow(std::vector<std::string> chairs)
{
    for (std::uint64_t deal = 1;; ++deal) {
        Events events = test::playNinjan(gameOf(chairs, deal), deal);
        const auto thrown = std::find_if(events.begin(), events.end(),
                                         [](const Event &event) { return std::holds_alternative<ThrowEvent>(event); });
        if (thrown == events.end())
            continue;
        events.erase(thrown, events.end());
        return events;
    }
}

} // namespace

class TestTableNinjan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeGameByPeopleAndComputers_data();
    void wholeGameByPeopleAndComputers();
    void twoPeopleAtOneScreen();
    void choiceMayChangeUntilAllHaveChosen();
    void refusalsChangeNothing();
    void answersForComputersAreRefused();
    void undoWithdrawsAChoice();
    void undoCrossesTheReveal();
    void undoBetweenTwoPeople();
    void undoWhileComputersThink();
    void throwsAreHiddenUntilComplete();
    void undoWithdrawsAThrow();
    void resumesFromEveryEvent();
    void resumesWithinAThrow();
    void eventsAreOnDiskBeforeNotification();
    void paceAndPauseDelayAnswers();
};

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
    QVERIFY(QTest::qWaitFor([&] { return table.openRequests().size() == 2; })); // the computer has chosen
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

void TestTableNinjan::answersForComputersAreRefused()
{
    Table table;
    table.setPace(60000); // long enough that the computer does not choose during this test
    QCOMPARE(table.start(gameOf({"human", "computer:easy"}, 3)), Reason::None);
    QSignalSpy refused(&table, &Table::refused);
    table.answer(1, ChooseEvent{1, std::get<DealEvent>(table.record().at(1)).hands[1].cards.first()});
    QCOMPARE(refused.count(), 1);
    QCOMPARE(table.record().size(), std::size_t(2));
}

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
        QVERIFY(QTest::qWaitFor([&] {
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
    QVERIFY(QTest::qWaitFor([&] { return table.record().size() > before.size() + 3; }));
    QCOMPARE(faulted.count(), 0);
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
    QVERIFY(QTest::qWaitFor([&] { return table.openRequests() == std::vector<Request>{{0, RequestKind::Throw}}; }));
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

void TestTableNinjan::eventsAreOnDiskBeforeNotification()
{
    QTemporaryDir folder;
    record::Journal journal(folder.path());
    QCOMPARE(journal.load().error, record::Journal::Error::None);
    Table table;
    table.setJournal(&journal);
    // Each event is on disk before anybody is notified, so the window shows nothing that could be lost.
    connect(table.spectator(), &HumanSeat::eventSeen, &table,
            [&] { QCOMPARE(record::readRecord(journal.fileName()).events.size(), table.record().size()); });
    QCOMPARE(table.start(gameOf({"computer:easy", "human", "computer:easy"}, 4)), Reason::None);
    Person person(table, 1);
    QVERIFY(waitForEnd(table));
    QVERIFY(record::readRecord(journal.fileName()).events == table.record());
    table.undo();
    QVERIFY(record::readRecord(journal.fileName()).events == table.record());
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
    QVERIFY(QTest::qWaitFor([&] { return table.record().size() > 4; }));
}

QTEST_GUILESS_MAIN(TestTableNinjan)
#include "tst_table_ninjan.moc"
