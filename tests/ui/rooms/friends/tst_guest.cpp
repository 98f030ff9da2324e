// SPDX-License-Identifier: GPL-3.0-or-later
// Joining the table of another program.
#include "tests/test_program.h"
#include "tests/ui/rooms/friends/guest_test.h"

#include <QPointer>
#include <QScrollArea>

using namespace meadhall;
using namespace meadhall::network;

/// The clipboard belongs to all tests.
void TestGuest::init() { QGuiApplication::clipboard()->clear(); }

void TestGuest::invitationIsCheckedWhileTyping()
{
    Hosted hosted(test::odinGame(3, 5));
    GuestWindow window(hosted.transport);
    QVERIFY(window.window().actions().join->isVisible() && !window.window().actions().rejoin->isVisible());
    window.keys(Qt::Key_J, Qt::ControlModifier);
    QVERIFY(window.sheet());
    ui::JoinSheet &sheet = *window.sheet();
    QVERIFY(sheet.invitationField()->hasFocus());
    QVERIFY(!sheet.joinButton()->isEnabled());
    sheet.nameField()->setText(QStringLiteral("Bo"));
    QString line = textOf(hosted.server.invitationTo(hosted.host, QStringLiteral("here")));
    window.type(line.chopped(3));
    QVERIFY(sheet.state()->reason().isEmpty()); // nothing is wrong with it so far
    QVERIFY(sheet.state()->text().contains(QStringLiteral("not complete")));
    QVERIFY(!sheet.joinButton()->isEnabled());
    window.type(line.right(3));
    QCOMPARE(sheet.invitationField()->text(), line);
    QVERIFY(sheet.state()->reason().isEmpty() && sheet.joinButton()->isEnabled());
    // Another last character.
    const QChar last = line.back() == QLatin1Char('A') ? QLatin1Char('B') : QLatin1Char('A');
    window.keys(Qt::Key_Backspace);
    window.type(last);
    QVERIFY(sheet.state()->reason().contains(QStringLiteral("check character")));
    QVERIFY(!sheet.joinButton()->isEnabled());
    window.keys(Qt::Key_Return);
    QVERIFY(window.sheet() && !window.room());
    sheet.invitationField()->setText(QStringLiteral("meadhall:here:4711/AAAA-U"));
    QVERIFY(sheet.state()->reason().contains(QStringLiteral("Group 2")));
    sheet.invitationField()->setText(QStringLiteral("meadhall:here/"));
    QVERIFY(!sheet.state()->reason().isEmpty());
    window.keys(Qt::Key_Escape);
    QTRY_VERIFY(!window.sheet());
}

void TestGuest::clipboardIsOffered()
{
    Hosted hosted(test::odinGame(3, 5));
    GuestWindow window(hosted.transport);
    const QString line = textOf(hosted.server.invitationTo(hosted.host, QStringLiteral("here")));
    QGuiApplication::clipboard()->setText(QStringLiteral(" %1\n").arg(line));
    window.keys(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(window.sheet()->invitationField()->text(), line);
    QVERIFY(window.sheet()->nameField()->hasFocus());
    const auto *start = window.window().findChild<QWidget *>(QStringLiteral("start"))->findChild<QScrollArea *>();
    const QPointer<QWidget> page = start->widget();
    window.type(QStringLiteral("Bo"));
    window.keys(Qt::Key_Return);
    QTRY_VERIFY(window.room());
    QCOMPARE(start->widget(), page.data()); // not made anew before the room covers it: Orca then drops announcements
    QCOMPARE(hosted.host.seats()[1].name, QStringLiteral("Bo"));
    // Any other text stays where it is.
    GuestWindow other(hosted.transport);
    QGuiApplication::clipboard()->setText(QStringLiteral("meadhall: a nice game"));
    other.keys(Qt::Key_J, Qt::ControlModifier);
    QVERIFY(other.sheet()->invitationField()->text().isEmpty());
}

void TestGuest::errorsStayInTheSheet()
{
    Hosted hosted(test::odinGame(3, 5));
    GuestWindow window(hosted.transport);
    Invitation invitation = hosted.server.invitationTo(hosted.host, QStringLiteral("here"));
    const Invitation right = invitation;
    window.keys(Qt::Key_J, Qt::ControlModifier);
    ui::JoinSheet &sheet = *window.sheet();
    sheet.nameField()->setText(QStringLiteral("Bo"));
    const auto fails = [&](const Invitation &to, const QString &sentence) {
        sheet.setInvitation(textOf(to));
        window.keys(Qt::Key_Return);
        if (!waitFor([&] { return sheet.result()->reason() == sentence; }))
            qWarning() << sheet.result()->reason();
        return sheet.result()->reason() == sentence && sheet.isVisible() && sheet.joinButton()->isEnabled()
               && sheet.invitationField()->text() == textOf(to);
    };
    invitation.key = newKey();
    QVERIFY(fails(invitation, ui::NetworkText::loss(Loss::WrongKey)));
    hosted.transport.isCut = true;
    QVERIFY(fails(right, ui::NetworkText::loss(Loss::Unreachable)));
    hosted.transport.isCut = false;
    const auto other = hosted.guest(QStringLiteral("Cy"));
    other->join();
    QTRY_COMPARE(other->state(), GuestTable::State::Waiting);
    QVERIFY(fails(right, ui::NetworkText::code(Code::Full)));
    QVERIFY(!window.room());
}

void TestGuest::withoutEncryptionItSaysSo()
{
    PlayedWindow window;
    ui::JoinSheet sheet(window.settings(), nullptr, Missing::Encryption, &window.window());
    sheet.setInvitation(textOf({QStringLiteral("here"), 4711, newKey()}));
    sheet.nameField()->setText(QStringLiteral("Bo"));
    QVERIFY(!sheet.joinButton()->isEnabled());
    QCOMPARE(sheet.result()->reason(), ui::NetworkText::missing(Missing::Encryption));
}

void TestGuest::waitsForTheOthers()
{
    Hosted hosted(test::odinGame(4, 1), {"human", "guest", "computer:hard:leif", "guest"});
    GuestWindow window(hosted.transport);
    QVERIFY(window.join(hosted.server.invitationTo(hosted.host, QStringLiteral("here")), QStringLiteral("Bo")));
    QCOMPARE(window.window().rooms().current(), static_cast<ui::Room *>(window.room()));
    QVERIFY(!window.table() && window.room()->waiting().isVisible());
    QVERIFY(window.room()->waiting().sentence().contains(QStringLiteral("1 more player")));
    QVERIFY(window.room()->backButton()->hasFocus());
    const auto other = hosted.guest(QStringLiteral("Cy"));
    other->join();
    QTRY_VERIFY(window.room()->waiting().sentence().startsWith(QStringLiteral("Everyone is here")));
    window.keys(Qt::Key_Escape); // no game is left, so nothing is asked
    QTRY_VERIFY(!window.room());
    QVERIFY(!frontDialog() && !window.window().rooms().current());
    QTRY_COMPARE(hosted.host.seats()[1].presence, SeatState::Presence::Away);
}

void TestGuest::nameIsRemembered()
{
    Hosted hosted(test::odinGame(3, 5));
    GuestWindow window(hosted.transport);
    QVERIFY(window.join(hosted.server.invitationTo(hosted.host, QStringLiteral("here")), QStringLiteral("Bo")));
    window.keys(Qt::Key_Escape);
    QTRY_VERIFY(!window.room());
    window.keys(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(window.sheet()->nameField()->text(), QStringLiteral("Bo"));
}

REGISTER_TEST(TestGuest)
#include "moc_guest_test.cpp"
