// SPDX-License-Identifier: GPL-3.0-or-later
// Keyboard focus: the next action is always possible by keyboard at once.
#include "tests/test_program.h"
#include "tests/ui/front_dialog.h"
#include "tests/ui/game_column.h"
#include "tests/ui/played_window.h"
#include "ui/app/actions.h"
#include "ui/app/deal_room_controller.h"
#include "ui/app/puzzles_controller.h"
#include "ui/app/rooms.h"
#include "ui/app/statistics_controller.h"
#include "ui/app/tutorial_controller.h"
#include "ui/base/widgets/room.h"
#include "ui/rooms/newgame/new_game_dialog.h"

#include <QAction>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

constexpr auto kAdasHand = "B2 B8 R8 R2 G5 G4 P6 K1 O9";
constexpr auto kBosHand = "B1 B3 B4 R1 R3 R4 G1 G2 G3";

QString focused() { return QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : QString(); }

/// Whether a key that is pressed now reaches something that can be seen.
bool isFocusUsable()
{
    const QWidget *widget = QApplication::focusWidget();
    return widget && widget->isVisible() && widget->isEnabled();
}

QAction *actionOf(PlayedWindow &p, const QString &name)
{
    for (QAction *action : p.window().findChildren<QAction *>())
        if (action->objectName() == name)
            return action;
    return nullptr;
}

} // namespace

class TestFocus : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void newGameOfTwoPeopleHasFocus_data();
    void newGameOfTwoPeopleHasFocus();
    void continuedGameOfTwoPeopleHasFocus();
    void refilledPanelKeepsFocus();
    void curtainKeepsFocus_data();
    void curtainKeepsFocus();
    void gameBegunByKeyShowsFocus_data();
    void gameBegunByKeyShowsFocus();
    void closedSheetReturnsFocus_data();
    void closedSheetReturnsFocus();
    void leftRoomReturnsFocus_data();
    void leftRoomReturnsFocus();
    void playedCardLeavesFocusInHand();
};

void TestFocus::newGameOfTwoPeopleHasFocus_data()
{
    QTest::addColumn<Game>("game");
    QTest::newRow("Odin, whose table is there") << Game::Odin;
    QTest::newRow("Ninjan, whose table is not") << Game::Ninjan;
}

void TestFocus::newGameOfTwoPeopleHasFocus()
{
    QFETCH(Game, game);
    PlayedWindow p;
    GameSetup setup;
    setup.game = game;
    setup.chairs = {ChairSetup::human(), ChairSetup::human()};
    setup.deal = 7;
    p.window().begin(setup);
    QTRY_VERIFY(p.window().tableView().curtain()->isVisible());
    QCOMPARE(focused(), QStringLiteral("showCards"));
    p.key(Qt::Key_Return);
    QVERIFY(!p.window().tableView().curtain()->isVisible());
    QCOMPARE(focused(), QStringLiteral("table"));
}

void TestFocus::continuedGameOfTwoPeopleHasFocus()
{
    PlayedWindow p;
    QCOMPARE(p.table().resume(PlayedWindow::dealt({"human", "human"}, {kAdasHand, kBosHand}, 1)), Reason::None);
    p.restart(true);
    QCOMPARE(focused(), QStringLiteral("continue"));
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Return);
    QVERIFY(p.window().tableView().curtain()->isVisible());
    QCOMPARE(focused(), QStringLiteral("showCards"));
}

/// A refilled panel keeps the focus if nothing else has taken it.
void TestFocus::refilledPanelKeepsFocus()
{
    PlayedWindow p({800, 600});
    QCOMPARE(p.table().resume(PlayedWindow::dealt({"human", "human"}, {kAdasHand, kBosHand}, 1)), Reason::None);
    const QPointer<QWidget> before = QApplication::focusWidget();
    p.key(Qt::Key_S); // the sorting is a setting
    QTRY_VERIFY(!before);
    QCOMPARE(focused(), QStringLiteral("showCards"));
}

void TestFocus::curtainKeepsFocus_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("a click") << 0;
    QTest::newRow("Tab") << static_cast<int>(Qt::Key_Tab);
    QTest::newRow("Shift+Tab") << static_cast<int>(Qt::Key_Backtab);
}

/// The table behind the curtain must not get the focus.
void TestFocus::curtainKeepsFocus()
{
    QFETCH(int, key);
    PlayedWindow p;
    QCOMPARE(p.table().resume(PlayedWindow::dealt({"human", "human"}, {kAdasHand, kBosHand}, 1)), Reason::None);
    QVERIFY(p.view().curtain()->isVisible());
    for (int i = 0; i < 8; ++i) {
        if (key == 0)
            p.click(QPointF(20 + 30 * i, 20));
        else
            p.key(static_cast<Qt::Key>(key));
        QVERIFY(focused() != QStringLiteral("table"));
        QVERIFY(QApplication::focusWidget() && QApplication::focusWidget()->isVisible());
    }
    QVERIFY(p.showCards());
    QCOMPARE(focused(), QStringLiteral("table"));
    p.click(QPointF(20, 20));
    QCOMPARE(focused(), QStringLiteral("table"));
}

void TestFocus::gameBegunByKeyShowsFocus_data()
{
    QTest::addColumn<Game>("game");
    QTest::addColumn<bool>("byKey");
    for (const bool byKey : {true, false}) {
        QTest::newRow(byKey ? "Odin by Enter" : "Odin by a click") << Game::Odin << byKey;
        QTest::newRow(byKey ? "Ninjan by Enter" : "Ninjan by a click") << Game::Ninjan << byKey;
    }
}

/// The mark is at a card as soon as there are cards, for those who use the keyboard alone.
void TestFocus::gameBegunByKeyShowsFocus()
{
    QFETCH(Game, game);
    QFETCH(bool, byKey);
    PlayedWindow p;
    const auto playAtOnce = [&] {
        if (!byKey) {
            QVERIFY(p.pressPanel(p.window().startPanel(), game == Game::Odin ? "playOdin" : "playNinjan"));
            return;
        }
        if (game == Game::Ninjan)
            p.key(Qt::Key_Right);
        p.key(Qt::Key_Return);
    };
    const auto playByTheDialog = [&] {
        p.window().askForNewGameOf(game);
        auto *dialog = p.window().findChild<NewGameDialog *>();
        QVERIFY(dialog);
        if (byKey)
            p.key(Qt::Key_Return);
        else
            QVERIFY(p.pressPanel(*dialog, "play"));
    };
    for (int i = 0; i < 3; ++i) { // from the welcome, from a table, and from the start page
        if (i == 2)
            actionOf(p, QStringLiteral("home"))->trigger();
        if (i == 0)
            playAtOnce();
        else
            playByTheDialog();
        QTRY_VERIFY(p.table().hasGame() && !frontDialog() && !p.window().startPanel().isVisible());
        QVERIFY(std::get<GameEvent>(p.table().record().front()).game == game);
        QTRY_VERIFY(!p.window().tableView().stage().hand().items().empty());
        if (!byKey) {
            QTest::qWait(0);
            QVERIFY(!p.window().tableView().keyboard().element());
            continue;
        }
        QTRY_VERIFY(p.window().tableView().hasFocus() && p.window().tableView().keyboard().element());
        // Behind a sheet it is hidden, and back afterwards.
        actionOf(p, QStringLiteral("settings"))->trigger();
        QTRY_VERIFY(frontDialog());
        p.key(Qt::Key_Escape);
        QTRY_VERIFY(!frontDialog() && p.window().tableView().hasFocus());
        QVERIFY(p.window().tableView().keyboard().element());
    }
}

void TestFocus::closedSheetReturnsFocus_data()
{
    QTest::addColumn<QString>("action");
    for (const char *name : {"newGame", "pastGames", "aboutGame", "settings"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// Also if the language has changed in between.
void TestFocus::closedSheetReturnsFocus()
{
    QFETCH(QString, action);
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "computer:easy"}, {kAdasHand, kBosHand}, 0), Reason::None);
    QCOMPARE(focused(), QStringLiteral("table"));
    actionOf(p, action)->trigger();
    QTRY_VERIFY(frontDialog() && isFocusUsable());
    QVERIFY(frontDialog()->isAncestorOf(QApplication::focusWidget()));
    p.languages().setLanguage(QStringLiteral("ar"));
    QTRY_VERIFY(isFocusUsable() && frontDialog()->isAncestorOf(QApplication::focusWidget()));
    for (int i = 0; i < 60; ++i) { // all around
        p.key(Qt::Key_Tab);
        QVERIFY(isFocusUsable() && frontDialog()->isAncestorOf(QApplication::focusWidget()));
    }
    p.languages().setLanguage(QStringLiteral("en"));
    p.key(Qt::Key_Escape);
    QTRY_VERIFY(!frontDialog());
    QTRY_COMPARE(focused(), QStringLiteral("table"));
}

void TestFocus::leftRoomReturnsFocus_data()
{
    QTest::addColumn<QString>("action");
    for (const char *name : {"statistics", "puzzles", "dealOfDay", "learnOdin", "learnNinjan"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestFocus::leftRoomReturnsFocus()
{
    QFETCH(QString, action);
    PlayedWindow p;
    new TutorialController(p.settings(), &p.window());
    new PuzzlesController(p.settings(), p.gameFolder(), &p.window());
    new DealRoomController(p.settings(), p.gameFolder(), &p.window());
    new StatisticsController(p.settings(), &p.window());
    QCOMPARE(p.deal({"human", "computer:easy"}, {kAdasHand, kBosHand}, 0), Reason::None);
    actionOf(p, action)->trigger();
    QTRY_VERIFY(p.window().findChild<Room *>());
    const QWidget *room = p.window().findChild<Room *>();
    QTRY_VERIFY(isFocusUsable() && room->isAncestorOf(QApplication::focusWidget()));
    p.languages().setLanguage(QStringLiteral("ar"));
    QTRY_VERIFY(isFocusUsable() && room->isAncestorOf(QApplication::focusWidget()));
    for (int i = 0; i < 40; ++i) {
        p.key(Qt::Key_Tab);
        QVERIFY2(isFocusUsable(), qPrintable(focused()));
    }
    p.languages().setLanguage(QStringLiteral("en"));
    QVERIFY(p.pressPanel(p.window(), "roomBack"));
    QTRY_COMPARE(focused(), QStringLiteral("table"));
}

/// The focused card is gone: the next one has the focus, and its mark is shown.
void TestFocus::playedCardLeavesFocusInHand()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "computer:easy"}, {kAdasHand, kBosHand}, 0), Reason::None);
    p.key(Qt::Key_End); // although nothing was focused yet
    KeyboardNavigator &keyboard = p.view().keyboard();
    QCOMPARE(keyboard.element(), static_cast<QGraphicsObject *>(p.view().stage().hand().items().back()));
    p.key(Qt::Key_Space);
    p.key(Qt::Key_Return);
    QCOMPARE(p.view().stage().hand().items().size(), std::size_t{8});
    QTRY_VERIFY(keyboard.element());
    QVERIFY(p.view().hasFocus() && keyboard.element()->isVisible());
}

REGISTER_TEST(TestFocus)
#include "tst_focus.moc"
