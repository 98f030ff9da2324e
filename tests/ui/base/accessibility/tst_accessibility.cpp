// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Odin for a screen reader: names, states and actions of QAccessible, and nothing else.
#include "engine/core/to_index.h"
#include "engine/games/odin/set.h"
#include "tests/test_program.h"
#include "tests/ui/accessible_tree.h"
#include "tests/ui/base/accessibility/duel.h"
#include "tests/ui/played_window.h"
#include "ui/base/text/odin_text.h"
#include "ui/table/panel/side_panel.h"

#include <QSignalSpy>
#include <QTextEdit>
#include <QToolTip>

#include <algorithm>
#include <map>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

/// A player who uses only the accessible interface: knows the rules and what is announced.
class AccessiblePlayer {
public:
    explicit AccessiblePlayer(QWidget &window) : window_(window) {}

    Interface root() const { return QAccessible::queryAccessibleInterface(&window_); }
    Interface table() const { return find(root(), QStringLiteral("Table")); }
    /// Whether the person is to move, according to the current message; earlier announcements do not count.
    bool openRequests() const
    {
        const std::vector<Interface> all = below(table());
        return std::any_of(all.begin(), all.end(), [](Interface one) {
            return one->role() == QAccessible::StaticText && one->parent()->role() != QAccessible::Notification
                   && nameIn(one).startsWith(QLatin1String("Your turn"));
        });
    }
    Interface nextHand() const { return find(root(), QStringLiteral("Next hand")); }

    /// Makes one decision. Returns an error message, or an empty string.
    QString decide() const
    {
        const QString middle =
            nameIn(find(table(), QStringLiteral("On the table")) ? find(table(), QStringLiteral("On the table"))
                                                                 : find(table(), QStringLiteral("The table is empty")));
        const QString tableValue = middle.section(QStringLiteral("On the table: "), 1).section(',', 0, 0);
        const std::vector<QString> set = bestSet(tableValue);
        if (set.empty())
            return press(find(table(), QStringLiteral("Pass"))) ? QString() : QStringLiteral("cannot pass");
        for (const QString &card : set)
            if (!press(find(table(), card)))
                return QStringLiteral("cannot press ") + card;
        for (const QString &card : set)
            if (!find(table(), card)->state().selected
                || !nameIn(find(table(), card)).contains(QLatin1String("selected")))
                return QStringLiteral("not selected: ") + nameIn(find(table(), card));
        if (!press(find(table(), QStringLiteral("Play"))))
            return QStringLiteral("cannot play ") + QStringList(set.begin(), set.end()).join(',');
        for (Interface one : below(table()))
            if (nameIn(one).endsWith(QLatin1String("can be picked up")))
                return press(one) ? QString() : QStringLiteral("cannot pick up");
        return {};
    }

private:
    /// The names of own cards that beat this value; a single card on an empty table.
    std::vector<QString> bestSet(const QString &tableValue) const
    {
        std::map<QString, std::vector<QString>> groups; // by colour and by number
        for (Interface one : below(table())) {
            if (!one->state().selectable || one->state().disabled)
                continue;
            const QString card = nameIn(one).section(',', 0, 0);
            if (tableValue.isEmpty())
                return {card};
            groups[card.section(' ', 0, 0)].push_back(card);
            groups[card.section(' ', 1)].push_back(card);
        }
        for (auto &[by, cards] : groups) {
            std::sort(cards.begin(), cards.end(),
                      [](const QString &a, const QString &b) { return a.back() > b.back(); });
            for (qsizetype count : {tableValue.size(), tableValue.size() + 1}) {
                if (static_cast<qsizetype>(cards.size()) < count)
                    continue;
                QString value;
                for (qsizetype i = 0; i < count; ++i)
                    value += cards[toIndex(i)].back();
                if (value.toInt() > tableValue.toInt())
                    return {cards.begin(), cards.begin() + count};
            }
        }
        return {};
    }

    QWidget &window_;
};

} // namespace

class TestAccessibility : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void childrenAreInReadingOrder();
    void elementsHaveNamesAndStates();
    void everyElementHasANameAndARect();
    void namesFollowTheLanguage();
    void hiddenCardsAreNotNamed();
    void curtainHidesTheTable();
    void eventsAndRefusalsAreAnnounced();
    void focusFollowsTheKeyboard();
    void focusedSeatShowsItsToolTip();
    void wholeHandByAccessibleActions();
};

void TestAccessibility::childrenAreInReadingOrder()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0, twoCardsBeatOne()), Reason::None);
    Interface table = AccessiblePlayer(p.window()).table();
    QVERIFY(table);
    QStringList names;
    for (int i = 0; i < table->childCount(); ++i) {
        QCOMPARE(table->child(i)->parent(), table);
        QCOMPARE(table->indexOfChild(table->child(i)), i);
        names.push_back(nameIn(table->child(i)));
    }
    const QStringList expected{QStringLiteral("blue 2, skald"),
                               QStringLiteral("blue 8, styrimader"),
                               QStringLiteral("red 2, skald"),
                               QStringLiteral("red 8, styrimader"),
                               QStringLiteral("green 4, seidmadr"),
                               QStringLiteral("green 5, völva"),
                               QStringLiteral("black 1, healer"),
                               QStringLiteral("orange 9, jarl"),
                               QStringLiteral("blue 3, spy"),
                               QStringLiteral("blue 1, healer"),
                               QStringLiteral("On the table: 31, played by: Bo1"),
                               QStringLiteral("Beaten: 6, pink 6, played by: You, Beaten by: Bo1, Picked up: pink 6"),
                               QStringLiteral("Valhalla: 0 cards"),
                               QStringLiteral("You, to play, cards: 8, points: 0"),
                               QStringLiteral("Bo1, played 31, cards: 8, points: 0")};
    QCOMPARE(names.mid(0, expected.size()), expected);
    QVERIFY(names.indexOf(QStringLiteral("Play")) > expected.size());
    QVERIFY(names.indexOf(p.view().message()->text()) > names.indexOf(QStringLiteral("Pass")));
}

void TestAccessibility::elementsHaveNamesAndStates()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0, twoCardsBeatOne()), Reason::None);
    Interface table = AccessiblePlayer(p.window()).table();
    Interface play = find(table, QStringLiteral("Play"));
    QVERIFY(play->state().disabled);
    QVERIFY(!press(play));
    QVERIFY(find(table, QStringLiteral("black 1"))->state().disabled); // is in no set that beats 31
    QVERIFY(!find(table, QStringLiteral("blue 8"))->state().disabled);
    QVERIFY(press(find(table, QStringLiteral("blue 8"))));
    QCOMPARE(nameIn(find(table, QStringLiteral("blue 8"))), QStringLiteral("blue 8, styrimader, selected"));
    QVERIFY(press(find(table, QStringLiteral("blue 2"))));
    Interface eight = find(table, QStringLiteral("blue 8"));
    QCOMPARE(nameIn(eight), QStringLiteral("blue 8, styrimader, selected, makes 82 with blue 2"));
    QVERIFY(eight->state().selected);
    QCOMPARE(eight->role(), QAccessible::Button);
    QVERIFY(!find(table, QStringLiteral("green 5"))->state().selected);
    QVERIFY(!find(table, QStringLiteral("Play"))->state().disabled);
    QVERIFY(press(find(table, QStringLiteral("green 5"))));
    QCOMPARE(nameIn(eight), QStringLiteral("blue 8, styrimader, selected, no set with green 5 and blue 2"));
    QVERIFY(press(find(table, QStringLiteral("green 5"))));
    QVERIFY(!press(find(table, QStringLiteral("Valhalla"))) && !press(find(table, QStringLiteral("Bo1"))));
    // The cards on the table cannot be pressed while there is nothing to choose.
    QVERIFY(!press(find(table, QStringLiteral("blue 3"))));
    QVERIFY(press(find(table, QStringLiteral("Play"))));
    QVERIFY(nameIn(find(table, QStringLiteral("blue 3"))).endsWith(QLatin1String("can be picked up")));
    QVERIFY(press(find(table, QStringLiteral("blue 1"))));
    const auto play82 = std::find_if(p.table().record().begin(), p.table().record().end(), [](const Event &event) {
        const auto *one = std::get_if<PlayEvent>(&event);
        return one && one->cards == cardsNamed("B8 B2") && one->take == cardsNamed("B1").first();
    });
    QVERIFY(play82 != p.table().record().end());
}

void TestAccessibility::everyElementHasANameAndARect()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0, twoCardsBeatOne()), Reason::None);
    Interface table = AccessiblePlayer(p.window()).table();
    const QRect window(p.window().mapToGlobal(QPoint()), p.window().size());
    int cards = 0;
    for (int i = 0; i < table->childCount(); ++i) {
        Interface child = table->child(i);
        QVERIFY2(window.intersects(child->rect()), qPrintable(nameIn(child)));
        if (child->state().invisible) { // the place of the announcements
            for (int j = 0; j < child->childCount(); ++j) {
                Interface notification = child->child(j);
                // Braille displays show the labels in it that its name does not contain.
                QCOMPARE(notification->childCount(), 1);
                Interface words = notification->child(0);
                QVERIFY(nameIn(notification).isEmpty() && !nameIn(words).isEmpty());
                QCOMPARE(words->role(), QAccessible::StaticText);
                QVERIFY(words->parent() == notification && !words->state().invisible);
            }
            continue;
        }
        QVERIFY(!nameIn(child).isEmpty());
        QCOMPARE(child->window(), p.window().windowHandle());
        const auto *item = qobject_cast<CardItem *>(child->object());
        if (!item)
            continue;
        ++cards;
        const QPoint place = p.view().viewport()->mapToGlobal(
            p.view().mapFromScene(item->mapToScene(QPointF(-item->cardWidth() * 0.38, -item->cardWidth() * 0.8))));
        QCOMPARE(table->childAt(place.x(), place.y()), child);
    }
    QCOMPARE(cards, 10);
}

void TestAccessibility::namesFollowTheLanguage()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0, twoCardsBeatOne()), Reason::None);
    Interface table = AccessiblePlayer(p.window()).table();
    Interface card = find(table, QStringLiteral("blue 8"));
    for (const QString &code : languageCodes()) {
        p.languages().setLanguage(code);
        QCoreApplication::sendPostedEvents();
        QVERIFY2(nameIn(card).startsWith(OdinText::card(cardsNamed("B8").first(), OdinText::Case::Nominative)),
                 qPrintable(nameIn(card)));
        for (Interface one : below(table))
            QVERIFY2(!hasMarks(nameIn(one)) && !hasMarks(one->text(QAccessible::Description)), qPrintable(nameIn(one)));
    }
    p.languages().setLanguage(QStringLiteral("de"));
    QVERIFY2(nameIn(card).endsWith(QStringLiteral("Steuermann")), qPrintable(nameIn(card)));
    p.languages().setLanguage(QStringLiteral("en"));
}

/// No text in the window names a card that the person may not see.
void TestAccessibility::hiddenCardsAreNotNamed()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0, twoCardsBeatOne()), Reason::None);
    QString allTexts;
    for (Interface one : below(AccessiblePlayer(p.window()).root()))
        allTexts +=
            nameIn(one) + '\n' + one->text(QAccessible::Description) + '\n' + one->text(QAccessible::Value) + '\n';
    const CardSet seen = cardsNamed(kOdinOwn) | cardsNamed("B3 B1");
    for (Card card = 0; card < odin::kCards; ++card)
        QCOMPARE(allTexts.contains(OdinText::card(card, OdinText::Case::Nominative)), seen.contains(card));
}

void TestAccessibility::curtainHidesTheTable()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "human"}, {kOdinOwn, kOdinOther}, 0), Reason::None);
    QSignalSpy announced(&p.view().announcer(), &Announcer::announced);
    AccessiblePlayer listener(p.window());
    QVERIFY(press(find(listener.table(), QStringLiteral("black 1"))));
    QVERIFY(press(find(listener.table(), QStringLiteral("Play"))));
    QVERIFY(p.view().curtain()->isVisible());
    for (Interface one : below(listener.table())) {
        QVERIFY2(!one->state().selectable, qPrintable(nameIn(one)));
        QVERIFY2(one->role() != QAccessible::ListItem, qPrintable(nameIn(one)));
    }
    QVERIFY(find(listener.table(), QStringLiteral("All cards are hidden")));
    QVERIFY(announced.last().first().toString().startsWith(QStringLiteral("Bo1 is next")));
    QVERIFY(press(find(listener.root(), QStringLiteral("Show my cards"))));
    QTRY_VERIFY(find(listener.table(), QStringLiteral("green 1, healer")));
    QVERIFY(!find(listener.table(), QStringLiteral("orange 9")));
}

void TestAccessibility::eventsAndRefusalsAreAnnounced()
{
    PlayedWindow p;
    QSignalSpy announced(&p.view().announcer(), &Announcer::announced);
    QCOMPARE(p.deal({"human", "computer:easy"}, {kOdinOwn, kOdinOther}, 0), Reason::None);
    const auto announcedTimes = [&announced](const QString &start) {
        const auto starts = [&start](const QList<QVariant> &one) { return one.first().toString().startsWith(start); };
        return std::count_if(announced.begin(), announced.end(), starts);
    };
    QTRY_COMPARE(announcedTimes(QStringLiteral("Your turn")), 1);
    announced.clear();
    for (int i = 1; i <= 2; ++i) { // repeated at every attempt
        p.key(Qt::Key_Return);
        QCOMPARE(announcedTimes(QStringLiteral("First select the cards")), i);
    }
    p.key(Qt::Key_2);
    QTRY_COMPARE(announcedTimes(QStringLiteral("selected: 2")), 1);
    p.key(Qt::Key_8);
    QTRY_COMPARE(announcedTimes(QStringLiteral("selected: 82")), 1);
    p.key(Qt::Key_Escape);
    announced.clear();
    p.key(Qt::Key_1);
    p.key(Qt::Key_Return);
    QTRY_VERIFY(announcedTimes(QStringLiteral("You play the black 1.")) == 1 && p.view().view().ownTurn());
    QVERIFY(announcedTimes(QStringLiteral("Bo1 ")) >= 1);
    QTRY_VERIFY(announcedTimes(QStringLiteral("Your turn")) >= 1);
    QVERIFY(announced.last().first().toString().startsWith(QStringLiteral("Your turn"))); // after the events
    for (const QList<QVariant> &one : announced)
        QVERIFY(!hasMarks(one.first().toString()));
    // The same texts are in the log and in the notification area.
    QVERIFY(p.window().sidePanel().log()->toPlainText().contains(QStringLiteral("You play the black 1.")));
    Interface last = find(placeOf(p.view().announcer()), announced.last().first().toString());
    QVERIFY(last);
    QCOMPARE(QAccessible::queryAccessibleInterface(p.view().announcer().announcements().front())->role(),
             QAccessible::Notification);
}

void TestAccessibility::focusFollowsTheKeyboard()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0, twoCardsBeatOne()), Reason::None);
    Interface table = AccessiblePlayer(p.window()).table();
    QVERIFY(!table->focusChild());
    p.key(Qt::Key_Right);
    QVERIFY(table->focusChild());
    QCOMPARE(nameIn(table->focusChild()), QStringLiteral("blue 2, skald"));
    QVERIFY(table->focusChild()->state().focused);
    Interface pass = find(table, QStringLiteral("Pass"));
    QVERIFY(pass->state().focusable && !pass->state().focused);
    p.window().sidePanel().log()->setFocus();
    pass->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QVERIFY(p.view().hasFocus());
    QCOMPARE(table->focusChild(), pass);
    QVERIFY(pass->state().focused);
    p.key(Qt::Key_Space);
    QVERIFY(std::any_of(p.table().record().begin(), p.table().record().end(), [](const Event &event) {
        const auto *one = std::get_if<PassEvent>(&event);
        return one && one->seat == 0;
    }));
}

/// A focused seat shows the same tool tip as under the mouse: the last turn, and the known cards in hand. To screen
/// readers the turn is in the name, and was said twice.
void TestAccessibility::focusedSeatShowsItsToolTip()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0, twoCardsBeatOne()), Reason::None);
    p.view().keyboard().goTo(p.view().stage().seat(1));
    QVERIFY(QToolTip::isVisible());
    QVERIFY2(QToolTip::text().contains(QLatin1String("plays the blue 3 and the blue 1 (31) and picks up the pink 6")),
             qPrintable(QToolTip::text()));
    QVERIFY2(QToolTip::text().contains(QLatin1String("Picked up and still held: pink 6")),
             qPrintable(QToolTip::text()));
    Interface seat = QAccessible::queryAccessibleInterface(p.view().stage().seat(1));
    QVERIFY2(nameIn(seat).contains(QLatin1String("played 31")), qPrintable(nameIn(seat)));
    QCOMPARE(seat->text(QAccessible::Description), QStringLiteral("Picked up and still held: pink 6"));
    p.settings().showsKnownCards.set(false);
    QVERIFY(!seat->text(QAccessible::Description).contains(QLatin1String("still held")));
    p.key(Qt::Key_Tab);
    QTRY_VERIFY(!QToolTip::isVisible());
}

/// A whole hand up to the next deal, using only names, states and actions.
void TestAccessibility::wholeHandByAccessibleActions()
{
    PlayedWindow p;
    p.settings().startsNextHand.set(false);
    GameEvent game;
    game.deal = 4;
    game.seats = {"Ada", "Bo", "Cy"};
    game.chairs = {"human", "computer:easy", "computer:medium"};
    QCOMPARE(p.table().start(game), Reason::None);
    AccessiblePlayer listener(p.window());
    int decisions = 0;
    while (true) {
        p.finishWriting(); // until then the message is that of the last decision
        QTRY_VERIFY(listener.openRequests() || listener.nextHand());
        if (listener.nextHand())
            break;
        QVERIFY(++decisions < 100);
        const QString wrong = listener.decide();
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
    QVERIFY(decisions > 2);
    QVERIFY(find(listener.root(), QStringLiteral("Hand 1 is over")));
    QVERIFY(press(listener.nextHand()));
    QTRY_VERIFY(!p.table().waitingForNextHand());
}

REGISTER_TEST(TestAccessibility)
#include "tst_accessibility.moc"
