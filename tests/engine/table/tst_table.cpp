// SPDX-License-Identifier: GPL-3.0-or-later
// A game through the table, by signals only: people, computers, refusals, undo, resuming, the journal.
#include "engine/core/view_after.h"
#include "engine/games/odin/position.h"
#include "engine/games/odin/view.h"
#include "engine/record/journal_writer.h"
#include "engine/record/record.h"
#include "engine/table/computer_seat.h"
#include "engine/table/table.h"
#include "tests/test_program.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <functional>

using namespace meadhall;

namespace {

GameEvent gameOf(std::vector<std::string> chairs, std::uint64_t deal, int target = 5)
{
    GameEvent game;
    for (std::size_t i = 0; i < chairs.size(); ++i)
        game.seats.push_back("Seat " + std::to_string(i));
    game.chairs = std::move(chairs);
    game.deal = deal;
    odin::setRule(game, &odin::Rules::target, target);
    return game;
}

/// A person who sees only its seat's events and plays the first legal move.
class Person : public QObject {
public:
    Person(Table &table, int seat) : table_(table), seat_(seat), view_(seat)
    {
        for (const Event &event : table.seenBy(seat))
            view_.apply(event);
        QObject::connect(table.humanSeat(seat), &HumanSeat::eventSeen, this,
                         [this](const Event &event) { view_.apply(event); });
        // Queued: the signal comes from within the table, which must not be re-entered.
        QObject::connect(
            table.humanSeat(seat), &HumanSeat::asked, this, [this] { answer(); }, Qt::QueuedConnection);
        if (view_.ownTurn())
            QMetaObject::invokeMethod(
                this, [this] { answer(); }, Qt::QueuedConnection);
    }

    const odin::View &view() const { return view_; }
    int answers() const { return answers_; }

private:
    void answer()
    {
        if (!view_.ownTurn())
            return;
        ++answers_;
        const odin::Move move = odin::legalMoves(view_.board(), view_.hand()).front();
        if (move.isPass())
            table_.answer(seat_, PassEvent{seat_});
        else
            table_.answer(seat_, PlayEvent{seat_, move.cards, move.take});
    }

    Table &table_;
    int seat_;
    odin::View view_;
    int answers_ = 0;
};

bool isTurn(const Event &event)
{
    return std::holds_alternative<PlayEvent>(event) || std::holds_alternative<PassEvent>(event);
}

/// Passes on what it is told, and never answers.
class ListeningSeat : public Seat {
public:
    ListeningSeat(bool isComputer, std::function<void(const Event &)> listen)
        : isComputer_(isComputer), listen_(std::move(listen))
    {
    }

    bool human() const override { return false; }
    void onEvent(const Event &event) override { listen_(event); }
    bool needsOldTurns() const override { return !isComputer_; }
    void ask(RequestKind, quint64) override {}
    void stop() override {}

private:
    bool isComputer_;
    std::function<void(const Event &)> listen_;
};

bool waitForEnd(Table &table)
{
    return waitFor([&table] { return table.gameOver(); });
}

} // namespace

class TestTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeGameByPeopleAndComputers_data();
    void wholeGameByPeopleAndComputers();
    void spectatorReceivesNoHands();
    void refusalsChangeNothing();
    void answersForComputersAreRefused();
    void nextHandWaitsForRequest();
    void undoReturnsToTheLastDecision();
    void undoWhileAComputerThinks();
    void undoWithPeopleDependsOnSetting();
    void newGameWhileAComputerThinks();
    void resumesFromAnyEvent();
    void computersAreToldOfTheLastHand();
    void eventsAreOnDiskBeforeNotification();
    void invalidGamesAreRefused();
    void startWithinASignal();
    void paceAndPauseDelayAnswers();
};

void TestTable::wholeGameByPeopleAndComputers_data()
{
    QTest::addColumn<int>("players");
    for (int players = 2; players <= 6; ++players)
        QTest::addRow("%d players", players) << players;
}

void TestTable::wholeGameByPeopleAndComputers()
{
    QFETCH(int, players);
    std::vector<std::string> chairs{"human"};
    while (static_cast<int>(chairs.size()) < players)
        chairs.push_back(chairs.size() % 2 ? "computer:easy" : "computer:medium:ylva");
    Table table;
    table.setAutoNextHand(true);
    QCOMPARE(table.start(gameOf(chairs, 11)), Reason::None);
    Person person(table, 0);
    QSignalSpy refused(&table, &Table::refused), faulted(&table, &Table::faulted);
    QVERIFY(waitForEnd(table));
    QCOMPARE(refused.count(), 0);
    QCOMPARE(faulted.count(), 0);
    QVERIFY(person.answers() > 0);
    QVERIFY(person.view().gameOver());
    // The record is legal, and the person's view follows from it.
    const QByteArray text = record::toText(table.record());
    QBuffer buffer;
    buffer.setData(text);
    buffer.open(QIODevice::ReadOnly);
    const record::Record record = record::readRecord(buffer);
    QVERIFY(!record.problem);
    QVERIFY(record.finished());
    QCOMPARE(record.events.size(), table.record().size());
    odin::View seen(0);
    for (const Event &event : table.seenBy(0))
        seen.apply(event);
    QVERIFY(seen == person.view());
}

void TestTable::spectatorReceivesNoHands()
{
    Table table;
    table.setAutoNextHand(true);
    int hands = 0;
    connect(table.spectator(), &HumanSeat::eventSeen, &table, [&hands](const Event &event) {
        if (const auto *hand = std::get_if<HandEvent>(&event)) {
            ++hands;
            for (const SeenHand &seen : hand->hands)
                QVERIFY(seen.cards.empty());
        }
    });
    QCOMPARE(table.start(gameOf({"computer:medium", "computer:hard", "computer:beginner"}, 5)), Reason::None);
    QVERIFY(waitForEnd(table));
    QVERIFY(hands > 0);
    QVERIFY(!table.canUndo());
}

void TestTable::refusalsChangeNothing()
{
    Table table;
    GameEvent game = gameOf({"human", "human"}, 3);
    game.firstStarter = 0;
    QCOMPARE(table.start(game), Reason::None);
    const Events before = table.record();
    QSignalSpy refused(&table, &Table::refused);
    table.answer(0, PassEvent{0});
    QCOMPARE(refused.takeFirst().at(1).value<Reason>(), Reason::PassOnLead);
    table.answer(1, PassEvent{1});
    QCOMPARE(refused.takeFirst().at(1).value<Reason>(), Reason::NotYourTurn);
    const auto &hand = std::get<HandEvent>(before.at(1)).hands;
    table.answer(0, PlayEvent{0, CardSet::of(hand[1].cards.first()), kNoCard});
    QCOMPARE(refused.takeFirst().at(1).value<Reason>(), Reason::CardNotHeld);
    table.answer(0, PlayEvent{0, CardSet{}, kNoCard});
    QCOMPARE(refused.takeFirst().at(1).value<Reason>(), Reason::NoCards);
    QVERIFY(table.record() == before);
}

void TestTable::answersForComputersAreRefused()
{
    Table table;
    GameEvent game = gameOf({"human", "computer:easy"}, 3);
    game.firstStarter = 1;
    table.setPace(60000); // long enough that the computer does not move during this test
    QCOMPARE(table.start(game), Reason::None);
    QSignalSpy refused(&table, &Table::refused);
    const Card card = std::get<HandEvent>(table.record().at(1)).hands[1].cards.first();
    table.answer(1, PlayEvent{1, CardSet::of(card), kNoCard});
    QCOMPARE(refused.count(), 1);
    QCOMPARE(table.record().size(), std::size_t(2));
}

void TestTable::nextHandWaitsForRequest()
{
    Table table;
    QCOMPARE(table.start(gameOf({"computer:easy", "computer:easy", "computer:easy"}, 8, 100)), Reason::None);
    QSignalSpy waiting(&table, &Table::waitingToDeal), shown(&table, &Table::handsShown);
    QVERIFY(waiting.count() || waiting.wait(30000));
    QVERIFY(table.waitingForNextHand());
    QCOMPARE(shown.count(), 1);
    const auto hands = shown.at(0).at(0).value<std::vector<CardSet>>();
    const auto &over = std::get<HandOverEvent>(table.record().back());
    for (std::size_t seat = 0; seat < 3; ++seat)
        QCOMPARE(hands[seat].count(), over.points[seat]);
    table.nextHand();
    QVERIFY(std::holds_alternative<HandEvent>(table.record().back()));
    QVERIFY(!table.waitingForNextHand());
    table.nextHand(); // no hand is waiting to be dealt
    QVERIFY(std::holds_alternative<HandEvent>(table.record().back()));
}

void TestTable::undoReturnsToTheLastDecision()
{
    Table table;
    GameEvent game = gameOf({"human", "computer:easy", "computer:easy"}, 21, 100);
    game.firstStarter = 0;
    QCOMPARE(table.start(game), Reason::None);
    QVERIFY(!table.canUndo());
    const Events before = table.record();
    const Card card = std::get<HandEvent>(before.at(1)).hands[0].cards.first();
    table.answer(0, PlayEvent{0, CardSet::of(card), kNoCard});
    QVERIFY(table.canUndo());
    QSignalSpy asked(table.humanSeat(0), &HumanSeat::asked);
    QVERIFY(asked.wait(30000)); // both computers have answered
    QVERIFY(table.record().size() > before.size() + 1);
    QSignalSpy restarted(&table, &Table::restarted);
    table.undo();
    QCOMPARE(restarted.count(), 1);
    QVERIFY(table.record() == before);
    QCOMPARE(table.openRequests(), (std::vector<Request>{{0, RequestKind::Move}}));
    QVERIFY(!table.canUndo());
    table.answer(0, PlayEvent{0, CardSet::of(card), kNoCard});
    QCOMPARE(table.record().size(), before.size() + 1);
}

void TestTable::undoWithPeopleDependsOnSetting()
{
    Table table;
    GameEvent game = gameOf({"human", "human"}, 21, 100);
    game.firstStarter = 0;
    QCOMPARE(table.start(game), Reason::None);
    const Events before = table.record();
    const Card card = std::get<HandEvent>(before.at(1)).hands[0].cards.first();
    table.answer(0, PlayEvent{0, CardSet::of(card), kNoCard});
    QVERIFY(!table.canUndo()); // an undo cannot hide what another person has seen already
    table.undo();
    QCOMPARE(table.record().size(), before.size() + 1);
    QSignalSpy changed(&table, &Table::changed);
    table.setUndoWithPeople(true);
    QCOMPARE(changed.count(), 1);
    QVERIFY(table.canUndo());
    table.answer(1, PassEvent{1});
    table.undo(); // the other person's move
    QCOMPARE(table.record().size(), before.size() + 1);
    table.undo();
    QVERIFY(table.record() == before);
    QVERIFY(!table.canUndo());
}

void TestTable::undoWhileAComputerThinks()
{
    Table table;
    GameEvent game = gameOf({"human", "computer:master"}, 21, 100);
    game.firstStarter = 0;
    QCOMPARE(table.start(game), Reason::None);
    const Events before = table.record();
    const Card card = std::get<HandEvent>(before.at(1)).hands[0].cards.first();
    QSignalSpy thinking(&table, &Table::thinking);
    for (int i = 0; i < 20; ++i) {
        table.answer(0, PlayEvent{0, CardSet::of(card), kNoCard});
        QVERIFY(thinking.last().at(1).toBool());
        table.undo();
        QVERIFY(!thinking.last().at(1).toBool());
        QVERIFY(table.record() == before);
    }
    QSignalSpy asked(table.humanSeat(0), &HumanSeat::asked);
    table.answer(0, PlayEvent{0, CardSet::of(card), kNoCard});
    QVERIFY(asked.wait(30000));
}

void TestTable::newGameWhileAComputerThinks()
{
    Table table;
    table.setAutoNextHand(true);
    QSignalSpy faulted(&table, &Table::faulted);
    for (std::uint64_t deal = 1; deal <= 30; ++deal) {
        std::vector<std::string> chairs(2 + deal % 5, "computer:master");
        QCOMPARE(table.start(gameOf(chairs, deal)), Reason::None);
        QCoreApplication::sendPostedEvents();
    }
    QCOMPARE(table.start(gameOf({"computer:easy", "computer:easy"}, 1)), Reason::None);
    QVERIFY(waitForEnd(table));
    QCOMPARE(faulted.count(), 0);
}

void TestTable::resumesFromAnyEvent()
{
    Table first;
    first.setAutoNextHand(true);
    QCOMPARE(first.start(gameOf({"computer:easy", "computer:medium", "computer:easy"}, 77)), Reason::None);
    QVERIFY(waitForEnd(first));
    const Events whole = first.record();
    for (std::size_t length = 1; length < whole.size(); length += 3) {
        Table table;
        table.setAutoNextHand(true);
        const Events start(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length));
        QCOMPARE(table.resume(start), Reason::None);
        QVERIFY(waitForEnd(table));
        QVERIFY(std::equal(start.begin(), start.end(), table.record().begin()));
    }
    Table table;
    Events wrong = whole;
    wrong.erase(wrong.begin() + 2);
    QVERIFY(table.resume(wrong) != Reason::None);
    QVERIFY(!table.hasGame());
}

/// Every computer kept a copy of every event until it was asked: a long game of six took 2 GB.
void TestTable::computersAreToldOfTheLastHand()
{
    Table first;
    first.setAutoNextHand(true);
    QCOMPARE(first.start(gameOf({"computer:easy", "computer:easy", "computer:easy"}, 77, 40)), Reason::None);
    QVERIFY(waitForEnd(first));
    const Events whole = first.record();
    const bool isLong = std::count_if(whole.begin(), whole.end(),
                                      [](const Event &event) { return std::holds_alternative<HandOverEvent>(event); })
                        > 2;
    QVERIFY(isLong);
    std::vector<int> turns(3);
    std::vector<odin::View> views{odin::View(0), odin::View(1), odin::View(2)};
    Table table;
    table.setSeatMaker([&](int seat) {
        return std::make_unique<ListeningSeat>(seat != 0, [&, seat](const Event &event) {
            turns[static_cast<std::size_t>(seat)] += isTurn(event) ? 1 : 0;
            views[static_cast<std::size_t>(seat)].apply(event);
        });
    });
    QCOMPARE(table.resume({whole.begin(), whole.end() - 1}), Reason::None);
    const auto all = static_cast<int>(std::count_if(whole.begin(), whole.end(), isTurn));
    QCOMPARE(turns[0], all); // a program is told of everything
    QCOMPARE(turns[1], static_cast<int>(views[1].turns().size()));
    QVERIFY(turns[1] * 2 < all);
    for (int seat = 0; seat < 3; ++seat)
        QVERIFY(views[static_cast<std::size_t>(seat)]
                == viewAfter<odin::View>(table.seenBy(seat), seat)); // also the end, which has followed by itself
    QVERIFY(!ComputerSeat(0, players::Level::Easy, 0, nullptr).needsOldTurns());
}

void TestTable::eventsAreOnDiskBeforeNotification()
{
    QTemporaryDir folder;
    record::JournalWriter journal(folder.path());
    QCOMPARE(journal.load().error, record::Journal::Error::None);
    Table table;
    table.setJournal(&journal);
    table.setAutoNextHand(true);
    // Each event is on disk before anybody is notified, so the window shows nothing that could be lost.
    int notified = 0;
    connect(table.spectator(), &HumanSeat::eventSeen, &table, [&] {
        ++notified;
        const Events written = record::readRecord(journal.fileName()).events;
        QVERIFY(written.size() >= table.record().size());
        QVERIFY(std::equal(table.record().begin(), table.record().end(), written.begin()));
    });
    QCOMPARE(table.start(gameOf({"computer:easy", "computer:easy"}, 4, 3)), Reason::None);
    QVERIFY(waitForEnd(table));
    QVERIFY(record::readRecord(journal.fileName()).events == table.record());
    QCOMPARE(notified + 1, int(table.record().size())); // but for the game event, which replaces all
}

void TestTable::invalidGamesAreRefused()
{
    Table table;
    QCOMPARE(table.start(gameOf({"human"}, 1)), Reason::WrongPlayers);
    GameEvent few = gameOf({"human", "human", "human", "human"}, 1);
    odin::setRule(few, &odin::Rules::colours, 0b000111);
    QCOMPARE(table.start(few), Reason::WrongColours);
    GameEvent nothing = gameOf({"human", "human"}, 1, 0);
    QCOMPARE(table.start(nothing), Reason::WrongTarget);
    QVERIFY(!table.hasGame());
    QCOMPARE(table.resume({}), Reason::EventOutOfPlace);
}

void TestTable::startWithinASignal()
{
    Table table;
    int games = 1;
    connect(table.spectator(), &HumanSeat::eventSeen, &table, [&](const Event &event) {
        if (std::holds_alternative<PlayEvent>(event) && games < 5)
            QCOMPARE(table.start(gameOf({"computer:easy", "computer:easy"}, static_cast<std::uint64_t>(++games), 1)),
                     Reason::None);
    });
    QCOMPARE(table.start(gameOf({"computer:easy", "computer:easy", "computer:easy"}, 1, 1)), Reason::None);
    QVERIFY(waitForEnd(table));
    QCOMPARE(games, 5);
    QCOMPARE(table.players(), 2);
}

void TestTable::paceAndPauseDelayAnswers()
{
    Table table;
    table.setPace(60000);
    QCOMPARE(table.start(gameOf({"computer:easy", "computer:easy"}, 2, 1)), Reason::None);
    QSignalSpy thinking(&table, &Table::thinking);
    QVERIFY(!thinking.wait(200)); // the answer is ready and waits for its time
    QCOMPARE(table.record().size(), std::size_t(2));
    table.setPace(0);
    GameEvent game = gameOf({"human", "computer:easy"}, 2, 100);
    game.firstStarter = 0;
    QCOMPARE(table.start(game), Reason::None);
    table.pauseComputers(60000); // the window is showing something
    table.answer(0,
                 PlayEvent{0, CardSet::of(std::get<HandEvent>(table.record().at(1)).hands[0].cards.first()), kNoCard});
    QVERIFY(!thinking.wait(200) || thinking.last().at(1).toBool());
    QCOMPARE(table.record().size(), std::size_t(3));
    QSignalSpy asked(table.humanSeat(0), &HumanSeat::asked);
    table.resumeComputers();
    QVERIFY(asked.count() || asked.wait(10000));
    QVERIFY(table.record().size() > 3);
}

REGISTER_TEST(TestTable)
#include "tst_table.moc"
