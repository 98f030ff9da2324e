// SPDX-License-Identifier: GPL-3.0-or-later
// Dialogs that are shown inside their window.
#include "tests/test_program.h"
#include "ui/base/widgets/sheet.h"
#include "ui/base/widgets/style.h"

#include <QAccessible>
#include <QAction>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtTest>

using namespace meadhall::ui;

namespace {

/// A window with a field, a menu, and a sheet with two fields and two buttons.
struct Stage {
    explicit Stage(QSize size = {1280, 800})
    {
        behind = new QLineEdit;
        auto *centre = new QWidget;
        (new QVBoxLayout(centre))->addWidget(behind);
        window.setCentralWidget(centre);
        menu = window.menuBar()->addMenu(QStringLiteral("&File"));
        action = menu->addAction(QStringLiteral("&Act"));
        action->setShortcut(Qt::CTRL | Qt::Key_K);
        window.resize(size);
        window.show();
        window.activateWindow();
        behind->setFocus();
        sheet = new Sheet(&window);
        sheet->setWindowTitle(QStringLiteral("Trial"));
        first = new QLineEdit;
        second = new QCheckBox(QStringLiteral("second"));
        sheet->body()->addWidget(first);
        sheet->body()->addWidget(second);
        sheet->body()->addStretch(1);
        cancel = new QPushButton(QStringLiteral("Cancel"));
        ok = new QPushButton(QStringLiteral("Fine"));
        sheet->foot()->addStretch(1);
        sheet->foot()->addWidget(cancel);
        sheet->foot()->addWidget(ok);
        cancel->setAutoDefault(false);
        ok->setDefault(true);
        QObject::connect(ok, &QPushButton::clicked, sheet, &QDialog::accept);
        QObject::connect(cancel, &QPushButton::clicked, sheet, &QDialog::reject);
    }
    void click(QPoint place) { QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, place); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(window.windowHandle(), key, modifiers);
    }

    QMainWindow window;
    QLineEdit *behind, *first;
    QCheckBox *second;
    QPushButton *cancel, *ok;
    QMenu *menu;
    QAction *action;
    Sheet *sheet;
};

} // namespace

class TestSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(widgetStyle()); }
    void cleanup() { setMotionFactor(0); }
    void keepsItsButtonsInAnyWindow();
    void liesInItsWindow();
    void fillsASmallWindow();
    void closesWithResult();
    void keepsTheFocus();
    void givesTheFocusBack();
    void blocksWhatLiesBehind();
    void keysBehindItRest();
    void clickBesideIt();
    void sheetsMayBeStacked();
    void finishedDoesNotWaitForTheMotion();
    void middleScrolls();
    void isADialogForScreenReaders();
    void windowMayCloseUnderIt();
};

void TestSheet::liesInItsWindow()
{
    Stage s;
    QVERIFY(QTest::qWaitForWindowActive(&s.window));
    QVERIFY(!s.sheet->isVisible());
    s.sheet->open();
    QVERIFY(s.sheet->isVisible());
    QVERIFY(!s.sheet->isWindow());
    QCOMPARE(Sheet::topOf(&s.window), s.sheet);
    QVERIFY(!QApplication::activeModalWidget());
    QVERIFY((s.sheet->geometry().center() - s.window.rect().center()).manhattanLength() <= 2);
    s.window.resize(1000, 720);
    QTRY_VERIFY((s.sheet->geometry().center() - s.window.rect().center()).manhattanLength() <= 2);
    QVERIFY(s.first->hasFocus());
}

void TestSheet::fillsASmallWindow()
{
    Stage s({800, 600});
    QVERIFY(QTest::qWaitForWindowActive(&s.window));
    s.sheet->open();
    QCOMPARE(s.sheet->geometry(), s.window.rect().adjusted(5, 5, -5, -5)); // its edge is 8 inside
    s.window.resize(480, 400);
    QTRY_COMPARE(s.sheet->geometry(), s.window.rect().adjusted(5, 5, -5, -5));
    QVERIFY(s.sheet->rect().contains(QRect(s.ok->mapTo(s.sheet, QPoint()), s.ok->size())));
    s.sheet->setFillsSmallWindows(false);
    s.window.resize(800, 600);
    QTRY_VERIFY(s.sheet->height() < 400);
}

void TestSheet::closesWithResult()
{
    Stage s;
    QVERIFY(QTest::qWaitForWindowActive(&s.window));
    QSignalSpy finished(s.sheet, &QDialog::finished), accepted(s.sheet, &QDialog::accepted);
    s.sheet->open();
    s.key(Qt::Key_Escape);
    QCOMPARE(finished.size(), 1);
    QCOMPARE(s.sheet->result(), int(QDialog::Rejected));
    QVERIFY(!s.sheet->isVisible());
    QVERIFY(!Sheet::topOf(&s.window));
    s.sheet->open();
    s.key(Qt::Key_Return); // in a field: the default button
    QCOMPARE(accepted.size(), 1);
    s.sheet->open();
    auto *close = s.sheet->findChild<QToolButton *>(QStringLiteral("sheetClose"));
    s.click(close->mapTo(&s.window, close->rect().center()));
    QCOMPARE(finished.size(), 3);
    QPointer<Sheet> sheet = s.sheet;
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    sheet->open();
    s.key(Qt::Key_Escape);
    QTRY_VERIFY(!sheet);
}

/// Tab goes round in the sheet; a widget behind that takes the focus loses it again.
void TestSheet::keepsTheFocus()
{
    Stage s;
    QVERIFY(QTest::qWaitForWindowActive(&s.window));
    s.sheet->open();
    QSet<QWidget *> seen;
    for (int i = 0; i < 10; ++i) {
        s.key(i < 6 ? Qt::Key_Tab : Qt::Key_Backtab);
        QVERIFY(s.sheet->isAncestorOf(QApplication::focusWidget()));
        seen.insert(QApplication::focusWidget());
    }
    QCOMPARE(seen.size(), 5);
    s.second->setFocus();
    s.behind->setFocus();
    QVERIFY(s.second->hasFocus());
    s.second->setEnabled(false);
    QVERIFY(s.sheet->isAncestorOf(QApplication::focusWidget()));
}

void TestSheet::givesTheFocusBack()
{
    Stage s;
    QVERIFY(QTest::qWaitForWindowActive(&s.window));
    s.sheet->open();
    QVERIFY(!s.behind->hasFocus());
    s.key(Qt::Key_Escape);
    QVERIFY(s.behind->hasFocus());
    // A field of the sheet was focused before it was open.
    Sheet other(&s.window);
    auto *field = new QLineEdit;
    other.body()->addWidget(field);
    field->setFocus();
    other.open();
    QVERIFY(field->hasFocus());
    s.key(Qt::Key_Escape);
    QVERIFY(s.behind->hasFocus());
}

/// Neither keys nor clicks nor shortcuts reach the window; afterwards they do again.
void TestSheet::blocksWhatLiesBehind()
{
    Stage s;
    QVERIFY(QTest::qWaitForWindowActive(&s.window));
    QSignalSpy acted(s.action, &QAction::triggered);
    s.sheet->open();
    s.second->setFocus();
    s.key(Qt::Key_K, Qt::ControlModifier);
    s.key(Qt::Key_F, Qt::AltModifier);
    s.click(s.behind->mapTo(&s.window, QPoint(5, 5)));
    QCOMPARE(acted.size(), 0);
    QVERIFY(!QApplication::activePopupWidget());
    QVERIFY(s.second->hasFocus());
    QVERIFY(s.sheet->isVisible());
    s.key(Qt::Key_Escape);
    s.key(Qt::Key_K, Qt::ControlModifier);
    QCOMPARE(acted.size(), 1);
}

/// Shortcuts and key letters of buttons behind a sheet, and of a sheet below another one.
void TestSheet::keysBehindItRest()
{
    Stage stage;
    auto *button = new QPushButton(QStringLiteral("&Lay"), stage.window.centralWidget());
    button->setShortcut(Qt::Key_F2);
    button->show();
    const QSignalSpy pressed(button, &QPushButton::clicked);
    QVERIFY(QTest::qWaitForWindowActive(&stage.window));
    stage.key(Qt::Key_F2); // a shortcut holds the button down for a moment
    QVERIFY(button->isDown());
    QTRY_COMPARE(pressed.size(), 1);
    stage.sheet->open();
    stage.key(Qt::Key_F2);
    QVERIFY(!button->isDown());
    stage.ok->setShortcut(Qt::Key_F3);
    Sheet upper(&stage.window);
    upper.open();
    stage.key(Qt::Key_F3);
    QVERIFY(!stage.ok->isDown());
    upper.reject();
    stage.key(Qt::Key_F3);
    QTRY_VERIFY(!stage.sheet->isVisible());
    stage.key(Qt::Key_F2);
    QTRY_COMPARE(pressed.size(), 2);
}

void TestSheet::clickBesideIt()
{
    Stage s;
    QVERIFY(QTest::qWaitForWindowActive(&s.window));
    s.sheet->open();
    s.click({20, 400});
    QVERIFY(s.sheet->isVisible());
    s.sheet->setClosesBeside(true);
    s.click(s.sheet->geometry().center() + QPoint(0, 40));
    QVERIFY(s.sheet->isVisible());
    s.click({20, 400});
    QVERIFY(!s.sheet->isVisible());
}

void TestSheet::sheetsMayBeStacked()
{
    Stage s;
    QVERIFY(QTest::qWaitForWindowActive(&s.window));
    s.sheet->open();
    s.second->setFocus();
    Sheet question(s.sheet);
    auto *yes = new QPushButton(QStringLiteral("Yes"));
    question.foot()->addWidget(yes);
    yes->setDefault(true);
    QCOMPARE(question.parentWidget(), &s.window);
    question.open();
    QCOMPARE(Sheet::topOf(&s.window), &question);
    QVERIFY(yes->hasFocus());
    s.key(Qt::Key_Escape);
    QVERIFY(!question.isVisible());
    QCOMPARE(Sheet::topOf(&s.window), s.sheet);
    QVERIFY(s.second->hasFocus());
    QVERIFY(!s.window.menuBar()->isEnabled());
    s.key(Qt::Key_Escape);
    QVERIFY(s.window.menuBar()->isEnabled());
    QVERIFY(s.behind->hasFocus());
}

void TestSheet::finishedDoesNotWaitForTheMotion()
{
    setMotionFactor(1);
    Stage s;
    QVERIFY(QTest::qWaitForWindowActive(&s.window));
    QSignalSpy finished(s.sheet, &QDialog::finished);
    s.sheet->open();
    QVERIFY(s.sheet->isRising());
    s.key(Qt::Key_Tab); // any key ends the motion
    QVERIFY(!s.sheet->isRising());
    s.key(Qt::Key_Escape);
    QCOMPARE(finished.size(), 1);
    QVERIFY(!s.sheet->isVisible());
    QVERIFY(s.behind->hasFocus());
    QTRY_VERIFY(!s.window.findChild<QWidget *>(QStringLiteral("scrim")));
    s.sheet->open();
    const QRect low = s.sheet->geometry();
    QTRY_VERIFY(!s.sheet->isRising());
    QVERIFY(s.sheet->y() < low.y());
    QCOMPARE(s.sheet->size(), low.size());
}

/// The title and the foot stay; a field that gets the focus is scrolled to.
void TestSheet::middleScrolls()
{
    Stage s({600, 400});
    QVERIFY(QTest::qWaitForWindowActive(&s.window));
    QCheckBox *last = nullptr;
    for (int i = 0; i < 30; ++i)
        s.sheet->body()->addWidget(last = new QCheckBox(QString::number(i)));
    s.sheet->open();
    auto *middle = s.sheet->findChild<QScrollArea *>(QStringLiteral("sheetMiddle"));
    QTRY_VERIFY(middle->verticalScrollBar()->maximum() > 0);
    QVERIFY(s.sheet->rect().contains(QRect(s.ok->mapTo(s.sheet, QPoint()), s.ok->size())));
    for (int i = 0; i < 50 && !last->hasFocus(); ++i)
        s.key(Qt::Key_Tab);
    QVERIFY(last->hasFocus());
    QVERIFY(middle->viewport()->rect().contains(last->mapTo(middle->viewport(), last->rect().center())));
}

void TestSheet::isADialogForScreenReaders()
{
    Stage s;
    const auto *spoken = QAccessible::queryAccessibleInterface(s.sheet);
    QVERIFY(spoken);
    QCOMPARE(spoken->role(), QAccessible::Dialog);
    QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("Trial"));
}

void TestSheet::windowMayCloseUnderIt()
{
    auto s = std::make_unique<Stage>();
    QVERIFY(QTest::qWaitForWindowActive(&s->window));
    s->sheet->open();
    QVERIFY(s->window.close());
    QVERIFY(!s->window.isVisible());
    s.reset();
}

/// However much there is in the middle, the foot is in the window and the middle scrolls.
void TestSheet::keepsItsButtonsInAnyWindow()
{
    for (const QSize size : {QSize(640, 360), QSize(480, 330), QSize(1280, 800)})
        for (const bool fills : {false, true}) {
            Stage stage(size);
            stage.sheet->setFillsSmallWindows(fills);
            for (int i = 0; i < 40; ++i)
                stage.sheet->body()->addWidget(new QCheckBox(QStringLiteral("one more")));
            stage.sheet->open();
            QCoreApplication::sendPostedEvents();
            for (const QPushButton *button : {stage.ok, stage.cancel})
                QVERIFY(stage.window.rect().contains(QRect(button->mapTo(&stage.window, QPoint()), button->size())));
            QVERIFY(stage.sheet->findChild<QScrollArea *>()->verticalScrollBar()->maximum() > 0);
        }
}

REGISTER_TEST(TestSheet)
#include "tst_sheet.moc"
