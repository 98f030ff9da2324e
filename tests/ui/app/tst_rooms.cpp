// SPDX-License-Identifier: GPL-3.0-or-later
// Rooms: pages that take the place of the table.
#include "tests/test_program.h"
#include "tests/ui/kept_window.h"
#include "ui/app/rooms.h"
#include "ui/base/widgets/room.h"
#include "ui/table/keyboard_navigator.h"
#include "ui/table/panel/side_panel.h"

#include <QLineEdit>
#include <QMenuBar>
#include <QTextEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <functional>
#include <vector>

namespace meadhall {

using namespace ui;

namespace {

/// A room with a field, and a key of its own that means something else at the table.
class Chamber : public Room {
public:
    Chamber()
    {
        setTitle(QStringLiteral("Chamber"));
        setFacts(QStringLiteral("Odin, 22 November"));
        body()->addWidget(field_);
        body()->addStretch(1);
    }
    QLineEdit *field() const { return field_; }

protected:
    QWidget *first() override { return field_; }

private:
    QLineEdit *field_ = new QLineEdit(this);
};

} // namespace

class TestRooms : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesThePlaceOfTheTable();
    void focusMovesOnce_data();
    void focusMovesOnce();
    void theTableWaits();
    void oneLeadsToAnother();
    void openRoomsAreGoneBackTo();
    void leftByAnotherGame();
    void followsLanguageAndWindow();
};

void TestRooms::takesThePlaceOfTheTable()
{
    KeptWindow played;
    played.playOneMove();
    MainWindow &window = played.window();
    auto *room = new Chamber;
    const QPointer<Room> kept(room);
    window.rooms().enter(room);
    QVERIFY(room->isVisible());
    QVERIFY(!played.view().isVisible());
    QVERIFY(!window.sidePanel().isVisible());
    QVERIFY(room->field()->hasFocus());
    QCOMPARE(room->accessibleName(), QStringLiteral("Chamber"));
    for (const QAction *action : {window.actions().undo, window.actions().pass, window.actions().hint,
                                  window.actions().play, window.actions().sidePanel, window.actions().sort})
        QVERIFY2(!action->isEnabled(), qPrintable(action->objectName()));

    const auto events = played.table().record().size();
    QTest::keyClick(window.windowHandle(), Qt::Key_P); // typed, not passed
    QCOMPARE(room->field()->text(), QStringLiteral("p"));
    QTest::keyClick(window.windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(played.table().record().size(), events);

    QTest::keyClick(window.windowHandle(), Qt::Key_Escape);
    QVERIFY(played.view().isVisible());
    QVERIFY(window.sidePanel().isVisible());
    QVERIFY(played.view().hasFocus());
    QVERIFY(window.actions().undo->isEnabled());
    QTRY_VERIFY(!kept);
}

void TestRooms::focusMovesOnce_data()
{
    using Focus = std::function<void(MainWindow &)>;
    QTest::addColumn<Focus>("focus");
    const auto row = [](const char *name, const Focus &focus) { QTest::newRow(name) << focus; };
    row("from the table", [](MainWindow &window) { window.tableView().setFocus(); });
    row("from the log", [](MainWindow &window) { window.sidePanel().log()->setFocus(); });
    row("from the start page", [](MainWindow &window) { window.goHome(); });
    row("from the menus", [](MainWindow &window) { window.menuBar()->setFocus(); });
    row("from nowhere", [](MainWindow &window) { window.focusWidget()->clearFocus(); });
    row("from another room", [](MainWindow &window) { window.rooms().enter(new Chamber); });
}

/// On arriving in a room, wherever it was before.
void TestRooms::focusMovesOnce()
{
    QFETCH(std::function<void(MainWindow &)>, focus);
    std::vector<QWidget *> focused;
    KeptWindow played;
    played.playOneMove();
    MainWindow &window = played.window();
    focus(window);
    auto *room = new Chamber;
    connect(qApp, &QApplication::focusChanged, room, [&](QWidget *, QWidget *now) { focused.push_back(now); });
    window.rooms().enter(room);
    QCoreApplication::processEvents();
    QVERIFY(room->field()->hasFocus());
    QCOMPARE(focused, std::vector<QWidget *>{room->field()});
}

/// A computer whose turn it is does not play on unseen.
void TestRooms::theTableWaits()
{
    KeptWindow played;
    QCOMPARE(played.deal({"human:1", "computer:easy:leif", "computer:medium:ylva"},
                         {"B1 B2 B3 B4 B5 R6 R7 R8 R9", "R1 R2 R3 R4 R5 G6 G7 G8 G9", "G1 G2 G3 G4 G5 B6 B7 B8 B9"}, 1),
             Reason::None);
    auto *room = new Chamber;
    played.window().rooms().enter(room);
    QVERIFY(played.table().paused());
    const auto events = played.table().record().size();
    QCoreApplication::processEvents(QEventLoop::AllEvents, 100);
    QCOMPARE(played.table().record().size(), events);
    QTest::mouseClick(room->backButton(), Qt::LeftButton);
    QVERIFY(!played.table().paused());
    QTRY_VERIFY(played.isPersonsTurn());
}

void TestRooms::oneLeadsToAnother()
{
    KeptWindow played;
    Rooms &rooms = played.window().rooms();
    auto *first = new Chamber;
    rooms.enter(first);
    first->backButton()->setFocus();
    auto *second = new Chamber;
    rooms.enter(second);
    QVERIFY(!first->isVisible());
    QVERIFY(second->field()->hasFocus());
    QTest::keyClick(played.window().windowHandle(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(rooms.current(), first);
    QVERIFY(first->backButton()->hasFocus());
    QTest::keyClick(played.window().windowHandle(), Qt::Key_Escape);
    QCOMPARE(rooms.current(), nullptr);
    QVERIFY(played.window().startPanel().isVisible());
}

/// What is wanted once more is not opened twice.
void TestRooms::openRoomsAreGoneBackTo()
{
    KeptWindow played;
    Rooms &rooms = played.window().rooms();
    auto *first = new Chamber;
    QVERIFY(!rooms.backTo(first) && !rooms.backTo(nullptr));
    rooms.enter(first);
    const QPointer<Room> second(new Chamber), third(new Chamber);
    rooms.enter(second);
    rooms.enter(third);
    QVERIFY(rooms.backTo(first));
    QCOMPARE(rooms.current(), first);
    QVERIFY(first->field()->hasFocus());
    QTRY_VERIFY(!second && !third);
    QVERIFY(rooms.backTo(first));
    QCOMPARE(rooms.current(), first);

    rooms.enter(new Chamber);
    rooms.leave(first);
    QCOMPARE(rooms.current(), nullptr);
    rooms.leave(nullptr);
    QVERIFY(played.window().startPanel().isVisible());
}

/// A game that begins is shown, wherever one is.
void TestRooms::leftByAnotherGame()
{
    KeptWindow played;
    played.playOneMove();
    Rooms &rooms = played.window().rooms();
    rooms.enter(new Chamber);
    rooms.enter(new Chamber);
    played.beginNewGame();
    QCOMPARE(rooms.current(), nullptr);
    QVERIFY(played.view().isVisible());
    QVERIFY(!played.table().paused());
    QTRY_VERIFY(played.isPersonsTurn());

    rooms.enter(new Chamber); // and it does not outlive the window
}

void TestRooms::followsLanguageAndWindow()
{
    KeptWindow played({800, 600});
    played.playOneMove();
    auto *room = new Chamber;
    played.window().rooms().enter(room);
    const int low = room->backButton()->parentWidget()->height();
    played.languages().setLanguage(QStringLiteral("ar"));
    QTRY_COMPARE(room->backButton()->accessibleName(), QStringLiteral("رجوع"));
    QVERIFY(room->backButton()->mapTo(room, QPoint()).x() > room->width() / 2);
    QTest::keyClick(played.window().windowHandle(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(played.window().rooms().current(), room);
    played.window().resize(1280, 800);
    QTRY_VERIFY(room->backButton()->parentWidget()->height() > low);
    QVERIFY(!played.window().sidePanel().isVisible());
    QTest::keyClick(played.window().windowHandle(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(played.window().rooms().current(), nullptr);
    QVERIFY(played.window().sidePanel().isVisible());
}

} // namespace meadhall

REGISTER_TEST(meadhall::TestRooms)
#include "tst_rooms.moc"
