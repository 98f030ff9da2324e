// SPDX-License-Identifier: GPL-3.0-or-later
// Ninjan for a screen reader: whole games by names, states and actions of QAccessible, and nothing else.
#include "tests/test_program.h"
#include "tests/ui/accessible_tree.h"
#include "tests/ui/base/accessibility/duel.h"
#include "tests/ui/played_window.h"
#include "ui/base/text/ninjan_text.h"

using namespace meadhall;
using namespace meadhall::ui;

namespace {

const char *kTwoRocks = "R2 R6 S5";
const char *kOwnCards = "R1 R7 R-4 P1 P9 P-2 S3 S10 S-6";
const char *kOtherCards = "R3 R8 R-1 P4 P10 P-5 S1 S9 S-3";

/// A player who uses only the accessible interface.
class AccessibleNinjanPlayer {
public:
    explicit AccessibleNinjanPlayer(QWidget &window) : window_(window) {}

    Interface root() const { return QAccessible::queryAccessibleInterface(&window_); }
    Interface table() const { return find(root(), QStringLiteral("Table")); }
    Interface again() const { return find(root(), QStringLiteral("Play again")); }
    Interface symbol() const { return find(root(), QStringLiteral("rock")); }

    bool asksForCard() const { return messageContains(QStringLiteral("Choose a card")); }
    bool asksForPile() const
    {
        return messageContains(QStringLiteral("lay it on any pile"))
               || messageContains(QStringLiteral("take one of them"));
    }
    bool asksForThrow() const { return messageContains(QStringLiteral("Throw rock")); }

    std::vector<Interface> cards() const
    {
        return elementsWhere([](Interface one) { return one->state().selectable && !one->state().disabled; });
    }
    std::vector<Interface> piles(bool pressable) const
    {
        return elementsWhere([pressable](Interface one) {
            return nameIn(one).startsWith(QLatin1String("Pile ")) && (!pressable || canPress(one));
        });
    }

    /// Makes one decision. Returns an error message, or an empty string.
    QString decide() const
    {
        if (asksForPile()) {
            const std::vector<Interface> open = piles(true);
            if (open.size() < 2)
                return QStringLiteral("fewer than two piles to choose from");
            for (Interface pile : open)
                if (!nameIn(pile).endsWith(QLatin1String("can be chosen")))
                    return QStringLiteral("not said to be open: ") + nameIn(pile);
            return press(open.back()) ? QString() : QStringLiteral("cannot press ") + nameIn(open.back());
        }
        if (asksForThrow())
            return press(symbol()) ? QString() : QStringLiteral("cannot throw");
        const std::vector<Interface> held = cards();
        if (held.empty() || !press(held.front()))
            return QStringLiteral("no card to press");
        if (!held.front()->state().selected || !nameIn(held.front()).contains(QLatin1String("selected")))
            return QStringLiteral("not selected: ") + nameIn(held.front());
        return press(find(table(), QStringLiteral("Choose"))) ? QString() : QStringLiteral("cannot choose");
    }

private:
    static bool canPress(Interface one)
    {
        QAccessibleActionInterface *actions = one->actionInterface();
        return actions && actions->actionNames().contains(QAccessibleActionInterface::pressAction());
    }
    template <typename Wanted> std::vector<Interface> elementsWhere(Wanted wanted) const
    {
        std::vector<Interface> all = below(table());
        std::erase_if(all, [&](Interface one) { return !wanted(one); });
        return all;
    }
    /// Checks the current message; earlier announcements do not count.
    bool messageContains(const QString &words) const
    {
        return !elementsWhere([&](Interface one) {
                    return one->role() == QAccessible::StaticText && one->parent()->role() != QAccessible::Notification
                           && nameIn(one).contains(words);
                }).empty();
    }

    QWidget &window_;
};

} // namespace

class TestAccessibilityNinjan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyElementHasANameAndARect();
    void onlyAllowedPilesCanBePressed();
    void hiddenCardsAreNotNamed();
    void wholeGameByAccessibleActions_data();
    void wholeGameByAccessibleActions();
};

void TestAccessibilityNinjan::everyElementHasANameAndARect()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kOdinDuel, kTwoRocks, {kOwnCards, kOtherCards}), Reason::None);
    Interface table = AccessibleNinjanPlayer(p.window()).table();
    QVERIFY(table);
    const QRect window(p.window().mapToGlobal(QPoint()), p.window().size());
    for (int i = 0; i < table->childCount(); ++i) {
        Interface child = table->child(i);
        QCOMPARE(table->indexOfChild(child), i);
        if (child->state().invisible) { // the place of the announcements
            for (int j = 0; j < child->childCount(); ++j) {
                Interface notification = child->child(j); // its label has the text
                QCOMPARE(notification->childCount(), 1);
                QVERIFY(nameIn(notification).isEmpty() && !nameIn(notification->child(0)).isEmpty());
                QVERIFY2(!hasMarks(nameIn(notification->child(0))), qPrintable(nameIn(notification->child(0))));
                QVERIFY(window.intersects(notification->rect()));
            }
            continue;
        }
        QVERIFY2(!nameIn(child).isEmpty(), child->object()->metaObject()->className());
        QVERIFY2(!hasMarks(nameIn(child)), qPrintable(nameIn(child)));
        QVERIFY2(window.intersects(child->rect()), qPrintable(nameIn(child)));
    }
    QCOMPARE(int(AccessibleNinjanPlayer(p.window()).cards().size()), 9);
    QCOMPARE(int(AccessibleNinjanPlayer(p.window()).piles(false).size()), ninjan::kPiles);
    QVERIFY(find(table, QStringLiteral("rock 7")));
    QVERIFY(find(table, QStringLiteral("scissors −6")));
    QVERIFY(find(table, QStringLiteral("Choose"))->state().disabled);
}

void TestAccessibilityNinjan::onlyAllowedPilesCanBePressed()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kOdinDuel, kTwoRocks, {kOwnCards, kOtherCards}), Reason::None);
    const AccessibleNinjanPlayer listener(p.window());
    QVERIFY(listener.piles(true).empty()); // no choice yet
    QCOMPARE(p.dealNinjan(kOdinDuel, kTwoRocks, {kOwnCards, kOtherCards},
                          {ChooseEvent{0, ninjanCards("P9").front()}, ChooseEvent{1, ninjanCards("S1").front()}}),
             Reason::None);
    QTRY_VERIFY(listener.asksForPile());
    const std::vector<Interface> open = listener.piles(true);
    QCOMPARE(int(open.size()), 2); // P9 beats the rocks on two piles
    QCOMPARE(int(listener.piles(false).size()), ninjan::kPiles);
    QVERIFY(press(open.front()));
    QTRY_VERIFY(!listener.asksForPile());
    QVERIFY(p.ninjan().view().board().taken[0] == CardSet::of(ninjanCards("R2").front()));
}

/// No text names the opponent's hidden choice or hand.
void TestAccessibilityNinjan::hiddenCardsAreNotNamed()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kOdinDuel, kTwoRocks, {kOwnCards, kOtherCards}, {ChooseEvent{1, ninjanCards("S9").front()}}),
             Reason::None);
    QString allTexts;
    for (Interface one : below(AccessibleNinjanPlayer(p.window()).root()))
        allTexts +=
            nameIn(one) + '\n' + one->text(QAccessible::Description) + '\n' + one->text(QAccessible::Value) + '\n';
    for (Card card : ninjanCards(kOwnCards))
        QVERIFY2(allTexts.contains(NinjanText::card(card, NinjanText::Case::Nominative)), qPrintable(allTexts));
    for (Card card : ninjanCards("R3 R8 R-1 P4 P-5 S9 S-3"))
        QVERIFY2(!allTexts.contains(NinjanText::card(card, NinjanText::Case::Nominative)), qPrintable(allTexts));
}

void TestAccessibilityNinjan::wholeGameByAccessibleActions_data()
{
    QTest::addColumn<int>("players");
    for (int players : {2, 3, 5})
        QTest::addRow("%d players", players) << players;
}

/// A whole game up to the winner, using only names, states and actions.
void TestAccessibilityNinjan::wholeGameByAccessibleActions()
{
    QFETCH(int, players);
    PlayedWindow p;
    GameEvent game;
    game.game = Game::Ninjan;
    game.deal = 4;
    const std::vector<std::string> names{"Ada", "Bo", "Cy", "Di", "Ed"};
    game.seats.assign(names.begin(), names.begin() + players);
    game.chairs.assign(game.seats.size(), "computer:easy");
    game.chairs.front() = "human";
    QCOMPARE(p.table().start(game), Reason::None);
    const AccessibleNinjanPlayer listener(p.window());
    int decisions = 0;
    while (true) {
        p.finishWriting(); // until then the message is that of the last decision
        QTRY_VERIFY(listener.again() || listener.asksForCard() || listener.asksForPile() || listener.asksForThrow());
        if (listener.again())
            break;
        QVERIFY(++decisions < 100);
        const QString wrong = listener.decide();
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
    QVERIFY(decisions >= 8); // the last card is played automatically
    QVERIFY(p.table().gameOver());
    QString result = p.ninjan().panel()->title(); // the winner and the points
    result.removeIf([](QChar c) { return hasMarks(QString(c)); });
    QVERIFY2(find(listener.root(), result), qPrintable(result));
    QVERIFY(press(listener.again()));
    QTRY_VERIFY(listener.asksForCard());
}

REGISTER_TEST(TestAccessibilityNinjan)
#include "tst_accessibility_ninjan.moc"
