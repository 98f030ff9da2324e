// SPDX-License-Identifier: GPL-3.0-or-later
// A table with a person at the screen and guests, without a network: what both see of seats, absence, undo and phrases.
#include "tests/engine/network/table_host_test.h"
#include "tests/test_program.h"

#include "engine/ai/personas.h"

using namespace meadhall::network::testing;

void TestTableHost::guestsTakeChairs()
{
    Hosted hosted(test::odinGame(4, 1), {"human", "guest", "computer:hard:leif", "guest"});
    hosted.host.setCoachAllowed(true);
    QSignalSpy sat(&hosted.host, &TableHost::everybodySat);
    auto bo = hosted.guest(QStringLiteral("  Bo\n ")), cy = hosted.guest(QStringLiteral("Bo"));
    bo->join(3);
    QTRY_COMPARE(bo->state(), GuestTable::State::Waiting);
    QCOMPARE(bo->seat(), 3);
    QVERIFY(!hosted.host.everybodySits());
    cy->join(3);
    QSignalSpy refused(cy.get(), &GuestTable::chairRefused);
    QTRY_COMPARE(refused.count(), 1);
    QCOMPARE(refused[0][0].value<Code>(), Code::SeatTaken);
    cy->join();
    QTRY_COMPARE(cy->state(), GuestTable::State::Waiting);
    QTRY_COMPARE(sat.count(), 1);
    QTRY_COMPARE(bo->seats().seats[1].presence, SeatState::Presence::Here);
    const std::vector<SeatState> seats = bo->seats().seats;
    QVERIFY(seats == hosted.host.seats());
    QCOMPARE(seats[3].name, QStringLiteral("Bo"));
    QCOMPARE(seats[1].name, QStringLiteral("Bo 2"));
    QCOMPARE(seats[0].kind, SeatState::Kind::Person);
    QCOMPARE(seats[2].kind, SeatState::Kind::Computer);
    QCOMPARE(seats[2].level, QStringLiteral("hard"));
    QCOMPARE(seats[2].persona, QStringLiteral("leif"));
    QVERIFY(bo->seats().coach && !bo->seats().begun);
    QCOMPARE(hosted.host.begin(), Reason::None);
    QTRY_VERIFY(cy->state() == GuestTable::State::Playing && bo->state() == GuestTable::State::Playing);
    const auto &game = std::get<GameEvent>(cy->table().record().front());
    QVERIFY(game.chairs == (std::vector<std::string>{"guest", "human", "computer:hard:leif", "guest"}));
    QCOMPARE(game.seats[3], std::string("Bo"));
    QVERIFY(!game.deal);
    // The record of the host says who were guests.
    QCOMPARE(std::get<GameEvent>(hosted.table.record().front()).chairs[1], std::string("guest"));
}

void TestTableHost::computersTakeFreeChairs()
{
    Hosted hosted(test::odinGame(3, 1), {"human", "guest", "guest"});
    auto bo = hosted.guest(QStringLiteral("Bo"));
    bo->join();
    QTRY_COMPARE(bo->state(), GuestTable::State::Waiting);
    QCOMPARE(hosted.host.begin(players::Level::Hard), Reason::None);
    QTRY_COMPARE(bo->state(), GuestTable::State::Playing);
    // The first persona that is not at the table.
    const std::string persona(players::kPersonas.front().id);
    const auto &game = std::get<GameEvent>(hosted.table.record().front());
    QCOMPARE(game.chairs[2], "computer:hard:" + persona);
    QCOMPARE(QString::fromStdString(game.seats[2]).toLower(), QString::fromStdString(persona));
    QCOMPARE(std::get<GameEvent>(bo->table().record().front()).chairs[2], game.chairs[2]);
    auto late = hosted.guest(QStringLiteral("Cy"));
    QSignalSpy refused(late.get(), &GuestTable::chairRefused);
    late->join();
    QTRY_COMPARE(refused.count(), 1);
    QCOMPARE(refused[0][0].value<Code>(), Code::Full);
}

void TestTableHost::bothSeeTheSameGame_data()
{
    QTest::addColumn<bool>("odin");
    QTest::newRow("odin") << true;
    QTest::newRow("ninjan") << false;
}

void TestTableHost::bothSeeTheSameGame()
{
    QFETCH(bool, odin);
    Hosted hosted(odin ? test::odinGame(3, 5) : test::ninjanGame(3, 5));
    const auto bo = hosted.begin();
    QVERIFY(bo);
    QSignalSpy restarted(&bo->table(), &Table::restarted);
    std::size_t open = 0;
    connect(&bo->table(), &Table::handsShown, bo.get(),
            [&open](const std::vector<CardSet> &hands) { open = hands.size(); });
    QVERIFY(playTo(hosted, *bo, 100'000));
    QVERIFY(hosted.table.gameOver() && bo->table().gameOver());
    Events seen = hosted.table.seenBy(1);
    seen.front() = bo->table().record().front();
    QVERIFY(bo->table().record() == seen);
    QCOMPARE(restarted.count(), 0);
    QCOMPARE(open, odin ? std::size_t{3} : std::size_t{0});
    QVERIFY(bo->table().openHands() == hosted.table.openHands());
}

void TestTableHost::undoAsksGuests()
{
    Hosted hosted(test::odinGame(3, 5));
    const auto bo = hosted.begin();
    QVERIFY(bo && playTo(hosted, *bo, 9));
    QSignalSpy asked(bo.get(), &GuestTable::undoAsked), answered(&hosted.host, &TableHost::undoAnswered);
    QSignalSpy restarted(&bo->table(), &Table::restarted);
    QVERIFY(hosted.table.canUndo() && !bo->table().canUndo());
    const std::size_t before = hosted.table.record().size();
    hosted.table.undo();
    QTRY_COMPARE(asked.count(), 1);
    bo->agreeToUndo(false);
    QTRY_COMPARE(answered.count(), 1);
    QCOMPARE(answered[0][0].toBool(), false);
    QVERIFY(hosted.table.record().size() >= before);
    hosted.table.undo();
    QTRY_COMPARE(asked.count(), 2);
    bo->agreeToUndo(true);
    QTRY_COMPARE(answered.count(), 2);
    QCOMPARE(answered[1][0].toBool(), true);
    QTRY_COMPARE(restarted.count(), 1);
    QVERIFY(!hosted.table.canRedo());
    QVERIFY(playTo(hosted, *bo, 100'000));
    Events seen = hosted.table.seenBy(1);
    seen.front() = bo->table().record().front();
    QVERIFY(bo->table().record() == seen);
}

void TestTableHost::phrasesAreNotTooMany()
{
    Hosted hosted(test::odinGame(3, 5));
    const auto bo = hosted.begin();
    QVERIFY(bo);
    QSignalSpy host(&hosted.host, &TableHost::said), guest(bo.get(), &GuestTable::said);
    for (int i = 0; i < 5; ++i)
        bo->say(PhraseId::Wow);
    hosted.host.say(0, PhraseId::Thanks);
    QTRY_COMPARE(guest.count(), 2);
    QCOMPARE(host.count(), 1);
    QCOMPARE(host[0][0].toInt(), 1);
    QCOMPARE(host[0][1].value<PhraseId>(), PhraseId::Wow);
}

void TestTableHost::anotherGameWithTheSamePeople()
{
    Hosted hosted(test::ninjanGame(3, 5));
    const auto bo = hosted.begin();
    QVERIFY(bo && playTo(hosted, *bo, 100'000));
    QSignalSpy restarted(&bo->table(), &Table::restarted);
    GameEvent next = hosted.host.game();
    next.deal = 99;
    QCOMPARE(hosted.host.beginAnother(next), Reason::None);
    QTRY_COMPARE(restarted.count(), 1);
    QVERIFY(!bo->table().gameOver());
    QCOMPARE(std::get<GameEvent>(bo->table().record().front()).seats[1], std::string("Bo"));
    QVERIFY(playTo(hosted, *bo, 100'000));
}

void TestTableHost::closingSaysGoodbye()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("invitation.json"));
    Hosted hosted(test::ninjanGame(3, 5));
    hosted.host.setFile(file);
    const auto bo = hosted.begin();
    QVERIFY(bo);
    QSignalSpy ended(bo.get(), &GuestTable::ended);
    hosted.host.close();
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(ended[0][0].value<Code>(), Code::Closed);
    QCOMPARE(bo->state(), GuestTable::State::Apart);
    record::FileWriter::instance().waitForFinished();
    QVERIFY(!QFile::exists(file));
    QVERIFY(bo->table().hasGame());
    QVERIFY(isAsked(hosted.table, 0));
    hosted.table.answer(0, answerOf(hosted.table, 0)); // the table itself goes on
}

void TestTableHost::wrongKeyIsSaid()
{
    Hosted hosted(test::ninjanGame(3, 5));
    GuestTable lost(hosted.transport, {QStringLiteral("here"), 4711, newKey()}, QStringLiteral("Bo"));
    QSignalSpy ended(&lost, &GuestTable::ended);
    lost.join();
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(ended[0][1].value<Loss>(), Loss::WrongKey);
}

REGISTER_TEST(TestTableHost)
#include "moc_table_host_test.cpp"
