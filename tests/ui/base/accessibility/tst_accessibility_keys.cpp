// SPDX-License-Identifier: GPL-3.0-or-later
// The table by keyboard, with real key events on the real window.
#include "engine/core/to_index.h"
#include "engine/games/odin/set.h"
#include "tests/test_program.h"
#include "tests/ui/base/accessibility/duel.h"
#include "tests/ui/played_window.h"
#include "ui/base/graphics/theme.h"
#include "ui/table/panel/side_panel.h"

#include <QTableWidget>
#include <QTextEdit>

#include <map>
#include <set>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

GameEvent gameOf(int players)
{
    GameEvent game;
    game.deal = 99;
    for (int i = 0; i < players; ++i) {
        game.seats.push_back("Seat" + std::to_string(i));
        game.chairs.push_back(i == 0 ? "human" : "computer:medium");
    }
    return game;
}

} // namespace

class TestAccessibilityKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tabVisitsAllParts();
    void arrowsFollowScreenDirection_data();
    void arrowsFollowScreenDirection();
    void arrowsReachEveryItem_data();
    void arrowsReachEveryItem();
    void focusMarkIsVisible();
    void focusMarkStandsOut_data();
    void focusMarkStandsOut();
    void mouseHidesTheFocusMark();
    void spaceSelectsAndEnterPlays();
    void keyboardFollowsTheChoice();
    void keyboardReordersTheHand();
    void nativeDigitsSelectCards();
    void panelKeysDoNotReachTheTable();
    void wholeHandByKeyboard_data();
    void wholeHandByKeyboard();

private:
    /// Moves the focus to an item in the focused part of the table, by arrow keys only.
    static bool goTo(PlayedWindow &p, QGraphicsObject *element);
};

bool TestAccessibilityKeys::goTo(PlayedWindow &p, QGraphicsObject *element)
{
    p.key(Qt::Key_Home);
    const auto centre = [](QGraphicsObject *one) { return one->mapToScene(one->shape().boundingRect().center()); };
    for (int i = 0; i < 30 && p.view().keyboard().element() != element; ++i) {
        const QPointF direction = centre(element) - centre(p.view().keyboard().element());
        p.key(direction.x() > 0 ? Qt::Key_Right : Qt::Key_Left);
    }
    return p.view().keyboard().element() == element;
}

void TestAccessibilityKeys::tabVisitsAllParts()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0, twoCardsBeatOne()), Reason::None);
    QVERIFY(p.view().hasFocus());
    QVERIFY(!p.view().keyboard().element()); // no focus mark before a key is pressed
    const std::vector<TablePart> parts{TablePart::Hand, TablePart::Middle, TablePart::Seats, TablePart::Buttons};
    for (TablePart part : parts) {
        p.key(Qt::Key_Tab);
        QVERIFY(p.view().hasFocus());
        QCOMPARE(p.view().keyboard().part(), part);
        QCOMPARE(p.view().keyboard().element(), p.view().access().elementsIn(part).front());
    }
    for (const char *name : {"Pin beside the table", "Close", "Total points", "Points in detail"}) { // the side panel
        p.key(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->accessibleName(), QLatin1String(name));
    }
    p.key(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), p.window().sidePanel().log());
    p.key(Qt::Key_Tab);
    QVERIFY(p.view().hasFocus());
    QCOMPARE(p.view().keyboard().part(), TablePart::Hand);
    // Shift+Tab goes back.
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Tab, Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget(), p.window().sidePanel().log());
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(p.window().windowHandle(), Qt::Key_Tab, Qt::ShiftModifier);
    QVERIFY(p.view().hasFocus());
    QCOMPARE(p.view().keyboard().part(), TablePart::Buttons);
}

void TestAccessibilityKeys::arrowsFollowScreenDirection_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("from the left") << QStringLiteral("en");
    QTest::newRow("from the right") << QStringLiteral("ar");
}

/// The right arrow key moves the focus to the right, in left-to-right and right-to-left languages.
void TestAccessibilityKeys::arrowsFollowScreenDirection()
{
    QFETCH(QString, language);
    PlayedWindow p({1280, 800}, language);
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0), Reason::None);
    const auto &items = p.view().stage().hand().items();
    const bool mirrored = language == QLatin1String("ar");
    const Qt::Key onward = mirrored ? Qt::Key_Left : Qt::Key_Right, back = mirrored ? Qt::Key_Right : Qt::Key_Left;
    p.key(Qt::Key_Right);
    for (CardItem *item : items) { // the first item is where reading begins
        QCOMPARE(p.view().keyboard().element(), item);
        if (p.view().stage().hand().order().front() != item->card())
            p.key(Qt::Key_Space); // a lifted card stays in its row
        p.key(onward);
    }
    QCOMPARE(p.view().keyboard().element(), items.back()); // the focus does not wrap around
    p.key(back);
    QCOMPARE(p.view().keyboard().element(), items[7]);
    p.key(Qt::Key_Home);
    QCOMPARE(p.view().keyboard().element(), items.front());
    p.key(Qt::Key_End);
    QCOMPARE(p.view().keyboard().element(), items.back());
    p.languages().setLanguage(QStringLiteral("en"));
}

void TestAccessibilityKeys::arrowsReachEveryItem_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("players");
    for (int players = 2; players <= 6; ++players)
        for (QSize size : {QSize(800, 600), QSize(600, 1000)})
            QTest::addRow("%d at %d x %d", players, size.width(), size.height()) << size << players;
}

/// Arrow keys reach every item of a part from every other.
void TestAccessibilityKeys::arrowsReachEveryItem()
{
    QFETCH(QSize, size);
    QFETCH(int, players);
    PlayedWindow p(size);
    QCOMPARE(p.table().start(gameOf(players)), Reason::None);
    QTRY_VERIFY(p.view().view().ownTurn());
    KeyboardNavigator &keyboard = p.view().keyboard();
    for (TablePart part : {TablePart::Hand, TablePart::Middle, TablePart::Seats, TablePart::Buttons}) {
        const auto elements = p.view().access().elementsIn(part);
        QVERIFY(!elements.empty());
        std::map<TableItem *, std::vector<TableItem *>> next;
        for (TableItem *from : elements) {
            for (Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
                keyboard.goTo(from);
                p.key(key);
                next[from].push_back(keyboard.element());
            }
        }
        for (TableItem *from : elements) {
            std::set<TableItem *> seen{from};
            for (std::vector<TableItem *> open{from}; !open.empty();) {
                TableItem *current = open.back();
                open.pop_back();
                for (TableItem *neighbour : next[current]) // up and down may leave the part
                    if (std::find(elements.begin(), elements.end(), neighbour) != elements.end()
                        && seen.insert(neighbour).second)
                        open.push_back(neighbour);
            }
            QCOMPARE(seen.size(), elements.size());
        }
    }
}

void TestAccessibilityKeys::focusMarkIsVisible()
{
    PlayedWindow p;
    p.window().setUpdatesEnabled(true);
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0, twoCardsBeatOne()), Reason::None);
    QTRY_VERIFY(p.window().pictures().idle());
    for (TablePart part : {TablePart::Hand, TablePart::Middle, TablePart::Seats, TablePart::Buttons}) {
        p.view().keyboard().leave();
        const QImage before = p.view().grab().toImage();
        p.view().keyboard().goTo(part);
        const QGraphicsObject *element = p.view().keyboard().element();
        const QImage after = p.view().grab().toImage();
        int others = 0;
        const QRect around =
            p.view().mapFromScene(element->mapRectToScene(element->shape().boundingRect())).boundingRect();
        for (int y = 0; y < after.height(); ++y)
            for (int x = 0; x < after.width(); ++x)
                if (after.pixel(x, y) != before.pixel(x, y)) {
                    ++others;
                    QVERIFY(around.adjusted(-8, -8, 8, 8).contains(x, y));
                }
        QVERIFY2(others > 3 * (around.width() + around.height()), qPrintable(QString::number(others)));
        // The mark is hidden while another widget has the focus.
        p.window().sidePanel().log()->setFocus();
        QCOMPARE(p.view().grab().toImage(), before);
        p.view().setFocus();
        QCOMPARE(p.view().grab().toImage(), after);
    }
}

void TestAccessibilityKeys::focusMarkStandsOut_data()
{
    QTest::addColumn<Settings::Theme>("theme");
    QTest::newRow("dark") << Settings::Theme::Dark;
    QTest::newRow("light") << Settings::Theme::Light; // on the light wood it had 2.4 : 1
    QTest::newRow("high contrast") << Settings::Theme::HighContrast;
}

/// A line all round an element has at least 3 : 1 against what was there before.
void TestAccessibilityKeys::focusMarkStandsOut()
{
    QFETCH(Settings::Theme, theme);
    PlayedWindow p;
    p.window().setUpdatesEnabled(true);
    p.settings().theme.set(theme);
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0, twoCardsBeatOne()), Reason::None);
    for (TablePart part : {TablePart::Hand, TablePart::Middle, TablePart::Seats, TablePart::Buttons}) {
        p.view().keyboard().leave();
        QTRY_VERIFY(p.window().pictures().idle());
        const QImage before = p.view().grab().toImage();
        p.view().keyboard().goTo(part);
        if (part == TablePart::Hand)
            p.key(Qt::Key_End); // no other card lies on the last one
        const QGraphicsObject *element = p.view().keyboard().element();
        const QImage after = p.view().grab().toImage();
        int strong = 0;
        for (int y = 0; y < after.height(); ++y)
            for (int x = 0; x < after.width(); ++x)
                strong += after.pixel(x, y) != before.pixel(x, y)
                          && contrastOf(QColor(after.pixel(x, y)), QColor(before.pixel(x, y))) >= 3;
        const QSizeF size = element->shape().boundingRect().size();
        const QRect seen = p.view().viewport()->rect().intersected(
            p.view().mapFromScene(element->mapRectToScene(element->shape().boundingRect())).boundingRect());
        const double round = size.width() * 2 + std::min<double>(size.height(), seen.height()) * 2;
        QVERIFY2(strong >= 1.5 * round,
                 qPrintable(QStringLiteral("%1: %2 of %3").arg(static_cast<int>(part)).arg(strong).arg(round)));
    }
}

void TestAccessibilityKeys::mouseHidesTheFocusMark()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0), Reason::None);
    p.key(Qt::Key_Right);
    QVERIFY(p.view().keyboard().element());
    p.clickCard("G5");
    QVERIFY(!p.view().keyboard().element());
    QVERIFY(p.view().stage().hand().selection() == cardsNamed("G5"));
}

void TestAccessibilityKeys::spaceSelectsAndEnterPlays()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0, twoCardsBeatOne()), Reason::None);
    const std::size_t before = p.table().record().size();
    p.key(Qt::Key_Right);
    QVERIFY(goTo(p, p.view().stage().hand().item(cardsNamed("G5").first())));
    p.key(Qt::Key_Return); // nothing is selected: Enter plays the focused card, but one card is not enough here
    QCOMPARE(p.table().record().size(), before);
    QVERIFY(p.view().controller().refusing());
    QVERIFY(p.view().stage().hand().selection() == cardsNamed("G5"));
    QVERIFY(goTo(p, p.view().stage().hand().item(cardsNamed("G4").first())));
    p.key(Qt::Key_Space);
    QVERIFY(p.view().stage().hand().selection() == cardsNamed("G5 G4"));
    p.key(Qt::Key_Space);
    QVERIFY(p.view().stage().hand().selection() == cardsNamed("G5"));
    p.key(Qt::Key_Escape);
    QVERIFY(p.view().stage().hand().selection().empty());
}

/// A pick-up choice moves the focus to the middle, and back when it ends.
void TestAccessibilityKeys::keyboardFollowsTheChoice()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "human"}, {kOdinOwn, kOdinOther}, 0, twoCardsBeatOne()), Reason::None);
    KeyboardNavigator &keyboard = p.view().keyboard();
    p.key(Qt::Key_Right);
    p.key(Qt::Key_5);
    p.key(Qt::Key_4);
    p.key(Qt::Key_Return);
    QVERIFY(p.view().stage().choosing());
    QCOMPARE(keyboard.part(), TablePart::Middle);
    QCOMPARE(qobject_cast<CardItem *>(keyboard.element())->card(), cardsNamed("B3").first());
    p.key(Qt::Key_Escape);
    QVERIFY(!p.view().stage().choosing());
    QCOMPARE(keyboard.part(), TablePart::Hand);
    p.key(Qt::Key_5);
    p.key(Qt::Key_4);
    p.key(Qt::Key_Return);
    p.key(Qt::Key_Right);
    p.key(Qt::Key_Space);
    const auto *play = std::get_if<PlayEvent>(&p.table().record().back());
    QVERIFY(play);
    QCOMPARE(play->take, cardsNamed("B1").first());
}

void TestAccessibilityKeys::keyboardReordersTheHand()
{
    for (const char *language : {"en", "ar"}) {
        PlayedWindow p({1280, 800}, QLatin1String(language));
        QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0), Reason::None);
        auto &hand = p.view().stage().hand();
        const Card first = hand.order().front(), second = hand.order()[1];
        p.key(Qt::Key_Right);
        const bool mirrored = QLatin1String(language) == QLatin1String("ar");
        QTest::keyClick(p.window().windowHandle(), mirrored ? Qt::Key_Left : Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(hand.order().front(), second);
        QCOMPARE(hand.order()[1], first);
        QCOMPARE(hand.sort(), Hand::Sort::Own);
        QCOMPARE(qobject_cast<CardItem *>(p.view().keyboard().element())->card(), first); // the focus follows it
        QCOMPARE(p.settings().sortOrder(), Settings::SortOrder::Own);
        p.languages().setLanguage(QStringLiteral("en"));
    }
}

/// Arabic and Persian keyboards send their own digits.
void TestAccessibilityKeys::nativeDigitsSelectCards()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0), Reason::None);
    for (char16_t eight : {u'8', u'٨', u'۸'}) {
        p.view().stage().hand().select({});
        QKeyEvent press(QEvent::KeyPress, eight, Qt::NoModifier, QString(QChar(eight)));
        QApplication::sendEvent(&p.view(), &press);
        QVERIFY(p.view().stage().hand().selection() == cardsNamed("B8"));
        QApplication::sendEvent(&p.view(), &press);
        QVERIFY(p.view().stage().hand().selection() == cardsNamed("B8 R8"));
    }
}

void TestAccessibilityKeys::panelKeysDoNotReachTheTable()
{
    PlayedWindow p;
    p.settings().startsNextHand.set(false);
    QCOMPARE(p.deal(kOdinDuel, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0), Reason::None);
    p.key(Qt::Key_Return);
    QVERIFY(p.view().panel()->isVisible());
    QVERIFY(p.view().panel()->isAncestorOf(QApplication::focusWidget()));
    p.key(Qt::Key_Right);
    p.key(Qt::Key_5);
    p.key(Qt::Key_Escape);
    QVERIFY(!p.view().keyboard().element());
    QVERIFY(p.view().stage().hand().selection().empty());
    p.key(Qt::Key_Return); // the next hand
    QVERIFY(!p.table().waitingForNextHand());
    QVERIFY(p.view().hasFocus());
}

void TestAccessibilityKeys::wholeHandByKeyboard_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("animated");
    QTest::newRow("three, English") << QStringLiteral("en") << 3 << false;
    QTest::newRow("four, Arabic, moving") << QStringLiteral("ar") << 4 << true;
}

/// A whole hand up to the next deal without mouse events.
void TestAccessibilityKeys::wholeHandByKeyboard()
{
    QFETCH(QString, language);
    QFETCH(int, players);
    QFETCH(bool, animated);
    PlayedWindow p({1280, 800}, language);
    p.settings().startsNextHand.set(false);
    if (animated)
        p.settings().animationSpeed.set(Settings::AnimationSpeed::Fast);
    QCOMPARE(p.table().start(gameOf(players)), Reason::None);
    if (animated)
        p.view().setDurationFactor(0.1);
    QSignalSpy refused(&p.table(), &Table::refused);
    int decisions = 0;
    while (!p.table().waitingForNextHand()) {
        QTRY_VERIFY(p.view().view().ownTurn() || p.table().waitingForNextHand());
        if (!p.view().view().ownTurn())
            break;
        QVERIFY(++decisions < 200);
        const std::size_t before = p.table().record().size();
        const auto sets = odin::legalSets(p.view().view().board(), p.view().view().hand());
        if (sets.empty()) {
            p.key(Qt::Key_P);
        } else {
            const CardSet set = sets[toIndex(decisions) % sets.size()];
            if (!p.view().keyboard().element())
                p.key(Qt::Key_Right);
            while (p.view().keyboard().part() != TablePart::Hand)
                p.key(Qt::Key_Tab);
            for (Card card : set) {
                QVERIFY(goTo(p, p.view().stage().hand().item(card)));
                if (set.count() > 1 || decisions % 2)
                    p.key(Qt::Key_Space);
            }
            p.key(Qt::Key_Return);
            if (p.view().stage().choosing()) {
                QCOMPARE(p.view().keyboard().part(), TablePart::Middle);
                p.key(decisions % 2 ? Qt::Key_Space : Qt::Key_Return);
            }
        }
        QVERIFY2(p.table().record().size() > before, qPrintable(p.view().message()->text()));
    }
    QCOMPARE(refused.count(), 0);
    QVERIFY(decisions > 0);
    QTRY_VERIFY(p.view().panel()->isVisible());
    QTRY_VERIFY(!p.view().panel()->inputDelay().isRunning()); // as it appeared during a motion
    p.key(Qt::Key_Return);
    QVERIFY(!p.table().waitingForNextHand());
    p.languages().setLanguage(QStringLiteral("en"));
}

REGISTER_TEST(TestAccessibilityKeys)
#include "tst_accessibility_keys.moc"
