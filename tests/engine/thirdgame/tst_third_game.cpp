// SPDX-License-Identifier: GPL-3.0-or-later
// Table, journal and records run a game without special code for it.
#include "engine/core/to_index.h"
#include "engine/record/journal_writer.h"
#include "engine/record/json_lines.h"
#include "engine/record/record.h"
#include "engine/record/summary.h"
#include "engine/table/table.h"
#include "tests/engine/thirdgame/highest_card.h"
#include "tests/test_program.h"

#include <QBuffer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace meadhall;

namespace {

GameEvent gameOf(int players, int handSize)
{
    GameEvent game;
    game.game = test::highestCard();
    for (int seat = 0; seat < players; ++seat)
        game.seats.push_back("Seat " + std::to_string(seat));
    game.chairs.assign(game.seats.size(), "human");
    game.deal = 11;
    if (handSize != 2)
        game.rules = {{"handSize", handSize}};
    return game;
}

/// A computer player of this game: plays the first card that it was dealt.
class FirstCard : public Seat {
public:
    explicit FirstCard(int seat) : seat_(seat) {}
    bool human() const override { return false; }
    void onEvent(const Event &event) override
    {
        if (const auto *hand = std::get_if<HandEvent>(&event))
            hand_ = hand->hands[toIndex(seat_)].cards;
    }
    void ask(RequestKind, quint64 requestId) override
    {
        const Event answer = PlayEvent{seat_, CardSet::of(hand_.first()), kNoCard};
        QMetaObject::invokeMethod(
            this, [this, requestId, answer] { Q_EMIT answered(requestId, answer); }, Qt::QueuedConnection);
    }
    void stop() override {}

private:
    int seat_;
    CardSet hand_;
};

} // namespace

class TestThirdGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gameEventRoundTrips();
    void invalidGamesAreRefused();
    void tablePlaysAndResumesIt();
    void computerPlaysIt();
    void wrongRecordsAreRefused();
};

void TestThirdGame::gameEventRoundTrips()
{
    GameEvent game = gameOf(2, 3);
    game.chairs.clear();
    const QByteArray line =
        R"({"event":"game","format":1,"game":"highestCard","seats":["Seat 0","Seat 1"],"rules":{"handSize":3},"deal":11})";
    QCOMPARE(record::toLine(game), line);
    QVERIFY(record::parseLine(line).event == Event(game));
    game.rules.clear();
    QVERIFY(record::toLine(game).contains(R"("rules":{"handSize":2})"));
}

void TestThirdGame::invalidGamesAreRefused()
{
    Table table;
    QCOMPARE(table.start(gameOf(1, 2)), Reason::WrongPlayers);
    QCOMPARE(table.start(gameOf(2, 0)), Reason::WrongDeal);
    QVERIFY(!table.hasGame());
}

void TestThirdGame::tablePlaysAndResumesIt()
{
    QTemporaryDir folder;
    record::JournalWriter journal(folder.path());
    Table table;
    table.setJournal(&journal);
    table.setUndoWithPeople(true);
    QSignalSpy refused(&table, &Table::refused);
    const auto isWritten = [&journal] { return journal.waitForFinished(10'000); };
    QCOMPARE(table.start(gameOf(3, 4)), Reason::None);
    QVERIFY(isWritten());
    const auto hands = std::get<HandEvent>(table.record().at(1)).hands;
    const auto cardOf = [&hands](int seat) { return hands[toIndex(seat)].cards.first(); };
    const auto play = [&](int seat) { table.answer(seat, PlayEvent{seat, CardSet::of(cardOf(seat)), kNoCard}); };
    QVERIFY(std::get<HandEvent>(table.seenBy(1).at(1)).hands[0].hidden());

    play(1);
    QCOMPARE(refused.takeFirst().at(1).value<Reason>(), Reason::NotYourTurn);
    table.answer(0, PlayEvent{0, CardSet::of(cardOf(1)), kNoCard});
    QCOMPARE(refused.takeFirst().at(1).value<Reason>(), Reason::CardNotHeld);
    play(0);
    play(1);
    QVERIFY(isWritten());
    const Events two = table.record();
    table.undo();
    QCOMPARE(table.record().size(), two.size() - 1);
    QVERIFY(isWritten());
    QVERIFY(record::readRecord(journal.fileName()).events == table.record());
    table.redo();
    QVERIFY(table.record() == two);
    QVERIFY(isWritten());

    // Resumed from its file, as after a restart of the program.
    QCOMPARE(table.resume(record::readRecord(journal.fileName()).events, journal.fileName()), Reason::None);
    play(2);
    QVERIFY(isWritten());
    QVERIFY(table.gameOver());
    const auto &over = std::get<GameOverEvent>(table.record().back());
    QCOMPARE(over.totals, (std::vector<int>{cardOf(0), cardOf(1), cardOf(2)}));
    const record::Record record = record::readRecord(journal.fileName());
    QVERIFY(!record.problem && record.finished());
    QVERIFY(record.events == table.record());
    const record::Summary summary = record::summarise(journal.fileName());
    QCOMPARE(summary.state, record::Summary::State::Finished);
    QCOMPARE(summary.winners, over.winners);
    QCOMPARE(record::gameKey(journal.fileName()), QStringLiteral("highestCard"));
}

void TestThirdGame::computerPlaysIt()
{
    Table table;
    table.setSeatMaker([](int seat) { return std::make_unique<FirstCard>(seat); });
    GameEvent game = gameOf(2, 2);
    game.chairs = {"computer:easy", "computer:easy"};
    QCOMPARE(table.start(game), Reason::None);
    QTRY_VERIFY(table.gameOver());
}

void TestThirdGame::wrongRecordsAreRefused()
{
    Table table;
    QCOMPARE(table.start(gameOf(2, 1)), Reason::None);
    const auto hands = std::get<HandEvent>(table.record().at(1)).hands;
    table.answer(0, PlayEvent{0, hands[0].cards, kNoCard});
    table.answer(1, PlayEvent{1, hands[1].cards, kNoCard});
    QVERIFY(table.gameOver());
    Events wrong = table.record();
    auto &winners = std::get<GameOverEvent>(wrong.back()).winners;
    winners = {1 - winners.front()};
    QByteArray text = record::toText(wrong);
    QBuffer buffer(&text);
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    const record::Record record = record::readRecord(buffer);
    QCOMPARE(record.problem.reason, Reason::WrongWinners);
    QCOMPARE(record.problem.line, static_cast<int>(wrong.size()));
}

REGISTER_TEST(TestThirdGame)
#include "tst_third_game.moc"
