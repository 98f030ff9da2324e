// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Ninjan by mouse and keyboard: choosing, undo, the throw, several people at one screen.
#include "tests/test_program.h"
#include "tests/ui/table/ninjan/ninjan_table_test.h"

using namespace meadhall::ui::testing;

void TestNinjanTable::dealIsShown()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kDuel, kPiles, {kOwn, kOther}), Reason::None);
    QVERIFY(dynamic_cast<NinjanTableView *>(&p.window().tableView()));
    NinjanStage &stage = p.ninjan().stage();
    QCOMPARE(stage.hand().cards().count(), 9);
    for (int pile = 0; pile < 3; ++pile)
        QCOMPARE(int(stage.piles().cards(pile).size()), 1);
    QCOMPARE(stage.piles().sum(2)->text(), QStringLiteral("5"));
    QTRY_VERIFY(stage.chosen(1)); // the computer's choice, face down
    QVERIFY(stage.chosen(1)->isFaceDown());
    QCOMPARE(int(stage.chosen(1)->card()), int(kNoCard));
    QVERIFY(stage.track()->entries().empty());
    QVERIFY(p.ninjan().message()->text().contains(QLatin1String("Round 1 of 9")));
}

void TestNinjanTable::dragChooses()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kPair, kPiles, {kOwn, kOther}), Reason::None);
    const QPointF place = p.ninjan().stage().places().chosen.front().centre;
    p.drag(p.placeOf(named("P9")), place);
    const auto *choice = std::get_if<ChooseEvent>(&p.table().record().back());
    QVERIFY(choice);
    QVERIFY(*choice == (ChooseEvent{0, named("P9")}));
    // A drop elsewhere chooses nothing.
    PlayedWindow q;
    QCOMPARE(q.dealNinjan(kPair, kPiles, {kOwn, kOther}), Reason::None);
    q.drag(q.placeOf(named("P9")), QPointF(30, 30));
    QCOMPARE(countOf<ChooseEvent>(q.table().record()), 0);
    QCOMPARE(q.ninjan().stage().hand().cards().count(), 9);
}

void TestNinjanTable::enterButtonAndDoubleClickChoose()
{
    for (int method = 0; method < 3; ++method) {
        PlayedWindow p;
        QCOMPARE(p.dealNinjan(kPair, kPiles, {kOwn, kOther}), Reason::None);
        if (method == 2) {
            p.doubleClickCard(named("S3"));
        } else {
            p.clickCard(named("S3"));
            QCOMPARE(countOf<ChooseEvent>(p.table().record()), 0); // only selected
            QVERIFY(p.ninjan().game().chooseButton()->isEnabled());
            if (method == 0)
                p.key(Qt::Key_Return);
            else
                p.clickItem(p.ninjan().game().chooseButton());
        }
        QVERIFY(p.table().record().back() == Event(ChooseEvent{0, named("S3")}));
    }
}

/// Only the person's own choice makes a sound; others' would reveal who hesitates.
void TestNinjanTable::onlyOwnChoiceMakesASound()
{
    PlayedWindow p;
    QSignalSpy played(p.window().findChild<Sound *>(), &Sound::played);
    const auto choices = [&played] {
        return std::count_if(played.begin(), played.end(),
                             [](const QList<QVariant> &one) { return one.first().value<Cue>() == Cue::Play; });
    };
    QCOMPARE(p.dealNinjan(kDuel, kPiles, {kOwn, kOther}), Reason::None);
    QTRY_VERIFY(p.ninjan().stage().chosen(1));
    QCOMPARE(choices(), 0);
    p.doubleClickCard(named("S3"));
    QCOMPARE(choices(), 1);
}

void TestNinjanTable::onlyOneIsSelected()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kDuel, kPiles, {kOwn, kOther}), Reason::None);
    p.clickCard(named("S3"));
    p.clickCard(named("R7"));
    QVERIFY(p.ninjan().stage().hand().selection() == CardSet::of(named("R7")));
    p.clickCard(named("R7"));
    QVERIFY(p.ninjan().stage().hand().selection().empty());
}

void TestNinjanTable::selectionMarksBeatenPiles()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kDuel, kPiles, {kOwn, kOther}), Reason::None);
    Piles &piles = p.ninjan().stage().piles();
    p.clickCard(named("P9")); // P9 beats the rock on pile 0
    QCOMPARE(piles.ground(0)->state(), PileItem::State::Marked);
    QCOMPARE(piles.ground(1)->state(), PileItem::State::Quiet);
    QCOMPARE(piles.ground(2)->state(), PileItem::State::Quiet);
    QVERIFY(p.ninjan().bubble()->isVisible());
    QVERIFY(p.ninjan().bubble()->words().contains(QLatin1String("+2")));
    p.key(Qt::Key_Escape);
    QCOMPARE(piles.ground(0)->state(), PileItem::State::Quiet);
    QVERIFY(!p.ninjan().bubble()->isVisible());
}

/// The computer never answers, so the choice can be changed and taken back.
void TestNinjanTable::choiceIsChangedAndWithdrawn()
{
    PlayedWindow p;
    p.settings().pace.set(100000);
    QCOMPARE(p.dealNinjan(kDuel, kPiles, {kOwn, kOther}), Reason::None);
    NinjanStage &stage = p.ninjan().stage();
    p.doubleClickCard(named("P9"));
    QVERIFY(stage.chosen(0) && stage.chosen(0)->isFaceDown());
    QCOMPARE(stage.hand().cards().count(), 8);
    p.doubleClickCard(named("S10"));
    QCOMPARE(int(stage.chosen(0)->card()), int(named("S10")));
    QVERIFY(stage.hand().cards().contains(named("P9")));
    QVERIFY(!stage.hand().item(named("P9"))->isFaceDown());
    QCOMPARE(stage.hand().cards().count(), 8);
    p.key(Qt::Key_Escape);
    QVERIFY(!stage.chosen(0));
    QCOMPARE(stage.hand().cards().count(), 9);
    QCOMPARE(countOf<ChooseEvent>(p.table().record()), 0);
    // A click on the chosen card takes it back too.
    p.doubleClickCard(named("P9"));
    QVERIFY(stage.chosen(0));
    p.click(stage.chosen(0)->scenePos());
    QVERIFY(!stage.chosen(0));
    QCOMPARE(stage.hand().cards().count(), 9);
}

void TestNinjanTable::choosingNothingIsRefused()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kDuel, kPiles, {kOwn, kOther}), Reason::None);
    p.key(Qt::Key_Return);
    QCOMPARE(p.ninjan().message()->tone(), MessageItem::Tone::Refusal);
    QCOMPARE(p.ninjan().message()->text(), NinjanText::refusal(Reason::NoCards, p.ninjan().view()));
    QCOMPARE(int(p.ninjan().view().choice()), int(kNoCard));
}

void TestNinjanTable::digitsSelect()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kDuel, kPiles, {kOwn, kOther}), Reason::None);
    Hand &hand = p.ninjan().stage().hand();
    p.key(Qt::Key_1);
    QVERIFY(hand.selection() == CardSet::of(named("R1")));
    p.key(Qt::Key_1);
    QVERIFY(hand.selection() == CardSet::of(named("P1")));
    p.key(Qt::Key_0);
    QVERIFY(hand.selection() == CardSet::of(named("S10")));
    p.key(Qt::Key_6);
    QVERIFY(hand.selection() == CardSet::of(named("S-6")));
}

/// While a round is animated, any key skips to its end, with all events in order.
void TestNinjanTable::keysSkipAnimations()
{
    PlayedWindow p;
    p.settings().animationSpeed.set(Settings::AnimationSpeed::Slow);
    QCOMPARE(p.dealNinjan(kDuel, kPiles, {kOwn, "R3 R8 R-1 P4 P10 P-5 P7 P8 P-3"}), Reason::None);
    QTRY_COMPARE(countOf<ChooseEvent>(p.table().record()), 1);
    p.settings().pace.set(100000); // the computer is slow in the next round
    p.doubleClickCard(named("S10"));
    QTRY_VERIFY(countOf<RevealEvent>(p.table().record()) == 1);
    QVERIFY(p.ninjan().stage().animator().moving());
    QVERIFY(p.ninjan().view().board().phase == ninjan::Phase::Choose); // the view is behind the table
    p.key(Qt::Key_Shift);
    QVERIFY(!p.ninjan().stage().animator().moving());
    const Events seen = p.table().seenBy(0);
    ninjan::View view(0);
    for (const Event &event : seen)
        view.apply(event);
    QVERIFY(view == p.ninjan().view());
    QVERIFY(p.ninjan().stage().hand().cards() == view.hand());
    for (int pile = 0; pile < 3; ++pile)
        QCOMPARE(int(p.ninjan().stage().piles().cards(pile).size()), view.board().piles[std::size_t(pile)].size());
}

/// Regression: without animation rounds were too fast to read. Each event must stay visible until the next input.
void TestNinjanTable::roundsCanBeReadWithoutAnimation()
{
    PlayedWindow p;
    p.settings().pace.set(400);
    QCOMPARE(p.dealNinjan(kDuel, kPiles, {kOwn, kOther}, {ChooseEvent{1, named("R3")}}), Reason::None);
    std::vector<qint64> times;
    QElapsedTimer clock;
    connect(&p.ninjan(), &TableView::eventShown, this, [&](const Event &) { times.push_back(clock.elapsed()); });
    clock.start();
    p.doubleClickCard(named("S10"));
    QTRY_COMPARE(times.size(), std::size_t(3)); // own choice, reveal, first card
    QVERIFY2(times[2] - times[1] >= 600, qPrintable(QString::number(times[2] - times[1])));
    QVERIFY(p.ninjan().stage().animator().hasWaiting());
    p.key(Qt::Key_Left); // any key goes on at once
    QCOMPARE(times.size(), std::size_t(4));
}

void TestNinjanTable::undoRevertsTheRound()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kDuel, kPiles, {kOwn, kOther}), Reason::None);
    p.doubleClickCard(named("S10"));
    QTRY_VERIFY(countOf<RevealEvent>(p.table().record()) == 1);
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(countOf<RevealEvent>(p.table().record()), 0);
    QCOMPARE(p.ninjan().stage().hand().cards().count(), 9);
    QVERIFY(p.ninjan().view().mayChoose());
}

REGISTER_TEST(TestNinjanTable)
#include "moc_ninjan_table_test.cpp"
