// SPDX-License-Identifier: GPL-3.0-or-later
// Drags that are interrupted.
#include "tests/ui/table/interruptions_test.h"

using namespace meadhall::ui::testing;

/// Regression: the right button passed while a card was dragged.
void TestInterruptions::rightButtonCancelsADrag()
{
    SlowWindow p;
    QCOMPARE(p.deal({"human", "human"}, {kOwn, kOther}, 1, {PlayEvent{1, cardsNamed("G3"), kNoCard}}), Reason::None);
    const Events before = p.table().record();
    const CardSet hand = p.view().view().hand();
    const QPointF from = p.placeOf("P6");
    p.press(from);
    p.moveTo(from, p.middle());
    QVERIFY(p.view().stage().hand().dragging());
    QTest::mousePress(p.window().windowHandle(), Qt::RightButton, {}, p.at(p.middle()));
    QVERIFY(!p.view().stage().hand().dragging());
    QCOMPARE(p.view().stage().cloth()->lit(), 0.0);
    QTest::mouseRelease(p.window().windowHandle(), Qt::RightButton, {}, p.at(p.middle()));
    p.moveTo(p.middle(), p.middle() + QPointF(20, 20));
    QVERIFY(!p.view().stage().hand().dragging());
    p.release(p.middle());
    QVERIFY(p.table().record() == before);
    QVERIFY(p.view().stage().hand().cards() == hand);
    // Without a selection or a drag it does pass.
    p.view().stage().hand().select({});
    p.click(p.view().stage().layout().cloth.center(), Qt::RightButton);
    QVERIFY(std::holds_alternative<PassEvent>(p.table().record().back()));
}

/// The right button cancels a pick-up choice or a selection, and then does not pass.
void TestInterruptions::rightButtonCancelsPickUpOrSelection()
{
    SlowWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoCardsBeatOne()), Reason::None);
    const Events before = p.table().record();
    p.beginPickUp();
    const QPointF cloth = p.view().stage().layout().cloth.center();
    p.click(cloth, Qt::RightButton);
    QVERIFY(!p.view().stage().choosing());
    QVERIFY(p.table().record() == before);
    p.clickCard("O9");
    p.click(cloth, Qt::RightButton);
    QVERIFY(p.view().stage().hand().selection().empty());
    QVERIFY(p.table().record() == before);
}

void TestInterruptions::rightButtonCancelsAPickUpDrag()
{
    SlowWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoCardsBeatOne()), Reason::None);
    const Events before = p.table().record();
    p.beginPickUp();
    p.settle();
    const CardItem *card = p.view().stage().tableSet().items().front();
    const QPointF from = card->mapToScene(QPointF(0, -card->cardRect().height() * 0.4));
    const QPointF hand = p.view().stage().layout().hand.middle;
    p.press(from);
    p.moveTo(from, hand);
    QVERIFY(p.view().stage().dragging());
    QTest::mousePress(p.window().windowHandle(), Qt::RightButton, {}, p.at(hand));
    QVERIFY(!p.view().stage().dragging());
    QTest::mouseRelease(p.window().windowHandle(), Qt::RightButton, {}, p.at(hand));
    p.release(hand);
    QVERIFY(p.view().stage().choosing()); // only the drag is cancelled
    QVERIFY(p.table().record() == before);
}

void TestInterruptions::otherMouseButtonsAreIgnored()
{
    SlowWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0), Reason::None);
    const QPointF from = p.placeOf("O9");
    p.press(from);
    QTest::mousePress(p.window().windowHandle(), Qt::MiddleButton, {}, p.at(from));
    QTest::mouseRelease(p.window().windowHandle(), Qt::MiddleButton, {}, p.at(from));
    QVERIFY(p.view().stage().hand().selection().empty());
    p.release(from);
    QVERIFY(p.view().stage().hand().selection() == cardsNamed("O9")); // one click, not two
}

/// Another window opens during a drag and receives the release.
void TestInterruptions::lostFocusEndsADrag()
{
    SlowWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0), Reason::None);
    const Events before = p.table().record();
    const QPointF from = p.placeOf("K1");
    p.press(from);
    p.moveTo(from, p.middle());
    QVERIFY(p.view().stage().hand().dragging());
    p.view().clearFocus();
    QVERIFY(!p.view().stage().hand().dragging());
    p.release(p.middle());
    QVERIFY(p.table().record() == before);
    p.settle();
    QVERIFY(p.view().stage().hand().cards() == cardsNamed(kOwn));
}

/// The same if the table has no keyboard focus that it could lose.
void TestInterruptions::windowDeactivationEndsADrag()
{
    SlowWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0), Reason::None);
    p.view().setFocusPolicy(Qt::NoFocus);
    p.window().sidePanel().log()->setFocus();
    const QPointF from = p.placeOf("K1");
    p.press(from);
    p.moveTo(from, p.middle());
    QVERIFY(p.view().stage().hand().dragging());
    QMessageBox box(&p.window());
    box.open();
    QVERIFY(QTest::qWaitForWindowActive(&box));
    QVERIFY(!p.view().stage().hand().dragging());
    box.close();
}

/// A sheet is no window of its own, but blocks the table as one.
void TestInterruptions::sheetEndsADrag()
{
    SlowWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0), Reason::None);
    const Events before = p.table().record();
    const QPointF from = p.placeOf("K1");
    p.press(from);
    p.moveTo(from, p.middle());
    QVERIFY(p.view().stage().hand().dragging());
    p.window().actions().settings->trigger();
    Sheet *sheet = Sheet::topOf(&p.window());
    QVERIFY(sheet && sheet->isVisible());
    QVERIFY(!p.view().stage().hand().dragging());
    p.release(p.middle());
    QVERIFY(p.table().record() == before);
    // Keys of the table do nothing now, also if the table asks for the focus.
    p.view().focusTable();
    QVERIFY(sheet->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(p.window().windowHandle(), Qt::Key_P);
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Return); // the default button closes the sheet
    QVERIFY(p.table().record() == before);
    QVERIFY(!Sheet::topOf(&p.window()));
    QVERIFY(p.view().hasFocus());
}

void TestInterruptions::windowClosesUnderASheet()
{
    SlowWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0), Reason::None);
    p.clickCard("K1");
    p.key(Qt::Key_Return);
    p.settle();
    const std::size_t events = p.table().record().size();
    p.window().actions().settings->trigger();
    QVERIFY(Sheet::topOf(&p.window()));
    p.window().actions().quit->setShortcut(Qt::CTRL | Qt::Key_Q); // not every platform has one
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Q, Qt::ControlModifier);
    QTRY_VERIFY(!p.window().isVisible()); // when all is written
    p.restart();
    QVERIFY(p.pressPanel(p.window().startPanel(), "continue"));
    QVERIFY(p.table().record().size() >= events);
}

/// Enter plays a card that is being dragged; the later release does nothing.
void TestInterruptions::enterPlaysTheDraggedCard()
{
    SlowWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0), Reason::None);
    const QPointF from = p.placeOf("K1");
    p.press(from);
    p.moveTo(from, p.middle());
    p.key(Qt::Key_Return);
    QCOMPARE(p.table().record().size(), std::size_t(3));
    QCOMPARE(p.view().stage().cloth()->lit(), 0.0); // it was lit for the drop
    p.release(p.middle());
    QCOMPARE(p.table().record().size(), std::size_t(3));
    QVERIFY(!p.view().stage().hand().dragging());
    p.settle();
    QCOMPARE(p.view().stage().hand().items().size(), std::size_t(8));
}

/// A card dragged towards a pile returns when the drag is cancelled.
void TestInterruptions::ninjanDragIsCancelled()
{
    SlowWindow p;
    const std::vector<Card> shown = ninjanCards("P9 S8");
    QCOMPARE(p.dealNinjan(kDuel, "R7 R8 S10", {"R1 R2 R3 R4 R5 R6 P7 P8 P9", "S1 S2 S3 S4 S5 S6 S7 S8 S9"},
                          {ChooseEvent{0, shown[0]}, ChooseEvent{1, shown[1]}, RevealEvent{shown}}),
             Reason::None);
    p.settle();
    QCOMPARE(p.ninjan().controller().pileChooser(), 0);
    CardItem *card = p.ninjan().stage().chosen(0);
    const QPointF home = card->pos();
    p.press(home);
    p.moveTo(home, p.ninjan().stage().piles().ground(0)->area().center());
    QVERIFY(p.ninjan().stage().dragging());
    QTest::mousePress(p.window().windowHandle(), Qt::RightButton, {}, p.at(home));
    QVERIFY(!p.ninjan().stage().dragging());
    p.release(p.ninjan().stage().piles().ground(0)->area().center());
    p.settle();
    QCOMPARE(p.ninjan().stage().chosen(0), card);
    QCOMPARE(card->pos(), home);
}

/// Regression: Return played the card that was being dragged over the fan, and the gap for it stayed open.
void TestInterruptions::fanClosesWhenTheDraggedCardIsPlayed()
{
    SlowWindow p;
    QCOMPARE(p.dealNinjan(kDuel, "R7 R8 S10", {"R1 R2 R3 R4 R5 R6 P7 P8 P9", "S1 S2 S3 S4 S5 S6 S7 S8 S9"}),
             Reason::None);
    p.settle();
    const auto spots = [&p] {
        QList<QPointF> all;
        for (const CardItem *item : p.ninjan().stage().hand().items())
            all.append(item->pos());
        return all;
    };
    const QList<QPointF> nine = spots();
    const QPointF home = nine[4];
    p.press(home);
    p.moveTo(home, nine[2]);
    p.settle();
    p.key(Qt::Key_Return);
    p.release(nine[2]);
    p.settle();
    QCOMPARE(p.ninjan().stage().hand().items().size(), std::size_t(8));
    const QList<QPointF> eight = spots();
    QCOMPARE(eight.front().x() + eight.back().x(), nine.front().x() + nine.back().x()); // in the middle again
    for (int i = 1; i < eight.size(); ++i) // side by side: a gap is as wide as two steps
        QVERIFY(eight[i].x() - eight[i - 1].x() < 1.5 * (nine[1].x() - nine[0].x()));
}

/// The fan shows a gap where the dragged card would be inserted.
void TestInterruptions::fanShowsAGapForTheDraggedCard()
{
    SlowWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0), Reason::None);
    p.settle();
    const FanPlace fan = p.view().stage().layout().hand;
    const auto &items = p.view().stage().hand().items();
    const QPointF from = p.placeOf(items.back()->card());
    p.press(from);
    p.moveTo(from, fanSlot(fan, 2, 9).centre - QPointF(fan.card * 0.1, 0));
    p.view().stage().animator().finishAll();
    QCOMPARE(items[1]->pos(), fanSlot(fan, 1, 9).centre);
    QCOMPARE(items[2]->pos(), fanSlot(fan, 3, 9).centre); // the third place is empty
    p.moveTo(fanSlot(fan, 2, 9).centre, p.middle());
    p.view().stage().animator().finishAll();
    QCOMPARE(items[2]->pos(), fanSlot(fan, 2, 9).centre);
    p.key(Qt::Key_Escape);
    p.release(p.middle());
}

/// The value bubble follows dragged cards.
void TestInterruptions::valueBubbleFollowsDraggedCards()
{
    SlowWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoCardsBeatOne()), Reason::None);
    p.clickCard("B2");
    p.clickCard("B8");
    const QPointF atHand = p.view().bubble()->pos();
    const QPointF from = p.placeOf("B8");
    p.press(from);
    p.moveTo(from, p.middle());
    QVERIFY(p.view().bubble()->isVisible());
    QVERIFY(std::abs(p.view().bubble()->pos().x() - p.middle().x()) < 40);
    QVERIFY(p.view().bubble()->pos().y() < atHand.y() - 100);
    p.release(QPointF(40, 60)); // no target
    QCOMPARE(p.view().bubble()->pos(), atHand);
}
