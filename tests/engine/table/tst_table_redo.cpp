// SPDX-License-Identifier: GPL-3.0-or-later
// Redo restores undone events exactly, in both games, with people and computers.
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/view.h"
#include "engine/record/journal_writer.h"
#include "engine/record/record.h"
#include "engine/table/table.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"
#include "tests/test_program.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace meadhall;

namespace {

/// Runs the event loop until the table changes, or up to this time.
void waitForChange(Table &table, int milliseconds)
{
    QEventLoop loop;
    QObject::connect(&table, &Table::changed, &loop, &QEventLoop::quit);
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

/// One of the asked people gives a random legal answer. False if no person at the screen is asked.
bool answerAtRandom(Table &table, Random &random)
{
    for (const Request &one : table.openRequests()) {
        if (!table.humanSeat(one.seat))
            continue;
        if (one.kind == RequestKind::Move) {
            odin::View view(one.seat);
            for (const Event &event : table.seenBy(one.seat))
                view.apply(event);
            const odin::Moves moves = odin::legalMoves(view.board(), view.hand());
            const odin::Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
            move.isPass() ? table.answer(one.seat, PassEvent{one.seat})
                          : table.answer(one.seat, PlayEvent{one.seat, move.cards, move.take});
            return true;
        }
        ninjan::View view(one.seat);
        for (const Event &event : table.seenBy(one.seat))
            view.apply(event);
        if (one.kind == RequestKind::Choose) {
            std::vector<Card> cards;
            for (Card card : view.hand())
                cards.push_back(card);
            table.answer(one.seat, ChooseEvent{one.seat, test::randomElement(cards, random)});
        } else if (one.kind == RequestKind::Pile) {
            std::vector<int> piles;
            for (int pile = 0; pile < ninjan::kPiles; ++pile)
                if (ninjan::has(view.board().allowedPiles(), pile))
                    piles.push_back(pile);
            table.answer(one.seat,
                         ResolveEvent{one.seat, view.board().current().card, test::randomElement(piles, random)});
        } else {
            table.answer(one.seat, ninjan::ownThrow(table.players(), one.seat,
                                                    static_cast<ninjan::Suit>(random.below(ninjan::kSuits))));
        }
        return true;
    }
    return false;
}

GameEvent randomGame(Game kind, std::uint64_t number)
{
    Random random(mixSeeds(number, 99));
    const int players = 2 + static_cast<int>(random.below(kind == Game::Odin ? 5 : 4));
    GameEvent game = kind == Game::Odin ? test::odinGame(players, number) : test::ninjanGame(players, number);
    const int people = 1 + static_cast<int>(random.below(2));
    for (int seat = 0; seat < players; ++seat)
        game.chairs.emplace_back(seat < people     ? "human"
                                 : random.below(2) ? "computer:beginner"
                                                   : "computer:easy:ylva");
    return game;
}

} // namespace

class TestTableRedo : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoAndRedoRestoreTheRecord_data();
    void undoAndRedoRestoreTheRecord();
    void answerClearsRedo();
    void newGameClearsRedo();
    void redoReplacesComputerChoices();
    void noRedoBetweenPeople();
    void redoCrossesTheEndOfAHand();
};

void TestTableRedo::undoAndRedoRestoreTheRecord_data()
{
    QTest::addColumn<Game>("kind");
    QTest::newRow("Odin") << Game::Odin;
    QTest::newRow("Ninjan") << Game::Ninjan;
}

/// At random moments, also while computers think: several undos, then redo back to the same record.
void TestTableRedo::undoAndRedoRestoreTheRecord()
{
    QFETCH(Game, kind);
    QTemporaryDir folder;
    record::JournalWriter journal(folder.path());
    QCOMPARE(journal.load().error, record::Journal::Error::None);
    int taken = 0;
    for (std::uint64_t number = 1; number <= 150; ++number) {
        Random random(number);
        Table table;
        const bool onDisk = number % 10 == 0; // only some games: flushing each line is slow
        table.setJournal(onDisk ? &journal : nullptr);
        table.setAutoNextHand(true);
        table.setUndoWithPeople(true);
        QCOMPARE(table.start(randomGame(kind, number)), Reason::None);
        for (int turn = 0; turn < 25 && !table.gameOver(); ++turn) {
            if (!answerAtRandom(table, random) || random.below(2) == 0)
                waitForChange(table, 1);
            if (random.below(4) != 0)
                continue;
            QVERIFY(journal.waitForFinished(10'000)); // shows what has been answered
            const Events before = table.record();
            std::vector<Events> levels;
            const int back = 1 + static_cast<int>(random.below(6));
            for (int i = 0; i < back && table.canUndo(); ++i) {
                table.undo();
                ++taken;
                if (table.canRedo())
                    levels.push_back(table.record());
                if (random.below(2) == 0)
                    waitForChange(table, 1); // meanwhile computers may choose again
            }
            while (!levels.empty()) {
                levels.pop_back();
                QVERIFY(table.canRedo());
                table.redo();
                QVERIFY(table.record() == (levels.empty() ? before : levels.back()));
                QVERIFY(journal.waitForFinished(10'000));
                QVERIFY(!onDisk || record::readRecord(journal.fileName()).events == table.record());
                if (!levels.empty() && random.below(2) == 0)
                    waitForChange(table, 1);
            }
            QVERIFY(!table.canRedo());
            QVERIFY(table.record() == before);
        }
    }
    QVERIFY(taken > 300);
}

void TestTableRedo::answerClearsRedo()
{
    Table table;
    GameEvent game = test::odinGame(3, 5);
    game.firstStarter = 0;
    game.chairs = {"human", "computer:easy", "computer:easy"};
    QCOMPARE(table.start(game), Reason::None);
    QVERIFY(!table.canRedo());
    const Card card = std::get<HandEvent>(table.record().at(1)).hands[0].cards.first();
    table.answer(0, PlayEvent{0, CardSet::of(card), kNoCard});
    table.undo();
    QVERIFY(table.canRedo());
    table.answer(0, PassEvent{0}); // refused: nothing has been played
    QVERIFY(table.canRedo());
    table.answer(0, PlayEvent{0, CardSet::of(card), kNoCard});
    QVERIFY(!table.canRedo());
    const Events before = table.record();
    table.redo();
    QVERIFY(table.record() == before);
}

void TestTableRedo::newGameClearsRedo()
{
    Table table;
    GameEvent game = test::odinGame(2, 5);
    game.firstStarter = 0;
    game.chairs = {"human", "computer:easy"};
    QCOMPARE(table.start(game), Reason::None);
    const Card card = std::get<HandEvent>(table.record().at(1)).hands[0].cards.first();
    for (const bool newGame : {true, false}) {
        table.answer(0, PlayEvent{0, CardSet::of(card), kNoCard});
        table.undo();
        QVERIFY(table.canRedo());
        const Events events = table.record();
        QCOMPARE(newGame ? table.start(game) : table.resume(events), Reason::None);
        QVERIFY(!table.canRedo());
    }
}

/// In Ninjan computers choose again while the person thinks; redo replaces these choices by the original ones.
void TestTableRedo::redoReplacesComputerChoices()
{
    Table table;
    GameEvent game = test::ninjanGame(3, 8);
    game.chairs = {"human", "computer:easy", "computer:medium"};
    table.setPace(60000);
    QCOMPARE(table.start(game), Reason::None);
    table.answer(0, ChooseEvent{0, std::get<DealEvent>(table.record().at(1)).hands[0].cards.first()});
    const Events before = table.record();
    QCOMPARE(before.size(), std::size_t(3)); // the computers have not chosen yet
    table.undo();
    table.setPace(0);
    table.undo(); // nothing left to undo
    QCOMPARE(table.record().size(), std::size_t(2));
    QSignalSpy changed(&table, &Table::changed);
    table.redo();
    QVERIFY(table.record() == before);
    QVERIFY(waitFor([&] { return table.record().size() > 5; }));
    table.undo();
    QVERIFY(waitFor([&] { return table.record().size() == 4; })); // both have chosen again
    QVERIFY(table.canRedo());
    table.redo();
    QVERIFY(std::equal(before.begin(), before.end(), table.record().begin()));
}

void TestTableRedo::noRedoBetweenPeople()
{
    Table table;
    GameEvent game = test::odinGame(2, 5);
    game.firstStarter = 0;
    game.chairs = {"human", "human"};
    QCOMPARE(table.start(game), Reason::None);
    table.setUndoWithPeople(true);
    table.answer(0,
                 PlayEvent{0, CardSet::of(std::get<HandEvent>(table.record().at(1)).hands[0].cards.first()), kNoCard});
    table.undo();
    QVERIFY(table.canRedo());
    table.setUndoWithPeople(false);
    QVERIFY(!table.canRedo());
    const Events before = table.record();
    table.redo();
    QVERIFY(table.record() == before);
}

/// Redo restores the end of a hand, the next deal and the computers' moves in it together.
void TestTableRedo::redoCrossesTheEndOfAHand()
{
    Table table;
    table.setAutoNextHand(true);
    GameEvent game = test::odinGame(2, 3);
    odin::setRule(game, &odin::Rules::target, 100);
    game.firstStarter = 0;
    game.chairs = {"human", "computer:beginner"};
    QCOMPARE(table.start(game), Reason::None);
    Random random(4);
    const auto hands = [&table] {
        return std::count_if(table.record().begin(), table.record().end(),
                             [](const Event &event) { return std::holds_alternative<HandEvent>(event); });
    };
    QVERIFY(waitFor([&] { return answerAtRandom(table, random), hands() == 3 && table.humanSeat(0); }));
    QVERIFY(waitFor([&] { return !table.openRequests().empty() && table.openRequests().front().seat == 0; }));
    const Events before = table.record();
    while (hands() > 1)
        table.undo();
    while (table.canRedo())
        table.redo();
    QVERIFY(table.record() == before);
}

REGISTER_TEST(TestTableRedo)
#include "tst_table_redo.moc"
