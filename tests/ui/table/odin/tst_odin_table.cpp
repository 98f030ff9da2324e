// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Odin, with real mouse and key events on the real scene.
#include "tests/test_program.h"
#include "tests/ui/table/odin/odin_table_test.h"

using namespace meadhall::ui::testing;

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
    QCOMPARE(
        p.deal({"human", "human"}, {kOwn, kOther}, 0,
               {PlayEvent{0, cardsNamed("P6"), kNoCard}, PlayEvent{1, cardsNamed("B3 B1"), cardsNamed("P6").first()}}),
        Reason::None);
    p.clickCard("B2");
    p.clickCard("B8");
    QVERIFY(p.view().stage().hand().selection() == cardsNamed("B2 B8"));
    const QPointF from = p.placeOf("B8");
    p.press(from);
    p.moveTo(from, p.middle());
    QVERIFY(p.view().stage().cloth()->lit() > 0.9); // the drop target lights up
    QVERIFY(p.view().stage().hand().dragging());
    p.release(p.middle());
    QCOMPARE(p.view().stage().cloth()->lit(), 0.0);
    QVERIFY(p.view().stage().choosing());
    QVERIFY(p.view().stage().hand().cards() == cardsNamed("R8 R2 G5 G4 K1 O9"));
}

void TestOdinTable::illegalDropReturnsWithAReason()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoCardsBeatOne()), Reason::None);
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
    QCOMPARE(p.view().message()->text(), OdinText::refusal(Reason::NotASet, p.view().view(), cardsNamed("G5 B2"), {}));
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
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoCardsBeatOne()), Reason::None);
    QVERIFY(!p.view().bubble()->isVisible());
    p.clickCard("B2");
    p.clickCard("B8");
    QVERIFY(p.view().bubble()->isVisible());
    QCOMPARE(p.view().bubble()->value(), QStringLiteral("82"));
    QVERIFY2(p.view().bubble()->words().contains(QLatin1String("31")), qPrintable(p.view().bubble()->words()));
    QVERIFY(p.view().game().playButton()->isEnabled());
    p.clickCard("R8");
    QCOMPARE(p.view().bubble()->value(), QString()); // B2 B8 R8 are no set
    QVERIFY(!p.view().game().playButton()->isEnabled());
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
            p.clickItem(p.view().game().playButton());
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
    QCOMPARE(refused.count(), 0); // the release that ends the double click does not play again
}

void TestOdinTable::doubleClickPlaysTheSelection()
{
    PlayedWindow p;
    QCOMPARE(
        p.deal({"human", "human"}, {kOwn, kOther}, 0,
               {PlayEvent{0, cardsNamed("K1"), kNoCard}, PlayEvent{1, cardsNamed("B3"), cardsNamed("K1").first()}}),
        Reason::None);
    p.clickCard("G5");
    p.doubleClickCard("G4");
    const auto *play = std::get_if<PlayEvent>(&p.table().record().at(4));
    QVERIFY(play);
    QVERIFY(play->cards == cardsNamed("G5 G4"));
    QCOMPARE(int(play->take), int(cardsNamed("B3").first()));
}

/// One card cannot beat two, so a double click on one only selects the best set with it.
void TestOdinTable::doubleClickOffersTheBestSet()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoCardsBeatOne()), Reason::None);
    const auto &view = dynamic_cast<OdinTableView &>(p.view()).view();
    const Card card = cardsNamed("B8").first();
    int most = 0;
    for (CardSet set : odin::legalSets(view.board(), view.hand()))
        if (set.contains(card))
            most = std::max(most, set.count());
    QVERIFY(most >= 2);
    const std::size_t before = p.table().record().size();
    p.doubleClickCard("B8");
    QCOMPARE(p.table().record().size(), before);
    const CardSet offered = p.view().stage().hand().selection();
    QVERIFY(offered.contains(card));
    QCOMPARE(offered.count(), most);
    QVERIFY(p.view().controller().canConfirm());
}

void TestOdinTable::pointsAreAnimatedAfterAHand()
{
    PlayedWindow p;
    p.settings().animationSpeed.set(Settings::AnimationSpeed::Slow);
    QCOMPARE(p.deal({"human", "human"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0), Reason::None);
    p.key(Qt::Key_Return); // the whole hand
    const auto flying = [&p] {
        QStringList texts;
        for (QGraphicsItem *item : p.view().scene()->items())
            if (auto *points = dynamic_cast<PointsFlight *>(item); points && item->isVisible())
                texts.append(points->text());
        return texts;
    };
    QTRY_COMPARE(flying(), QStringList{QStringLiteral("+9")});
    p.key(Qt::Key_Escape); // any key skips the animation
    QTRY_VERIFY(flying().isEmpty());
    QTRY_VERIFY(p.view().panel()->isVisible());
}

void TestOdinTable::gameOverShowsACurve()
{
    PlayedWindow p;
    odin::Rules rules;
    rules.target = 12;
    const char *all = "B1 B2 B3 B4 B5 B6 B7 B8 B9", *others = "R1 R2 R3 R4 R5 R6 R7 R8 R9";
    const auto dealt = [&](int first) {
        return HandEvent{first, {SeenHand::open(cardsNamed(all)), SeenHand::open(cardsNamed(others))}};
    };
    QCOMPARE(
        p.deal({"human", "human"}, {all, others}, 0,
               {PlayEvent{0, cardsNamed(all), kNoCard}, HandOverEvent{{0, 9}, {0, 9}}, dealt(1),
                PlayEvent{1, cardsNamed(others), kNoCard}, HandOverEvent{{9, 0}, {9, 9}}, dealt(0),
                PlayEvent{0, cardsNamed(all), kNoCard}, HandOverEvent{{0, 9}, {9, 18}}, GameOverEvent{{9, 18}, {0}}},
               rules),
        Reason::None);
    QTRY_VERIFY(p.view().panel()->isVisible());
    auto *curve = p.view().panel()->findChild<PointsCurve *>();
    QVERIFY(curve && curve->isVisible());
    QVERIFY(p.view().rect().contains(p.view().panel()->geometry()));
    const QImage picture = curve->grab().toImage();
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            colours.insert(picture.pixel(x, y));
    QVERIFY(colours.size() > 20); // lines and names in several colours
}

void TestOdinTable::dragReordersTheHand()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0), Reason::None);
    const FanPlace fan = p.view().stage().layout().hand;
    p.dragCard("O9", fanSlot(fan, 0, 9).centre - QPointF(fan.card * 0.4, 0));
    QCOMPARE(p.view().stage().hand().order().front(), cardsNamed("O9").first());
    QCOMPARE(p.view().stage().hand().sort(), Hand::Sort::Own);
    QVERIFY(p.view().stage().hand().selection().empty());
}

void TestOdinTable::sortingCyclesThroughOrders()
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

void TestOdinTable::tabReachesTheButtons()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "human"}, {kOwn, kOther}, 1, {PlayEvent{1, cardsNamed("G3"), kNoCard}}), Reason::None);
    p.view().setFocus();
    p.key(Qt::Key_Return); // no button has the focus, so Enter plays the selection or the focused card: there is none
    QVERIFY(lastOf<PlayEvent>(p.table().record()));
    while (p.view().hasFocus() && p.view().keyboard().part() != TablePart::Buttons)
        p.key(Qt::Key_Tab);
    p.view().keyboard().goTo(p.view().access().elementsIn(TablePart::Buttons).front());
    for (int i = 0; i < 4 && p.view().keyboard().element() != p.view().game().passButton(); ++i)
        p.key(Qt::Key_Down);
    QCOMPARE(p.view().keyboard().element(), p.view().game().passButton());
    p.key(Qt::Key_Return);
    QVERIFY(lastOf<PassEvent>(p.table().record()));
}

/// The opponent has beaten P6 with B3 B1. Points at the pile with the mouse, then with the keyboard.
void TestOdinTable::beatenSetStaysAsAPile()
{
    PlayedWindow p;
    p.settings().animationSpeed.set(Settings::AnimationSpeed::Fast);
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoCardsBeatOne()), Reason::None);
    const OdinStage &stage = p.view().stage();
    QVERIFY(stage.beatenPile()->isVisible());
    QVERIFY(cardsOf(stage.beatenPile()) == cardsNamed("P6"));
    QVERIFY(!stage.beatenPile()->lit());
    const QPointF pile = stage.layout().beaten;
    p.moveTo(pile + QPointF(-120, 60), pile);
    QTRY_VERIFY(stage.beatenPile()->lit());
    QTRY_VERIFY(stage.beatenPlaque()->isVisible());
    QVERIFY(QRectF(QPointF(), stage.layout().size).contains(stage.beatenPlaque()->sceneBoundingRect()));
    p.moveTo(pile, p.middle());
    QTRY_VERIFY(!stage.beatenPlaque()->isVisible());
    QVERIFY(!stage.beatenPile()->lit());

    p.view().setFocus();
    p.key(Qt::Key_Tab); // the hand, the middle
    p.key(Qt::Key_Tab);
    for (int i = 0; i < 6 && p.view().keyboard().element() != stage.beatenPile(); ++i)
        p.key(i < 3 ? Qt::Key_Left : Qt::Key_Down);
    QCOMPARE(p.view().keyboard().element(), static_cast<QGraphicsObject *>(stage.beatenPile()));
    QTRY_VERIFY(stage.beatenPlaque()->isVisible());
    const QString said = p.view().game().nameOf(stage.beatenPile());
    for (const char *part : {"6", "pink 6", "You", "Bo1"})
        QVERIFY2(said.contains(QLatin1String(part)), qPrintable(said));
    p.key(Qt::Key_Tab);
    QVERIFY(!stage.beatenPlaque()->isVisible());
}

/// A beaten card must not cover those that beat it on its way.
void TestOdinTable::beatenSetMovesBelowTheNewOne()
{
    PlayedWindow p;
    p.settings().animationSpeed.set(Settings::AnimationSpeed::Slow);
    QCOMPARE(
        p.deal({"human", "human"}, {kOwn, kOther}, 0,
               {PlayEvent{0, cardsNamed("P6"), kNoCard}, PlayEvent{1, cardsNamed("B3 B1"), cardsNamed("P6").first()}}),
        Reason::None);
    OdinStage &stage = p.view().stage();
    p.view().setFocus();
    p.clickCard("B8");
    p.clickCard("B2");
    p.key(Qt::Key_Return);
    QVERIFY(stage.choosing());
    const CardItem *taken = stage.tableSet().item(cardsNamed("B1").first());
    p.clickItem(taken); // which picks it up
    QTRY_VERIFY(stage.animator().moving());
    QTRY_VERIFY(std::any_of(stage.tableSet().items().begin(), stage.tableSet().items().end(),
                            [](const CardItem *card) { return card->card() == cardsNamed("B8").first(); }));
    QStringList across;
    for (const QGraphicsItem *item : p.view().scene()->items())
        if (const auto *card = dynamic_cast<const CardItem *>(item); card && !card->parentItem() && card->isVisible()
                                                                     && cardsNamed("B3").contains(card->card())
                                                                     && card->zValue() >= z::kMiddle)
            across.push_back(QString::number(card->zValue()));
    QVERIFY2(across.isEmpty(), qPrintable(across.join(' ')));
    stage.animator().finishAll();
    QVERIFY(cardsOf(stage.beatenPile()) == cardsNamed("B3 B1"));
}

void TestOdinTable::beatenSetIsGoneWithTheRound()
{
    PlayedWindow p;
    p.settings().animationSpeed.set(Settings::AnimationSpeed::Fast);
    QCOMPARE(p.deal({"human", "human"}, {kOwn, kOther}, 0, twoCardsBeatOne()), Reason::None);
    QVERIFY(p.view().stage().beatenPile()->isVisible());
    p.clickItem(p.view().game().passButton());
    QTRY_VERIFY(p.view().view().board().leading());
    p.view().stage().animator().finishAll();
    QVERIFY(!p.view().stage().beatenPile()->isVisible());
    for (const QGraphicsObject *element : p.view().stage().middleElements())
        QVERIFY(element != p.view().stage().beatenPile());
}

void TestOdinTable::tellsWhichColoursAreOut()
{
    for (bool all : {true, false}) {
        PlayedWindow p;
        p.settings().animationSpeed.set(Settings::AnimationSpeed::Fast);
        odin::Rules rules;
        rules.colours = all ? odin::kAllColours : *odin::coloursOf("BRGK");
        QCOMPARE(p.deal(kDuel, {"B2 B8 R8 R2 G5 G4 G6 K1 K9", kOther}, 0, {}, rules), Reason::None);
        p.view().stage().animator().finishAll();
        const DeckPlaque *deck = p.view().stage().deckPlaque();
        QCOMPARE(deck->isVisible(), !all);
        if (all)
            continue;
        p.view().setFocus();
        p.key(Qt::Key_Tab);
        p.key(Qt::Key_Tab);
        for (int i = 0; i < 3 && p.view().keyboard().element() != deck; ++i)
            p.key(Qt::Key_Left);
        QCOMPARE(p.view().keyboard().element(), static_cast<const QGraphicsObject *>(deck));
        const QString said = p.view().game().nameOf(deck);
        for (const char *part : {"blue, red, green and black", "pink and orange", "15", "Deal 7"})
            QVERIFY2(said.contains(QLatin1String(part)), qPrintable(said));
    }
}

REGISTER_TEST(TestOdinTable)
#include "moc_odin_table_test.cpp"
