// SPDX-License-Identifier: GPL-3.0-or-later
// A choice among few: buttons side by side, or a combo box where they do not fit.
#include "tests/test_program.h"
#include "ui/base/text/button_text.h"
#include "ui/base/widgets/segments.h"
#include "ui/base/widgets/style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QtTest>

using namespace meadhall::ui;

class TestSegments : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void segmentsAreOneTabStop();
    void segmentsBecomeAComboBox();
    void lateChoicesDoNotShow();
    void segmentsAreMirrored();
    void namesKeepTheirAmpersands();
    void wheelScrollsThePage_data();
    void wheelScrollsThePage();
};

void TestSegments::segmentsAreOneTabStop()
{
    QWidget window;
    auto *segments = new Segments;
    for (const char *word : {"one", "two", "three"})
        segments->addChoice(QLatin1String(word));
    segments->setCurrent(1);
    auto *column = new QVBoxLayout(&window);
    column->addWidget(new QLineEdit);
    column->addWidget(segments);
    column->addWidget(new QCheckBox);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto press = [&window](Qt::Key key) { QTest::keyClick(window.windowHandle(), key); };
    const auto click = [&](QWidget *box) {
        QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, box->mapTo(&window, QPoint(3, 3)));
    };
    QSignalSpy chosen(segments, &Segments::activated);
    QVERIFY(!segments->showsCombo());
    for (int i = 0; i < 10 && !segments->isAncestorOf(QApplication::focusWidget()); ++i)
        press(Qt::Key_Tab);
    QVERIFY(segments->button(1)->hasFocus());
    press(Qt::Key_Right);
    QCOMPARE(segments->current(), 2);
    QVERIFY(segments->button(2)->hasFocus());
    QCOMPARE(chosen.size(), 1);
    press(Qt::Key_Tab);
    QVERIFY(!segments->isAncestorOf(QApplication::focusWidget()));
    QWidget *box = segments->button(0);
    click(box);
    QCOMPARE(segments->current(), 0);
    QCOMPARE(chosen.size(), 2);
    click(box);
    QCOMPARE(chosen.size(), 2);
    segments->setCurrent(2);
    QCOMPARE(chosen.size(), 2);
}

void TestSegments::segmentsBecomeAComboBox()
{
    Segments segments;
    segments.addChoice(QStringLiteral("a rather long first word"));
    segments.addChoice(QStringLiteral("and an even longer second word"));
    segments.setCurrent(0);
    segments.resize(segments.sizeHint());
    segments.show();
    QVERIFY(!segments.showsCombo());
    segments.resize(200, segments.height());
    QTRY_VERIFY(segments.showsCombo());
    QVERIFY(!segments.button(0)->isVisible());
    QSignalSpy chosen(&segments, &Segments::activated);
    segments.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&segments));
    segments.combo()->setFocus();
    QTest::keyClick(segments.combo(), Qt::Key_Down);
    QCOMPARE(segments.current(), 1);
    QCOMPARE(chosen.size(), 1);
    segments.resize(segments.sizeHint());
    QTRY_VERIFY(!segments.showsCombo());
    QVERIFY(segments.button(1)->isChecked());
    QVERIFY(segments.button(1)->hasFocus());
}

void TestSegments::segmentsAreMirrored()
{
    Segments segments;
    segments.setLayoutDirection(Qt::RightToLeft);
    segments.addChoice(QStringLiteral("one"));
    segments.addChoice(QStringLiteral("two"));
    segments.resize(segments.sizeHint());
    segments.show();
    QVERIFY(segments.button(0)->x() > segments.button(1)->x());
    segments.setLayoutDirection(Qt::LeftToRight);
    QVERIFY(segments.button(0)->x() < segments.button(1)->x());
}

/// The drop-down list showed “RD” for a player called R&D, and the buttons had the access key D.
void TestSegments::namesKeepTheirAmpersands()
{
    Segments segments;
    segments.addChoice(QStringLiteral("&All"));
    segments.addChoice({});
    segments.setTexts({QStringLiteral("&All"), ButtonText::typed(QStringLiteral("R&D & me"))});
    QCOMPARE(segments.text(0), QStringLiteral("All"));
    QCOMPARE(segments.text(1), isolated(QStringLiteral("R&D & me")));
    QVERIFY(!segments.button(0)->shortcut().isEmpty());
    QVERIFY(segments.button(1)->shortcut().isEmpty());
}

/// The choices that were added when there was no room any more stood beside the drop-down list.
void TestSegments::lateChoicesDoNotShow()
{
    Segments segments;
    segments.resize(60, 40);
    for (const char *words : {"By clicking or by dragging", "By clicking", "By dragging"})
        segments.addChoice(QString::fromLatin1(words));
    segments.setCurrent(0);
    segments.show();
    QVERIFY(segments.showsCombo());
    for (int i = 0; i < segments.count(); ++i)
        QVERIFY(segments.button(i)->isHidden());
    segments.resize(segments.sizeHint());
    QTRY_VERIFY(!segments.showsCombo());
    for (int i = 0; i < segments.count(); ++i)
        QVERIFY(!segments.button(i)->isHidden());
}

void TestSegments::wheelScrollsThePage_data()
{
    QTest::addColumn<int>("control");
    QTest::newRow("segments as a combo box") << 0;
    QTest::newRow("spin box") << 1;
    QTest::newRow("slider") << 2;
}

/// What comes under the pointer keeps its value. With the focus, the wheel turns a number where no page scrolls.
void TestSegments::wheelScrollsThePage()
{
    QFETCH(int, control);
    QApplication::setStyle(widgetStyle());
    QScrollArea area;
    auto *page = new QWidget;
    page->setFixedSize(200, 2000);
    auto *other = new QPushButton(QStringLiteral("Other"), page);
    auto *segments = new Segments(page);
    for (const char *word : {"the first", "the second", "the third"})
        segments->addChoice(QLatin1String(word));
    segments->setCurrent(1);
    segments->resize(80, segments->sizeHint().height());
    auto *combo = segments->findChild<QComboBox *>();
    auto *spin = new QSpinBox(page);
    auto *slider = new QSlider(Qt::Horizontal, page);
    slider->setValue(50);
    spin->setValue(50);
    const std::array<QWidget *, 3> controls{combo, spin, slider};
    QWidget *turned = controls[static_cast<std::size_t>(control)];
    (control == 0 ? segments : turned)->move(0, 60);
    area.setWidget(page);
    area.resize(240, 300);
    area.show();
    QVERIFY(QTest::qWaitForWindowActive(&area));
    QVERIFY(segments->showsCombo());
    const auto values = [&] { return std::array{segments->current(), spin->value(), slider->value()}; };
    const auto turn = [&] {
        const QPoint place = turned->rect().center();
        QWheelEvent event(place, turned->mapToGlobal(place), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&event); // others are not passed on to the page
        QApplication::instance()->notify(turned, &event);
    };
    other->setFocus();
    const auto before = values();
    turn();
    QCOMPARE(values(), before);
    QVERIFY(area.verticalScrollBar()->value() > 0);
    QVERIFY(other->hasFocus());
    area.verticalScrollBar()->setValue(0);
    turned->setFocus();
    turn();
    QCOMPARE(values(), before);
    QVERIFY(area.verticalScrollBar()->value() > 0);
    page->setFixedSize(200, 200);
    QTRY_COMPARE(area.verticalScrollBar()->maximum(), 0);
    turn();
    QCOMPARE(values() != before, control != 0);
}

REGISTER_TEST(TestSegments)
#include "tst_segments.moc"
