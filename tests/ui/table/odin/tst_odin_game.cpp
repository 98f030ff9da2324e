// SPDX-License-Identifier: GPL-3.0-or-later
// Whole hands and games of Odin in the window, from the start panel to the winner, with real events.
#include "engine/core/to_index.h"
#include "engine/games/odin/set.h"
#include "engine/record/record.h"
#include "tests/test_program.h"
#include "tests/ui/played_window.h"

#include <QLabel>
#include <QSignalSpy>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

const std::vector<std::string> kDuel{"human", "computer:easy"};
const char *kOwn = "B2 B8 R8 R2 G5 G4 P6 K1 O9";
const char *kOther = "B1 B3 B4 R1 R3 R4 G1 G2 G3";

template <class T> const T *lastOf(const Events &events, std::size_t back = 1)
{
    return events.size() < back ? nullptr : std::get_if<T>(&events[events.size() - back]);
}

} // namespace

class TestOdinGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goingOutEndsTheHand();
    void undoFromTheTable();
    void undoKeepsTheOwnOrder();
    void cardAtTheEndStaysSorted();
    void goatIsPlayedUndoneKeptAndContinued();
    void wholeHandByMouse_data();
    void wholeHandByMouse();
    void sameAgainAfterGameOver();
};

void TestOdinGame::wholeHandByMouse_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("animated");
    QTest::addColumn<odin::Goat>("goat");
    QTest::newRow("two, 1280x800") << QSize(1280, 800) << 2 << false << odin::Goat::Out;
    QTest::newRow("four, 800x600, moving") << QSize(800, 600) << 4 << true << odin::Goat::Out;
    QTest::newRow("six, 800x600") << QSize(800, 600) << 6 << false << odin::Goat::Out;
    QTest::newRow("three with the goat, 800x600") << QSize(800, 600) << 3 << false << odin::Goat::In;
}

/// In another language from the middle on, and after a restart.
void TestOdinGame::goatIsPlayedUndoneKeptAndContinued()
{
    PlayedWindow p;
    odin::Rules rules;
    rules.goat = odin::Goat::In;
    QCOMPARE(p.deal({"human:1", "computer:easy"}, {"B2 B7 X0 R5 G5 P5 K1 O9 O8", "R4 R9 G1 G2 G3 K4 K6 P8 P9"}, 1,
                    {PlayEvent{1, cardsNamed("R9"), kNoCard}}, rules),
             Reason::None);
    const Events before = p.table().record();
    QCOMPARE(p.view().stage().hand().order().back(), odin::kGoat); // sorted by colour
    for (const char *card : {"R5", "G5", "X0"})
        p.clickCard(card);
    p.key(Qt::Key_Return);
    QVERIFY(p.table().record() == before);
    QCOMPARE(p.view().message()->text(), QStringLiteral("The goat joins only cards of one colour."));
    for (const char *card : {"R5", "G5", "B7"})
        p.clickCard(card);
    QVERIFY(p.view().stage().hand().selection() == cardsNamed("B7 X0"));
    p.clickItem(p.view().game().playButton());
    const Event play = PlayEvent{0, cardsNamed("B7 X0"), cardsNamed("R9").first()};
    QVERIFY(p.table().record().at(before.size()) == play);
    QTRY_VERIFY(p.view().view().ownTurn());
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(p.table().record() == before);
    QVERIFY(p.view().stage().hand().item(odin::kGoat));
    p.languages().setLanguage(QStringLiteral("de"));
    p.key(Qt::Key_0);
    p.key(Qt::Key_7);
    p.key(Qt::Key_Return);
    QVERIFY(p.table().record().at(before.size()) == play);
    QTRY_VERIFY(p.view().view().ownTurn());
    const Events played = p.table().record();
    p.restart();
    QVERIFY(p.pressPanel(p.window().startPanel(), "continue"));
    QVERIFY(p.table().record() == played);
    QCOMPARE(p.view().view().rules().goat, odin::Goat::In);
}

/// Every decision of a hand by mouse: dragging, double clicks and the button in turn.
void TestOdinGame::wholeHandByMouse()
{
    QFETCH(QSize, size);
    QFETCH(int, players);
    QFETCH(bool, animated);
    QFETCH(odin::Goat, goat);
    PlayedWindow p(size);
    if (animated)
        p.settings().animationSpeed.set(Settings::AnimationSpeed::Fast);
    GameEvent game;
    game.deal = 99;
    odin::setRule(game, &odin::Rules::goat, goat);
    for (int i = 0; i < players; ++i) {
        game.seats.push_back("Seat" + std::to_string(i));
        game.chairs.push_back(i == 0 ? "human" : "computer:medium");
    }
    QCOMPARE(p.table().start(game), Reason::None);
    if (animated)
        p.view().setDurationFactor(0.1);
    QSignalSpy refused(&p.table(), &Table::refused);
    auto &hand = p.view().stage().hand();
    int decisions = 0;
    while (!p.table().waitingForNextHand() && !p.table().gameOver()) {
        QTRY_VERIFY(p.view().view().ownTurn() || p.table().waitingForNextHand() || p.table().gameOver());
        if (!p.view().view().ownTurn())
            break;
        QVERIFY(++decisions < 200);
        const std::size_t before = p.table().record().size();
        const auto sets = odin::legalSets(p.view().view().board(), p.view().view().hand());
        if (sets.empty()) {
            p.clickItem(p.view().game().passButton());
        } else {
            const CardSet set = sets[toIndex(decisions) % sets.size()];
            p.view().controller().skipAnimations();
            for (Card card : set)
                if (set.count() > 1 || decisions % 3 == 2)
                    p.clickCard(odin::nameOf(card).c_str());
            const std::string last = odin::nameOf(set.first());
            if (decisions % 3 == 0)
                p.dragCard(last.c_str(), p.middle());
            else if (decisions % 3 == 1 && set.count() == 1)
                p.doubleClickCard(last.c_str());
            else
                p.clickItem(p.view().game().playButton());
            if (p.view().stage().choosing()) {
                p.view().controller().skipAnimations();
                const CardItem *card = p.view().stage().tableSet().items().front();
                p.click(card->mapToScene(QPointF(-card->cardRect().width() * 0.3, -card->cardRect().height() * 0.45)));
            }
        }
        QVERIFY2(p.table().record().size() > before, qPrintable(p.view().message()->text()));
        QVERIFY(hand.selection().empty());
    }
    QCOMPARE(refused.count(), 0);
    QVERIFY(decisions > 0);
    QTRY_VERIFY(p.view().panel()->isVisible());
    // Once the panel covered the numbers of the own cards.
    p.view().controller().skipAnimations();
    for (const CardItem *card : hand.items())
        QVERIFY(!p.view().panels().covers(card->mapRectToScene(card->cardRect())));
    for (int seat = 0; seat < players; ++seat)
        QVERIFY(!p.view().panels().covers(
            p.view().stage().seat(seat)->mapRectToScene(p.view().stage().seat(seat)->plaqueRect())));
    // The hand shown is the hand that the table knows.
    QVERIFY(hand.cards() == p.view().view().hand());
    QVERIFY(p.pressPanel(*p.view().panel(), "nextHand"));
    QVERIFY(!p.table().waitingForNextHand());
}

void TestOdinGame::sameAgainAfterGameOver()
{
    PlayedWindow p;
    odin::Rules rules;
    rules.target = 5;
    QCOMPARE(p.deal(kDuel, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0, {}, rules), Reason::None);
    p.key(Qt::Key_Return);
    QVERIFY(p.table().gameOver());
    QVERIFY(p.view().panel()->isVisible());
    QVERIFY2(p.view().panel()->title().contains(QLatin1String("You win")), qPrintable(p.view().panel()->title()));
    QVERIFY(p.pressPanel(*p.view().panel(), "again"));
    QVERIFY(!p.table().gameOver());
    QCOMPARE(p.table().players(), 2);
    QVERIFY(!p.view().panel()->isVisible());
}

/// Cards that come back lie where they were moved to before.
void TestOdinGame::undoKeepsTheOwnOrder()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human:1", "computer:easy"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0),
             Reason::None);
    Hand &hand = p.view().stage().hand();
    hand.shift(cardsNamed("B1").first(), 5);
    hand.shift(cardsNamed("B9").first(), -7);
    const std::vector<Card> order = hand.order();
    p.clickCard("B4");
    p.key(Qt::Key_Return);
    QVERIFY(p.table().record().size() > 2);
    p.window().actions().undo->trigger();
    QCOMPARE(p.table().record().size(), std::size_t{2});
    QCOMPARE(p.view().stage().hand().order(), order);
}

/// A card that is at the end already is not moved by hand, so the sorting remains.
void TestOdinGame::cardAtTheEndStaysSorted()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human:1", "computer:easy"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0),
             Reason::None);
    Hand &hand = p.view().stage().hand();
    const Hand::Sort sort = hand.sort();
    QVERIFY(sort != Hand::Sort::Own);
    QSignalSpy changed(&hand, &Hand::orderChanged);
    hand.shift(hand.order().front(), -1);
    hand.shift(hand.order().back(), 1);
    QCOMPARE(hand.sort(), sort);
    QCOMPARE(changed.count(), 0);
    hand.shift(hand.order().front(), 1);
    QCOMPARE(hand.sort(), Hand::Sort::Own);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(p.settings().sortOrder(), Settings::SortOrder::Own);
}

void TestOdinGame::undoFromTheTable()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0), Reason::None);
    const Events before = p.table().record();
    p.dragCard("K1", p.middle());
    QTRY_VERIFY(p.view().view().ownTurn());
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(p.table().record() == before);
    QVERIFY(p.view().stage().hand().cards() == cardsNamed(kOwn));
    QVERIFY(p.view().stage().tableSet().items().empty());
    p.dragCard("K1", p.middle());
    QVERIFY(p.table().record().size() > before.size());
}

void TestOdinGame::goingOutEndsTheHand()
{
    PlayedWindow p;
    p.settings().startsNextHand.set(false);
    QCOMPARE(p.deal({"human", "human"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0), Reason::None);
    p.key(Qt::Key_Return); // plays the whole hand: nothing is selected
    QVERIFY(p.view().panel()->isVisible());
    QVERIFY(p.table().waitingForNextHand());
    const auto labels = p.view().panel()->findChildren<QLabel *>();
    QVERIFY(
        std::any_of(labels.begin(), labels.end(), [](QLabel *label) { return label->text() == QLatin1String("+9"); }));
    QVERIFY(p.pressPanel(*p.view().panel(), "nextHand"));
    QVERIFY(lastOf<HandEvent>(p.table().record()));
}

REGISTER_TEST(TestOdinGame)
#include "tst_odin_game.moc"
