// SPDX-License-Identifier: GPL-3.0-or-later
// A guest whose connection is lost, whose friends are away, or whose table is closed.
#include "tests/ui/rooms/friends/guest_test.h"

using namespace meadhall;
using namespace meadhall::network;

void TestGuest::connectionComesBack()
{
    Hosted hosted(test::ninjanGame(3, 5));
    GuestWindow window(hosted.transport);
    QVERIFY(window.begin(hosted));
    ui::GuestRoom &room = *window.room();
    QVERIFY(room.notice().sentence().isEmpty());
    QSignalSpy announced(&window.table()->announcer(), &ui::Announcer::announced);
    hosted.transport.isCut = true;
    hosted.transport.cut();
    QTRY_VERIFY(room.notice().sentence().contains(QStringLiteral("connection to the table is lost")));
    QVERIFY(room.notice().sentence().contains(QLatin1String("10:00"))
            || room.notice().sentence().contains(QLatin1String("9:5")));
    QVERIFY(announced.count() >= 1 && announced.last()[0].toString().contains(QStringLiteral("lost")));
    QVERIFY(room.notice().button()->isVisible());
    // What is chosen meanwhile arrives later.
    const Event choice = answerOf(room.guest().table(), 1);
    window.answer(choice);
    hosted.transport.isCut = false;
    QTRY_VERIFY(room.notice().sentence().isEmpty());
    QTRY_VERIFY(std::any_of(hosted.table.record().begin(), hosted.table.record().end(),
                            [&](const Event &event) { return event == choice; })
                || !isAsked(hosted.table, 1));
}

/// At a host that stood still, a move looked as if it had never been made.
void TestGuest::lateConfirmationIsTold()
{
    Hosted hosted(test::ninjanGame(3, 5));
    GuestWindow window(hosted.transport);
    QVERIFY(window.begin(hosted));
    ui::GuestRoom &room = *window.room();
    Table &here = room.guest().table();
    QTRY_VERIFY(isAsked(here, 1) && window.table()->presenter().shownEvents() == here.record().size()
                && !window.table()->controller().prompt().isEmpty());
    QSignalSpy announced(&window.table()->announcer(), &ui::Announcer::announced);
    hosted.transport.altered = [](const QByteArray &line) { return line.contains("\"answer\"") ? QByteArray() : line; };
    const Event choice = answerOf(here, 1);
    window.answer(choice);
    QTRY_VERIFY(room.guest().awaitsConfirmation());
    QTRY_VERIFY(room.notice().sentence().contains(QStringLiteral("has not confirmed it yet")));
    QVERIFY(!room.notice().button()->isVisible());
    const QString sentence = room.notice().sentence();
    QTRY_VERIFY(std::any_of(announced.begin(), announced.end(),
                            [&](const QList<QVariant> &one) { return one[0].toString().contains(sentence); }));
    // When the host is there again, the move arrives.
    hosted.transport.altered = nullptr;
    hosted.transport.cut();
    QTRY_VERIFY(room.notice().sentence().isEmpty());
    QVERIFY(!room.guest().awaitsConfirmation());
    QVERIFY(std::any_of(hosted.table.record().begin(), hosted.table.record().end(),
                        [&](const Event &event) { return event == choice; }));
}

void TestGuest::othersAreAway()
{
    Hosted hosted(test::odinGame(4, 1), {"human", "guest", "computer:hard:leif", "guest"});
    GuestWindow window(hosted.transport);
    QVERIFY(window.join(hosted.server.invitationTo(hosted.host, QStringLiteral("here")), QStringLiteral("Bo")));
    auto other = hosted.guest(QStringLiteral("Cy"));
    other->join();
    QTRY_VERIFY(hosted.host.everybodySits());
    QCOMPARE(hosted.host.begin(), Reason::None);
    QTRY_VERIFY(window.table());
    const QString token = other->token();
    other.reset();
    ui::GuestRoom &room = *window.room();
    QTRY_VERIFY(room.notice().sentence().contains(QStringLiteral("Cy")));
    QVERIFY(!room.notice().button()->isVisible());
    const ui::SeatItem *seat = window.table()->stage().seat(3);
    QTRY_COMPARE(seat->line(), ui::NetworkText::presence(SeatState::Presence::Away));
    QVERIFY(seat->badge() == ui::Glyph::Away);
    QVERIFY(window.table()->stage().seat(1)->notice().isEmpty());
    // Nobody waits any more once a computer plays for them.
    hosted.host.letComputerPlay(3);
    QTRY_COMPARE(seat->line(), ui::NetworkText::computerPlays());
    QVERIFY(seat->badge() == ui::Glyph::Robot && room.notice().sentence().isEmpty());
    QSignalSpy announced(&window.table()->announcer(), &ui::Announcer::announced);
    other = hosted.guest(QStringLiteral("Cy"), token);
    other->join();
    QTRY_VERIFY(room.notice().sentence().isEmpty());
    const auto isTold = [&](const QString &words) { // a computer may have moved since
        return std::any_of(announced.begin(), announced.end(),
                           [&](const QList<QVariant> &one) { return one[0].toString().contains(words); });
    };
    QTRY_VERIFY(isTold(QStringLiteral("is back")));
    QVERIFY(seat->notice().isEmpty() && seat->badge() != ui::Glyph::Away);
    // The same for the own chair.
    hosted.host.letComputerPlay(1);
    QTRY_COMPARE(window.table()->stage().seat(1)->notice(), ui::NetworkText::computerPlays());
    QVERIFY(!room.notice().sentence().isEmpty());
    // The log names the computer for its moves.
    QVERIFY(waitFor([&] {
        if (isAsked(hosted.table, 0))
            hosted.table.answer(0, answerOf(hosted.table, 0));
        if (isAsked(other->table(), 3))
            other->table().answer(3, answerOf(other->table(), 3));
        return !room.guest().seats().seats[1].history.computerMoves.empty();
    }));
    QTRY_VERIFY(room.panel().log()->toPlainText().contains(
        ui::NetworkText::tr("%1 (computer)").arg(ui::isolated(QStringLiteral("Bo")))));
    // There would be no time to move before the computer, which is told to stop.
    QVERIFY(room.notice().button()->isVisible());
    click(room.notice().button());
    QTRY_VERIFY(!hosted.host.computerPlays(1));
    QTRY_VERIFY(!room.notice().button()->isVisible());
    hosted.host.letComputerPlay(1);
    QTRY_VERIFY(room.notice().button()->isVisible());
    // Who plays on for somebody is told and shown, although nobody is awaited then.
    other.reset();
    QTRY_VERIFY(!seat->notice().isEmpty());
    const auto di = hosted.guest(QStringLiteral("Di"));
    di->join();
    QTRY_COMPARE(hosted.host.applicant(), QStringLiteral("Di"));
    hosted.host.admit(3);
    const QString playsOn =
        ui::NetworkText::playsOn(ui::isolated(QStringLiteral("Di")), ui::isolated(QStringLiteral("Cy")));
    QTRY_COMPARE(room.notice().sentence(), playsOn);
    QCOMPARE(window.table()->names().seats.at(3), QStringLiteral("Di"));
    // And that the others wait.
    hosted.host.remind(1);
    QTRY_VERIFY(!room.notice().sentence().isEmpty() && room.notice().sentence() != playsOn);
    QVERIFY(isTold(room.notice().sentence()));
}

void TestGuest::tableIsClosed()
{
    test::StoppedClock clock(QDate(2026, 11, 22));
    Hosted hosted(test::odinGame(3, 5));
    GuestWindow window(hosted.transport);
    QVERIFY(window.begin(hosted));
    hosted.host.close();
    ui::GuestRoom &room = *window.room();
    QTRY_COMPARE(room.notice().sentence(), ui::NetworkText::code(Code::Closed));
    const QString english = room.notice().sentence();
    QVERIFY(room.isOver() && room.notice().button()->hasFocus());
    QVERIFY(window.table()->isVisible()); // what was on the table can still be seen
    clock.advance(100);
    window.keys(Qt::Key_Return); // meant for a card
    QVERIFY(window.room());
    window.keys(Qt::Key_Tab); // the notice, told once more, does not take the focus again
    window.languages().setLanguage(QStringLiteral("de"));
    QTRY_VERIFY(room.notice().sentence() != english);
    QVERIFY(!room.notice().button()->hasFocus());
    room.notice().button()->setFocus();
    clock.advance(ui::InputDelay::kInputDelayMs);
    window.keys(Qt::Key_Return);
    QTRY_VERIFY(!window.room());
    QVERIFY(!frontDialog() && !window.window().rooms().current());
    QVERIFY(!window.window().actions().rejoin->isVisible());
}

void TestGuest::leavingAsksFirst()
{
    Hosted hosted(test::odinGame(3, 5));
    GuestWindow window(hosted.transport);
    QVERIFY(window.begin(hosted));
    window.keys(Qt::Key_Escape);
    QVERIFY(frontDialog());
    QCOMPARE(frontDialog()->objectName(), QStringLiteral("leaveQuestion"));
    window.keys(Qt::Key_Return); // Stay
    QTRY_VERIFY(!frontDialog());
    QVERIFY(window.room() && window.room()->guest().state() == GuestTable::State::Playing);
    click(window.room()->backButton());
    window.keys(Qt::Key_L, Qt::AltModifier);
    QTRY_VERIFY(!window.room());
    QTRY_COMPARE(hosted.host.seats()[1].presence, SeatState::Presence::Away);
    // The menu leads back.
    QVERIFY(window.window().actions().rejoin->isVisible());
    window.window().actions().rejoin->trigger();
    QTRY_VERIFY(window.table());
    QCOMPARE(window.room()->guest().seat(), 1);
    QTRY_COMPARE(hosted.host.seats()[1].presence, SeatState::Presence::Here);
}

void TestGuest::chairIsFoundAgain_data()
{
    QTest::addColumn<bool>("byInvitation");
    QTest::newRow("by the menu") << false;
    QTest::newRow("by the invitation") << true;
}

void TestGuest::chairIsFoundAgain()
{
    QFETCH(const bool, byInvitation);
    Hosted hosted(test::odinGame(3, 5));
    GuestWindow window(hosted.transport);
    QVERIFY(window.begin(hosted));
    const QString token = window.room()->guest().token();
    const QString file = QDir(window.gameFolder()).filePath(QStringLiteral("chair.json"));
    record::FileWriter::instance().waitForFinished();
    QVERIFY(QFile::exists(file));
    QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    window.restart(true);
    window.open();
    window.controller->setTransport(hosted.transport);
    QTRY_COMPARE(hosted.host.seats()[1].presence, SeatState::Presence::Away);
    QTRY_VERIFY(window.window().actions().rejoin->isVisible());
    if (byInvitation)
        QVERIFY(window.join(hosted.server.invitationTo(hosted.host, QStringLiteral("here")), QStringLiteral("Bo")));
    else
        window.window().actions().rejoin->trigger();
    QTRY_VERIFY(window.table());
    QCOMPARE(window.room()->guest().token(), token);
    QCOMPARE(window.room()->guest().seat(), 1);
    // A chair of yesterday is not offered.
    record::KeptFile kept(file), none(file + QLatin1Char('x'));
    KeptChair chair = readKeptChair(kept);
    QVERIFY(chair.isWorthwhile(QDateTime::currentDateTime()));
    QVERIFY(!chair.isWorthwhile(QDateTime::currentDateTime().addDays(1)));
    QVERIFY(!chair.isWorthwhile(QDateTime::currentDateTime().addYears(-70))); // taken when the clock was wrong
    QVERIFY(!readKeptChair(none).isWorthwhile(QDateTime::currentDateTime()));
}

void TestGuest::languageChanges()
{
    Hosted hosted(test::odinGame(3, 5));
    GuestWindow window(hosted.transport);
    QVERIFY(window.join(hosted.server.invitationTo(hosted.host, QStringLiteral("here")), QStringLiteral("Bo")));
    const QString waiting = window.room()->waiting().sentence(), title = window.room()->title();
    window.languages().setLanguage(QStringLiteral("de"));
    QTRY_VERIFY(window.room()->waiting().sentence() != waiting);
    QTRY_VERIFY(window.room()->title() != title);
    QCOMPARE(hosted.host.begin(), Reason::None);
    QTRY_VERIFY(window.table());
    hosted.transport.isCut = true;
    hosted.transport.cut();
    QTRY_VERIFY(!window.room()->notice().sentence().isEmpty());
    const QString german = window.room()->notice().sentence();
    window.languages().setLanguage(QStringLiteral("en"));
    QTRY_VERIFY(window.room()->notice().sentence() != german);
}
