// SPDX-License-Identifier: GPL-3.0-or-later
// Charts: axes, and their values by mouse, by keyboard and for screen readers.
#include "tests/test_program.h"
#include "tests/ui/accessible_tree.h"
#include "ui/base/graphics/chart_area.h"
#include "ui/base/widgets/chart_panel.h"
#include "ui/base/widgets/style.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtTest>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

/// Four values side by side.
class FourValues : public Chart {
public:
    int valueCount() const override { return 4; }
    QString valueText(int index) const override { return QStringLiteral("value %1").arg(index); }
    QRectF valueRect(int index) const override { return {index * 50.0, 20, 10, 10}; }

protected:
    void paintChart(QPainter &) override {}
};

struct Shown {
    QWidget window;
    ChartPanel *panel = new ChartPanel(ChartPanel::Ground::Plaque, &window);
    FourValues *chart = new FourValues;

    Shown()
    {
        auto *column = new QVBoxLayout(&window);
        column->addWidget(panel);
        panel->setTitle(QStringLiteral("Points"), QStringLiteral("fewer is better"));
        panel->setChart(chart);
        panel->setSentence(QStringLiteral("3 on average"));
        panel->setTable(
            {{QStringLiteral("Month"), QStringLiteral("Points")},
             {{QStringLiteral("May"), QStringLiteral("4.1")}, {QStringLiteral("June"), QStringLiteral("3")}}});
        window.resize(300, 300);
        window.show();
        if (!QTest::qWaitForWindowActive(&window))
            qWarning("the window has not become active");
    }
    void key(Qt::Key key) { QTest::keyClick(window.windowHandle(), key); }
};

} // namespace

class TestChart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(widgetStyle()); }
    void scales_data();
    void scales();
    void areaIsMirrored();
    void keysWalkTheValues();
    void keysAreMirrored();
    void mouseChoosesTheNearest();
    void buttonSwapsChartAndTable();
    void isReadAsChart();
    void tableIsRead();
    void replacementHidesTheButton();
};

void TestChart::scales_data()
{
    QTest::addColumn<qreal>("least");
    QTest::addColumn<qreal>("most");
    QTest::addColumn<QList<qreal>>("ticks");
    QTest::addColumn<int>("decimals");
    QTest::newRow("tens") << 0.0 << 9.2 << QList<qreal>{0, 2, 4, 6, 8, 10} << 0;
    QTest::newRow("below zero") << -7.0 << 21.0 << QList<qreal>{-10, 0, 10, 20, 30} << 0;
    QTest::newRow("small") << 0.0 << 0.9 << QList<qreal>{0, 0.2, 0.4, 0.6, 0.8, 1} << 1;
    QTest::newRow("equal") << 3.0 << 3.0 << QList<qreal>{2.4, 2.6, 2.8, 3, 3.2, 3.4, 3.6} << 1;
    QTest::newRow("exact") << 0.0 << 5.0 << QList<qreal>{0, 1, 2, 3, 4, 5} << 0;
}

void TestChart::scales()
{
    QFETCH(qreal, least);
    QFETCH(qreal, most);
    QFETCH(QList<qreal>, ticks);
    const AxisScale scale = roundScale(least, most, 5);
    QVERIFY(scale.from <= least && scale.to >= most);
    const std::vector<qreal> found = scale.ticks();
    if (least < most) {
        QCOMPARE(found.size(), std::size_t(ticks.size()));
        for (int i = 0; i < ticks.size(); ++i)
            QVERIFY(qAbs(found[std::size_t(i)] - ticks[i]) < 1e-9);
    }
    QTEST(scale.decimals(), "decimals");
}

void TestChart::areaIsMirrored()
{
    ChartArea area{QRectF(10, 0, 100, 50), 0, 4, -1, 1, false};
    QCOMPARE(area.at(1, 0), QPointF(35, 25));
    QVERIFY(area.before(0, 8, 4).right() < area.plot.left());
    area.mirrored = true;
    QCOMPARE(area.at(1, 0), QPointF(85, 25));
    QVERIFY(area.before(0, 8, 4).left() > area.plot.right());
    QVERIFY(area.after(0, 8, 4).right() < area.plot.left());
}

void TestChart::keysWalkTheValues()
{
    Shown shown;
    shown.chart->setFocus();
    QSignalSpy changes(shown.chart, &Chart::currentChanged);
    shown.key(Qt::Key_Right);
    QCOMPARE(shown.chart->current(), 3); // the newest first
    shown.key(Qt::Key_Left);
    QCOMPARE(shown.chart->current(), 2);
    shown.key(Qt::Key_Home);
    QCOMPARE(shown.chart->current(), 0);
    shown.key(Qt::Key_Left);
    QCOMPARE(shown.chart->current(), 0);
    shown.key(Qt::Key_End);
    QCOMPARE(shown.chart->current(), 3);
    QCOMPARE(changes.size(), 4);
    shown.key(Qt::Key_T);
    QVERIFY(shown.panel->showsTable());
}

void TestChart::keysAreMirrored()
{
    Shown shown;
    shown.window.setLayoutDirection(Qt::RightToLeft);
    shown.chart->setFocus();
    shown.key(Qt::Key_Home);
    shown.key(Qt::Key_Left);
    QCOMPARE(shown.chart->current(), 1);
}

void TestChart::mouseChoosesTheNearest()
{
    Shown shown;
    QTest::mouseMove(shown.window.windowHandle(), shown.chart->mapTo(&shown.window, QPoint(98, 60)));
    QTRY_COMPARE(shown.chart->current(), 2);
    QTest::mouseMove(shown.window.windowHandle(), QPoint(2, 2));
    QTRY_COMPARE(shown.chart->current(), -1);
}

void TestChart::buttonSwapsChartAndTable()
{
    Shown shown;
    QSignalSpy toggled(shown.panel, &ChartPanel::tableToggled);
    QToolButton *button = shown.panel->tableButton();
    const QString before = button->accessibleName();
    QVERIFY(shown.chart->isVisible());
    QTest::mouseClick(shown.window.windowHandle(), Qt::LeftButton, {},
                      button->mapTo(&shown.window, button->rect().center()));
    QVERIFY(shown.panel->tableView()->isVisible() && !shown.chart->isVisible());
    QCOMPARE(toggled.size(), 1);
    QVERIFY(button->isChecked());
    QCOMPARE(button->accessibleName(), before); // a name of the opposite, with that state, would be wrong
    button->setFocus();
    shown.key(Qt::Key_Space);
    QVERIFY(shown.chart->isVisible());
}

void TestChart::isReadAsChart()
{
    Shown shown;
    const Interface chart = QAccessible::queryAccessibleInterface(shown.chart);
    QVERIFY(chart);
    QCOMPARE(chart->role(), QAccessible::Chart);
    QCOMPARE(nameIn(chart), QStringLiteral("Points"));
    QCOMPARE(chart->text(QAccessible::Description), QStringLiteral("3 on average"));
    QCOMPARE(chart->childCount(), 4);
    const Interface value = chart->child(2);
    QCOMPARE(nameIn(value), QStringLiteral("value 2"));
    QCOMPARE(value->parent(), chart);
    QCOMPARE(chart->indexOfChild(value), 2);
    QCOMPARE(value->rect().topLeft(), shown.chart->mapToGlobal(QPoint(100, 20)));
    QCOMPARE(chart->childAt(value->rect().center().x(), value->rect().center().y()), value);
    QVERIFY(!value->state().focused);
    shown.chart->setFocus();
    shown.chart->setCurrent(2);
    QVERIFY(value->state().focused);
    QCOMPARE(chart->focusChild(), value);
}

void TestChart::tableIsRead()
{
    Shown shown;
    shown.panel->showTable(true);
    const Interface table = QAccessible::queryAccessibleInterface(shown.panel->tableView());
    QVERIFY(table && table->tableInterface());
    QCOMPARE(nameIn(table), QStringLiteral("Points"));
    QCOMPARE(table->tableInterface()->rowCount(), 2);
    QCOMPARE(nameIn(table->tableInterface()->cellAt(1, 1)), QStringLiteral("3"));
    QCOMPARE(table->tableInterface()->columnDescription(1), QStringLiteral("Points"));
}

void TestChart::replacementHidesTheButton()
{
    Shown shown;
    auto *nothing = new QLabel(QStringLiteral("nothing yet"), shown.panel);
    shown.panel->setReplacement(nothing);
    QVERIFY(nothing->isVisible() && !shown.chart->isVisible());
    QVERIFY(!shown.panel->tableButton()->isVisible());
    shown.panel->setReplacement(nullptr);
    QVERIFY(shown.chart->isVisible() && shown.panel->tableButton()->isVisible());
}

REGISTER_TEST(TestChart)
#include "tst_chart.moc"
