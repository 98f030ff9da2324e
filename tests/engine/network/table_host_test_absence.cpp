// SPDX-License-Identifier: GPL-3.0-or-later
// Guests who drop out and come back, and a host that is restarted.
#include "engine/core/seat_of.h"
#include "engine/core/to_index.h"
#include "tests/engine/network/table_host_test.h"

using namespace meadhall::network::testing;

/// What is answered while the cable is cut arrives when the guest is back.
void TestTableHost::answersSurviveACut()
{
    Hosted hosted(test::ninjanGame(3, 5));
    const auto bo = hosted.begin();
    QVERIFY(bo);
    QTRY_VERIFY(isAsked(bo->table(), 1));
    hosted.transport.cut();
    const Event choice = answerOf(bo->table(), 1);
    bo->table().answer(1, choice);
    QTRY_COMPARE(bo->state(), GuestTable::State::Returning);
    QTRY_COMPARE(bo->state(), GuestTable::State::Playing);
    const auto arrived = [&] {
        const Events &record = hosted.table.record();
        return std::find(record.begin(), record.end(), choice) != record.end();
    };
    QTRY_VERIFY(arrived());
    QVERIFY(playTo(hosted, *bo, 100'000));
}

/// A window that plays by itself may answer as soon as it sees that it is its turn, before the host has asked.
void TestTableHost::answersMayComeBeforeTheQuestion()
{
    Hosted hosted(test::odinGame(3, 5));
    const auto bo = hosted.begin();
    QVERIFY(bo);
    QSignalSpy refused(&hosted.host, &TableHost::refusedGuest);
    const auto answer = [&bo] {
        if (isAsked(bo->table(), 1))
            bo->table().answer(1, answerOf(bo->table(), 1));
    };
    connect(&bo->table(), &Table::changed, bo.get(), answer);
    answer(); // who begins is decided by the deal
    QVERIFY(waitFor([&] {
        if (isAsked(hosted.table, 0))
            hosted.table.answer(0, answerOf(hosted.table, 0));
        return bo->table().gameOver();
    }));
    QCOMPARE(refused.count(), 0);
}

void TestTableHost::awayAndBack()
{
    Hosted hosted(test::odinGame(3, 5));
    hosted.host.setWait(40);
    const auto bo = hosted.begin();
    QVERIFY(bo && playTo(hosted, *bo, 6));
    QSignalSpy away(&hosted.host, &TableHost::away), back(&hosted.host, &TableHost::back);
    QSignalSpy restarted(&bo->table(), &Table::restarted);
    hosted.transport.isCut = true;
    hosted.transport.cut();
    QTRY_COMPARE(away.count(), 1);
    QCOMPARE(away[0][0].toInt(), 1);
    QCOMPARE(away[0][1].toInt(), 40);
    QVERIFY(hosted.host.waitsFor(1) > 0);
    QCOMPARE(hosted.host.seats()[1].presence, SeatState::Presence::Away);
    QTRY_COMPARE(bo->state(), GuestTable::State::Returning);
    QVERIFY(bo->patienceLeft() > 0);
    hosted.transport.isCut = false;
    QTRY_COMPARE(back.count(), 1);
    QTRY_COMPARE(bo->state(), GuestTable::State::Playing);
    QCOMPARE(hosted.host.waitsFor(1), 0);
    QVERIFY(playTo(hosted, *bo, 12));
    QCOMPARE(restarted.count(), 0); // nothing was redrawn
    // Another program of the same person takes over.
    auto other = hosted.guest(QStringLiteral("Bo"), bo->token());
    QSignalSpy ended(bo.get(), &GuestTable::ended);
    other->join();
    QTRY_COMPARE(other->state(), GuestTable::State::Playing);
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(ended[0][0].value<Code>(), Code::Elsewhere);
    QVERIFY(other->table().record() == bo->table().record());
}

void TestTableHost::computerPlaysUntilTheGuestIsBack()
{
    Hosted hosted(test::odinGame(3, 5));
    hosted.host.setWait(0);
    auto bo = hosted.begin();
    QVERIFY(bo);
    QSignalSpy over(&hosted.host, &TableHost::waitOver);
    const QString token = bo->token();
    bo->leave();
    QTRY_COMPARE(over.count(), 1);
    hosted.host.letComputerPlay(1);
    QVERIFY(hosted.host.computerPlays(1));
    const std::size_t before = hosted.table.record().size();
    QVERIFY(waitFor([&] {
        if (isAsked(hosted.table, 0))
            hosted.table.answer(0, answerOf(hosted.table, 0));
        return hosted.table.record().size() > before + 12;
    }));
    bo = hosted.guest(QStringLiteral("Bo"), token);
    bo->join();
    QTRY_COMPARE(bo->state(), GuestTable::State::Playing);
    QVERIFY(!hosted.host.computerPlays(1));
    QCOMPARE(bo->seat(), 1);
    const std::vector<int> moves = bo->seats().seats[1].history.computerMoves;
    QVERIFY(!moves.empty() && moves.front() >= static_cast<int>(before));
    QVERIFY(playTo(hosted, *bo, 100'000));
    QCOMPARE(bo->checkedDeals()->fairness, Fairness::Unknown);
}

/// The program of the host is killed: the file beside the journal has the key, and the guest comes back by itself.
void TestTableHost::hostComesBackAfterACrash()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("invitation.json"));
    Hosted hosted(test::ninjanGame(3, 5));
    hosted.host.setFile(file);
    const auto bo = hosted.begin();
    QVERIFY(bo && playTo(hosted, *bo, 12));
    hosted.host.setPort(4711);
    record::FileWriter::instance().waitForFinished();
    QVERIFY(QFile::exists(file));
    QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    const Events record = hosted.table.record();

    Table table;
    TableHost host(table);
    host.setFile(file);
    table.setSeatMaker([&host](int seat) { return host.makeSeat(seat); });
    QVERIFY(!host.reopen(test::ninjanGame(3, 5))); // a game without guests
    GameEvent another = std::get<GameEvent>(record.front());
    another.fair->secret.back() ^= 1;
    QVERIFY(!host.reopenGame(another));
    QVERIFY(host.reopenGame(std::get<GameEvent>(record.front())));
    QCOMPARE(host.key(), hosted.host.key());
    QCOMPARE(host.keptPort(), 4711);
    QCOMPARE(table.resume(record), Reason::None);
    QCOMPARE(host.seats()[1].presence, SeatState::Presence::Away);
    QCOMPARE(host.seats()[1].name, QStringLiteral("Bo"));
    hosted.server.remove(hosted.host);
    hosted.server.add(host);
    hosted.transport.cut();
    QTRY_VERIFY(host.everybodySits());
    QTRY_VERIFY(bo->table().record().size() >= record.size());
    QTRY_VERIFY(isAsked(bo->table(), 1) || !isAsked(table, 1));
    // Damage is noticed, and is no invitation.
    QFile damaged(file);
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write("{\"key\":\"00\"}");
    damaged.close();
    TableHost other(hosted.table);
    other.setFile(file);
    QVERIFY(!other.reopen(std::get<GameEvent>(record.front())));
    QVERIFY(other.key().isEmpty());
}

/// While all seats are taken, the host may give that of a guest who is away to somebody else.
void TestTableHost::applicantsAreAsked()
{
    Hosted hosted(test::odinGame(3, 5));
    auto bo = hosted.begin();
    QVERIFY(bo && playTo(hosted, *bo, 6));
    const QString token = bo->token();
    auto cy = hosted.guest(QStringLiteral("Cy"));
    QSignalSpy refused(cy.get(), &GuestTable::chairRefused), given(&hosted.host, &TableHost::seatGiven);
    cy->join();
    QTRY_COMPARE(refused.count(), 1);
    QCOMPARE(refused[0][0].value<Code>(), Code::Full); // nobody is away
    bo->leave();
    bo.reset();
    QTRY_COMPARE(hosted.host.seats()[1].presence, SeatState::Presence::Away);
    cy->join();
    QTRY_COMPARE(refused.count(), 2);
    QCOMPARE(refused[1][0].value<Code>(), Code::Asked);
    QCOMPARE(hosted.host.applicant(), QStringLiteral("Cy"));
    hosted.host.turnDown();
    QTRY_COMPARE(refused.count(), 3);
    QCOMPARE(refused[2][0].value<Code>(), Code::Full);
    QVERIFY(hosted.host.applicant().isEmpty());
    cy->join();
    QTRY_COMPARE(hosted.host.applicant(), QStringLiteral("Cy"));
    hosted.host.admit(2); // a computer's
    QCOMPARE(hosted.host.applicant(), QStringLiteral("Cy"));
    hosted.host.admit(1);
    QTRY_COMPARE(cy->state(), GuestTable::State::Playing);
    QCOMPARE(cy->seat(), 1);
    QCOMPARE(given.count(), 1);
    QCOMPARE(given[0][1].toString(), QStringLiteral("Bo"));
    QCOMPARE(given[0][2].toString(), QStringLiteral("Cy"));
    QCOMPARE(cy->seats().seats[1].name, QStringLiteral("Cy"));
    const std::vector<SeatHistory::Person> before{
        {QStringLiteral("Bo"), static_cast<int>(hosted.table.record().size())}};
    QTRY_COMPARE(cy->seats().seats[1].history.people, before);
    // The seat is Cy's now, and Bo an applicant, who may go away again.
    bo = hosted.guest(QStringLiteral("Bo"), token);
    cy->leave();
    QTRY_COMPARE(hosted.host.seats()[1].presence, SeatState::Presence::Away);
    bo->join();
    QTRY_COMPARE(hosted.host.applicant(), QStringLiteral("Bo"));
    bo.reset();
    QTRY_VERIFY(hosted.host.applicant().isEmpty());
}

void TestTableHost::computerPlaysForAGuestWhoIsHere()
{
    Hosted hosted(test::odinGame(3, 5));
    const auto bo = hosted.begin();
    QVERIFY(bo);
    QSignalSpy reminded(bo.get(), &GuestTable::reminded), refused(&hosted.host, &TableHost::refusedGuest);
    const auto isBosTurn = [&] {
        if (isAsked(hosted.table, 0))
            hosted.table.answer(0, answerOf(hosted.table, 0));
        return hosted.host.hesitates(1) > 0;
    };
    QTRY_VERIFY(isBosTurn());
    hosted.host.remind(1);
    hosted.host.remind(1); // not so soon
    QTRY_COMPARE(reminded.count(), 1);
    hosted.host.letComputerPlay(1);
    QTRY_VERIFY(bo->seats().seats[1].computerPlays);
    QCOMPARE(hosted.host.hesitates(1), 0);
    const std::size_t before = hosted.table.record().size();
    QVERIFY(waitFor([&] {
        if (isAsked(hosted.table, 0))
            hosted.table.answer(0, answerOf(hosted.table, 0));
        return hosted.table.record().size() > before + 6;
    }));
    QVERIFY(hosted.host.computerPlays(1));
    QVERIFY(waitFor([&] {
        if (isAsked(hosted.table, 0))
            hosted.table.answer(0, answerOf(hosted.table, 0));
        if (isAsked(bo->table(), 1))
            bo->table().answer(1, answerOf(bo->table(), 1));
        return !hosted.host.computerPlays(1);
    }));
    QTRY_VERIFY(!bo->seats().seats[1].computerPlays);
    QVERIFY(playTo(hosted, *bo, 100'000));
    QCOMPARE(bo->checkedDeals()->fairness, Fairness::Fair);
    // It is told which moves the computer has made.
    const std::vector<int> moves = bo->seats().seats[1].history.computerMoves;
    QVERIFY(!moves.empty());
    const int counted = bo->checkedDeals()->computerMoves; // Bo's own answer may have been the same, but later
    QVERIFY(counted > 0 && counted <= static_cast<int>(moves.size()));
    for (const int move : moves)
        QCOMPARE(meadhall::seatOf(hosted.table.record()[toIndex(move)]).value_or(-1), 1);
}

void TestTableHost::dismissedGuestsLeave()
{
    Hosted hosted(test::odinGame(3, 5));
    const auto bo = hosted.begin();
    QVERIFY(bo && playTo(hosted, *bo, 6));
    QSignalSpy ended(bo.get(), &GuestTable::ended);
    hosted.host.dismiss(1);
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(ended[0][0].value<Code>(), Code::Dismissed);
    QCOMPARE(hosted.host.seats()[1].presence, SeatState::Presence::Free);
    const auto cy = hosted.guest(QStringLiteral("Cy"));
    cy->join();
    QTRY_COMPARE(cy->state(), GuestTable::State::Playing);
    QVERIFY(playTo(hosted, *cy, 12));
}
