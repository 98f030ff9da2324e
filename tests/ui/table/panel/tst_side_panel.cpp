// SPDX-License-Identifier: GPL-3.0-or-later
// Points and log beside the table: the log follows unless the reader has scrolled up; totals are always visible.
#include "tests/test_program.h"
#include "tests/ui/table/panel/side_panel_test.h"
#include "ui/base/widgets/style.h"

using namespace meadhall::ui::testing;

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
    for (int value = bar.maximum(); value >= 0; value -= 3) {
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
    const auto last = [&] { return parts.visualRect(parts.model()->index(0, parts.columnCount() - 1)); };
    QTRY_VERIFY(parts.viewport()->rect().contains(last()));
    // A wider one shows nothing beyond it, however the columns have become narrower or fewer since.
    for (const int width : {700, 460, 640, 300, 560}) {
        p.window().findChild<QSplitter *>()->setSizes({1280 - width, width});
        const bool mirrored = parts.layoutDirection() == Qt::RightToLeft;
        QTRY_COMPARE(mirrored ? last().left() : last().right(), mirrored ? 0 : parts.viewport()->width() - 1);
    }
}

/// Names give way to the numbers of cards, not the other way round.
void TestSidePanel::countsStayBesideLongNames()
{
    PointsTables tables(nullptr);
    tables.table()->setColumnCount(3);
    tables.table()->setRowCount(2);
    tables.table()->setVerticalHeaderLabels(
        {QStringLiteral("Wolfeschlegelsteinhausenbergerdorff"), QStringLiteral("Leif")});
    tables.resize(260, 200);
    tables.show();
    const auto picture = [&tables](const QString &count) {
        tables.setSeats({{QString(), count, false}, {QString(), count, false}}, 0);
        tables.fit();
        return tables.grab().toImage();
    };
    const QImage with = picture(QStringLiteral("7")), without = picture({});
    const int firstRow = with.height() / 2;
    QVERIFY(with.copy(0, 0, with.width(), firstRow + 4) != without.copy(0, 0, with.width(), firstRow + 4));
    QVERIFY(with.copy(0, firstRow, with.width(), firstRow) != without.copy(0, firstRow, with.width(), firstRow));
}

/// Latin names and digits do not change the line height of other scripts.
void TestSidePanel::linesAreEquallyHigh()
{
    PlayedWindow p({1280, 800}, QStringLiteral("ar"));
    QCOMPARE(startFive(p), Reason::None);
    QVERIFY(playTo(p, 3));
    // Not from top to top: a line of one font alone is less high than one of two, and is moved so that its base fits.
    const auto baseline = [](const QTextLine &line) {
        return line.y() + line.ascent() + std::max(0.0, line.leading());
    };
    QSet<int> heights;
    const QTextDocument *document = p.window().sidePanel().log()->document();
    document->documentLayout()->documentSize(); // completes the layout
    for (QTextBlock block = document->begin(); block != document->end(); block = block.next())
        for (int i = 1; i < block.layout()->lineCount(); ++i)
            heights.insert(qRound(baseline(block.layout()->lineAt(i)) - baseline(block.layout()->lineAt(i - 1))));
    QCOMPARE(heights.size(), 1);
}

/// The focused part has the focus mark around it for those who use the keyboard, none for those who use the mouse.
void TestSidePanel::focusFrameIsVisible()
{
    QApplication::setStyle(widgetStyle());
    PlayedWindow p({1280, 800});
    p.window().setUpdatesEnabled(true);
    QCOMPARE(startFive(p), Reason::None);
    QVERIFY(playTo(p, 3));
    SidePanel &panel = p.window().sidePanel();
    const auto *tables = panel.findChild<PointsTables *>();
    for (QWidget *part : {static_cast<QWidget *>(tables->totals()), static_cast<QWidget *>(tables->table()),
                          static_cast<QWidget *>(panel.log())}) {
        QVERIFY(part->isVisible());
        const QColor mark = controlColours(panel.palette()).gold;
        const auto markedAfter = [&](const std::function<void()> &input) {
            p.ninjan().setFocus();
            const QImage without = panel.grab().toImage();
            part->setFocus();
            input();
            const QImage with = panel.grab().toImage();
            QRect marked;
            for (int y = 0; y < with.height(); ++y)
                for (int x = 0; x < with.width(); ++x)
                    if (with.pixelColor(x, y) == mark && without.pixelColor(x, y) != mark)
                        marked |= QRect(x, y, 1, 1);
            return marked;
        };
        QVERIFY(markedAfter([part] { QTest::mouseClick(part, Qt::LeftButton, {}, {2, 2}); }).isEmpty());
        const QRect marked = markedAfter([&p] { p.key(Qt::Key_Shift); });
        const QRect inside = QRect(part->mapTo(&panel, QPoint()), part->size()).adjusted(6, 6, -6, -6);
        QVERIFY(marked.contains(inside));
        QVERIFY(marked.width() < part->width() + 30 && marked.height() < part->height() + 30);
    }
}

/// From the second round on, where the panel is high enough for table, curve and log.
void TestSidePanel::curveIsShown()
{
    PlayedWindow p({1280, 900});
    p.window().setUpdatesEnabled(true);
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

void TestSidePanel::handleBringsItBack_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const QSize size : {QSize(800, 600), QSize(1280, 800), QSize(1700, 900)})
        for (const char *language : {"en", "ar"})
            QTest::addRow("%d %s", size.width(), language) << size << QString::fromLatin1(language);
}

/// At the edge of the table while the panel is closed, in the way of nothing.
void TestSidePanel::handleBringsItBack()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    PlayedWindow p(size, language);
    auto *handle = p.window().findChild<QToolButton *>(QStringLiteral("panelHandle"));
    QVERIFY(handle && !handle->isVisible()); // no game yet
    QCOMPARE(startFive(p), Reason::None);
    const SidePanel &panel = p.window().sidePanel();
    if (panel.isVisible())
        p.window().actions().sidePanel->trigger();
    QTRY_VERIFY(!panel.isVisible());
    QVERIFY(handle->isVisible() && !handle->toolTip().isEmpty());
    const QRect there(handle->mapTo(&p.window(), QPoint()), handle->size());
    QVERIFY(p.window().rect().contains(there));
    const TableView &view = p.window().tableView();
    for (int seat = 0; seat < 5; ++seat) {
        const QRectF plate = view.stage().seat(seat)->sceneBoundingRect();
        const QRect onTable(view.mapFrom(&p.window(), there.topLeft()), there.size());
        QVERIFY2(!view.mapFromScene(plate).boundingRect().intersects(onTable), qPrintable(QString::number(seat)));
    }
    QTest::mouseClick(p.window().windowHandle(), Qt::LeftButton, {}, there.center());
    QTRY_VERIFY(panel.isVisible());
    QTRY_VERIFY(!handle->isVisible());
    p.window().actions().home->trigger();
    QVERIFY(!handle->isVisible());
}

REGISTER_TEST(TestSidePanel)
#include "moc_side_panel_test.cpp"
