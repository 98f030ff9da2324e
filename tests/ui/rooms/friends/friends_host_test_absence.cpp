// SPDX-License-Identifier: GPL-3.0-or-later
// Guests who drop out and come back, and a host that is started again.
#include "tests/ui/rooms/friends/friends_host_test.h"
#include "ui/table/scene/button_item.h"
#include "ui/table/scene/card_item.h"

#include <QClipboard>
#include <QPushButton>

using namespace meadhall;
using network::GuestTable;

void TestFriendsHost::absenceIsShownUntilTheGuestIsBack()
{
    HostingWindow played;
    auto bo = played.begin();
    QVERIFY(bo);
    const QString token = bo->token();
    bo.reset();
    QTRY_VERIFY(played.controller->awayPanel());
    QCOMPARE(played.seat(1)->line(), ui::NetworkText::presence(network::SeatState::Presence::Away));
    QCOMPARE(played.seat(1)->badge(), ui::Glyph::Away);
    QVERIFY(played.controller->awayPanel()->words().contains(QLatin1String("Bo")));
    QVERIFY(played.window().tableView().hasFocus()); // the panel does not interrupt
    // What the host may do meanwhile can be read.
    const ui::TableView &view = played.window().tableView();
    const ui::MessageItem *message = view.message();
    QVERIFY(!message->text().isEmpty());
    QVERIFY(!played.controller->awayPanel()->geometry().intersects(
        view.mapFromScene(message->mapRectToScene(message->boundingRect())).boundingRect().adjusted(0, 2, 0, 0)));
    QVERIFY(played.pressAway("copyAgain"));
    QTRY_COMPARE(QGuiApplication::clipboard()->text(), played.controller->invitation());
    QVERIFY(played.pressAway("wait"));
    QTRY_VERIFY(!played.controller->awayPanel());
    QVERIFY(!played.seat(1)->notice().isEmpty());
    bo = played.guest(QStringLiteral("Bo"), token);
    QTRY_COMPARE(bo->state(), GuestTable::State::Playing);
    QTRY_VERIFY(played.seat(1)->notice().isEmpty());
    const QString told = played.said();
    QVERIFY(told.contains(QLatin1String("Bo")));
    played.languages().setLanguage(QStringLiteral("de"));
    QTRY_VERIFY(played.said() != told); // not in the wrong language
    QVERIFY(played.playTo(*bo, 8));
}

void TestFriendsHost::computerPlaysOn()
{
    HostingWindow played;
    auto bo = played.begin(Game::Ninjan);
    QVERIFY(bo);
    const QString token = bo->token();
    bo.reset();
    QVERIFY(played.pressAway("computer"));
    QTRY_VERIFY(played.controller->host()->computerPlays(1));
    QVERIFY(!played.controller->awayPanel());
    QCOMPARE(played.seat(1)->badge(), ui::Glyph::Robot);
    QTRY_VERIFY(!isAsked(played.table(), 1));
    bo = played.guest(QStringLiteral("Bo"), token);
    QTRY_VERIFY(!played.controller->host()->computerPlays(1));
    QVERIFY(played.seat(1)->notice().isEmpty());
}

/// The panel named the first one only.
void TestFriendsHost::allWhoAreAwayAreNamed()
{
    HostingWindow played;
    played.window().begin(HostingWindow::setup(Game::Odin, 2));
    auto bo = played.guest(QStringLiteral("Bo"));
    QTRY_COMPARE(bo->state(), GuestTable::State::Waiting);
    auto cy = played.guest(QStringLiteral("Cy"));
    QTRY_COMPARE(bo->state(), GuestTable::State::Playing);
    bo.reset();
    QTRY_VERIFY(played.controller->awayPanel());
    QVERIFY(!played.controller->awayPanel()->words().contains(QLatin1String("Cy")));
    cy.reset();
    QTRY_VERIFY(played.controller->awayPanel()->words().contains(QLatin1String("Cy")));
    QVERIFY(played.controller->awayPanel()->words().contains(QLatin1String("Bo")));
}

void TestFriendsHost::panelCoversNoCard_data()
{
    QTest::addColumn<bool>("odin");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const bool odin : {true, false})
        for (const QSize size : {QSize(800, 600), QSize(1280, 800), QSize(1920, 1080)})
            for (const char *language : {"en", "de", "ar"})
                QTest::addRow("%s, %d, %s", odin ? "odin" : "ninjan", size.width(), language)
                    << odin << size << QString::fromLatin1(language);
}

/// All cards can be seen while a guest is missed, those to be beaten, too, and also when the host may play.
void TestFriendsHost::panelCoversNoCard()
{
    QFETCH(const bool, odin);
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    HostingWindow played(size, language);
    auto bo = played.begin(odin ? Game::Odin : Game::Ninjan);
    QVERIFY(bo);
    const auto cardsOnTable = [&] {
        const QList<QGraphicsItem *> items = played.window().tableView().scene()->items();
        return std::count_if(items.begin(), items.end(), [](const QGraphicsItem *item) {
            const auto *card = dynamic_cast<const ui::CardItem *>(item);
            return card && card->isVisible();
        });
    };
    for (int events = 3; events < 40 && (cardsOnTable() < 10 || !isAsked(played.table(), 0)); ++events)
        QVERIFY(played.playTo(*bo, static_cast<std::size_t>(events)));
    bo.reset();
    QTRY_VERIFY(played.controller->awayPanel());
    const ui::TableView &view = played.window().tableView();
    const QRect panel = played.controller->awayPanel()->geometry();
    QVERIFY(view.viewport()->geometry().contains(panel));
    for (const QGraphicsItem *item : view.scene()->items())
        if (const auto *card = dynamic_cast<const ui::CardItem *>(item); card && card->isVisible())
            QVERIFY(!view.mapFromScene(card->mapRectToScene(card->cardRect())).boundingRect().intersects(panel));
    for (const ui::ButtonItem *button : view.buttons())
        QVERIFY(!button->isVisible()
                || !view.mapFromScene(button->mapRectToScene(button->boundingRect())).boundingRect().intersects(panel));
    for (const QPushButton *button : played.controller->awayPanel()->findChildren<QPushButton *>())
        QVERIFY(!button->isVisible() || !button->accessibleName().isEmpty());
}

void TestFriendsHost::panelIsReachedByKeyboard()
{
    HostingWindow played;
    auto bo = played.begin();
    QVERIFY(bo);
    bo.reset();
    QTRY_VERIFY(played.controller->awayPanel());
    auto *wait = played.controller->awayPanel()->findChild<QPushButton *>(QStringLiteral("wait"));
    for (int i = 0; i < 40 && !wait->hasFocus(); ++i)
        played.key(Qt::Key_Tab);
    QVERIFY(wait->hasFocus());
    played.key(Qt::Key_Return);
    QTRY_VERIFY(!played.controller->awayPanel());
    QVERIFY(played.window().tableView().hasFocus());
}

void TestFriendsHost::endedGameCanBeContinued()
{
    HostingWindow played;
    auto bo = played.begin();
    QVERIFY(bo);
    QVERIFY(played.playTo(*bo, 6));
    const std::size_t events = played.table().record().size();
    bo.reset();
    QVERIFY(played.pressAway("end"));
    QTRY_VERIFY(!played.table().hasGame());
    QVERIFY(!played.controller->host());
    QVERIFY(played.window().startPanel().isVisible());
    QVERIFY(!played.window().sidePanel().isVisible()); // it would be empty
    played.window().continueGame();
    QVERIFY(played.window().sidePanel().isVisible());
    QVERIFY(played.table().record().size() >= events);
    QTRY_VERIFY(played.controller->awayPanel()); // the seat is free
    bo = played.guest(QStringLiteral("Bo"));
    QTRY_COMPARE(bo->state(), GuestTable::State::Playing);
    QVERIFY(played.playTo(*bo, events + 4));
}

void TestFriendsHost::gameGoesOnAfterRestart_data()
{
    QTest::addColumn<bool>("killed");
    QTest::newRow("quit") << false;
    QTest::newRow("killed") << true;
}

void TestFriendsHost::gameGoesOnAfterRestart()
{
    QFETCH(const bool, killed);
    HostingWindow played;
    const auto bo = played.begin();
    QVERIFY(bo);
    bool ended = false;
    QObject::connect(bo.get(), &GuestTable::ended, [&ended] { ended = true; });
    QVERIFY(played.playTo(*bo, 8));
    const QString invitation = played.controller->invitation();
    const Events before = played.table().record();
    played.startAgain(killed);
    QTRY_COMPARE(bo->state(), GuestTable::State::Returning);
    QTRY_VERIFY(played.window().startPanel().isVisible());
    QVERIFY(!played.controller->host());
    played.window().continueGame();
    played.transport.isCut = false;
    QCOMPARE(played.controller->invitation(), invitation);
    QTRY_COMPARE(bo->state(), GuestTable::State::Playing);
    QTRY_VERIFY(!played.controller->awayPanel());
    QVERIFY(!ended);
    QVERIFY(std::equal(before.begin(), before.end(), played.table().record().begin()));
    QVERIFY(played.playTo(*bo, before.size() + 6));
}
