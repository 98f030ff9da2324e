// SPDX-License-Identifier: GPL-3.0-or-later
// Faults that were heard with a screen reader (Orca 43): said twice, not at all, or in the wrong order.
#include "tests/test_program.h"
#include "tests/ui/accessible_tree.h"
#include "tests/ui/base/accessibility/duel.h"
#include "tests/ui/played_window.h"
#include "ui/app/actions.h"
#include "ui/app/tutorial_controller.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/base/widgets/room.h"
#include "ui/rooms/lessons/lesson_room.h"
#include "ui/rooms/settings/shortcuts_page.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

Interface interfaceOf(QObject *object) { return QAccessible::queryAccessibleInterface(object); }

} // namespace

class TestScreenReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void placesAreNotReadTwice();
    void lessonIsNotReadTwice();
    void firstEndInTheLesson();
    void messageBelongsToTheTable();
    void announcementsAreNotReadWithTheirPlace();
    void hintIsSaidOnce();
    void refusalIsSaidOnce();
    void eventsAreSaidBeforeTheFocus();
    void tableOpenedWithoutAKey();
    void keysOfAnActionAreSaid();
    void placesCannotBeFocused();
    void choiceIsSaid();
    void choiceCanBeOpened();
    void cardsKeepTheirRole();
    void shortFormHasNoRoles();
    void pilesKeepTheirRoleAndOrder();
    void pointsComeBeforeTheNextHand();
    void buttonsOfTheStartPageDiffer();
    void tabSkipsTheCoveredTable();
};

/// Of a grouping all labels are read when the focus enters it, those of the panels in it again after that; and a
/// layered pane without a name is said by its role.
void TestScreenReader::placesAreNotReadTwice()
{
    PlayedWindow p;
    Interface table = interfaceOf(&p.window().tableView());
    QCOMPARE(table->role(), QAccessible::LayeredPane);
    QCOMPARE(nameIn(table), QStringLiteral("Home")); // the start page is on it
    const auto pages = p.window().findChildren<QStackedWidget *>();
    QVERIFY(!pages.empty());
    for (QStackedWidget *one : pages)
        QCOMPARE(interfaceOf(one)->role(), QAccessible::Client);
}

/// Each step is announced. Labels that are related to something are not read with the place that they are in.
void TestScreenReader::lessonIsNotReadTwice()
{
    PlayedWindow p;
    new TutorialController(p.settings(), &p.window());
    p.window().actions().learnOdin->trigger();
    auto *room = p.window().findChild<LessonRoom *>();
    QVERIFY(room);
    QCOMPARE(interfaceOf(room)->role(), QAccessible::Grouping);
    QCOMPARE(nameIn(interfaceOf(room)), QStringLiteral("Learn Odin"));
    const auto labels = room->findChildren<QLabel *>();
    QVERIFY(labels.size() > 3);
    for (QLabel *label : labels) {
        const auto related = interfaceOf(label)->relations(QAccessible::Labelled);
        Overlay *panel = room->page().tableView().panel(); // announced itself
        QWidget *place = panel->isAncestorOf(label) ? static_cast<QWidget *>(panel) : room;
        QVERIFY2(related.size() == 1 && related.constFirst().first == interfaceOf(place), qPrintable(label->text()));
    }
}

/// It went to the first card, as nothing was focused yet.
void TestScreenReader::firstEndInTheLesson()
{
    PlayedWindow p;
    new TutorialController(p.settings(), &p.window());
    p.window().actions().learnOdin->trigger();
    auto *room = p.window().findChild<LessonRoom *>();
    QVERIFY(room);
    TableView &table = room->page().tableView();
    QTRY_COMPARE(table.stage().hand().items().size(), std::size_t{9});
    QTRY_VERIFY(table.hasFocus());
    QVERIFY(!table.keyboard().element());
    QTest::keyClick(p.window().windowHandle(), Qt::Key_End);
    QCOMPARE(table.keyboard().element(), static_cast<QGraphicsObject *>(table.stage().hand().items().back()));
}

/// It was read again with the room around the table.
void TestScreenReader::messageBelongsToTheTable()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3"}, 0), Reason::None);
    Interface table = find(interfaceOf(&p.window()), QStringLiteral("Table"));
    const std::vector<Interface> all = below(table);
    const auto message = std::find_if(all.begin(), all.end(), [](Interface one) {
        return one->role() == QAccessible::StaticText && nameIn(one).startsWith(QLatin1String("Your turn"));
    });
    QVERIFY(message != all.end());
    const auto related = (*message)->relations(QAccessible::Labelled);
    QCOMPARE(related.size(), 1);
    QCOMPARE(related.constFirst().first, table);
}

/// A screen reader read the labels of the last announcements with the room around the table, right after these. It
/// reads none of those in a place that is not to be seen.
void TestScreenReader::announcementsAreNotReadWithTheirPlace()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0), Reason::None);
    p.view().announcer().announce(QStringLiteral("news"));
    Interface table = find(interfaceOf(&p.window()), QStringLiteral("Table")), place = placeOf(p.view().announcer());
    QVERIFY(!find(table, QStringLiteral("news")));
    QVERIFY(place->state().invisible && place->parent() == table && table->indexOfChild(place) >= 0);
    Interface words = find(place, QStringLiteral("news"));
    QVERIFY(words);
    QCOMPARE(words->role(), QAccessible::StaticText);
    Interface notification = words->parent();
    QCOMPARE(notification->role(), QAccessible::Notification);
    QVERIFY(!notification->state().invisible && notification->parent() == place);
    QVERIFY(place->indexOfChild(notification) >= 0);
}

/// “Lead the green 7” was followed by “selected: 7”, and the pick-up of a card by “Pick up one of the beaten cards.”
void TestScreenReader::hintIsSaidOnce()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0, twoCardsBeatOne()), Reason::None);
    QSignalSpy announced(&p.view().announcer(), &Announcer::announced);
    const auto said = [&announced] {
        QStringList all;
        for (const QList<QVariant> &one : announced)
            all.push_back(one.constFirst().toString());
        return all;
    };
    p.key(Qt::Key_H);
    QTRY_VERIFY(p.view().controller().advising());
    QVERIFY(!p.view().stage().hand().selection().empty());
    p.key(Qt::Key_Return);
    QTRY_VERIFY(p.view().controller().isHalfway());
    p.key(Qt::Key_Escape);
    QTRY_VERIFY(said().last().startsWith(QLatin1String("Your turn")));
    QVERIFY2(said().filter(QRegularExpression(QStringLiteral("^selected|Pick up one of"))).isEmpty(),
             qPrintable(said().join(QLatin1Char('\n'))));
    QCOMPARE(said().filter(QRegularExpression(QStringLiteral("^Pick up"))).size(), 1);
}

/// “selected: 2, needs 2 or 3 cards. Play 2 or 3 cards here.”
void TestScreenReader::refusalIsSaidOnce()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0, twoCardsBeatOne()), Reason::None);
    QSignalSpy announced(&p.view().announcer(), &Announcer::announced);
    p.key(Qt::Key_Home);
    p.key(Qt::Key_Return);
    QTRY_COMPARE(announced.last().constFirst().toString(), QStringLiteral("Play 2 or 3 cards here."));
    QCOMPARE(announced.at(announced.size() - 2).constFirst().toString(), QStringLiteral("selected: 2"));
}

/// The first pile had the focus before the last card that was laid there was told.
void TestScreenReader::eventsAreSaidBeforeTheFocus()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kOdinDuel, "R4 P5 R6", {"P9 R1 R2 R3 S4 S5 S6 S7 S8", "S1 S2 S3 P1 P2 P3 P4 P6 P7"}),
             Reason::None);
    TableView &view = p.window().tableView();
    QStringList late;
    connect(&view.announcer(), &Announcer::announced, this, [&](const QString &words) {
        if (words.startsWith(QLatin1String("Bo1: ")) && view.keyboard().part() == TablePart::Middle
            && !view.access().isArriving())
            late.push_back(words);
    });
    p.key(Qt::Key_Home);
    p.clickCard(ninjanCards("P9").front());
    p.key(Qt::Key_Return);
    QTRY_VERIFY(view.keyboard().part() == TablePart::Middle);
    QCOMPARE(late, QStringList());
}

/// Opened by a click or from outside, it was only “Table” to a screen reader.
void TestScreenReader::tableOpenedWithoutAKey()
{
    PlayedWindow p;
    p.settings().voiceWait.set(Settings::VoiceWait::Always); // as if there were a screen reader
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0), Reason::None);
    p.click(p.middle());
    p.view().clearFocus();
    p.view().setFocus(Qt::OtherFocusReason);
    QTRY_VERIFY(p.view().keyboard().element());
    QCOMPARE(p.view().keyboard().element(), static_cast<QGraphicsObject *>(p.view().stage().hand().items().front()));
}

/// “New game panel”: neither that it is a field nor its keys.
void TestScreenReader::keysOfAnActionAreSaid()
{
    PlayedWindow p;
    KeyField field;
    field.setActionName(QStringLiteral("New game"));
    field.showKeys(QKeySequence(Qt::CTRL | Qt::Key_N));
    Interface one = interfaceOf(&field);
    QCOMPARE(one->role(), QAccessible::EditableText);
    QCOMPARE(nameIn(one), QStringLiteral("New game"));
    QCOMPARE(one->childCount(), 0);
    QVERIFY(one->state().focusable && one->state().editable);
    QVERIFY(one->textInterface() && one->editableTextInterface());
    QCOMPARE(one->textInterface()->text(0, one->textInterface()->characterCount()), QStringLiteral("Ctrl+N"));
}

/// The pages of the settings were a panel that could be focused, beside their tabs.
void TestScreenReader::placesCannotBeFocused()
{
    PlayedWindow p;
    QTabWidget pages;
    Interface one = interfaceOf(&pages);
    QVERIFY(!one->state().focusable);
    QVERIFY(!one->actionInterface()->actionNames().contains(QAccessibleActionInterface::setFocusAction()));
    QVERIFY(interfaceOf(pages.tabBar())->state().focusable);
}

/// With its label alone a combo box did not say what is chosen, and nothing was said when a key chose something else.
void TestScreenReader::choiceIsSaid()
{
    PlayedWindow p; // makes widgets accessible
    QComboBox box;
    box.addItems({QStringLiteral("International"), QStringLiteral("German"), QStringLiteral("Russian")});
    Interface one = interfaceOf(&box);
    QCOMPARE(one->role(), QAccessible::ComboBox);
    QVERIFY(one->textInterface());
    QCOMPARE(one->textInterface()->text(0, -1), QStringLiteral("International"));
    QCOMPARE(one->textInterface()->text(0, one->textInterface()->characterCount()), QStringLiteral("International"));
    auto *announcer = box.findChild<Announcer *>();
    QVERIFY(announcer);
    QSignalSpy announced(announcer, &Announcer::announced);
    box.show();
    QVERIFY(QTest::qWaitForWindowActive(&box));
    QTest::keyClick(&box, Qt::Key_Down);
    QCOMPARE(box.currentText(), QStringLiteral("German"));
    QCOMPARE(announced.size(), 1);
    QCOMPARE(announced.constLast().constFirst().toString(), QStringLiteral("German"));
    QCOMPARE(one->textInterface()->text(0, -1), QStringLiteral("German"));
    // What is chosen from the open list is said when the focus comes back.
    QCoreApplication::processEvents();
    box.setCurrentIndex(2);
    Q_EMIT box.activated(2);
    QCOMPARE(announced.size(), 1);
}

void TestScreenReader::choiceCanBeOpened()
{
    PlayedWindow p;
    QComboBox box;
    box.addItems({QStringLiteral("up"), QStringLiteral("down")});
    box.show();
    QVERIFY(QTest::qWaitForWindowActive(&box));
    Interface one = interfaceOf(&box);
    QVERIFY(one->state().expandable && !one->state().expanded);
    QCOMPARE(one->childCount(), 1);
    QCOMPARE(one->indexOfChild(one->child(0)), 0);
    QVERIFY(press(one));
    QVERIFY(one->state().expanded);
    QVERIFY(press(one));
    QVERIFY(!one->state().expanded);
    box.setEnabled(false);
    QVERIFY(!press(one));
}

/// Screen readers ask for a role once: cards that could be picked up remained pictures.
void TestScreenReader::cardsKeepTheirRole()
{
    PlayedWindow p;
    QCOMPARE(
        p.deal(kOdinDuel, {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3"}, 0,
               {PlayEvent{0, cardsNamed("P6"), kNoCard}, PlayEvent{1, cardsNamed("B3 B1"), cardsNamed("P6").first()}}),
        Reason::None);
    Interface table = find(interfaceOf(&p.window()), QStringLiteral("Table"));
    Interface lying = find(table, QStringLiteral("blue 3, spy")), held = find(table, QStringLiteral("blue 8"));
    QCOMPARE(lying->role(), QAccessible::Button);
    QVERIFY(lying->state().disabled);
    QVERIFY(held->role() == QAccessible::Button && !held->state().disabled);
    QVERIFY(press(held) && press(find(table, QStringLiteral("blue 2"))));
    QVERIFY(press(find(table, QStringLiteral("Play"))));
    QVERIFY(nameIn(lying).endsWith(QLatin1String("can be picked up")));
    QCOMPARE(lying->role(), QAccessible::Button);
    QVERIFY(!lying->state().disabled);
}

/// Nor the names of Vikings.
void TestScreenReader::shortFormHasNoRoles()
{
    PlayedWindow p;
    p.settings().speechLength.set(Settings::SpeechLength::Short);
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0, twoCardsBeatOne()), Reason::None);
    Interface table = find(interfaceOf(&p.window()), QStringLiteral("Table"));
    for (const char *name : {"blue 3", "blue 8", "On the table", "Bo1"}) { // “image” after each seat as well
        Interface thing = find(table, QString::fromLatin1(name));
        QVERIFY2(thing, name);
        QCOMPARE(thing->role(), QAccessible::ListItem);
    }
    QCOMPARE(find(table, QStringLiteral("Play"))->role(), QAccessible::Button);
}

/// While piles could be chosen, their order was 1, 3, 2: the one that could not be chosen came last.
void TestScreenReader::pilesKeepTheirRoleAndOrder()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kOdinDuel, "R4 P5 R6", {"P9 R1 R2 R3 S4 S5 S6 S7 S8", "S1 S2 S3 P1 P2 P3 P4 P6 P7"}),
             Reason::None);
    Interface table = find(interfaceOf(&p.window()), QStringLiteral("Table"));
    const auto check = [table](const QString &when) {
        QStringList order;
        for (Interface one : below(table))
            if (nameIn(one).startsWith(QLatin1String("Pile "))) {
                QVERIFY2(one->role() == QAccessible::Button, qPrintable(when));
                order.push_back(nameIn(one).left(6));
            }
        QCOMPARE(order, QStringList({QStringLiteral("Pile 1"), QStringLiteral("Pile 2"), QStringLiteral("Pile 3")}));
    };
    check(QStringLiteral("before the choice"));
    QVERIFY(find(table, QStringLiteral("Pile 1"))->state().disabled);
    QVERIFY(press(find(table, QStringLiteral("paper 9"))));
    QVERIFY(press(find(table, QStringLiteral("Choose"))));
    const auto canBeChosen = [table](const char *pile) {
        return nameIn(find(table, QString::fromLatin1(pile))).endsWith(QLatin1String("can be chosen"));
    };
    QTRY_VERIFY(canBeChosen("Pile 1") && canBeChosen("Pile 3"));
    QVERIFY(!canBeChosen("Pile 2"));
    check(QStringLiteral("while piles 1 and 3 can be chosen"));
    QVERIFY(!find(table, QStringLiteral("Pile 1"))->state().disabled);
    QVERIFY(find(table, QStringLiteral("Pile 2"))->state().disabled);
}

/// First what has happened, then what can be done.
void TestScreenReader::pointsComeBeforeTheNextHand()
{
    PlayedWindow p;
    p.settings().startsNextHand.set(false);
    QCOMPARE(p.deal({"human", "human"}, {"B2 B3 B4 B5 B6 B7 B8 B9 B1", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0), Reason::None);
    QString focusAtPoints;
    bool said = false;
    connect(&p.view().announcer(), &Announcer::announced, this, [&](const QString &words) {
        if (!words.startsWith(QLatin1String("Points in all")))
            return;
        said = true;
        focusAtPoints = QApplication::focusWidget()->objectName();
    });
    for (const char *card : {"B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9"})
        p.clickCard(card);
    p.key(Qt::Key_Return);
    QTRY_VERIFY(said);
    QVERIFY(focusAtPoints != QLatin1String("nextHand"));
    QTRY_COMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("nextHand"));
}

/// “Learn in 3 minutes” was there twice.
void TestScreenReader::buttonsOfTheStartPageDiffer()
{
    PlayedWindow p;
    new TutorialController(p.settings(), &p.window());
    p.languages().setLanguage(QStringLiteral("de"));
    p.languages().setLanguage(QStringLiteral("en"));
    const auto names = [&p] {
        QStringList all;
        for (Interface one : below(interfaceOf(p.window().findChild<QWidget *>(QStringLiteral("start")))))
            if (one->role() == QAccessible::Button)
                all.push_back(nameIn(one));
        return all;
    };
    QTRY_COMPARE(names().filter(QStringLiteral("Learn in 3 minutes")).size(), 2);
    QCOMPARE(names().removeDuplicates(), 0);
}

/// Keys went to a table that nobody sees.
void TestScreenReader::tabSkipsTheCoveredTable()
{
    PlayedWindow p;
    QVERIFY(p.window().findChild<QWidget *>(QStringLiteral("start"))->isVisible());
    for (int i = 0; i < 20; ++i) {
        QVERIFY(QApplication::focusWidget());
        QVERIFY(QApplication::focusWidget()->objectName() != QLatin1String("table"));
        QTest::keyClick(p.window().windowHandle(), Qt::Key_Tab);
    }
    QCOMPARE(p.deal(kOdinDuel, {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3"}, 0), Reason::None);
    QCOMPARE(p.window().tableView().focusPolicy(), Qt::StrongFocus);
}

REGISTER_TEST(TestScreenReader)
#include "tst_screen_reader.moc"
