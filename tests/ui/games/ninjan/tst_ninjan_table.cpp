// The table of Ninjan by mouse and keyboard: choosing, undo, the throw, several people at one screen.
#include "tests/ui/ninjan_deals.h"
#include "tests/ui/played_window.h"

#include "ui/app/side_panel.h"
#include "ui/sound/sound.h"
#include "ui/text/ninjan_text.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTextEdit>

using namespace meadhall;
using namespace meadhall::ui;

class TestNinjanTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dealIsShown();
    void dragChooses();
    void enterButtonAndDoubleClickChoose();
    void onlyOwnChoiceMakesASound();
    void onlyOneIsSelected();
    void selectionMarksBeatenPiles();
    void choiceIsChangedAndWithdrawn();
    void choosingNothingIsRefused();
    void digitsSelect();
    void keysSkipAnimations();
    void roundsCanBeReadWithoutAnimation();
    void undoRevertsTheRound();
    void hintsGiveReasons();
    void elementsAreAccessible();
    void curtainSeparatesTwoPeople();
    void tieIsResolvedByThrowing();
    void hintForAThrowIsHonest();
    void computersPlayAlone();
    void eachGameHasItsView();
};

void TestNinjanTable::dealIsShown()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kDuel, kPiles, {kOwn, kOther}), Reason::None);
    QVERIFY(qobject_cast<NinjanTableView *>(&p.window().tableView()));
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
            QVERIFY(p.ninjan().chooseButton()->isEnabled());
            if (method == 0)
                p.key(Qt::Key_Return);
            else
                p.clickItem(p.ninjan().chooseButton());
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
    p.settings().setPace(100000);
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
    p.settings().setAnimationSpeed(Settings::AnimationSpeed::Slow);
    QCOMPARE(p.dealNinjan(kDuel, kPiles, {kOwn, "R3 R8 R-1 P4 P10 P-5 P7 P8 P-3"}), Reason::None);
    QTRY_COMPARE(countOf<ChooseEvent>(p.table().record()), 1);
    p.settings().setPace(100000); // the computer is slow in the next round
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
    p.settings().setPace(400);
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

void TestNinjanTable::hintsGiveReasons()
{
    PlayedWindow p;
    p.settings().setPace(100000);
    QCOMPARE(p.dealNinjan(kDuel, "R10 R9 R6", {"R1 R7 R-4 R2 P1 R-2 P2 S10 S-6", kOther}), Reason::None);
    QStringList messages;
    const auto connection = connect(&p.ninjan().controller(), &NinjanController::changed, this,
                                    [&] { messages += p.ninjan().message()->text(); });
    p.key(Qt::Key_H);
    QTRY_VERIFY(p.ninjan().controller().advising());
    disconnect(connection);
    QVERIFY2(messages.contains(QStringLiteral("The coach is thinking…")), qPrintable(messages.join(QLatin1Char('|'))));
    const CardSet advised = p.ninjan().stage().hand().selection();
    QCOMPARE(advised.count(), 1);
    const QString card = NinjanText::card(advised.first(), NinjanText::Case::Accusative);
    const QString message = p.ninjan().message()->text();
    QVERIFY2(message.startsWith(QStringLiteral("Choose ") + card + QLatin1String(": it ")), qPrintable(message));
    p.key(Qt::Key_Return);
    QCOMPARE(int(p.ninjan().view().choice()), int(advised.first()));

    PlayedWindow q; // the same for a pile
    QCOMPARE(q.dealNinjan(kDuel, kTwoRocks, {kOwn, "R3 R8 R-1 P4 P10 P-5 S1 S9 S-3"},
                          {ChooseEvent{0, named("P9")}, ChooseEvent{1, named("S1")}}),
             Reason::None);
    QTRY_VERIFY(q.ninjan().view().ownRequest() == RequestKind::Pile);
    q.key(Qt::Key_H);
    QTRY_VERIFY(q.ninjan().controller().advising());
    QVERIFY2(q.ninjan().message()->text().startsWith(QLatin1String("Take +6 rather than +2.")),
             qPrintable(q.ninjan().message()->text()));
    QCOMPARE(q.ninjan().keyboard().element(), q.ninjan().stage().piles().ground(1));
    q.key(Qt::Key_Return);
    QVERIFY(q.ninjan().view().board().taken[0] == CardSet::of(named("R6")));
}

/// What a screen reader finds, and that it can press a pile.
void TestNinjanTable::elementsAreAccessible()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kDuel, kTwoRocks, {kOwn, "R3 R8 R-1 P4 P10 P-5 S1 S9 S-3"},
                          {ChooseEvent{0, named("P9")}, ChooseEvent{1, named("S1")}}),
             Reason::None);
    QTRY_VERIFY(p.ninjan().view().ownRequest() == RequestKind::Pile);
    QStringList all;
    for (const QGraphicsObject *element : p.ninjan().access().elements()) {
        all.push_back(p.ninjan().access().nameOf(element));
        QVERIFY2(!all.back().isEmpty(), element->metaObject()->className());
    }
    const auto hasName = [&all](const char *start) {
        return std::any_of(all.begin(), all.end(),
                           [start](const QString &one) { return one.startsWith(QLatin1String(start)); });
    };
    QVERIFY2(hasName("Pile 2, worth: 6, on top: rock 6, can be chosen"), qPrintable(all.join(QLatin1Char('\n'))));
    QVERIFY(hasName("rock 7"));
    QVERIFY2(hasName("Still to be resolved, in this order: paper 9 (You)"), qPrintable(all.join(QLatin1Char('\n'))));
    QVERIFY(hasName("Rock beats scissors"));
    QVERIFY(!p.ninjan().access().canPress(p.ninjan().stage().piles().ground(2)));
    QVERIFY(p.ninjan().access().canPress(p.ninjan().stage().piles().ground(1)));
    p.ninjan().access().press(p.ninjan().stage().piles().ground(1));
    QVERIFY(p.ninjan().view().board().taken[0] == CardSet::of(named("R6")));
}

void TestNinjanTable::curtainSeparatesTwoPeople()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kPair, kPiles, {kOwn, kOther}), Reason::None);
    QCOMPARE(p.ninjan().viewpoint(), 0);
    p.doubleClickCard(named("S10"));
    QVERIFY(p.ninjan().curtain()->isVisible());
    QVERIFY(p.ninjan().stage().hand().cards().empty());
    QVERIFY(p.pressPanel(*p.ninjan().panel(), "showCards"));
    QCOMPARE(p.ninjan().viewpoint(), 1);
    QCOMPARE(p.ninjan().stage().hand().cards().count(), 9);
    p.doubleClickCard(named("R3"));
    // A pile is chosen without a curtain, because no hand is open and both people may look.
    QCOMPARE(p.ninjan().viewpoint(), kSpectator);
    QVERIFY(!p.ninjan().curtain()->isVisible());
    QVERIFY(p.ninjan().stage().hand().cards().empty());
    QCOMPARE(p.ninjan().controller().pileChooser(), 1);
    p.key(Qt::Key_2);
    // The next round begins behind the curtain.
    QVERIFY(p.ninjan().curtain()->isVisible());
    QVERIFY(p.pressPanel(*p.ninjan().panel(), "showCards"));
    QCOMPARE(p.ninjan().viewpoint(), 0);
    QCOMPARE(p.ninjan().stage().hand().cards().count(), 8);
}

/// Neither player's cards beat anything: both end with no points and throw.
void TestNinjanTable::tieIsResolvedByThrowing()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kDuel, kTiePiles, {kTieOwn, kTieOther}, eventsOfTiedGame()), Reason::None);
    QVERIFY(p.ninjan().view().board().phase == ninjan::Phase::Throw);
    const QString rounds = p.window().sidePanel().log()->toPlainText();
    QVERIFY2(rounds.contains(QLatin1String("Round 8\n")), qPrintable(rounds));
    QVERIFY2(rounds.contains(QLatin1String("Round 9: the last cards are revealed.")),
             qPrintable(rounds)); // nobody was asked
    QVERIFY(p.ninjan().panel()->isVisible());
    int buttons = 0;
    for (const auto *button :
         p.ninjan().panel()->findChildren<QPushButton *>(QRegularExpression(QStringLiteral("^throw"))))
        buttons += button->isVisible();
    QCOMPARE(buttons, 3);
    for (int throws = 0; !p.table().gameOver(); ++throws) {
        QVERIFY(throws < 100);
        QTRY_VERIFY(p.ninjan().panel()->isVisible());
        if (throws % 2 == 0)
            QVERIFY(p.pressPanel(*p.ninjan().panel(), "throw0"));
        else
            p.key(Qt::Key_3); // scissors
        QTRY_COMPARE(countOf<ThrowEvent>(p.table().record()), throws + 1);
    }
    const auto &end = std::get<GameOverEvent>(p.table().record().back());
    QTRY_VERIFY(p.ninjan().panel()->isVisible());
    const auto labels = p.ninjan().panel()->findChildren<QLabel *>();
    const QString winner = end.winners.front() == 0 ? QStringLiteral("You win") : QStringLiteral("Bo1");
    QVERIFY2(p.ninjan().panel()->title().contains(winner), qPrintable(p.ninjan().panel()->title()));
    const QString log = p.window().sidePanel().log()->toPlainText();
    QVERIFY2(log.contains(QLatin1String("throw")), qPrintable(log));
}

void TestNinjanTable::hintForAThrowIsHonest()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kDuel, kTiePiles, {kTieOwn, kTieOther}, eventsOfTiedGame()), Reason::None);
    QTRY_VERIFY(p.ninjan().panel()->isVisible());
    p.key(Qt::Key_H);
    QVERIFY(p.ninjan().controller().advising());
    QVERIFY2(p.ninjan().message()->text().contains(QLatin1String("luck")), qPrintable(p.ninjan().message()->text()));
    QVERIFY(p.ninjan().message()->opacity() > 0.9); // not covered by the panel
    QVERIFY(p.ninjan().panel()->isVisible());       // it still waits for the throw
    QVERIFY(p.pressPanel(*p.ninjan().panel(), "throw1"));
    QTRY_VERIFY(countOf<ThrowEvent>(p.table().record()) == 1);
}

void TestNinjanTable::computersPlayAlone()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan({"computer:easy", "computer:easy", "computer:medium"}, kPiles,
                          {kOwn, kOther, "R4 R5 R6 P5 P6 P7 S4 S6 S7"}),
             Reason::None);
    QTRY_VERIFY_WITH_TIMEOUT(p.table().gameOver(), 20000);
    QTRY_VERIFY(p.ninjan().panel()->isVisible());
    QCOMPARE(p.ninjan().viewpoint(), kSpectator);
    QVERIFY(!p.ninjan().chooseButton()->isVisible());
}

void TestNinjanTable::eachGameHasItsView()
{
    PlayedWindow p;
    QVERIFY(qobject_cast<OdinTableView *>(&p.window().tableView()));
    QCOMPARE(p.dealNinjan(kDuel, kPiles, {kOwn, kOther}), Reason::None);
    QVERIFY(qobject_cast<NinjanTableView *>(&p.window().tableView()));
    QVERIFY(!p.window().startPanel().isVisible());
    QCOMPARE(p.deal(kDuel, {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3"}, 0), Reason::None);
    QVERIFY(qobject_cast<OdinTableView *>(&p.window().tableView()));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(p.window().findChildren<TableView *>().size(), 1); // the earlier views are deleted
    p.dragCard("K1", p.middle());
    QVERIFY(std::holds_alternative<PlayEvent>(p.table().record().at(2)));
}

QTEST_MAIN(TestNinjanTable)
#include "tst_ninjan_table.moc"
