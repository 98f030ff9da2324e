// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader is told by itself, and what it finds beside the cards.
#include "tests/test_program.h"
#include "tests/ui/accessible_tree.h"
#include "tests/ui/base/accessibility/duel.h"
#include "tests/ui/front_dialog.h"
#include "tests/ui/played_window.h"
#include "ui/table/panel/side_panel.h"

#include <QCheckBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTextEdit>
#include <QToolButton>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

QStringList wordsOf(const QSignalSpy &announced)
{
    QStringList all;
    for (const QList<QVariant> &one : announced)
        all.push_back(one.constFirst().toString());
    return all;
}

} // namespace

class TestAnnouncements : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void buttonsDoWhatAClickDoes();
    void groupsHaveTheirNames();
    void startPageCanBeOperated();
    void announcementsEnd();
    void anotherLanguageTakesThemBack();
    void selectingAndDeselecting();
    void everybodysPointsAfterAHand();
    void othersKeepWhatEverybodyMayHear();
    void linesBecomeSentences();
    void labelsAreReadWithoutMarks();
    void namesInGroups();
    void cellsOfPointsNameTheirPlayer();
    void totalsHaveNoOtherTitles();
    void logChangesOnceForALine();
    void promptEndsWithItsAnswer();
    void promptIsTrueWhenItIsShown();
    void pointsThatAreNotThereYet();
    void panelTellsThatItIsShown_data();
    void panelTellsThatItIsShown();
    void ornamentsAreNoPictures();
};

/// Qt's own action “toggle” checks a button without the signal that a click sends.
void TestAnnouncements::buttonsDoWhatAClickDoes()
{
    PlayedWindow p; // makes buttons accessible
    QCheckBox box;
    QRadioButton radio;
    QToolButton tool;
    tool.setToolTip(QStringLiteral("Close"));
    tool.setAccessibleName(QStringLiteral("Close"));
    box.setText(QStringLiteral("&Salt && pepper"));
    for (QAbstractButton *button : std::initializer_list<QAbstractButton *>{&box, &radio, &tool}) {
        QSignalSpy clicked(button, &QAbstractButton::clicked);
        Interface one = QAccessible::queryAccessibleInterface(button);
        QAccessibleActionInterface *actions = one->actionInterface();
        QVERIFY(actions);
        actions->doAction(actions->actionNames().constFirst());
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(bool(one->state().checked), button->isCheckable());
        button->setEnabled(false);
        QVERIFY(!actions->actionNames().contains(QAccessibleActionInterface::toggleAction()));
    }
    QCOMPARE(nameIn(QAccessible::queryAccessibleInterface(&box)), QStringLiteral("Salt & pepper"));
    QCOMPARE(QAccessible::queryAccessibleInterface(&box)->role(), QAccessible::CheckBox);
    QCOMPARE(QAccessible::queryAccessibleInterface(&radio)->role(), QAccessible::RadioButton);
    QCOMPARE(QAccessible::queryAccessibleInterface(&tool)->text(QAccessible::Description), QString());
}

/// Screen readers skip plain widgets, and with them the names of groups of radio buttons.
void TestAnnouncements::groupsHaveTheirNames()
{
    PlayedWindow p;
    QWidget window, *inside = new QWidget(&window);
    QWidget &group = *inside;
    QVERIFY(QAccessible::queryAccessibleInterface(&group)->role() != QAccessible::Grouping);
    group.setAccessibleName(QStringLiteral("Players"));
    QCOMPARE(QAccessible::queryAccessibleInterface(&group)->role(), QAccessible::Graphic);
    new QRadioButton(&group);
    QCOMPARE(QAccessible::queryAccessibleInterface(&group)->role(), QAccessible::Grouping);
}

/// The page covers the table, whose accessible children it once was not among.
void TestAnnouncements::startPageCanBeOperated()
{
    PlayedWindow p;
    QVERIFY(p.window().startPanel().isVisible());
    Interface root = QAccessible::queryAccessibleInterface(&p.window());
    QVERIFY(press(find(root, QStringLiteral("Play Odin"))));
    QTRY_VERIFY(p.table().hasGame());
    QVERIFY(!frontDialog());
    QVERIFY(!find(root, QStringLiteral("Play Odin")));
    QTRY_VERIFY(find(root, QStringLiteral("Your turn")));
}

void TestAnnouncements::announcementsEnd()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0), Reason::None);
    Announcer &announcer = p.view().announcer();
    Interface said = placeOf(announcer);
    announcer.announce(QStringLiteral("old news"));
    QVERIFY(find(said, QStringLiteral("old news")));
    announcer.setKept(0);
    announcer.announce(QStringLiteral("news"));
    announcer.clear();
    announcer.announce(QStringLiteral("news"));
    QTRY_VERIFY(!find(said, QStringLiteral("news")));
}

void TestAnnouncements::anotherLanguageTakesThemBack()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0), Reason::None);
    p.view().announcer().announce(QStringLiteral("in English"));
    QVERIFY(find(placeOf(p.view().announcer()), QStringLiteral("in English")));
    QSignalSpy announced(&p.view().announcer(), &Announcer::announced);
    p.languages().setLanguage(QStringLiteral("de"));
    QTRY_VERIFY(!announced.empty()); // the prompt
    QVERIFY(!find(placeOf(p.view().announcer()), QStringLiteral("in English")));
    p.languages().setLanguage(QStringLiteral("en"));
}

void TestAnnouncements::selectingAndDeselecting()
{
    PlayedWindow p;
    QCOMPARE(
        p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0,
               {PlayEvent{0, cardsNamed("P6"), kNoCard}, PlayEvent{1, cardsNamed("B3 B1"), cardsNamed("P6").first()}}),
        Reason::None);
    QSignalSpy announced(&p.view().announcer(), &Announcer::announced);
    QTRY_VERIFY(!announced.empty()); // what is asked
    p.clickCard("G4");
    QTRY_COMPARE(announced.last().first().toString(), QStringLiteral("selected: 4, needs 2 or 3 cards"));
    p.clickCard("B8");
    QTRY_COMPARE(announced.last().first().toString(), QStringLiteral("selected: blue 8 and green 4, not a set"));
    p.clickCard("G4");
    p.clickCard("B8");
    QTRY_COMPARE(announced.last().first().toString(), QStringLiteral("Nothing is selected"));
    p.clickCard("B8");
    p.clickCard("B2");
    QTRY_COMPARE(announced.last().first().toString(), QStringLiteral("selected: 82, beats 31"));
    announced.clear();
    p.key(Qt::Key_Return);
    p.key(Qt::Key_Return);
    QVERIFY(!wordsOf(announced).contains(QStringLiteral("Nothing is selected")));
}

/// The winner was said twice, and nobody else's points.
void TestAnnouncements::everybodysPointsAfterAHand()
{
    PlayedWindow p;
    p.settings().startsNextHand.set(false);
    QCOMPARE(p.deal({"human", "human"}, {"B2 B3 B4 B5 B6 B7 B8 B9 B1", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0), Reason::None);
    QSignalSpy announced(&p.view().announcer(), &Announcer::announced);
    for (const char *card : {"B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9"})
        p.clickCard(card);
    p.key(Qt::Key_Return);
    QTRY_VERIFY(p.table().waitingForNextHand());
    QTRY_COMPARE(announced.last().first().toString(), QStringLiteral("Points in all: Ada 0, Bo1 9"));
    QCOMPARE(wordsOf(announced).filter(QStringLiteral("Hand 1 is over")).size(), 1);
    // Nor is it the name of the panel, or read with it.
    QVERIFY(nameIn(QAccessible::queryAccessibleInterface(p.view().panel())).isEmpty());
    for (QLabel *label : p.view().panel()->findChildren<QLabel *>())
        QVERIFY(!QAccessible::queryAccessibleInterface(label)->relations(QAccessible::Labelled).isEmpty());
}

/// When somebody else took the place at the screen, the line about the last play was withdrawn before it was spoken.
void TestAnnouncements::othersKeepWhatEverybodyMayHear()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "human"}, {kOdinOwn, kOdinOther}, 0), Reason::None);
    Interface table = find(QAccessible::queryAccessibleInterface(&p.window()), QStringLiteral("Table"));
    Interface said = placeOf(p.view().announcer());
    p.clickCard("B8");
    QTRY_VERIFY(find(said, QStringLiteral("selected: 8")));
    p.key(Qt::Key_Return);
    QTRY_VERIFY(find(table, QStringLiteral("Show my cards")));
    QVERIFY(find(said, QStringLiteral("Ada plays the blue 8")));
    QVERIFY(!find(said, QStringLiteral("selected: 8")));
    QVERIFY(!find(said, QStringLiteral("Your turn")) && !find(table, QStringLiteral("Your turn")));
}

void TestAnnouncements::linesBecomeSentences()
{
    PlayedWindow p;
    QSignalSpy announced(&p.view().announcer(), &Announcer::announced);
    p.view().announcer().announce(QStringLiteral("Hand 1, turn 2\nBo passes.\n\nReally?\nBest"));
    QCOMPARE(announced.last().first().toString(), QStringLiteral("Hand 1, turn 2. Bo passes. Really? Best"));
}

/// Direction marks keep a Latin name in its place in an Arabic line; some screen readers read them out.
void TestAnnouncements::labelsAreReadWithoutMarks()
{
    PlayedWindow p;
    QLabel label(QStringLiteral("\u2068Odin\u2069, grade 1")), rich(QStringLiteral("<b>S&amp;P</b> \u2066−6\u2069"));
    QCOMPARE(nameIn(QAccessible::queryAccessibleInterface(&label)), QStringLiteral("Odin, grade 1"));
    QCOMPARE(nameIn(QAccessible::queryAccessibleInterface(&rich)), QStringLiteral("S&P −6"));
    QCOMPARE(QAccessible::queryAccessibleInterface(&label)->role(), QAccessible::StaticText);
    QWidget window;
    auto *field = new QLineEdit(&window);
    QLabel named(QStringLiteral("&Name"), &window);
    named.setBuddy(field);
    Interface one = QAccessible::queryAccessibleInterface(&named);
    QCOMPARE(nameIn(one), QStringLiteral("Name"));
    QCOMPARE(one->relations(QAccessible::Labelled).size(), 1);
    QCOMPARE(one->relations(QAccessible::Labelled).constFirst().first, QAccessible::queryAccessibleInterface(field));
    field->setClearButtonEnabled(true);
    Interface clear = QAccessible::queryAccessibleInterface(field->findChild<QToolButton *>());
    QCOMPARE(nameIn(clear), QStringLiteral("Clear"));
}

/// Qt takes the title of a group for the name of each label and button in it.
void TestAnnouncements::namesInGroups()
{
    PlayedWindow p;
    QGroupBox group(QStringLiteral("Rules"));
    auto *label = new QLabel(QStringLiteral("Points limit"), &group);
    auto *box = new QCheckBox(QStringLiteral("Only watch"), &group);
    auto *part = new QWidget(&group);
    QCOMPARE(nameIn(QAccessible::queryAccessibleInterface(label)), QStringLiteral("Points limit"));
    QCOMPARE(nameIn(QAccessible::queryAccessibleInterface(box)), QStringLiteral("Only watch"));
    QCOMPARE(nameIn(QAccessible::queryAccessibleInterface(part)), QString());
}

/// The names of the players stand beside the totals alone, in a header that is not read with a cell.
void TestAnnouncements::cellsOfPointsNameTheirPlayer()
{
    PlayedWindow p;
    p.settings().startsNextHand.set(false);
    QCOMPARE(p.deal({"human", "human"}, {"B2 B3 B4 B5 B6 B7 B8 B9 B1", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0), Reason::None);
    p.key(Qt::Key_Return);
    QTRY_VERIFY(p.table().waitingForNextHand());
    Interface points = find(QAccessible::queryAccessibleInterface(&p.window()), QStringLiteral("Points in detail"));
    QVERIFY(find(points, QStringLiteral("Bo1, 9")));
    QVERIFY(find(points, QStringLiteral("Hand 1")));
    Interface totals = find(QAccessible::queryAccessibleInterface(&p.window()), QStringLiteral("Total points"));
    QVERIFY(find(totals, QStringLiteral("Ada, 0")) && find(totals, QStringLiteral("Bo1, 9")));
}

/// The titles of the columns beside the totals were found in both tables.
void TestAnnouncements::totalsHaveNoOtherTitles()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0), Reason::None);
    Interface totals = find(QAccessible::queryAccessibleInterface(&p.window()), QStringLiteral("Total points"));
    QVERIFY(totals && totals->tableInterface());
    QCOMPARE(totals->tableInterface()->columnCount(), 1);
    QVERIFY(find(totals, QStringLiteral("Total")));
    QVERIFY(!find(totals, QStringLiteral("Hand 1")));
}

/// Each change of the log is an event for a screen reader. Orca drops announcements among more than 50 events: those of
/// a play and its answer were seldom spoken.
void TestAnnouncements::logChangesOnceForALine()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0), Reason::None);
    QTextEdit &log = *p.window().sidePanel().log();
    QSignalSpy changes(log.document(), &QTextDocument::contentsChange);
    const int lines = log.document()->blockCount();
    p.clickCard("B8");
    p.key(Qt::Key_Return);
    QTRY_VERIFY(log.document()->blockCount() > lines);
    QCOMPARE(changes.size(), log.document()->blockCount() - lines);
    changes.clear();
    p.languages().setLanguage(QStringLiteral("de"));
    QTRY_VERIFY(log.toPlainText().contains(QStringLiteral("spielst")));
    QVERIFY2(changes.size() <= 4, qPrintable(QString::number(changes.size())));
    p.languages().setLanguage(QStringLiteral("en"));
}

/// For some seconds somebody who explored the table found “beat 6” after having passed.
void TestAnnouncements::promptEndsWithItsAnswer()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "human"}, {kOdinOwn, kOdinOther}, 0), Reason::None);
    Interface table = find(QAccessible::queryAccessibleInterface(&p.window()), QStringLiteral("Table"));
    Interface said = placeOf(p.view().announcer());
    const QString prompt = p.view().controller().message();
    QTRY_VERIFY(find(table, prompt) && find(said, prompt));
    p.clickCard("B8");
    p.key(Qt::Key_Return);
    QTRY_VERIFY(find(said, QStringLiteral("Ada plays the blue 8")));
    QTRY_VERIFY(!find(table, prompt) && !find(said, prompt));
}

/// What is to be beaten lies on the table as soon as it is asked for.
void TestAnnouncements::promptIsTrueWhenItIsShown()
{
    PlayedWindow p;
    p.settings().animationSpeed.set(Settings::AnimationSpeed::Normal);
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0), Reason::None);
    Interface table = find(QAccessible::queryAccessibleInterface(&p.window()), QStringLiteral("Table"));
    int prompts = 0;
    QStringList untrue;
    const auto look = [&] {
        const QRegularExpressionMatch asked =
            QRegularExpression(QStringLiteral("beats? (\\d+)")).match(p.view().controller().prompt());
        if (!asked.hasMatch())
            return;
        ++prompts;
        if (!find(table, QStringLiteral("On the table: %1, played by: Bo1").arg(asked.captured(1))))
            untrue.append(asked.captured());
    };
    connect(&p.view(), &TableView::stateChanged, this, look);
    connect(&p.view().announcer(), &Announcer::announced, this, look);
    p.clickCard("B2");
    p.key(Qt::Key_Return);
    QTRY_VERIFY(prompts > 1);
    QCOMPARE(untrue, QStringList());
}

/// A name alone was read as if it were the points.
void TestAnnouncements::pointsThatAreNotThereYet()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "human"}, {kOdinOwn, kOdinOther}, 0), Reason::None);
    Interface root = QAccessible::queryAccessibleInterface(&p.window());
    QVERIFY(find(find(root, QStringLiteral("Points in detail")), QStringLiteral("Bo1, none yet")));
    QVERIFY(find(root, QStringLiteral("Total points")));
}

void TestAnnouncements::panelTellsThatItIsShown_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("beside the table") << QSize(1280, 800);
    QTest::newRow("in the drawer") << QSize(800, 600);
}

void TestAnnouncements::panelTellsThatItIsShown()
{
    QFETCH(QSize, size);
    PlayedWindow p(size);
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0), Reason::None);
    QSignalSpy announced(&p.view().announcer(), &Announcer::announced);
    const bool shown = p.window().sidePanel().isVisible();
    const QString words =
        shown ? QStringLiteral("Points and log are hidden") : QStringLiteral("Points and log are shown");
    const QString after =
        shown ? QStringLiteral("Points and log are shown") : QStringLiteral("Points and log are hidden");
    QTest::keyClick(p.window().windowHandle(), Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(wordsOf(announced).filter(QStringLiteral("Points and log")), QStringList(words));
    QTest::keyClick(p.window().windowHandle(), Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(wordsOf(announced).filter(QStringLiteral("Points and log")), QStringList({words, after}));
}

/// A picture without a name is not worth a stop.
void TestAnnouncements::ornamentsAreNoPictures()
{
    PlayedWindow p;
    QLabel label;
    QPixmap picture(8, 8);
    label.setPixmap(picture);
    QVERIFY(QAccessible::queryAccessibleInterface(&label)->role() != QAccessible::Graphic);
    label.setAccessibleName(QStringLiteral("A horn"));
    QCOMPARE(QAccessible::queryAccessibleInterface(&label)->role(), QAccessible::Graphic);
}

REGISTER_TEST(TestAnnouncements)
#include "tst_announcements.moc"
