// SPDX-License-Identifier: GPL-3.0-or-later
// Interrupted actions while cards move: undo, other mouse buttons, a new game, another window.
#include "engine/core/view_after.h"
#include "tests/test_program.h"
#include "tests/ui/table/interruptions_test.h"

using namespace meadhall::ui::testing;

void TestInterruptions::undoDuringAPickUpChoice_data()
{
    QTest::addColumn<bool>("byKey");
    QTest::addColumn<bool>("settled");
    QTest::newRow("Ctrl+Z, cards still move") << true << false;
    QTest::newRow("Ctrl+Z") << true << true;
    QTest::newRow("button, cards still move") << false << false;
    QTest::newRow("button") << false << true;
}

/// Regression: the beaten cards were animated and deleted at once. Undo only cancels the waiting play.
void TestInterruptions::undoDuringAPickUpChoice()
{
    QFETCH(bool, byKey);
    QFETCH(bool, settled);
    SlowWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoCardsBeatOne()), Reason::None);
    const Events before = p.table().record();
    p.beginPickUp();
    QVERIFY(p.view().stage().choosing());
    QVERIFY(p.moving());
    if (settled)
        p.settle();
    if (byKey)
        QTest::keyClick(p.window().windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    else
        p.clickItem(p.view().access().elementsIn(TablePart::Buttons).front());
    QVERIFY(!p.view().stage().choosing());
    QVERIFY(p.table().record() == before);
    QVERIFY(p.view().stage().hand().cards() == p.view().view().hand());
    p.settle();
    // A second undo goes back to the lead.
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(p.table().record().size(), std::size_t(2));
    QVERIFY(p.view().stage().hand().cards() == cardsNamed(kOwn));
    QVERIFY(p.view().stage().tableSet().items().empty());
}

void TestInterruptions::newGameDuringAPickUpChoice()
{
    for (const bool settled : {false, true}) {
        SlowWindow p;
        QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoCardsBeatOne()), Reason::None);
        p.beginPickUp();
        QVERIFY(p.view().stage().choosing());
        if (settled)
            p.settle();
        p.window().sameAgain();
        QVERIFY(!p.view().stage().choosing());
        p.settle();
        QCOMPARE(p.view().stage().hand().items().size(), std::size_t(9));
        QVERIFY(p.view().stage().tableSet().items().size() <= 2); // the computer's lead, if any
    }
}

/// Regression: the order before the play returned, under the name of the new sorting.
void TestInterruptions::sortingDuringAPickUpChoice()
{
    SlowWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoCardsBeatOne()), Reason::None);
    p.key(Qt::Key_S);
    QCOMPARE(p.view().stage().hand().sort(), Hand::Sort::Number);
    p.settle();
    p.view().stage().hand().select(cardsNamed("B2 B8"));
    p.key(Qt::Key_Return);
    QVERIFY(p.view().stage().choosing());
    p.key(Qt::Key_C);
    p.key(Qt::Key_Escape);
    QVERIFY(!p.view().stage().choosing());
    QCOMPARE(p.view().stage().hand().sort(), Hand::Sort::Colour);
    std::vector<Card> sorted = p.view().stage().hand().order();
    std::sort(sorted.begin(), sorted.end()); // card numbers are ordered by colour
    QVERIFY(p.view().stage().hand().order() == sorted);
}

void TestInterruptions::undoDuringAnimation()
{
    SlowWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoCardsBeatOne()), Reason::None);
    p.beginPickUp();
    const CardItem *card = p.view().stage().tableSet().items().front();
    p.settle();
    p.click(card->mapToScene(QPointF(0, -card->cardRect().height() * 0.4)));
    QCOMPARE(p.table().record().size(), std::size_t(5));
    QVERIFY(p.moving()); // one card to the hand, one to Valhalla
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(p.table().record().size(), std::size_t(4));
    QVERIFY(p.view().stage().hand().cards() == p.view().view().hand());
    QCOMPARE(p.view().stage().tableSet().items().size(), std::size_t(2));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    p.settle();
    QVERIFY(!p.moving());
}

/// The previous game's view is deleted while its cards move.
void TestInterruptions::neverTellsOfAnotherGame_data()
{
    QTest::addColumn<Game>("game");
    QTest::newRow("Odin") << Game::Odin;
    QTest::newRow("Ninjan") << Game::Ninjan;
}

/// Whoever is told that the state has changed may ask for it at once. Regression: a new game was announced while the
/// view still held the cards of the last one, and the warning judged a game that was not dealt yet, which crashed.
void TestInterruptions::neverTellsOfAnotherGame()
{
    QFETCH(Game, game);
    SlowWindow p;
    TableView *told = nullptr;
    int times = 0;
    QStringList wrong;
    const auto shownIs = [](const auto &shown, const Events &seen) {
        return shown == viewAfter<std::decay_t<decltype(shown)>>(seen, shown.seat());
    };
    const auto listen = [&] {
        TableView *view = &p.window().tableView();
        if (std::exchange(told, view) == view)
            return;
        connect(view, &TableView::stateChanged, this, [&, view] {
            if (view->presenter().shownEvents() != p.table().record().size())
                return; // cards are still on their way
            ++times;
            const Events seen = p.table().seenBy(view->viewpoint());
            const auto *odin = dynamic_cast<OdinTableView *>(view);
            const auto *ninjan = dynamic_cast<NinjanTableView *>(view);
            if (odin ? !shownIs(odin->game().view(), seen) : !shownIs(ninjan->game().view(), seen))
                wrong.push_back(QStringLiteral("after %1 events").arg(seen.size()));
        });
    };
    for (const int players : {2, 4, 3, 2}) {
        GameSetup setup;
        setup.game = game;
        setup.chairs.assign(toIndex(players), ChairSetup::computer(players::Level::Easy));
        setup.chairs.front() = ChairSetup::human({});
        p.shownWindow().begin(setup); // at once, while the deal is being written
        listen();
        p.settle();
        p.window().sameAgain();
        p.table().undo();
    }
    QVERIFY(times > 0);
    QCOMPARE(wrong, QStringList());
}

void TestInterruptions::newGameDuringAnimation()
{
    SlowWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoCardsBeatOne()), Reason::None);
    p.beginPickUp();
    QCOMPARE(p.dealNinjan(kDuel, "R7 P-4 S10", {"R1 R2 R3 R4 R5 R6 P7 P8 P9", "S1 S2 S3 S4 S5 S6 S7 S8 S9"}),
             Reason::None);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(p.ninjan().stage().hand().items().size(), std::size_t(9));
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0), Reason::None);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(p.view().stage().hand().cards() == cardsNamed(kOwn));
}

/// Regression: with three selected cards that are no set, a double click on one played that card alone.
void TestInterruptions::doubleClickPlaysNoPartOfTheSelection()
{
    SlowWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0), Reason::None);
    const Events before = p.table().record();
    p.clickCard("B2");
    p.clickCard("G5");
    p.clickCard("K1");
    p.settle();
    p.doubleClickCard("K1");
    QVERIFY(p.table().record() == before);
    QVERIFY(p.view().controller().refusing());
    QVERIFY(p.view().stage().hand().selection() == cardsNamed("B2 G5 K1"));
}

/// The Undo action and button follow the setting for games with several people.
void TestInterruptions::undoIsOfferedAccordingToSetting()
{
    PlayedWindow p;
    QCOMPARE(p.table().resume(
                 PlayedWindow::dealt({"human", "human"}, {kOwn, kOther}, 0, {PlayEvent{0, cardsNamed("K1"), kNoCard}})),
             Reason::None);
    QVERIFY(p.showCards());
    const auto offered = [&p] {
        return p.window().actions().undo->isEnabled()
               && p.view().access().elementsIn(TablePart::Buttons).front()->isEnabled();
    };
    const auto refused = [&p] {
        return !p.window().actions().undo->isEnabled()
               && !p.view().access().elementsIn(TablePart::Buttons).front()->isEnabled();
    };
    QVERIFY(refused());
    p.settings().allowsUndoWithPeople.set(true);
    QVERIFY(offered());
    p.settings().allowsUndoWithPeople.set(false);
    QVERIFY(refused());
}

/// Regression: an item that was laid out in other letters and deleted at once stayed in the index of the scene, and the
/// next click read it. Whether that crashes depends on the memory, so only the cause is tested.
void TestInterruptions::sceneHasNoIndex()
{
    SlowWindow p;
    QCOMPARE(p.view().scene()->itemIndexMethod(), QGraphicsScene::NoIndex);
}

REGISTER_TEST(TestInterruptions)
#include "moc_interruptions_test.cpp"
