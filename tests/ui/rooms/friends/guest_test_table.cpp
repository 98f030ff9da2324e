// SPDX-License-Identifier: GPL-3.0-or-later
// Games at the table of another program, by mouse and keyboard.
#include "tests/ui/rooms/friends/guest_test.h"
#include "ui/app/game_files.h"
#include "ui/rooms/rulebook/rule_book_window.h"

#include <QStatusBar>

using namespace meadhall;
using namespace meadhall::network;

namespace meadhall {

namespace {

constexpr int kLostAfterMs = 2000; ///< an answer without an effect

} // namespace

/// Cards by the mouse, everything else by keys.
void GuestWindow::answer(const Event &event)
{
    ui::TableView &view = *table();
    if (const auto *play = std::get_if<PlayEvent>(&event)) {
        if (!view.controller().isHalfway()) {
            for (const Card card : play->cards - view.stage().hand().selection())
                clickHeld(card);
            keys(Qt::Key_Return);
        }
        if (view.controller().isHalfway())
            clickAt(static_cast<ui::OdinTableView &>(view).stage().tableSet().item(play->take));
    } else if (std::holds_alternative<PassEvent>(event)) {
        keys(Qt::Key_P);
    } else if (const auto *choice = std::get_if<ChooseEvent>(&event)) {
        if (!view.stage().hand().selection().contains(choice->card))
            clickHeld(choice->card);
        keys(Qt::Key_Return);
    } else if (const auto *resolved = std::get_if<ResolveEvent>(&event)) {
        keys(static_cast<Qt::Key>(Qt::Key_1 + resolved->pile));
    } else { // not always the same: the host would throw it as well, for ever
        const auto &thrown = std::get<ThrowEvent>(event);
        keys(static_cast<Qt::Key>(Qt::Key_1 + thrown.throws[1].value()));
    }
}

bool GuestWindow::playUntil(Hosted &hosted, const std::function<bool()> &done)
{
    std::size_t answered = 0;  // events at the last answer here: one answer at a time
    QDeadlineTimer isLost(-1); // answers are given again, as they may have met cards in motion
    return waitFor([&] {
        if (done())
            return true;
        if (hosted.table.gameOver())
            return false;
        if (isAsked(hosted.table, 0))
            hosted.table.answer(0, answerOf(hosted.table, 0));
        ui::TableView *view = table();
        Table &here = room()->guest().table();
        if (view && here.hasGame() && isAsked(here, 1) && (answered != here.record().size() || isLost.hasExpired())
            && room()->guest().state() == GuestTable::State::Playing
            && view->presenter().shownEvents() == here.record().size() && !view->controller().prompt().isEmpty()) {
            answered = here.record().size();
            isLost.setRemainingTime(kLostAfterMs);
            answer(answerOf(here, 1));
        }
        return false;
    });
}

} // namespace meadhall

namespace {

bool sameSize(Hosted &hosted, GuestWindow &window)
{
    return window.room()->guest().table().record().size() == hosted.table.record().size();
}

} // namespace

void TestGuest::wholeGames_data()
{
    QTest::addColumn<GameEvent>("game");
    QTest::addColumn<QSize>("size");
    GameEvent withGoat = test::odinGame(3, 5);
    odin::setRule(withGoat, &odin::Rules::goat, odin::Goat::In);
    QTest::newRow("Odin") << test::odinGame(3, 5) << QSize(1280, 800);
    QTest::newRow("Ninjan") << test::ninjanGame(3, 5) << QSize(1280, 800);
    QTest::newRow("Odin in a small window") << test::odinGame(3, 5) << QSize(800, 600);
    QTest::newRow("Odin with the goat") << withGoat << QSize(1280, 800);
}

/// With cuts in between.
void TestGuest::wholeGames()
{
    QFETCH(GameEvent, game);
    QFETCH(QSize, size);
    Hosted hosted(game);
    GuestWindow window(hosted.transport, size);
    QVERIFY(window.begin(hosted));
    for (const std::size_t events : {std::size_t{8}, std::size_t{20}, std::size_t{34}}) {
        QVERIFY(window.playUntil(hosted, [&] { return hosted.table.record().size() >= events; }));
        hosted.transport.cut();
    }
    QVERIFY(window.playUntil(hosted, [&] { return hosted.table.gameOver() && sameSize(hosted, window); }));
    Events seen = hosted.table.seenBy(1);
    const Events &here = window.room()->guest().table().record();
    seen.front() = here.front();
    QVERIFY(here == seen);
    QTRY_VERIFY(window.keepsWholeGame(hosted.table.record()));
    QTRY_VERIFY(window.table()->panel()->isVisible());
    const auto *leave = window.table()->panel()->findChild<QPushButton *>(QStringLiteral("leaveTable"));
    QVERIFY(leave && !window.table()->panel()->findChild<QPushButton *>(QStringLiteral("again")));
    // The host begins another game: it is shown at the same table.
    GameEvent next = game;
    next.deal = 6;
    next.chairs = hosted.host.game().chairs;
    QCOMPARE(hosted.host.beginAnother(next), Reason::None);
    QTRY_VERIFY(!window.room()->guest().table().gameOver());
    QTRY_VERIFY(!window.table()->panel()->isVisible());
}

/// Whatever would put another game on the table would end the friend's game here, so it says why not.
void TestGuest::nothingTakesTheTablesPlace()
{
    Hosted hosted(test::odinGame(3, 5));
    GuestWindow guest(hosted.transport);
    QVERIFY(guest.begin(hosted));
    const Events other = PlayedWindow::dealt({"human", "computer:easy"},
                                             {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3"}, 0);
    const QString file = QDir(guest.gameFolder()).filePath(QStringLiteral("other.meadhall"));
    QCOMPARE(record::save(other, file), QString());
    ui::MainWindow &window = guest.window();
    const std::vector<std::function<void()>> ways{
        [&] { window.files().openFromDesktop(file); }, [&] { window.files().openOrShowError(file); },
        [&] { window.files().playOn(other); }, [&] { window.begin(ui::newcomersSetup(Game::Ninjan)); },
        [&] { window.askForNewGameOf(Game::Ninjan); }};
    for (const auto &replace : ways) {
        window.statusBar()->clearMessage();
        replace();
        QTRY_VERIFY(window.statusBar()->currentMessage().startsWith(QLatin1String("Not while you are at a friend")));
        QVERIFY(guest.room() && guest.table());
        QVERIFY(!frontDialog());
    }
}

/// A game of one's own is where it was afterwards.
void TestGuest::homeWaits()
{
    Hosted hosted(test::odinGame(3, 5));
    GuestWindow window(hosted.transport);
    QCOMPARE(window.deal({"human", "computer:easy"}, {"B7 R7 P3 G2 K9 O4 B1 R2 P8", "B2 R3 P4 G5 K6 O7 B8 R9 P1"}, 0),
             Reason::None);
    const Events before = window.window().table().record();
    QVERIFY(window.begin(hosted));
    QVERIFY(window.window().table().paused());
    const ui::Actions &actions = window.window().actions();
    for (const QAction *action : {actions.newGame, actions.open, actions.save, actions.pastGames, actions.playAgain,
                                  actions.aboutGame, actions.dealOfDay, actions.autoNext, actions.join}) {
        QVERIFY2(!action->isEnabled(), qPrintable(action->objectName()));
        QVERIFY2(action == actions.join || action->toolTip() != action->text(), qPrintable(action->objectName()));
    }
    QVERIFY(window.playUntil(hosted, [&] { return hosted.table.record().size() >= 9; }));
    QVERIFY(window.window().table().record() == before);
    click(window.room()->backButton());
    QVERIFY(frontDialog());
    window.keys(Qt::Key_L, Qt::AltModifier); // Leave
    QTRY_VERIFY(!window.room());
    QVERIFY(window.window().table().record() == before && !window.window().table().paused());
    QVERIFY(actions.newGame->isEnabled() && actions.save->isEnabled() && actions.join->isEnabled());
    QVERIFY(actions.rejoin->isVisible());
    QVERIFY(window.window().tableView().hasFocus());
    window.clickCard("B7");
    QVERIFY(actions.play->isEnabled());
}

void TestGuest::menuActsOnTheTable()
{
    Hosted hosted(test::odinGame(3, 5));
    GuestWindow window(hosted.transport);
    QVERIFY(window.begin(hosted));
    ui::Actions &actions = window.window().actions();
    QVERIFY(window.playUntil(hosted, [&] {
        return hosted.table.record().size() > 6 && isAsked(window.room()->guest().table(), 1)
               && window.table()->presenter().shownEvents() == window.room()->guest().table().record().size();
    }));
    QCOMPARE(window.window().shownTable(), window.table());
    QVERIFY(actions.sort->isEnabled() && actions.sidePanel->isEnabled());
    QVERIFY(!actions.undo->isEnabled() && !actions.redo->isEnabled() && !actions.nextHand->isEnabled());
    const Card card = window.table()->stage().hand().items().front()->card();
    window.clickHeld(card);
    QCOMPARE(window.table()->stage().hand().selection(), CardSet::of(card));
    QCOMPARE(actions.play->isEnabled(), window.table()->controller().canConfirm());
    window.keys(Qt::Key_Escape);
    QVERIFY(window.table()->stage().hand().selection().empty() && !frontDialog());
    const auto sort = window.settings().sortOrder();
    window.keys(Qt::Key_S);
    QVERIFY(window.settings().sortOrder() != sort);
    window.keys(Qt::Key_F1);
    const auto *book = window.window().findChild<ui::RuleBookWindow *>();
    QVERIFY(book && book->isVisible());
}

void TestGuest::pointsAndLog()
{
    Hosted hosted(test::odinGame(3, 5));
    GuestWindow window(hosted.transport);
    QVERIFY(window.begin(hosted));
    QVERIFY(window.playUntil(hosted, [&] { return hosted.table.record().size() >= 9; }));
    QTRY_COMPARE(window.table()->presenter().shownEvents(), window.room()->guest().table().record().size());
    ui::GuestRoom &room = *window.room();
    QVERIFY(room.panel().isVisible() && window.window().actions().sidePanel->isChecked());
    QVERIFY(room.panel().log()->toPlainText().count(QLatin1Char('\n')) > 4);
    window.keys(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(!room.panel().isVisible() && !window.window().actions().sidePanel->isChecked());
    window.window().resize(800, 600);
    QTRY_COMPARE(window.window().width(), 800);
    window.keys(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(room.panelIsShown());
    QTRY_VERIFY(room.panel().isVisible());
    window.keys(Qt::Key_Escape);
    QTRY_VERIFY(!room.panelIsShown());
    QVERIFY(window.table()->hasFocus() && !frontDialog());
}

void TestGuest::hintsNeedLeave()
{
    Hosted hosted(test::odinGame(3, 5));
    GuestWindow window(hosted.transport);
    QVERIFY(window.begin(hosted));
    QVERIFY(window.playUntil(hosted, [&] {
        return hosted.table.record().size() > 6 && isAsked(window.room()->guest().table(), 1)
               && window.table()->controller().canAskForHint();
    }));
    QAction *hint = window.window().actions().hint;
    QVERIFY(!hint->isEnabled() && !window.table()->hintButton()->isEnabled());
    QVERIFY(window.table()->hintButton()->toolTip().contains(QStringLiteral("host")));
    hosted.host.setCoachAllowed(true);
    QTRY_VERIFY(hint->isEnabled());
    window.keys(Qt::Key_H);
    QTRY_VERIFY(window.table()->controller().advising());
    hosted.host.setCoachAllowed(false);
    QTRY_VERIFY(!hint->isEnabled());
}

void TestGuest::hostAsksToUndo()
{
    test::StoppedClock clock(QDate(2026, 11, 22));
    Hosted hosted(test::odinGame(3, 5));
    GuestWindow window(hosted.transport);
    QVERIFY(window.begin(hosted));
    QVERIFY(window.playUntil(hosted, [&] { return hosted.table.record().size() >= 12; }));
    QSignalSpy answered(&hosted.host, &TableHost::undoAnswered);
    hosted.table.undo();
    QTRY_VERIFY(frontDialog());
    QCOMPARE(frontDialog()->objectName(), QStringLiteral("undoQuestion"));
    // It says whose moves it is about, and Enter does no harm.
    QVERIFY(static_cast<ui::MessageSheet *>(frontDialog())->text().contains(QLatin1String("Seat 0")));
    clock.advance(ui::InputDelay::kInputDelayMs);
    window.keys(Qt::Key_Return);
    QTRY_COMPARE(answered.count(), 1);
    QCOMPARE(answered[0][0].toBool(), false);
    hosted.table.undo();
    QTRY_VERIFY(frontDialog());
    QSignalSpy restarted(&window.room()->guest().table(), &Table::restarted);
    clock.advance(100);
    window.keys(Qt::Key_Return); // meant for a card
    QVERIFY(frontDialog());
    clock.advance(ui::InputDelay::kInputDelayMs);
    window.keys(Qt::Key_Y, Qt::AltModifier);
    QTRY_COMPARE(answered.count(), 2);
    QCOMPARE(answered[1][0].toBool(), true);
    QTRY_COMPARE(restarted.count(), 1);
    QTRY_VERIFY(!frontDialog());
    QVERIFY(window.playUntil(hosted, [&] { return hosted.table.record().size() >= 20; }));
}

void TestGuest::phrasesAreShown()
{
    Hosted hosted(test::odinGame(3, 5));
    GuestWindow window(hosted.transport);
    QVERIFY(window.begin(hosted));
    hosted.host.say(0, PhraseId::GoodLuck);
    QTRY_COMPARE(window.room()->phrases().words(0), ui::NetworkText::phrase(PhraseId::GoodLuck));
    QSignalSpy said(&hosted.host, &TableHost::said);
    Q_EMIT window.room()->phrases().chosen(PhraseId::Thanks);
    QTRY_COMPARE(said.count(), 1);
    QCOMPARE(said[0][0].toInt(), 1);
    QCOMPARE(window.room()->phrases().words(1), ui::NetworkText::phrase(PhraseId::Thanks));
}
