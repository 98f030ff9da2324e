// SPDX-License-Identifier: GPL-3.0-or-later
// A table with a person at the screen and guests, without a network: what both see of seats, absence, undo and phrases.
#include "engine/games/games.h"
#include "engine/network/guest_table.h"
#include "engine/network/table_host.h"
#include "engine/network/table_server.h"
#include "tests/engine/network/memory_transport.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace meadhall;
using namespace meadhall::network;

namespace {

/// A host as the window is one: a person on seat 0, guests on the others.
struct Hosted {
    test::MemoryTransport transport;
    Table table;
    TableHost host{table};
    TableServer server{transport};

    explicit Hosted(GameEvent game, std::vector<std::string> chairs = {"human", "guest", "computer:easy"})
    {
        game.chairs = std::move(chairs);
        transport.idOf = [this](const QByteArray &key) { return key == host.key() ? tableIdOf(key) : QByteArray(); };
        table.setAutoNextHand(true);
        table.setSeatMaker([this](int seat) { return host.makeSeat(seat); });
        server.listen({}, 0);
        host.open(game);
        server.add(host);
    }

    std::unique_ptr<GuestTable> guest(const QString &name, const QString &token = {})
    {
        return std::make_unique<GuestTable>(transport, server.invitationTo(host, QStringLiteral("here")), name, token);
    }
    /// With Bo on seat 1, and the game begun.
    std::unique_ptr<GuestTable> begin()
    {
        auto bo = guest(QStringLiteral("Bo"));
        bo->join();
        const bool sits = QTest::qWaitFor([this] { return host.everybodySits(); });
        const bool plays = sits && host.begin() == Reason::None
                           && QTest::qWaitFor([&bo] { return bo->state() == GuestTable::State::Playing; });
        return plays ? std::move(bo) : nullptr;
    }
};

/// Any legal answer of a seat, as its own program knows it.
Event answerOf(Table &table, int seat)
{
    const Events seen = table.seenBy(seat);
    const auto referee = makeSeenReferee(std::get<GameEvent>(seen.front()), seat);
    for (std::size_t i = 1; i < seen.size(); ++i)
        referee->apply(seen[i]);
    return referee->legalEvents().front();
}

bool isAsked(const Table &table, int seat)
{
    const std::vector<Request> requests = table.openRequests();
    return std::any_of(requests.begin(), requests.end(), [seat](const Request &one) { return one.seat == seat; });
}

/// Answers for the person and for Bo until the table has so many events.
bool playTo(Hosted &hosted, GuestTable &bo, std::size_t events)
{
    return QTest::qWaitFor(
        [&] {
            if (hosted.table.record().size() >= events || hosted.table.gameOver())
                return bo.table().record().size() == hosted.table.record().size();
            if (isAsked(hosted.table, 0))
                hosted.table.answer(0, answerOf(hosted.table, 0));
            if (isAsked(bo.table(), 1) && isAsked(hosted.table, 1))
                bo.table().answer(1, answerOf(bo.table(), 1));
            return false;
        },
        30000);
}

} // namespace

class TestTableHost : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void guestsTakeChairs();
    void computersTakeFreeChairs();
    void bothSeeTheSameGame_data();
    void bothSeeTheSameGame();
    void answersSurviveACut();
    void answersMayComeBeforeTheQuestion();
    void awayAndBack();
    void computerPlaysUntilTheGuestIsBack();
    void undoAsksGuests();
    void phrasesAreNotTooMany();
    void hostComesBackAfterACrash();
    void anotherGameWithTheSamePeople();
    void closingSaysGoodbye();
    void wrongKeyIsSaid();
};

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
    QCOMPARE(std::get<GameEvent>(bo->table().record().front()).chairs[2], std::string("computer:hard"));
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
    connect(&bo->table(), &Table::changed, bo.get(), [&bo] {
        if (isAsked(bo->table(), 1))
            bo->table().answer(1, answerOf(bo->table(), 1));
    });
    QVERIFY(QTest::qWaitFor(
        [&] {
            if (isAsked(hosted.table, 0))
                hosted.table.answer(0, answerOf(hosted.table, 0));
            return bo->table().gameOver();
        },
        30000));
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
    QVERIFY(QTest::qWaitFor(
        [&] {
            if (isAsked(hosted.table, 0))
                hosted.table.answer(0, answerOf(hosted.table, 0));
            return hosted.table.record().size() > before + 12;
        },
        30000));
    bo = hosted.guest(QStringLiteral("Bo"), token);
    bo->join();
    QTRY_COMPARE(bo->state(), GuestTable::State::Playing);
    QVERIFY(!hosted.host.computerPlays(1));
    QCOMPARE(bo->seat(), 1);
    QVERIFY(playTo(hosted, *bo, 100'000));
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
    QVERIFY(QFile::exists(file));
    QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    const Events record = hosted.table.record();

    Table table;
    TableHost host(table);
    host.setFile(file);
    table.setSeatMaker([&host](int seat) { return host.makeSeat(seat); });
    QVERIFY(!host.reopen(test::ninjanGame(3, 5))); // a game without guests
    QVERIFY(host.reopen(std::get<GameEvent>(record.front())));
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

QTEST_GUILESS_MAIN(TestTableHost)
#include "tst_table_host.moc"
