// SPDX-License-Identifier: GPL-3.0-or-later
// A guest's games are among the past ones, however they end.
#include "tests/ui/rooms/friends/guest_test.h"
#include "ui/app/game_files.h"
#include "ui/app/review_controller.h"
#include "ui/rooms/review/review_room.h"

using namespace meadhall;
using namespace meadhall::network;

namespace meadhall {

bool GuestWindow::keepsWholeGame(const Events &played) const
{
    const std::vector<Events> games = kept();
    return games.size() == 1 && std::get<GameEvent>(games[0].front()).view < 0
           && std::equal(games[0].begin() + 1, games[0].end(), played.begin() + 1, played.end());
}

} // namespace meadhall

void TestGuest::gamesAreKept_data()
{
    QTest::addColumn<bool>("odin");
    QTest::addColumn<int>("end");
    QTest::newRow("left") << true << 0;
    QTest::newRow("left, Ninjan") << false << 0;
    QTest::newRow("program quit") << true << 1;
    QTest::newRow("program killed") << true << 2;
    QTest::newRow("program killed, Ninjan") << false << 2;
    QTest::newRow("connection lost") << true << 3;
    QTest::newRow("connection lost, Ninjan") << false << 3;
    QTest::newRow("closed by the host") << true << 4;
}

/// In the middle of a game as the seat saw it, and later as one whole game.
void TestGuest::gamesAreKept()
{
    enum { Left, Quit, Killed, Cut, Closed };
    QFETCH(const bool, odin);
    QFETCH(const int, end);
    Hosted hosted(odin ? test::odinGame(3, 5) : test::ninjanGame(3, 5));
    GuestWindow window(hosted.transport);
    QVERIFY(window.begin(hosted));
    const auto isInSecondHand = [&] {
        const Events &record = hosted.table.record();
        const auto hands = std::count_if(record.begin(), record.end(), [](const Event &event) {
            return std::holds_alternative<HandEvent>(event) || std::holds_alternative<RevealEvent>(event);
        });
        return hands >= 2 && record.size() == window.room()->guest().table().record().size();
    };
    QVERIFY(window.playUntil(hosted, isInSecondHand));
    const Events seen = window.room()->guest().table().record();
    if (end == Left) {
        click(window.room()->backButton());
        window.keys(Qt::Key_L, Qt::AltModifier);
        QTRY_VERIFY(!window.room());
    } else if (end == Quit || end == Killed) {
        window.restart(end == Killed);
        window.open();
        window.controller->setTransport(hosted.transport);
    } else if (end == Cut) {
        hosted.transport.isCut = true;
        hosted.transport.cut();
        QTRY_COMPARE(window.room()->guest().state(), GuestTable::State::Returning);
    } else {
        hosted.host.close();
        QTRY_VERIFY(window.room()->isOver());
    }
    QTRY_COMPARE(window.kept().size(), std::size_t{1});
    const Events kept = window.kept().front();
    QCOMPARE(std::get<GameEvent>(kept.front()).view, 1);
    QVERIFY(kept.size() <= seen.size() && std::equal(kept.begin() + 1, kept.end(), seen.begin() + 1));
    QCOMPARE(kept.size(), seen.size());
    if (end == Closed)
        return;
    if (end == Left) { // it is opened as a review, from that seat
        new ui::ReviewController(window.settings(), &window.window());
        window.window().files().openOrShowError(record::Archive(window.gameFolder()).entries().front().file);
        auto *review = qobject_cast<ui::ReviewRoom *>(window.window().rooms().current());
        QVERIFY(review);
        QCOMPARE(review->game().seat(), 1);
        QVERIFY(!review->game().decisions().empty());
        review->goBack();
    }
    // Back at the table, the game is played to its end.
    hosted.transport.isCut = false;
    if (end != Cut) {
        QTRY_VERIFY(window.window().actions().rejoin->isVisible());
        window.window().actions().rejoin->trigger();
    }
    QTRY_VERIFY(window.table() && window.room()->guest().state() == GuestTable::State::Playing);
    QVERIFY(window.playUntil(hosted, [&] { return hosted.table.gameOver(); }));
    QTRY_VERIFY(window.keepsWholeGame(hosted.table.record()));
}

/// A hand that was taken back after its end is not a second past game.
void TestGuest::undoneHandsAreNotKept()
{
    Hosted hosted(test::odinGame(3, 5));
    GuestWindow window(hosted.transport);
    QVERIFY(window.begin(hosted));
    const auto hands = [&] {
        const Events &record = hosted.table.record();
        return std::count_if(record.begin(), record.end(),
                             [](const Event &event) { return std::holds_alternative<HandOverEvent>(event); });
    };
    QVERIFY(window.playUntil(hosted, [&] { return hands() > 0; }));
    QTRY_COMPARE(window.kept().size(), std::size_t{1});
    network::GuestTable &guest = window.room()->guest();
    connect(&guest, &GuestTable::undoAsked, &guest, [&guest] { guest.agreeToUndo(true); });
    // Back to a move in place of which there is another one.
    Events legal;
    for (std::size_t size = hosted.table.record().size(); hands() > 0 || legal.size() < 2;) {
        hosted.table.undo();
        QTRY_VERIFY(hosted.table.record().size() < size && isAsked(hosted.table, 0));
        size = hosted.table.record().size();
        const Events seen = hosted.table.seenBy(0);
        const auto referee = makeSeenReferee(std::get<GameEvent>(seen.front()), 0);
        for (std::size_t i = 1; i < seen.size(); ++i)
            referee->apply(seen[i]);
        legal = referee->legalEvents();
    }
    hosted.table.answer(0, legal.back());
    QVERIFY(window.playUntil(hosted, [&] { return hosted.table.gameOver(); }));
    QTRY_VERIFY(window.keepsWholeGame(hosted.table.record()));
}

/// A guest who comes back after the end sees the results without *New game*: the host decides about another game.
void TestGuest::finishedGameIsFoundAgain()
{
    Hosted hosted(test::odinGame(3, 5));
    GuestWindow window(hosted.transport);
    QVERIFY(window.begin(hosted));
    QVERIFY(window.playUntil(hosted, [&] { return hosted.table.record().size() >= 9; }));
    window.restart(true);
    window.open();
    window.controller->setTransport(hosted.transport);
    QTRY_COMPARE(hosted.host.seats()[1].presence, SeatState::Presence::Away);
    hosted.host.letComputerPlay(1);
    QTRY_VERIFY([&] {
        if (isAsked(hosted.table, 0))
            hosted.table.answer(0, answerOf(hosted.table, 0));
        return hosted.table.gameOver();
    }());
    QTRY_VERIFY(window.window().actions().rejoin->isVisible());
    window.window().actions().rejoin->trigger();
    QTRY_VERIFY(window.table() && window.table()->panel()->isVisible());
    const QList<QPushButton *> buttons = window.table()->panel()->findChildren<QPushButton *>();
    QVERIFY(std::any_of(buttons.begin(), buttons.end(), [](const QPushButton *button) {
        return button->objectName() == QLatin1String("leaveTable") && button->isVisible();
    }));
    QVERIFY(std::none_of(buttons.begin(), buttons.end(), [](const QPushButton *button) {
        return button->objectName() == QLatin1String("again") && button->isVisible();
    }));
    QTRY_COMPARE(hosted.host.seats()[1].history.computerMoves,
                 window.room()->guest().seats().seats[1].history.computerMoves);
}
