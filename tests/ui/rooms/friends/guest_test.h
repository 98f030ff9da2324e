// SPDX-License-Identifier: GPL-3.0-or-later
// The window of a guest at the table of another program, played by mouse and keyboard.
#pragma once

#include "engine/record/archive.h"
#include "engine/record/file_writer.h"
#include "engine/record/record.h"
#include "tests/engine/network/hosted_table.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"
#include "tests/stopped_clock.h"
#include "tests/test_program.h"
#include "tests/ui/click.h"
#include "tests/ui/front_dialog.h"
#include "tests/ui/played_window.h"
#include "ui/app/guest_controller.h"
#include "ui/app/rooms.h"
#include "ui/base/widgets/message_sheet.h"
#include "ui/base/widgets/new_game_widgets.h"
#include "ui/rooms/friends/guest_room.h"
#include "ui/rooms/friends/join_sheet.h"
#include "ui/rooms/friends/network_text.h"
#include "ui/rooms/friends/waiting_page.h"

#include <QAction>
#include <QClipboard>
#include <QLineEdit>
#include <QPushButton>
#include <QTextEdit>
#include <QToolButton>

namespace meadhall {

using network::testing::answerOf;
using network::testing::Hosted;
using network::testing::isAsked;

/// A window whose program can join the table of a host that is part of the test.
class GuestWindow : public PlayedWindow {
public:
    GuestWindow() { open(); }
    explicit GuestWindow(network::Transport &transport, QSize size = {1280, 800}) : PlayedWindow(size)
    {
        open();
        controller->setTransport(transport);
    }
    /// After each start of the program.
    void open()
    {
        controller = new ui::GuestController(settings(), gameFolder(), &window());
        QCoreApplication::processEvents();
    }
    ui::JoinSheet *sheet() { return controller->sheet(); }
    ui::GuestRoom *room() { return controller->room(); }
    ui::TableView *table() { return room() ? room()->playedTable() : nullptr; }

    void type(const QString &text)
    {
        for (const QChar sign : text)
            QTest::keyClick(window().windowHandle(), sign.toLatin1());
    }
    void keys(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(window().windowHandle(), key, modifiers);
    }
    /// Joins by the menu's key, as a person does.
    bool join(const network::Invitation &invitation, const QString &name)
    {
        keys(Qt::Key_J, Qt::ControlModifier);
        if (!sheet())
            return false;
        sheet()->setInvitation(network::textOf(invitation));
        sheet()->nameField()->setText(name);
        keys(Qt::Key_Return);
        return waitFor([this] { return room() != nullptr; });
    }
    /// Joins, and waits until the game has begun.
    bool begin(Hosted &hosted)
    {
        return join(hosted.server.invitationTo(hosted.host, QStringLiteral("here")), QStringLiteral("Bo"))
               && hosted.host.begin() == Reason::None && waitFor([&] { return table() != nullptr; });
    }
    void clickAt(const QGraphicsItem *item, QPointF part = {})
    {
        const QPointF place = part.isNull() ? item->boundingRect().center() : part;
        ui::TableView &view = *table();
        const QPoint at = view.viewport()->mapTo(&window(), view.mapFromScene(item->mapToScene(place)));
        QTest::mouseClick(window().windowHandle(), Qt::LeftButton, {}, at);
    }
    /// An upper corner, which no other card of the fan covers.
    void clickHeld(Card card)
    {
        const ui::CardItem *item = table()->stage().hand().item(card);
        const QRectF face = item->cardRect();
        clickAt(item, face.topLeft() + QPointF(face.width() * 0.15, face.height() * 0.12));
    }
    void answer(const Event &event);
    /// Lets both answer until the condition holds.
    bool playUntil(Hosted &hosted, const std::function<bool()> &done);
    /// The records among the past games.
    std::vector<Events> kept() const
    {
        record::FileWriter::instance().waitForFinished();
        std::vector<Events> games;
        for (const record::Archive::Entry &entry : record::Archive(gameFolder()).entries())
            games.push_back(record::readRecord(entry.file).events);
        return games;
    }

    /// Whether the only past game is the one that was played, with all cards.
    bool keepsWholeGame(const Events &played) const;

    ui::GuestController *controller;
};

} // namespace meadhall

class TestGuest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    // Joining
    void invitationIsCheckedWhileTyping();
    void clipboardIsOffered();
    void errorsStayInTheSheet();
    void withoutEncryptionItSaysSo();
    void waitsForTheOthers();
    void nameIsRemembered();
    // At the table: guest_test_table.cpp
    void wholeGames_data();
    void wholeGames();
    void homeWaits();
    void nothingTakesTheTablesPlace();
    void menuActsOnTheTable();
    void pointsAndLog();
    void hintsNeedLeave();
    void hostAsksToUndo();
    void phrasesAreShown();
    void isPlayedByEar(); // guest_test_ear.cpp
    void whatWasSaidIsKept();
    // When something goes wrong: guest_test_losses.cpp
    void connectionComesBack();
    void lateConfirmationIsTold();
    void othersAreAway();
    void tableIsClosed();
    void leavingAsksFirst();
    void chairIsFoundAgain_data();
    void chairIsFoundAgain();
    void languageChanges();
    void hostInAnotherProcess(); // guest_test_module.cpp
    void gamesAreKept_data();    // guest_test_kept.cpp
    void gamesAreKept();
    void undoneHandsAreNotKept();
    void finishedGameIsFoundAgain();
};
