// SPDX-License-Identifier: GPL-3.0-or-later
// Where the focus goes, what is seen of it, and which control a key acts on.
#include "tests/stopped_clock.h"
#include "tests/test_program.h"
#include "tests/ui/played_window.h"
#include "ui/base/widgets/list_selection.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/newgame/new_game_dialog.h"
#include "ui/rooms/settings/settings_dialog.h"
#include "ui/table/keyboard_navigator.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

using namespace meadhall;
using namespace meadhall::ui;

class TestWindowFocus : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(widgetStyle()); }
    void tabGoesRoundTheTable_data();
    void tabGoesRoundTheTable();
    void enterPressesButtons();
    void heldKeysAnswerOnce_data();
    void heldKeysAnswerOnce();
    void heldKeysWriteAndMove();
    void quickKeysDoNotAnswerAPanel();
    void escapeClosesTheListAlone();
    void menuKeyEntersTheMenu();
    void selectingMovesNoFocus();
    void focusIsSeenWithLargeText();
    void focusIsNeverLost_data();
    void focusIsNeverLost();
};

void TestWindowFocus::tabGoesRoundTheTable_data()
{
    QTest::addColumn<bool>("forward");
    QTest::newRow("Tab") << true;
    QTest::newRow("Shift+Tab") << false;
}

/// Nothing else can take the focus while the panel is hidden.
void TestWindowFocus::tabGoesRoundTheTable()
{
    QFETCH(bool, forward);
    PlayedWindow p({800, 600});
    QCOMPARE(p.deal({"human", "computer:easy"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0),
             Reason::None);
    QVERIFY(!p.window().sidePanel().isVisible());
    p.view().setFocus();
    p.key(Qt::Key_Home); // no card is marked for those who use the mouse
    QTRY_VERIFY(p.view().keyboard().element());
    const TablePart first = p.view().keyboard().part();
    std::set<TablePart> seen;
    int rounds = 0;
    for (int i = 0; i < 12; ++i) {
        QTest::keyClick(p.window().windowHandle(), forward ? Qt::Key_Tab : Qt::Key_Backtab,
                        forward ? Qt::NoModifier : Qt::ShiftModifier);
        QVERIFY(p.view().hasFocus());
        seen.insert(p.view().keyboard().part());
        rounds += p.view().keyboard().part() == first;
    }
    QVERIFY(seen.size() >= 3);
    QVERIFY(rounds >= 2);
}

void TestWindowFocus::enterPressesButtons()
{
    QDialog dialog;
    auto *layout = new QVBoxLayout(&dialog);
    auto *play = new QPushButton(QStringLiteral("Play"));
    auto *cancel = new QPushButton(QStringLiteral("Cancel"));
    auto *tool = new QToolButton;
    auto *check = new QCheckBox(QStringLiteral("Choice"));
    play->setDefault(true);
    cancel->setAutoDefault(false);
    tool->setFocusPolicy(Qt::StrongFocus);
    QMap<QAbstractButton *, int> presses;
    for (QAbstractButton *button : std::initializer_list<QAbstractButton *>{play, cancel, tool, check}) {
        layout->addWidget(button);
        connect(button, &QAbstractButton::clicked, this, [&presses, button] { ++presses[button]; });
    }
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    for (QAbstractButton *button : std::initializer_list<QAbstractButton *>{cancel, tool})
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
            button->setFocus();
            presses.clear();
            QTest::keyClick(dialog.windowHandle(), key);
            QCOMPARE(presses.value(button), 1);
            QCOMPARE(presses.size(), 1);
        }
    for (QAbstractButton *button : std::initializer_list<QAbstractButton *>{play, cancel, tool}) { // held down
        button->setFocus();
        presses.clear();
        QTest::keyPress(dialog.windowHandle(), Qt::Key_Return);
        for (int i = 0; i < 5; ++i) {
            QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), true);
            QApplication::sendEvent(button, &repeated);
        }
        QTest::keyRelease(dialog.windowHandle(), Qt::Key_Return);
        QCOMPARE(presses.value(button), 1);
        QCOMPARE(presses.size(), 1);
    }
    check->setFocus(); // a choice is not a button to press
    presses.clear();
    QTest::keyClick(dialog.windowHandle(), Qt::Key_Return);
    QCOMPARE(presses.value(play), 1);
    QVERIFY(!check->isChecked());
}

void TestWindowFocus::heldKeysAnswerOnce_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<bool>("leads");
    QTest::newRow("P passes") << Qt::Key_P << false;
    QTest::newRow("Enter plays") << Qt::Key_Return << true;
}

/// A key that was held for some seconds passed, or played, in each turn that came meanwhile.
void TestWindowFocus::heldKeysAnswerOnce()
{
    QFETCH(Qt::Key, key);
    QFETCH(bool, leads);
    PlayedWindow p;
    const Card lead = cardsNamed("R1").first();
    QCOMPARE(p.deal({"human", "computer:easy"}, {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3"},
                    leads ? 0 : 1, leads ? Events{} : Events{PlayEvent{1, CardSet::of(lead), kNoCard}}),
             Reason::None);
    p.view().setFocus();
    p.key(Qt::Key_Home);
    QTRY_VERIFY(p.view().keyboard().element());
    const auto answers = [&p] {
        return std::count_if(p.table().record().begin(), p.table().record().end(), [](const Event &event) {
            const auto *play = std::get_if<PlayEvent>(&event);
            const auto *pass = std::get_if<PassEvent>(&event);
            return (play && play->seat == 0) || (pass && pass->seat == 0);
        });
    };
    const auto hold = [&](bool repeats) {
        QTest::simulateEvent(p.window().windowHandle(), true, key, Qt::NoModifier, QString(), repeats);
    };
    hold(false);
    QCOMPARE(answers(), 1);
    QTRY_COMPARE(p.table().openRequests(), (std::vector{Request{0, RequestKind::Move}}));
    for (int i = 0; i < 5; ++i)
        hold(true);
    QCOMPARE(answers(), 1);
}

void TestWindowFocus::heldKeysWriteAndMove()
{
    QDialog dialog;
    auto *layout = new QVBoxLayout(&dialog);
    auto *line = new QLineEdit;
    auto *list = new QListWidget;
    list->addItems({QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3")});
    for (QWidget *part : std::initializer_list<QWidget *>{line, list})
        layout->addWidget(part);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    const auto hold = [&dialog](Qt::Key key, const QString &text = {}) {
        for (const bool repeats : {false, true, true})
            QTest::simulateEvent(dialog.windowHandle(), true, key, Qt::NoModifier, text, repeats);
    };
    line->setFocus();
    hold(Qt::Key_A, QStringLiteral("a"));
    hold(Qt::Key_Space, QStringLiteral(" "));
    QCOMPARE(line->text(), QStringLiteral("aaa   "));
    hold(Qt::Key_Backspace);
    QCOMPARE(line->text(), QStringLiteral("aaa"));
    list->setCurrentRow(0);
    list->setFocus();
    hold(Qt::Key_Down);
    QCOMPARE(list->currentRow(), 2);
    hold(Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
}

/// The key that ends a motion is often pressed twice.
void TestWindowFocus::quickKeysDoNotAnswerAPanel()
{
    QWidget window;
    window.resize(600, 400);
    Overlay panel(&window);
    int presses = 0;
    QPushButton *again = panel.addButton(QStringLiteral("Play again"), QStringLiteral("again"));
    connect(again, &QPushButton::clicked, this, [&presses] { ++presses; });
    again->setShortcut(Qt::Key_1);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    setMotionFactor(1);
    test::StoppedClock clock(QDate(2026, 11, 22));
    panel.popUp();
    clock.advance(100);
    QVERIFY(again->hasFocus());
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space, Qt::Key_1})
        QTest::keyClick(window.windowHandle(), key);
    QCOMPARE(presses, 0);
    clock.advance(InputDelay::kInputDelayMs);
    QTest::keyClick(window.windowHandle(), Qt::Key_Return);
    QCOMPARE(presses, 1);
    // Where nothing moves, no key is meant for a motion.
    setMotionFactor(0);
    panel.hide();
    panel.popUp();
    QTest::keyClick(window.windowHandle(), Qt::Key_Return);
    QCOMPARE(presses, 2);
}

/// The keyboard stays with the window below the list, as some compositors have it.
void TestWindowFocus::escapeClosesTheListAlone()
{
    PlayedWindow p;
    p.window().findChild<QAction *>(QStringLiteral("newGame"))->trigger();
    auto *dialog = p.window().findChild<NewGameDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    auto *choice = dialog->findChild<QComboBox *>(QStringLiteral("edition"));
    QVERIFY(choice);
    choice->setFocus();
    choice->showPopup();
    QVERIFY(QApplication::activePopupWidget());
    QKeyEvent ahead(QEvent::ShortcutOverride, Qt::Key_Escape, Qt::NoModifier);
    QApplication::sendEvent(QApplication::activePopupWidget(), &ahead);
    if (QApplication::activePopupWidget())
        choice->hidePopup();
    QKeyEvent press(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QApplication::sendEvent(choice, &press);
    QVERIFY(dialog->isVisible());
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Escape);
    QTRY_VERIFY(!p.window().findChild<NewGameDialog *>() || !p.window().findChild<NewGameDialog *>()->isVisible());
}

/// As Alt with a letter does: the first entry is active, and arrow keys lead to the next menu.
void TestWindowFocus::menuKeyEntersTheMenu()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "computer:easy"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0),
             Reason::None);
    p.view().setFocus();
    QTest::keyClick(p.window().windowHandle(), Qt::Key_F10);
    const QList<QAction *> menus = p.window().menuBar()->actions();
    QTRY_VERIFY(menus[0]->menu()->isVisible());
    QVERIFY(menus[0]->menu()->activeAction());
    QTest::keyClick(menus[0]->menu(), Qt::Key_Right);
    QTRY_VERIFY(menus[1]->menu()->isVisible());
    QVERIFY(menus[1]->menu()->activeAction());
    menus[1]->menu()->close();
}

/// Qt reports a new current row as the focus, wherever that is.
void TestWindowFocus::selectingMovesNoFocus()
{
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    auto *list = new QListWidget;
    auto *other = new QPushButton(QStringLiteral("Other"));
    layout->addWidget(list);
    layout->addWidget(other);
    list->addItems({QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")});
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    other->setFocus();
    const QModelIndex before = list->currentIndex();
    QSignalSpy moved(list, &QListWidget::currentRowChanged);
    selectRow(*list, list->model()->index(1, 0));
    QCOMPARE(list->currentIndex(), before);
    QCOMPARE(selectedRow(*list), 1);
    list->setFocus(Qt::TabFocusReason);
    QCOMPARE(list->currentRow(), 1);
    QCOMPARE(moved.count(), 0); // nothing was chosen
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(selectedRow(*list), 2);
    list->clearSelection();
    other->setFocus();
    list->setCurrentRow(-1);
    list->setFocus(Qt::TabFocusReason);
    QCOMPARE(list->currentRow(), 0); // or nothing would show the focus
}

void TestWindowFocus::focusIsSeenWithLargeText()
{
    QFont large = QApplication::font();
    large.setPointSize(18);
    QApplication::setFont(large);
    PlayedWindow p({800, 600});
    p.window().findChild<QAction *>(QStringLiteral("settings"))->trigger();
    auto *settings = p.window().findChild<SettingsDialog *>();
    QVERIFY(settings && settings->isVisible());
    const auto isSeen = [] {
        const QWidget *focus = QApplication::focusWidget();
        for (const QWidget *parent = focus; parent; parent = parent->parentWidget())
            if (const auto *area = qobject_cast<const QScrollArea *>(parent); area && parent != focus) {
                const QRect place(focus->mapTo(area->viewport(), QPoint()), focus->size());
                if (!area->viewport()->rect().intersects(place)
                    || (place.height() <= area->viewport()->height()
                        && !area->viewport()->rect().contains(place.center())))
                    return false;
            }
        return focus != nullptr;
    };
    for (const bool forward : {true, false})
        for (int i = 0; i < 24; ++i) {
            QTest::keyClick(p.window().windowHandle(), forward ? Qt::Key_Tab : Qt::Key_Backtab,
                            forward ? Qt::NoModifier : Qt::ShiftModifier);
            QTRY_VERIFY2(isSeen(), qPrintable(QApplication::focusWidget()->objectName()));
        }
}

void TestWindowFocus::focusIsNeverLost_data()
{
    QTest::addColumn<QString>("how");
    QTest::addColumn<QString>("over");
    for (const char *how : {"deleted", "disabled", "hidden", "taken", "taken before"})
        for (const char *over : {"nothing", "sheet", "drawer", "sheet over a drawer"})
            QTest::addRow("%s, %s", how, over) << QString::fromLatin1(how) << QString::fromLatin1(over);
    QTest::newRow("menu bar, sheet") << QStringLiteral("menu bar") << QStringLiteral("sheet");
}

/// Takes the focus from what has it, at once or while a sheet or the drawer is open: something that can act gets it.
void TestWindowFocus::focusIsNeverLost()
{
    QFETCH(QString, how);
    QFETCH(QString, over);
    PlayedWindow p({800, 600});
    QCOMPARE(p.deal({"human", "computer:easy"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0),
             Reason::None);
    MainWindow &window = p.window();
    const auto press = [&window](Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(window.windowHandle(), key, modifiers);
    };
    auto *part = new QPushButton(&window);
    part->show();
    part->setFocus();
    QVERIFY(part->hasFocus());
    if (how == QLatin1String("menu bar"))
        window.menuBar()->setFocus(Qt::MenuBarFocusReason);
    if (how == QLatin1String("taken before"))
        part->clearFocus();
    if (over.contains(QLatin1String("drawer")))
        window.findChild<QAction *>(QStringLiteral("sidePanel"))->trigger();
    if (over.contains(QLatin1String("sheet")))
        press(Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(Sheet::topOf(&window) != nullptr, over.contains(QLatin1String("sheet")));
    if (how == QLatin1String("deleted"))
        delete part;
    else if (how == QLatin1String("disabled"))
        part->setEnabled(false);
    else if (how == QLatin1String("hidden"))
        part->hide();
    else if (how == QLatin1String("taken"))
        part->clearFocus();
    if (over != QLatin1String("nothing")) {
        QTRY_VERIFY(QApplication::focusWidget());
        press(Qt::Key_Escape);
    }
    QTRY_VERIFY(!Sheet::topOf(&window));
    const auto canAct = [&window] {
        const QWidget *focus = QApplication::focusWidget();
        return focus && focus->isVisible() && focus->isEnabled() && focus != window.menuBar();
    };
    QTRY_VERIFY(canAct());
    if (QApplication::focusWidget() == &p.view()) {
        press(Qt::Key_Home);
        QTRY_VERIFY(p.view().keyboard().element());
    }
}

REGISTER_TEST(TestWindowFocus)
#include "tst_window_focus.moc"
