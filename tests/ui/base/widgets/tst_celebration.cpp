// SPDX-License-Identifier: GPL-3.0-or-later
// Strips and diamonds that fall over a widget when there is something to celebrate.
#include "tests/test_program.h"
#include "ui/base/widgets/celebration.h"
#include "ui/base/widgets/style.h"

#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QtTest>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

QWidget *celebrationOver(const QWidget &widget) { return widget.findChild<QWidget *>(QStringLiteral("celebration")); }

} // namespace

class TestCelebration : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { setMotionFactor(1); }
    void endsByItself();
    void endsByAnyInput_data();
    void endsByAnyInput();
    void noneWithoutMotion();
    void leavesTheMouseAlone();
    void staysBelowAPanel();

private:
    std::unique_ptr<QWidget> window_;
    QPushButton *button_ = nullptr;
};

void TestCelebration::init()
{
    setMotionFactor(1000); // so slow that only input ends it
    window_ = std::make_unique<QWidget>();
    window_->resize(400, 300);
    button_ = new QPushButton(window_.get());
    button_->setGeometry(150, 100, 100, 50);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
}

void TestCelebration::endsByItself()
{
    setMotionFactor(0.01);
    Celebration::begin(window_.get(), Celebration::Size::Large);
    QVERIFY(celebrationOver(*window_));
    QCOMPARE(celebrationOver(*window_)->size(), window_->size());
    QTRY_VERIFY(!celebrationOver(*window_));
}

void TestCelebration::endsByAnyInput_data()
{
    QTest::addColumn<bool>("key");
    QTest::newRow("key") << true;
    QTest::newRow("mouse") << false;
}

void TestCelebration::endsByAnyInput()
{
    QFETCH(bool, key);
    Celebration::begin(window_.get(), Celebration::Size::Small);
    QVERIFY(celebrationOver(*window_)->isVisible());
    if (key)
        QTest::keyClick(window_.get(), Qt::Key_Shift);
    else
        QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {}, QPoint(5, 5));
    QTRY_VERIFY(!celebrationOver(*window_));
}

void TestCelebration::noneWithoutMotion()
{
    setMotionFactor(0);
    Celebration::begin(window_.get(), Celebration::Size::Large);
    QVERIFY(!celebrationOver(*window_));
}

/// The click that ends it also presses what lies below.
void TestCelebration::leavesTheMouseAlone()
{
    Celebration::begin(window_.get(), Celebration::Size::Large);
    QSignalSpy clicks(button_, &QPushButton::clicked);
    QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {}, button_->geometry().center());
    QCOMPARE(clicks.size(), 1);
}

void TestCelebration::staysBelowAPanel()
{
    Celebration::begin(window_.get(), Celebration::Size::Large, button_);
    const QObjectList &children = window_->children(); // in the order of painting
    QVERIFY(children.indexOf(celebrationOver(*window_)) < children.indexOf(button_));
}

REGISTER_TEST(TestCelebration)
#include "tst_celebration.moc"
