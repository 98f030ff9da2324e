// SPDX-License-Identifier: GPL-3.0-or-later
// What the table tells those who do not know the game yet: who has won a round, who has few cards left, what the beaten
// cards are; and that large sets stay on the cloth.
#include "tests/test_program.h"
#include "tests/ui/moments.h"
#include "ui/table/odin/table_moment.h"

#include <QtTest>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

const std::vector<std::string> kPeople{"human", "computer:easy"};
const char *const kHand = "B2 B8 R8 R2 G5 G4 P6 K1 O9";
const char *const kOtherHand = "B1 B3 B4 R1 R3 R4 G1 G2 G3";

const TableMoment *momentAt(PlayedWindow &p)
{
    for (QGraphicsItem *item : p.view().scene()->items())
        if (auto *moment = dynamic_cast<TableMoment *>(item); moment && moment->isVisible())
            return moment;
    return nullptr;
}

/// Legal events by which seat 0, who holds B1 to B9, gets rid of its cards until two are left, and leads.
Events downToTwo()
{
    const auto card = [](const char *name) { return cardsNamed(name).first(); };
    return {PlayEvent{0, cardsNamed("B1"), kNoCard},          PlayEvent{1, cardsNamed("R2"), card("B1")},
            PlayEvent{0, cardsNamed("B3 B2"), card("R2")},    PlayEvent{1, cardsNamed("P4 P3"), card("B3")},
            PlayEvent{0, cardsNamed("B6 B5 B4"), card("P4")}, PassEvent{1},
            PlayEvent{0, cardsNamed("B7"), kNoCard},          PassEvent{1},
            PlayEvent{0, cardsNamed("B8"), kNoCard},          PassEvent{1},
            PlayEvent{0, cardsNamed("B9"), kNoCard},          PassEvent{1}};
}

odin::Rules longGame()
{
    odin::Rules rules;
    rules.target = 60;
    return rules;
}

} // namespace

class TestWhatHappened : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void roundWon();
    void roundWonInWords();
    void fewCardsLeft();
    void lastCardOfARival();
    void beatenCardsAreNamed();
    void passIsLitByTheHint();
    void setsStayOnTheCloth_data();
    void setsStayOnTheCloth();
};

/// The set stays for a moment under light, with the name of who has won; any key ends that.
void TestWhatHappened::roundWon()
{
    for (const bool skips : {false, true}) {
        PlayedWindow p;
        QCOMPARE(p.deal(kPeople, {kHand, kOtherHand}, 1, {PlayEvent{1, cardsNamed("R4"), kNoCard}}, longGame()),
                 Reason::None);
        settle(p);
        p.settings().animationSpeed.set(Settings::AnimationSpeed::Slow);
        p.window().tableView().setDurationFactor(kFrozen);
        p.key(Qt::Key_P);
        QVERIFY(momentAt(p));
        advance(p, 300);
        QCOMPARE(p.view().stage().cloth()->lit(), 1.0);
        if (skips)
            p.key(Qt::Key_Shift);
        advance(p, skips ? 0 : 2000);
        QTRY_VERIFY(!momentAt(p));
        QCOMPARE(p.view().stage().cloth()->lit(), 0.0);
    }
}

/// Also without animations.
void TestWhatHappened::roundWonInWords()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kPeople, {kHand, kOtherHand}, 0, {}, longGame()), Reason::None);
    QVERIFY(!p.view().controller().message().contains(QStringLiteral("won")));
    QCOMPARE(
        p.deal(kPeople, {kHand, kOtherHand}, 0, {PlayEvent{0, cardsNamed("O9"), kNoCard}, PassEvent{1}}, longGame()),
        Reason::None);
    QCOMPARE(p.view().controller().message(), QStringLiteral("You have won the round: lead any single card."));
}

void TestWhatHappened::fewCardsLeft()
{
    PlayedWindow p;
    Events events = downToTwo();
    QCOMPARE(p.deal(kPeople, moments::kTwoHands, 0, events, longGame()), Reason::None);
    const OdinStage &stage = p.view().stage();
    QCOMPARE(stage.seat(0)->fewCards(), QStringLiteral("two cards left"));
    QVERIFY(stage.seat(1)->fewCards().isEmpty());
    events.push_back(PlayEvent{0, cardsNamed("R2"), kNoCard});
    events.push_back(PassEvent{1});
    QCOMPARE(p.deal(kPeople, moments::kTwoHands, 0, events, longGame()), Reason::None);
    QCOMPARE(p.view().stage().seat(0)->fewCards(), QStringLiteral("one card left!"));
    p.languages().setLanguage(QStringLiteral("de"));
    QTRY_COMPARE(p.view().stage().seat(0)->fewCards(), QStringLiteral("noch eine Karte!"));
    p.languages().setLanguage(QStringLiteral("en"));
}

/// Whoever has to answer reads it in the prompt as well.
void TestWhatHappened::lastCardOfARival()
{
    PlayedWindow p;
    Events events = downToTwo();
    events.push_back(PlayEvent{0, cardsNamed("R2"), kNoCard});
    QCOMPARE(p.deal({"computer:easy", "human"}, moments::kTwoHands, 0, events, longGame()), Reason::None);
    const QString prompt = p.view().controller().message();
    QVERIFY2(prompt.contains(QStringLiteral("One card left: %1.").arg(isolated(QStringLiteral("Ada")))),
             qPrintable(prompt));
    QVERIFY2(prompt.startsWith(QStringLiteral("Your turn: beat 2")), qPrintable(prompt));
}

void TestWhatHappened::beatenCardsAreNamed()
{
    PlayedWindow p;
    const Events beaten{PlayEvent{0, cardsNamed("P6"), kNoCard},
                        PlayEvent{1, cardsNamed("B3 B1"), cardsNamed("P6").first()}};
    p.settings().pace.set(Settings::kDefaultPace); // with a pace of 0 nobody wants to be told anything
    QCOMPARE(p.deal(kPeople, {kHand, kOtherHand}, 0, beaten), Reason::None);
    const BeatenPile *pile = p.view().stage().beatenPile();
    QVERIFY(pile->isVisible());
    QCOMPARE(pile->label(), QStringLiteral("beaten"));
    for (int game = 0; game < Settings::kFirstGames; ++game)
        p.settings().countFinishedGame();
    p.clickCard("G5");
    QTRY_VERIFY(pile->label().isEmpty());
}

void TestWhatHappened::passIsLitByTheHint()
{
    PlayedWindow p;
    // Only three of the four red cards beat 88, and together they are worth more.
    const Events beaten{PlayEvent{1, cardsNamed("G4"), kNoCard},
                        PlayEvent{0, cardsNamed("R9"), cardsNamed("G4").first()},
                        PlayEvent{1, cardsNamed("R8 P8"), cardsNamed("R9").first()}};
    QCOMPARE(p.deal(kPeople, {"B6 R1 R2 R3 R4 R9 P6 G2 O8", "B1 B3 R8 P4 P5 P8 G4 O3 O9"}, 1, beaten, longGame()),
             Reason::None);
    const auto isLit = [&p] {
        for (QGraphicsItem *item : p.view().scene()->items())
            if (auto *button = dynamic_cast<ButtonItem *>(item); button && button->label() == QStringLiteral("Pass"))
                return button->isHighlighted();
        return false;
    };
    QVERIFY(!isLit());
    p.key(Qt::Key_H);
    QTRY_VERIFY(p.view().controller().advising());
    QVERIFY(p.view().stage().hand().selection().empty());
    QVERIFY2(p.view().controller().message().startsWith(QStringLiteral("It’s better to pass.")),
             qPrintable(p.view().controller().message()));
    QVERIFY(isLit());
    p.key(Qt::Key_Escape);
    QVERIFY(!isLit());
}

void TestWhatHappened::setsStayOnTheCloth_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("usual") << QSize(1280, 800);
    QTest::newRow("small") << QSize(800, 600);
    QTest::newRow("wide") << QSize(1920, 900);
}

void TestWhatHappened::setsStayOnTheCloth()
{
    QFETCH(QSize, size);
    PlayedWindow p(size);
    QCOMPARE(p.deal(kPeople, {kHand, kOtherHand}, 0), Reason::None);
    const TableSet &set = p.view().stage().tableSet();
    const QRectF cloth = p.view().stage().layout().cloth;
    for (int n = 1; n <= 9; ++n) {
        const qreal card = set.widthOf(n);
        QVERIFY(card > 0);
        for (int i = 0; i < n; ++i) {
            const FanSlot slot = set.slot(i, n, false);
            const QTransform turned = QTransform().rotate(slot.rotation);
            for (const QPointF corner : {QPointF(-1, -2), QPointF(1, -2), QPointF(-1, 2), QPointF(1, 2)}) {
                const QPointF at = slot.centre + turned.map(corner * card / 2) - cloth.center();
                const qreal x = at.x() / (cloth.width() / 2), y = at.y() / (cloth.height() / 2);
                QVERIFY2(x * x + y * y < 0.95 * 0.95, qPrintable(QStringLiteral("%1 of %2").arg(i).arg(n)));
            }
            if (i > 0) // every number can be read
                QVERIFY(slot.centre.x() - set.slot(i - 1, n, false).centre.x() >= 0.4 * card);
        }
    }
}

REGISTER_TEST(TestWhatHappened)
#include "tst_what_happened.moc"
