// SPDX-License-Identifier: GPL-3.0-or-later
// The side panel in a narrow window.
#include "tests/ui/table/panel/side_panel_test.h"

using namespace meadhall::ui::testing;

void TestSidePanel::drawerInNarrowWindow_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("left to right") << "en";
    QTest::newRow("right to left") << "ar";
}

/// The panel slides over the table from the trailing edge; the keyboard goes into it and returns.
void TestSidePanel::drawerInNarrowWindow()
{
    QFETCH(QString, language);
    PlayedWindow p({800, 600}, language);
    p.settings().animationSpeed.set(Settings::AnimationSpeed::Slow); // seen on its way also on a busy machine
    QCOMPARE(startFive(p), Reason::None);
    MainWindow &window = p.window();
    SidePanel &panel = window.sidePanel();
    QVERIFY(!panel.isVisible());
    const QRect table = p.ninjan().geometry();
    const auto control = [&](Qt::Key key) { QTest::keyClick(window.windowHandle(), key, Qt::ControlModifier); };
    control(Qt::Key_L);
    QVERIFY(panel.isAncestorOf(QApplication::focusWidget()));
    QVERIFY(window.actions().sidePanel->isChecked());
    const auto shown = [&] { return QRect(panel.mapTo(&window, QPoint()), panel.size()); };
    QVERIFY(!window.rect().contains(shown())); // still on its way
    QTRY_VERIFY(window.rect().contains(shown()));
    QVERIFY(panel.width() >= 300 && panel.width() <= 348);
    QCOMPARE(language == QLatin1String("ar") ? shown().left() : window.width() - 1 - shown().right(), 0);
    QCOMPARE(p.ninjan().geometry(), table); // the table has not moved
    // Tab stays in the drawer.
    for (int i = 0; i < 4; ++i) {
        p.key(Qt::Key_Tab);
        QVERIFY(panel.isAncestorOf(QApplication::focusWidget()));
    }
    p.key(Qt::Key_Escape);
    QVERIFY(p.ninjan().hasFocus());
    QVERIFY(!window.actions().sidePanel->isChecked());
    QTRY_VERIFY(!panel.isVisible());
    control(Qt::Key_L);
    QTRY_VERIFY(panel.isVisible());
    control(Qt::Key_L);
    QVERIFY(p.ninjan().hasFocus());
    QTRY_VERIFY(!panel.isVisible());
    p.languages().setLanguage(QStringLiteral("en"));
}

/// A click beside it and focus elsewhere close it; a wide window has the panel beside the table. Without animation.
void TestSidePanel::drawerMakesWay()
{
    PlayedWindow p({800, 600});
    QCOMPARE(startFive(p), Reason::None);
    QVERIFY(playTo(p, 3));
    SidePanel &panel = p.window().sidePanel();
    const CardSet selected = p.ninjan().stage().hand().selection();
    p.window().actions().sidePanel->trigger();
    QVERIFY(panel.isVisible());
    QCoreApplication::sendPostedEvents();
    QTest::mouseClick(p.window().windowHandle(), Qt::LeftButton, {}, QPoint(300, 520)); // a card is there
    QVERIFY(!panel.isVisible());
    QVERIFY(p.ninjan().hasFocus());
    QVERIFY(p.ninjan().stage().hand().selection() == selected); // the click was not for the table
    p.window().actions().sidePanel->trigger();
    QVERIFY(panel.isVisible());
    p.ninjan().setFocus();
    QVERIFY(!panel.isVisible());
    // Wider and narrower again.
    p.window().actions().sidePanel->trigger();
    p.window().resize(1280, 800);
    QTRY_VERIFY(panel.isVisible() && p.window().width() == 1280);
    QVERIFY(!p.window().findChild<SideDrawer *>()->isVisible());
    QVERIFY(p.window().actions().sidePanel->isChecked());
    QTRY_VERIFY(p.ninjan().geometry().right() < panel.mapTo(&p.window(), QPoint()).x());
    p.window().resize(800, 600);
    QTRY_VERIFY(!panel.isVisible());
    QVERIFY(!p.window().actions().sidePanel->isChecked());
    p.restart(); // and quits with the panel in the drawer
    QVERIFY(!p.window().sidePanel().isVisible());
}

/// The focus in a panel that goes, for whatever reason, goes to the table, or to the curtain before it.
void TestSidePanel::hiddenPanelKeepsNoFocus()
{
    PlayedWindow p({1280, 800});
    QCOMPARE(startFive(p), Reason::None);
    SidePanel &panel = p.window().sidePanel();
    QTRY_VERIFY(panel.isVisible());
    panel.log()->setFocus();
    p.window().resize(800, 600);
    QTRY_VERIFY(!panel.isVisible() && p.window().width() == 800);
    QVERIFY(p.ninjan().hasFocus());
    p.settings().animationSpeed.set(Settings::AnimationSpeed::Slow);
    p.window().actions().sidePanel->trigger();
    const auto *drawer = p.window().findChild<SideDrawer *>();
    const auto log = [&] { return panel.log()->mapTo(&p.window(), panel.log()->rect().center()); };
    QTRY_VERIFY(p.window().rect().contains(log()));
    p.key(Qt::Key_Escape);
    QVERIFY(drawer->isVisible() && p.ninjan().hasFocus());
    QTest::mouseClick(p.window().windowHandle(), Qt::LeftButton, {}, log()); // while it slides out
    QVERIFY(!panel.log()->hasFocus());
    p.window().actions().sidePanel->trigger();
    panel.log()->setFocus();
    p.settings().animationSpeed.set(Settings::AnimationSpeed::Off);
    GameEvent two;
    two.game = Game::Ninjan;
    two.seats = {"Ada", "Bo"};
    two.deal = 3;
    two.chairs = {"human", "human"};
    QCOMPARE(p.table().start(two), Reason::None);
    QTRY_VERIFY(p.ninjan().curtain()->isVisible());
    p.window().resize(1280, 800);
    QTRY_VERIFY(panel.isVisible() && p.window().width() == 1280);
    panel.log()->setFocus();
    p.window().resize(800, 600);
    QTRY_VERIFY(!panel.isVisible());
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("showCards"));
}

/// Until the user drags the edge; then that width is remembered.
void TestSidePanel::widthFollowsTheWindow()
{
    PlayedWindow p({1000, 700});
    QCOMPARE(startFive(p), Reason::None);
    const auto panelWidth = [&p] { return p.window().sidePanel().width(); };
    QTRY_COMPARE(panelWidth(), 300);
    p.window().resize(1600, 900);
    QTRY_COMPARE(panelWidth(), 364);
    p.window().resize(1900, 1000);
    QTRY_COMPARE(panelWidth(), 364);
    auto *grip = p.window().sidePanel().findChild<QWidget *>(QStringLiteral("grip"));
    const QPoint middle = grip->mapTo(&p.window(), grip->rect().center());
    QWindow *window = p.window().windowHandle();
    QTest::mousePress(window, Qt::LeftButton, {}, middle);
    QTest::mouseMove(window, middle - QPoint(60, 0));
    QTRY_COMPARE(panelWidth(), 424);
    QTest::mouseMove(window, middle - QPoint(400, 0));
    QTRY_COMPARE(panelWidth(), 520); // at most
    QTest::mouseMove(window, middle - QPoint(80, 0));
    QTest::mouseRelease(window, Qt::LeftButton, {}, middle - QPoint(80, 0));
    const int dragged = panelWidth();
    QCOMPARE(dragged, 444);
    p.window().resize(1500, 900);
    QTRY_COMPARE(p.window().sidePanel().mapTo(&p.window(), QPoint(dragged, 0)).x(), 1500);
    p.window().resize(800, 600); // into the drawer and back
    p.window().resize(1500, 900);
    QTRY_COMPARE(panelWidth(), dragged);
    p.restart();
    QCOMPARE(startFive(p), Reason::None);
    QTRY_COMPARE(panelWidth(), dragged);
}

void TestSidePanel::liesOverTheTable_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("left to right") << "en";
    QTest::newRow("right to left") << "ar";
}

/// Not pinned, it covers a part of the table, but neither the tools nor the buttons; the choice is remembered.
void TestSidePanel::liesOverTheTable()
{
    QFETCH(QString, language);
    PlayedWindow p({1280, 800}, language);
    QCOMPARE(startFive(p), Reason::None);
    SidePanel *panel = &p.window().sidePanel();
    QTRY_VERIFY(panel->isVisible());
    const int narrow = p.ninjan().width();
    auto *pin = panel->findChild<QToolButton *>(QStringLiteral("pinPanel"));
    QVERIFY(pin->isVisible() && pin->isChecked());
    QTest::mouseClick(pin, Qt::LeftButton);
    QCOMPARE(panel->place(), SidePanel::Place::Over);
    QTRY_COMPARE(p.ninjan().width(), p.window().width());
    QVERIFY(p.ninjan().width() > narrow && panel->isVisible());
    const QRect shown(panel->mapTo(&p.window(), QPoint()), panel->size());
    QCOMPARE(panel->width(), 364);
    QCOMPARE(language == QLatin1String("ar") ? shown.left() : p.window().width() - 1 - shown.right(), 0);
    for (const ButtonItem *button : p.ninjan().buttons()) {
        const QRectF scene = button->mapRectToScene(button->boundingRect());
        const QRect box =
            p.ninjan().mapFromScene(scene).boundingRect().translated(p.ninjan().mapTo(&p.window(), QPoint()));
        QVERIFY(!button->isVisible() || !shown.intersects(box));
    }
    p.restart();
    QCOMPARE(startFive(p), Reason::None);
    panel = &p.window().sidePanel();
    QTRY_VERIFY(panel->isVisible());
    QCOMPARE(panel->place(), SidePanel::Place::Over);
    // Closed by its button, opened by the key; then the focus is in it.
    QTest::mouseClick(panel->findChild<QToolButton *>(QStringLiteral("closePanel")), Qt::LeftButton);
    QVERIFY(!panel->isVisible());
    QVERIFY(!p.window().actions().sidePanel->isChecked());
    QTest::keyClick(p.window().windowHandle(), Qt::Key_L, Qt::ControlModifier);
    QVERIFY(panel->isVisible() && panel->findChild<PointsTables *>()->totals()->hasFocus());
    QTest::keyClick(p.window().windowHandle(), Qt::Key_L, Qt::ControlModifier);
    QVERIFY(!panel->isVisible() && p.ninjan().hasFocus());
    QTest::keyClick(p.window().windowHandle(), Qt::Key_L, Qt::ControlModifier);
    // With room enough the table always makes room, and there is nothing to choose.
    p.window().resize(1700, 900);
    QTRY_COMPARE(panel->place(), SidePanel::Place::Beside);
    QVERIFY(!panel->findChild<QToolButton *>(QStringLiteral("pinPanel"))->isVisible());
    p.window().resize(1280, 800);
    QTRY_COMPARE(panel->place(), SidePanel::Place::Over);
    p.window().resize(800, 600);
    QTRY_COMPARE(panel->place(), SidePanel::Place::Drawer);
    p.languages().setLanguage(QStringLiteral("en"));
}

/// The drawer of a narrow window opens with the totals, and shows one page at a time.
void TestSidePanel::pagesInTheDrawer()
{
    PlayedWindow p({800, 600});
    QCOMPARE(startFive(p), Reason::None);
    QVERIFY(playTo(p, 4));
    SidePanel &panel = p.window().sidePanel();
    const auto *tables = panel.findChild<PointsTables *>();
    const auto *curve = panel.findChild<PointsCurve *>();
    auto *pages = panel.findChild<QTabBar *>();
    for (int i = 0; i < 2; ++i) {
        p.window().actions().sidePanel->trigger();
        QVERIFY(tables->totals()->hasFocus());
        QVERIFY(pages->isVisible() && panel.log()->isVisible() && !curve->isVisible());
        QTest::mouseClick(pages, Qt::LeftButton, {}, pages->tabRect(SidePanel::CurvePage).center());
        QVERIFY(curve->isVisible() && !tables->isVisible() && !panel.log()->isVisible());
        QTest::mouseClick(pages, Qt::LeftButton, {}, pages->tabRect(SidePanel::LogPage).center());
        QVERIFY(!curve->isVisible() && !tables->isVisible() && panel.log()->isVisible());
        QTRY_VERIFY(atEnd(*panel.log()));
        p.key(Qt::Key_Escape);
        QVERIFY(!panel.isVisible() && p.ninjan().hasFocus());
    }
    p.window().actions().sidePanel->trigger();
    QTest::mouseClick(panel.findChild<QToolButton *>(QStringLiteral("closePanel")), Qt::LeftButton);
    QVERIFY(!panel.isVisible() && p.ninjan().hasFocus());
    QVERIFY(!p.window().actions().sidePanel->isChecked());
}

/// Cards and turn are those of the seats, which may lie under the panel.
void TestSidePanel::rowsTellOfTheSeats()
{
    PlayedWindow p({1280, 800});
    QCOMPARE(startFive(p), Reason::None);
    QVERIFY(playTo(p, 2));
    QTableWidget &points = *p.window().sidePanel().points();
    const auto told = [&points](int seat) {
        return points.verticalHeaderItem(seat)->data(Qt::AccessibleTextRole).toString();
    };
    for (int seat = 0; seat < 5; ++seat) {
        const QString count = p.ninjan().stage().seat(seat)->count();
        QVERIFY(!count.isEmpty());
        QTRY_VERIFY2(told(seat).contains(p.ninjan().stage().seat(seat)->count()), qPrintable(told(seat)));
    }
    // Whoever has most points leads; the last column is the round that is played.
    int best = 0;
    for (int seat = 1; seat < 5; ++seat)
        best = std::max(best, p.ninjan().view().board().points[std::size_t(seat)]);
    for (int seat = 0; seat < 5; ++seat)
        QCOMPARE(points.item(seat, 0)->data(LeadsRole).toBool(),
                 p.ninjan().view().board().points[std::size_t(seat)]
                     == std::max(best, p.ninjan().view().board().points[0]));
    QCOMPARE(points.item(0, points.columnCount() - 1)->text(), QStringLiteral("–"));
    const SidePanel &panel = p.window().sidePanel();
    QCOMPARE(panel.findChild<QLabel *>(QStringLiteral("panelPart"))->text(), QStringLiteral("Round 2"));
    QCOMPARE(panel.findChild<QLabel *>(QStringLiteral("panelGoal"))->text(), QStringLiteral("of 9"));
}
