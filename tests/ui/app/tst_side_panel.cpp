// Points and log beside the table: the log follows unless the reader has scrolled up; totals are always visible.
#include "tests/ui/played_window.h"

#include "ui/app/panel_grip.h"
#include "ui/app/points_tables.h"
#include "ui/app/side_drawer.h"
#include "ui/app/side_panel.h"
#include "ui/app/side_panel_title.h"
#include "ui/table/points_curve.h"
#include "ui/widgets/style.h"

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QTabBar>
#include <QTableWidget>
#include <QTextBlock>
#include <QTextEdit>
#include <QTextLayout>
#include <QToolButton>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

bool atEnd(const QTextEdit &log)
{
    return log.verticalScrollBar()->value() >= log.verticalScrollBar()->maximum() - 8; // the last line has a margin
}

/// Five at the table; the person always makes the first possible choice.
Reason startFive(PlayedWindow &p)
{
    GameEvent game;
    game.game = Game::Ninjan;
    game.deal = 3;
    for (int i = 0; i < 5; ++i) {
        game.seats.push_back("Player number " + std::to_string(i));
        game.chairs.push_back(i == 0 ? "human" : "computer:easy");
    }
    return p.table().start(game);
}

void answer(PlayedWindow &p)
{
    const auto kind = p.ninjan().view().ownRequest();
    if (kind == RequestKind::Choose && p.ninjan().view().choice() == kNoCard)
        p.table().answer(0, ChooseEvent{0, p.ninjan().view().hand().first()});
    else if (kind == RequestKind::Pile)
        p.ninjan().controller().takePile(ninjan::firstOf(p.ninjan().view().board().allowedPiles()));
}

/// Plays until that round begins, or the game is over.
bool playTo(PlayedWindow &p, int round)
{
    return QTest::qWaitFor(
        [&p, round] {
            if (p.table().gameOver() || p.ninjan().view().board().round >= round)
                return true;
            answer(p);
            return false;
        },
        20000);
}

} // namespace

class TestSidePanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void logScrollsToNewLines();
    void newLinesAreMarked();
    void totalsStayVisible_data();
    void totalsStayVisible();
    void linesAreEquallyHigh();
    void focusFrameIsVisible();
    void curveIsShown();
    void drawerInNarrowWindow_data();
    void drawerInNarrowWindow();
    void drawerMakesWay();
    void widthFollowsTheWindow();
    void liesOverTheTable_data();
    void liesOverTheTable();
    void pagesInTheDrawer();
    void rowsTellOfTheSeats();
};

/// The points table gets a scroll bar around round 4: the log shrinks and must still follow.
void TestSidePanel::logScrollsToNewLines()
{
    PlayedWindow p({1280, 600});
    QCOMPARE(startFive(p), Reason::None);
    const QTextEdit &log = *p.window().sidePanel().log();
    bool scrolled = false;
    for (int round = 2; round <= 9; ++round) {
        QVERIFY(playTo(p, round));
        QTRY_VERIFY2(atEnd(log), qPrintable(QString::number(round)));
        QVERIFY(!p.window().sidePanel().findChild<QPushButton *>(QStringLiteral("newer"))->isVisible());
        scrolled = scrolled || log.verticalScrollBar()->maximum() > 0;
    }
    QVERIFY(scrolled);
    p.window().resize(1280, 800);
    QTRY_VERIFY(atEnd(log));
    p.window().resize(1280, 560);
    QTRY_VERIFY(atEnd(log));
}

void TestSidePanel::newLinesAreMarked()
{
    PlayedWindow p({1280, 600});
    QCOMPARE(startFive(p), Reason::None);
    QVERIFY(playTo(p, 5));
    QTextEdit &log = *p.window().sidePanel().log();
    auto *newer = p.window().sidePanel().findChild<QPushButton *>(QStringLiteral("newer"));
    QTRY_VERIFY(log.verticalScrollBar()->maximum() > 60 && atEnd(log));
    // After scrolling up with the wheel the log stays there.
    const QPoint middle = log.viewport()->rect().center();
    QWheelEvent up(middle, log.viewport()->mapToGlobal(middle), {}, QPoint(0, 1200), Qt::NoButton, Qt::NoModifier,
                   Qt::NoScrollPhase, false);
    QApplication::sendEvent(log.viewport(), &up);
    QVERIFY(!atEnd(log));
    QVERIFY(!newer->isVisible()); // nothing new yet
    const int value = log.verticalScrollBar()->value();
    QVERIFY(playTo(p, 7));
    QCOMPARE(log.verticalScrollBar()->value(), value);
    QTRY_VERIFY(newer->isVisible());
    QVERIFY(log.rect().contains(newer->geometry()));
    QTest::mouseClick(newer, Qt::LeftButton);
    QVERIFY(atEnd(log));
    QVERIFY(!newer->isVisible());
    QVERIFY(playTo(p, 8));
    QTRY_VERIFY(atEnd(log));
    // By keyboard: up, and down again with End.
    log.setFocus();
    p.key(Qt::Key_Home);
    QTest::keyClick(&log, Qt::Key_Home, Qt::ControlModifier);
    QVERIFY(!atEnd(log));
    QVERIFY(playTo(p, 9));
    QTRY_VERIFY(newer->isVisible());
    QTest::keyClick(&log, Qt::Key_End, Qt::ControlModifier);
    QVERIFY(atEnd(log));
    QVERIFY(!newer->isVisible());
}

void TestSidePanel::totalsStayVisible_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("left to right") << "en";
    QTest::newRow("right to left") << "ar";
}

void TestSidePanel::totalsStayVisible()
{
    QFETCH(QString, language);
    PlayedWindow p({1280, 800}, language);
    QCOMPARE(startFive(p), Reason::None);
    QVERIFY(playTo(p, 9));
    const auto *tables = p.window().sidePanel().findChild<PointsTables *>();
    const QTableWidget &parts = *tables->table();
    const QTableView &totals = *tables->totals();
    QTRY_VERIFY(parts.isVisible() && parts.width() > 0);
    QVERIFY(parts.columnCount() >= 9);
    for (int seat = 0; seat < 5; ++seat) {
        const QRect cell = totals.visualRect(totals.model()->index(seat, 0));
        QVERIFY(totals.viewport()->rect().contains(cell) && cell.width() > 20);
        QCOMPARE(totals.model()->index(seat, 0).data().toString(),
                 number(p.ninjan().view().board().points[std::size_t(seat)]));
    }
    // Columns are never cut, wherever it is scrolled; the last one is visible at first.
    QScrollBar &bar = *parts.horizontalScrollBar();
    QVERIFY(bar.maximum() > 0);
    QTRY_COMPARE(bar.value(), bar.maximum());
    for (int value = bar.maximum(); value >= 0; --value) {
        bar.setValue(value);
        int whole = 0;
        for (int column = 1; column < parts.columnCount(); ++column) {
            const QRect cell = parts.visualRect(parts.model()->index(0, column));
            const QRect seen = cell & parts.viewport()->rect();
            QVERIFY(seen.isEmpty() || seen.width() == cell.width());
            whole += !seen.isEmpty();
        }
        QVERIFY(whole > 1);
    }
    // A narrower panel still shows the newest column.
    bar.setValue(bar.maximum());
    p.window().findChild<QSplitter *>()->setSizes({1280 - 300, 300});
    QTRY_VERIFY(p.window().sidePanel().width() <= 301);
    QTRY_VERIFY(parts.viewport()->rect().contains(parts.visualRect(parts.model()->index(0, parts.columnCount() - 1))));
}

/// Latin names and digits do not change the line height of other scripts.
void TestSidePanel::linesAreEquallyHigh()
{
    PlayedWindow p({1280, 800}, QStringLiteral("ar"));
    QCOMPARE(startFive(p), Reason::None);
    QVERIFY(playTo(p, 3));
    QSet<int> heights;
    const QTextDocument *document = p.window().sidePanel().log()->document();
    document->documentLayout()->documentSize(); // completes the layout
    for (QTextBlock block = document->begin(); block != document->end(); block = block.next())
        for (int i = 1; i < block.layout()->lineCount(); ++i)
            heights.insert(qRound(block.layout()->lineAt(i).y() - block.layout()->lineAt(i - 1).y()));
    QCOMPARE(heights.size(), 1);
}

/// The focused part has the focus mark around it.
void TestSidePanel::focusFrameIsVisible()
{
    QApplication::setStyle(widgetStyle());
    PlayedWindow p({1280, 800});
    QCOMPARE(startFive(p), Reason::None);
    QVERIFY(playTo(p, 3));
    SidePanel &panel = p.window().sidePanel();
    const auto *tables = panel.findChild<PointsTables *>();
    for (QWidget *part : {static_cast<QWidget *>(tables->totals()), static_cast<QWidget *>(tables->table()),
                          static_cast<QWidget *>(panel.log())}) {
        QVERIFY(part->isVisible());
        p.ninjan().setFocus();
        const QImage without = panel.grab().toImage();
        part->setFocus();
        const QImage with = panel.grab().toImage();
        const QColor mark = focusRingColour(panel.palette());
        QRect marked;
        for (int y = 0; y < with.height(); ++y)
            for (int x = 0; x < with.width(); ++x)
                if (with.pixelColor(x, y) == mark && without.pixelColor(x, y) != mark)
                    marked |= QRect(x, y, 1, 1);
        const QRect inside = QRect(part->mapTo(&panel, QPoint()), part->size()).adjusted(6, 6, -6, -6);
        QVERIFY(marked.contains(inside));
        QVERIFY(marked.width() < part->width() + 30 && marked.height() < part->height() + 30);
    }
}

/// From the second round on, where the panel is high enough for table, curve and log.
void TestSidePanel::curveIsShown()
{
    PlayedWindow p({1280, 900});
    QCOMPARE(startFive(p), Reason::None);
    SidePanel &panel = p.window().sidePanel();
    auto *curve = panel.findChild<PointsCurve *>();
    QVERIFY(playTo(p, 2));
    QVERIFY(!curve->isVisible());
    QVERIFY(playTo(p, 3));
    QTRY_VERIFY(curve->isVisible());
    QTRY_VERIFY(curve->y() > panel.findChild<PointsTables *>()->geometry().bottom());
    QVERIFY(curve->geometry().bottom() < panel.log()->y());
    QVERIFY(atEnd(*panel.log()));
    // It changes with each round.
    QCoreApplication::sendPostedEvents();
    const QImage before = curve->grab().toImage();
    QVERIFY(playTo(p, 4));
    QTRY_VERIFY(curve->grab().toImage() != before);
    p.window().resize(1280, 400);
    QTRY_VERIFY(!curve->isVisible());
    p.window().resize(1280, 900);
    QTRY_VERIFY(curve->isVisible());
    // Another game begins without it.
    QCOMPARE(startFive(p), Reason::None);
    QTRY_VERIFY(!curve->isVisible());
}

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
    p.settings().setAnimationSpeed(Settings::AnimationSpeed::Fast);
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
    auto *grip = p.window().sidePanel().findChild<PanelGrip *>();
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
    const auto *title = p.window().sidePanel().findChild<SidePanelTitle *>();
    QCOMPARE(title->part(), QStringLiteral("Round 2"));
    QCOMPARE(title->goal(), QStringLiteral("of 9"));
}

QTEST_MAIN(TestSidePanel)
#include "tst_side_panel.moc"
