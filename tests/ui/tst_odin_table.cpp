// Odin in the window, by real mouse and key events on the real scene.
#include "odin/set.h"
#include "record/record.h"
#include "ui/played_window.h"

#include <QLabel>
#include <QSignalSpy>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

const std::vector<std::string> kDuel{"human", "computer:easy"};
const char *kOwn = "B2 B8 R8 R2 G5 G4 P6 K1 O9";
const char *kOther = "B1 B3 B4 R1 R3 R4 G1 G2 G3";

/// Own lead of P6, the other beats it with two cards: now two lie there to choose from.
Events twoOnTheTable()
{
    return {PlayEvent{0, cardsNamed("P6"), kNoCard}, PlayEvent{1, cardsNamed("B3 B1"), cardsNamed("P6").first()}};
}

template<class T> const T *lastOf(const Events &events, std::size_t back = 1)
{
    return events.size() < back ? nullptr : std::get_if<T>(&events[events.size() - back]);
}

} // namespace

class TestOdinTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void startPanelLeadsToADialog();
    void dragLeadsACard();
    void dragTwoSelectedCards();
    void illegalDropGoesHomeWithAReason();
    void dropElsewhereDoesNothing();
    void selectionShowsItsValue();
    void enterAndButtonPlay();
    void doubleClickPlays();
    void doubleClickPlaysTheSelection();
    void pickUpByClick();
    void pickUpByDrag();
    void pickUpTakenBackByEscape();
    void pickUpByKeyboard();
    void oneBeatenCardComesByItself();
    void passByButtonKeyAndRightClick();
    void passingTheLeadIsRefused();
    void wholeHandAtOnce();
    void goingOutEndsTheHand();
    void undoFromTheTable();
    void dragOrdersTheHand();
    void sorting();
    void keyboardSelects();
    void hintSelectsAndSays();
    void hintIsDroppedByAMove();
    void tabReachesTheButtons();
    void wholeHandByMouse_data();
    void wholeHandByMouse();
    void gameOverAndAgain();
    void curtainBetweenTwoPeople();
    void continuesAtTheNextStart();
};

void TestOdinTable::startPanelLeadsToADialog()
{
    PlayedWindow p;
    QVERIFY(p.window().startPanel().isVisible());
    bool seen = false;
    QTimer::singleShot(0, &p.window(), [&] {
        QWidget *dialog = QApplication::activeModalWidget();
        QVERIFY(dialog);
        seen = true;
        QTest::keyClick(dialog, Qt::Key_Return);
    });
    QVERIFY(p.pressPanel(p.window().startPanel(), "newGame"));
    QVERIFY(seen);
    QVERIFY(p.table().hasGame());
    QVERIFY(!p.window().startPanel().isVisible());
    QCOMPARE(p.table().players(), 4);
}

void TestOdinTable::dragLeadsACard()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0), Reason::None);
    p.dragCard("K1", p.middle());
    const auto *play = std::get_if<PlayEvent>(&p.table().record().at(2));
    QVERIFY(play);
    QVERIFY(play->cards == cardsNamed("K1"));
    QVERIFY(!p.view().stage().hand().item(cardsNamed("K1").first()));
}

void TestOdinTable::dragTwoSelectedCards()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "human"}, {kOwn, kOther}, 0, {PlayEvent{0, cardsNamed("P6"), kNoCard},
             PlayEvent{1, cardsNamed("B3 B1"), cardsNamed("P6").first()}}), Reason::None);
    p.clickCard("B2");
    p.clickCard("B8");
    QVERIFY(p.view().stage().hand().selection() == cardsNamed("B2 B8"));
    const QPointF from = p.placeOf("B8");
    p.press(from);
    p.moveTo(from, p.middle());
    QVERIFY(p.view().stage().cloth()->lit() > 0.9); // the legal target lights up
    QVERIFY(p.view().stage().hand().dragging());
    p.release(p.middle());
    QCOMPARE(p.view().stage().cloth()->lit(), 0.0);
    QVERIFY(p.view().stage().choosing());
    QVERIFY(p.view().stage().hand().cards() == cardsNamed("R8 R2 G5 G4 K1 O9"));
}

void TestOdinTable::illegalDropGoesHomeWithAReason()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoOnTheTable()), Reason::None);
    const Events before = p.table().record();
    const auto *item = p.view().stage().hand().item(cardsNamed("O9").first());
    const QPointF home = item->pos();
    const QPointF from = p.placeOf("O9");
    p.press(from);
    p.moveTo(from, p.middle());
    QCOMPARE(p.view().stage().cloth()->lit(), 0.0);
    p.release(p.middle());
    QVERIFY(p.table().record() == before);
    QCOMPARE(item->pos(), home);
    QCOMPARE(p.view().message()->tone(), MessageItem::Tone::Refusal);
    QVERIFY2(p.view().message()->text().contains('2') && p.view().message()->text().contains('3'),
             qPrintable(p.view().message()->text()));
    // Two cards that are no set.
    p.clickCard("G5");
    p.clickCard("B2");
    p.dragCard("B2", p.middle());
    QVERIFY(p.table().record() == before);
    QCOMPARE(p.view().message()->text(), OdinWords::refusal(Reason::NotASet, p.view().view(), cardsNamed("G5 B2"), {}));
}

void TestOdinTable::dropElsewhereDoesNothing()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0), Reason::None);
    const Events before = p.table().record();
    p.dragCard("K1", QPointF(40, 60));
    QVERIFY(p.table().record() == before);
    QVERIFY(!p.view().controller().refusing());
    QVERIFY(p.view().stage().hand().cards() == cardsNamed(kOwn));
}

void TestOdinTable::selectionShowsItsValue()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoOnTheTable()), Reason::None);
    QVERIFY(!p.view().bubble()->isVisible());
    p.clickCard("B2");
    p.clickCard("B8");
    QVERIFY(p.view().bubble()->isVisible());
    QCOMPARE(p.view().bubble()->value(), QStringLiteral("82"));
    QVERIFY2(p.view().bubble()->words().contains(QLatin1String("31")), qPrintable(p.view().bubble()->words()));
    QVERIFY(p.view().playButton()->isEnabled());
    p.clickCard("R8");
    QCOMPARE(p.view().bubble()->value(), QString()); // B2 B8 R8 are no set
    QVERIFY(!p.view().playButton()->isEnabled());
    p.key(Qt::Key_Escape);
    QVERIFY(p.view().stage().hand().selection().empty());
    QVERIFY(!p.view().bubble()->isVisible());
}

void TestOdinTable::enterAndButtonPlay()
{
    for (bool enter : {true, false}) {
        PlayedWindow p;
        QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0), Reason::None);
        p.view().setFocus();
        p.clickCard("R2");
        if (enter)
            p.key(Qt::Key_Return);
        else
            p.clickItem(p.view().playButton());
        const auto *play = std::get_if<PlayEvent>(&p.table().record().at(2));
        QVERIFY(play && play->cards == cardsNamed("R2"));
    }
}

void TestOdinTable::doubleClickPlays()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0), Reason::None);
    QSignalSpy refused(&p.table(), &Table::refused);
    p.doubleClickCard("O9");
    const auto *play = std::get_if<PlayEvent>(&p.table().record().at(2));
    QVERIFY(play && play->cards == cardsNamed("O9"));
    QCOMPARE(refused.count(), 0); // the release that ends the double click plays nothing more
}

void TestOdinTable::doubleClickPlaysTheSelection()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "human"}, {kOwn, kOther}, 0, {PlayEvent{0, cardsNamed("K1"), kNoCard},
             PlayEvent{1, cardsNamed("B3"), cardsNamed("K1").first()}}), Reason::None);
    p.clickCard("G5");
    p.doubleClickCard("G4");
    const auto *play = std::get_if<PlayEvent>(&p.table().record().at(4));
    QVERIFY(play);
    QVERIFY(play->cards == cardsNamed("G5 G4"));
    QCOMPARE(int(play->take), int(cardsNamed("B3").first()));
}

void TestOdinTable::pickUpByClick()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoOnTheTable()), Reason::None);
    const std::size_t before = p.table().record().size();
    p.clickCard("B2");
    p.clickCard("B8");
    p.clickItem(p.view().playButton());
    QVERIFY(p.view().stage().choosing());
    QCOMPARE(p.table().record().size(), before);
    QCOMPARE(p.view().message()->text(), OdinWords::pickUpPrompt());
    for (const CardItem *card : p.view().stage().tableSet().items()) {
        QVERIFY(card->halo());
        if (card->card() == cardsNamed("B1").first()) {
            p.click(card->mapToScene(QPointF(0, -card->cardRect().height() * 0.4)));
            break;
        }
    }
    QVERIFY(!p.view().stage().choosing());
    const auto *play = std::get_if<PlayEvent>(&p.table().record().at(before));
    QVERIFY(play && play->cards == cardsNamed("B8 B2"));
    QCOMPARE(int(play->take), int(cardsNamed("B1").first()));
    QVERIFY(p.view().stage().hand().item(cardsNamed("B1").first()));
}

void TestOdinTable::pickUpByDrag()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoOnTheTable()), Reason::None);
    const std::size_t before = p.table().record().size();
    p.clickCard("G5");
    p.clickCard("G4");
    p.key(Qt::Key_Return);
    QVERIFY(p.view().stage().choosing());
    const CardItem *card = p.view().stage().tableSet().items().front(); // B3: the value is read from the highest
    const QPointF from = card->mapToScene(QPointF(0, -card->cardRect().height() * 0.4));
    p.drag(from, QPointF(40, 60)); // nowhere: it goes back
    QVERIFY(p.view().stage().choosing());
    QCOMPARE(p.table().record().size(), before);
    p.drag(from, p.view().stage().layout().hand.middle);
    const auto *play = std::get_if<PlayEvent>(&p.table().record().at(before));
    QVERIFY(play);
    QCOMPARE(int(play->take), int(cardsNamed("B3").first()));
}

void TestOdinTable::pickUpTakenBackByEscape()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoOnTheTable()), Reason::None);
    const Events before = p.table().record();
    const auto order = p.view().stage().hand().order();
    p.clickCard("B2");
    p.clickCard("B8");
    p.key(Qt::Key_Return);
    QVERIFY(p.view().stage().choosing());
    p.key(Qt::Key_Escape);
    QVERIFY(!p.view().stage().choosing());
    QVERIFY(p.table().record() == before);
    QVERIFY(p.view().stage().hand().order() == order);
    p.clickCard("O9"); // everything can be touched again
    QVERIFY(p.view().stage().hand().selection() == cardsNamed("O9"));
}

void TestOdinTable::pickUpByKeyboard()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoOnTheTable()), Reason::None);
    const std::size_t before = p.table().record().size();
    p.view().setFocus();
    p.key(Qt::Key_2);
    p.key(Qt::Key_8);
    QVERIFY(p.view().stage().hand().selection() == cardsNamed("B2 B8"));
    p.key(Qt::Key_Return);
    QVERIFY(p.view().stage().choosing());
    p.key(Qt::Key_Right);
    p.key(Qt::Key_Right);
    p.key(Qt::Key_Return);
    const auto *play = std::get_if<PlayEvent>(&p.table().record().at(before));
    QVERIFY(play);
    QCOMPARE(int(play->take), int(cardsNamed("B1").first()));
}

void TestOdinTable::oneBeatenCardComesByItself()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 1, {PlayEvent{1, cardsNamed("G3"), kNoCard}}), Reason::None);
    p.dragCard("P6", p.middle());
    const auto *play = std::get_if<PlayEvent>(&p.table().record().at(3));
    QVERIFY(play);
    QCOMPARE(int(play->take), int(cardsNamed("G3").first()));
    QVERIFY(p.view().stage().hand().item(cardsNamed("G3").first()));
}

void TestOdinTable::passByButtonKeyAndRightClick()
{
    for (int way = 0; way < 3; ++way) {
        PlayedWindow p;
        QCOMPARE(p.deal({"human", "human"}, {kOwn, kOther}, 1, {PlayEvent{1, cardsNamed("G3"), kNoCard}}), Reason::None);
        QVERIFY(p.view().passButton()->isEnabled());
        if (way == 0)
            p.clickItem(p.view().passButton());
        else if (way == 1)
            p.key(Qt::Key_P);
        else
            p.click(p.view().stage().layout().cloth.center(), Qt::RightButton);
        const auto *pass = lastOf<PassEvent>(p.table().record());
        QVERIFY2(pass, qPrintable(QString::number(way)));
        QCOMPARE(pass->seat, 0);
    }
}

void TestOdinTable::passingTheLeadIsRefused()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0), Reason::None);
    const Events before = p.table().record();
    QVERIFY(!p.view().passButton()->isEnabled());
    p.clickItem(p.view().passButton());
    QVERIFY(p.table().record() == before);
    p.view().controller().pass();
    QVERIFY(p.table().record() == before);
    QCOMPARE(p.view().message()->text(), OdinWords::refusal(Reason::PassOnLead, p.view().view(), {}, {}));
}

void TestOdinTable::wholeHandAtOnce()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "human"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0), Reason::None);
    QVERIFY(p.view().playButton()->isEnabled());
    QCOMPARE(p.view().playButton()->label(), QStringLiteral("Play all"));
    p.clickItem(p.view().playButton());
    const auto *play = std::get_if<PlayEvent>(&p.table().record().at(2));
    QVERIFY(play);
    QCOMPARE(odin::valueOf(play->cards), 987654321u);
    QVERIFY(lastOf<HandOverEvent>(p.table().record()));
}

void TestOdinTable::goingOutEndsTheHand()
{
    PlayedWindow p;
    p.settings().setStartsNextHand(false);
    QCOMPARE(p.deal({"human", "human"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0), Reason::None);
    p.key(Qt::Key_Return); // plays all: nothing is selected
    QVERIFY(p.view().panel()->isVisible());
    QVERIFY(p.table().waitingForNextHand());
    const auto labels = p.view().panel()->findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](QLabel *label) { return label->text() == QLatin1String("+9"); }));
    QVERIFY(p.pressPanel(*p.view().panel(), "nextHand"));
    QVERIFY(lastOf<HandEvent>(p.table().record()));
}

void TestOdinTable::undoFromTheTable()
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

void TestOdinTable::dragOrdersTheHand()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0), Reason::None);
    const FanPlace fan = p.view().stage().layout().hand;
    p.dragCard("O9", fanSlot(fan, 0, 9).centre - QPointF(fan.card * 0.4, 0));
    QCOMPARE(p.view().stage().hand().order().front(), cardsNamed("O9").first());
    QCOMPARE(p.view().stage().hand().sort(), Hand::Sort::Own);
    QVERIFY(p.view().stage().hand().selection().empty());
}

void TestOdinTable::sorting()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0), Reason::None);
    QCOMPARE(p.view().stage().hand().order().front(), cardsNamed("B2").first());
    p.key(Qt::Key_S);
    QCOMPARE(p.view().stage().hand().order().front(), cardsNamed("K1").first());
    QCOMPARE(p.view().stage().hand().order().back(), cardsNamed("O9").first());
    p.key(Qt::Key_C);
    QCOMPARE(p.view().stage().hand().order().front(), cardsNamed("B2").first());
}

void TestOdinTable::keyboardSelects()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0), Reason::None);
    p.view().setFocus();
    p.key(Qt::Key_Right);
    p.key(Qt::Key_Space);
    QVERIFY(p.view().stage().hand().selection() == cardsNamed("B2"));
    p.key(Qt::Key_Right);
    p.key(Qt::Key_Space);
    QVERIFY(p.view().stage().hand().selection() == cardsNamed("B2 B8"));
    p.key(Qt::Key_8);
    QVERIFY(p.view().stage().hand().selection() == cardsNamed("B2 B8 R8"));
}

void TestOdinTable::hintSelectsAndSays()
{
    PlayedWindow p;
    // A hand that is one colour but for one card: the orphan is to be led.
    QCOMPARE(p.deal({"human", "computer:easy"}, {"B1 B2 B3 B4 B5 B6 B7 B8 R1", "G1 G2 P3 P4 K5 K6 O7 O8 R9"}, 0), Reason::None);
    const Events before = p.table().record();
    p.key(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(p.view().controller().advising(), 20000);
    QVERIFY2(p.view().stage().hand().selection() == cardsNamed("R1"), qPrintable(p.view().message()->text()));
    QVERIFY2(p.view().message()->text().contains(QLatin1String("red 1")), qPrintable(p.view().message()->text()));
    QVERIFY(p.view().message()->opacity() > 0.9);
    QVERIFY(p.table().record() == before); // it only says so
    p.key(Qt::Key_Return);
    QVERIFY(std::get<PlayEvent>(p.table().record().at(2)).cards == cardsNamed("R1"));
    QVERIFY(!p.view().controller().advising());
}

void TestOdinTable::hintIsDroppedByAMove()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "human"}, {kOwn, kOther}, 0), Reason::None);
    for (int i = 0; i < 10; ++i) {
        p.view().controller().askForHint();
        p.dragCard("K1", p.middle());
        QVERIFY(lastOf<PlayEvent>(p.table().record()));
        QCoreApplication::sendPostedEvents();
        QVERIFY(!p.view().controller().advising());
        p.table().resume(Events(p.table().record().begin(), p.table().record().begin() + 2));
    }
}

void TestOdinTable::tabReachesTheButtons()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "human"}, {kOwn, kOther}, 1, {PlayEvent{1, cardsNamed("G3"), kNoCard}}), Reason::None);
    p.view().setFocus();
    p.key(Qt::Key_Return); // nobody went to a button: Enter means the selection, and there is none
    QVERIFY(lastOf<PlayEvent>(p.table().record()));
    for (int i = 0; i < 6 && p.view().scene()->focusItem() != p.view().passButton(); ++i)
        p.key(Qt::Key_Tab);
    QCOMPARE(p.view().scene()->focusItem(), p.view().passButton());
    p.key(Qt::Key_Return);
    QVERIFY(lastOf<PassEvent>(p.table().record()));
}

void TestOdinTable::wholeHandByMouse_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("animated");
    QTest::newRow("two, 1280x800") << QSize(1280, 800) << 2 << false;
    QTest::newRow("four, 800x600, moving") << QSize(800, 600) << 4 << true;
    QTest::newRow("six, 800x600") << QSize(800, 600) << 6 << false;
}

/// Every decision of a hand by mouse, in turn by dragging, by double clicks and by the button.
void TestOdinTable::wholeHandByMouse()
{
    QFETCH(QSize, size);
    QFETCH(int, players);
    QFETCH(bool, animated);
    PlayedWindow p(size);
    if (animated)
        p.settings().setAnimationSpeed(Settings::AnimationSpeed::Fast);
    GameEvent game;
    game.deal = 99;
    for (int i = 0; i < players; ++i) {
        game.seats.push_back("Seat" + std::to_string(i));
        game.chairs.push_back(i == 0 ? "human" : "computer:medium");
    }
    QCOMPARE(p.table().start(game), Reason::None);
    QSignalSpy refused(&p.table(), &Table::refused);
    auto &hand = p.view().stage().hand();
    int decisions = 0;
    while (!p.table().waitingForNextHand() && !p.table().gameOver()) {
        QTRY_VERIFY_WITH_TIMEOUT(p.view().view().ownTurn() || p.table().waitingForNextHand() || p.table().gameOver(), 30000);
        if (!p.view().view().ownTurn())
            break;
        QVERIFY(++decisions < 200);
        const std::size_t before = p.table().record().size();
        const auto sets = odin::legalSets(p.view().view().board(), p.view().view().hand());
        if (sets.empty()) {
            p.clickItem(p.view().passButton());
        } else {
            const CardSet set = sets[static_cast<std::size_t>(decisions) % sets.size()];
            p.view().controller().hurry();
            for (Card card : set)
                if (set.count() > 1 || decisions % 3 == 2)
                    p.clickCard(odin::nameOf(card).c_str());
            const std::string last = odin::nameOf(set.first());
            if (decisions % 3 == 0)
                p.dragCard(last.c_str(), p.middle());
            else if (decisions % 3 == 1 && set.count() == 1)
                p.doubleClickCard(last.c_str());
            else
                p.clickItem(p.view().playButton());
            if (p.view().stage().choosing()) {
                p.view().controller().hurry();
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
    // What is seen of the hand is what the table knows.
    QVERIFY(hand.cards() == p.view().view().hand());
    QVERIFY(p.pressPanel(*p.view().panel(), "nextHand"));
    QVERIFY(!p.table().waitingForNextHand());
}

void TestOdinTable::gameOverAndAgain()
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

void TestOdinTable::curtainBetweenTwoPeople()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "human"}, {kOwn, kOther}, 0), Reason::None);
    QCOMPARE(p.view().eye(), 0);
    p.dragCard("K1", p.middle());
    QVERIFY(p.view().panel()->isVisible());
    QVERIFY(p.view().curtain()->isVisible());
    QVERIFY(p.view().stage().hand().cards().empty()); // nobody's cards are seen
    QVERIFY(p.pressPanel(*p.view().panel(), "showCards"));
    QVERIFY(!p.view().curtain()->isVisible());
    QCOMPARE(p.view().eye(), 1);
    QVERIFY(p.view().stage().hand().cards() == cardsNamed(kOther));
    QVERIFY(p.view().view().ownTurn());
}

void TestOdinTable::continuesAtTheNextStart()
{
    QTemporaryDir folder;
    QSettings store(folder.filePath(QStringLiteral("test.ini")), QSettings::IniFormat);
    Settings settings(store);
    settings.setPace(0);
    settings.setAnimationSpeed(Settings::AnimationSpeed::Off);
    Languages languages;
    languages.speak(QStringLiteral("en"));
    Events played;
    {
        MainWindow window(settings, languages, folder.path());
        window.show();
        GameEvent game;
        game.seats = {"Ada", "Bo"};
        game.chairs = {"human", "human"};
        game.deal = 5;
        QCOMPARE(window.table().start(game), Reason::None);
        const int turn = window.table().asked().front().seat;
        const CardSet hand = std::get<HandEvent>(window.table().record().at(1)).hands[static_cast<std::size_t>(turn)].cards;
        window.table().play(turn, CardSet::of(hand.first()), kNoCard);
        played = window.table().record();
        QCOMPARE(played.size(), std::size_t(3));
    }
    MainWindow window(settings, languages, folder.path());
    window.show();
    auto *button = window.startPanel().findChild<QAbstractButton *>(QStringLiteral("continue"));
    QVERIFY(button);
    QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, button->mapTo(&window, button->rect().center()));
    QVERIFY(window.table().record() == played);
    QVERIFY(!window.startPanel().isVisible());
}

QTEST_MAIN(TestOdinTable)
#include "tst_odin_table.moc"
