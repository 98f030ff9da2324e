// SPDX-License-Identifier: GPL-3.0-or-later
// Faults that were heard with a screen reader (Orca 43): said twice, not at all, or in the wrong order.
#include "tests/ui/accessible_tree.h"
#include "tests/ui/played_window.h"
#include "ui/accessibility/announcer.h"


using namespace meadhall;
using namespace meadhall::ui;

namespace {

const std::vector<std::string> kDuel{"human", "computer:easy"};

Interface interfaceOf(QObject *object) { return QAccessible::queryAccessibleInterface(object); }

} // namespace

class TestScreenReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cardsKeepTheirRole();
    void pilesKeepTheirRoleAndOrder();
};

/// Screen readers ask for a role once: cards that could be picked up remained pictures.
void TestScreenReader::cardsKeepTheirRole()
{
    PlayedWindow p;
    QCOMPARE(
        p.deal(kDuel, {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3"}, 0,
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

/// While piles could be chosen, their order was 1, 3, 2: the one that could not be chosen came last.
void TestScreenReader::pilesKeepTheirRoleAndOrder()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kDuel, "R4 P5 R6", {"P9 R1 R2 R3 S4 S5 S6 S7 S8", "S1 S2 S3 P1 P2 P3 P4 P6 P7"}),
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

QTEST_MAIN(TestScreenReader)
#include "tst_screen_reader.moc"
