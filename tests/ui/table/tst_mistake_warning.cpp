// SPDX-License-Identifier: GPL-3.0-or-later
// The warning before a mistake: every way to play, both answers, and what must not happen meanwhile.
#include "tests/stopped_clock.h"
#include "tests/test_program.h"
#include "tests/ui/table/mistake_warning_test.h"

using namespace meadhall::ui::testing;

/// What it is certain of, the review says as well.
void TestMistakeWarning::agreesWithTheReview()
{
    for (const Game game : {Game::Odin, Game::Ninjan}) {
        const Events events = test::computersGame(test::computersOf(game, 3, 4), {}, 12);
        const double limit = game == Game::Odin ? 0.5 : 2;
        const review::Depth depth{200, 1};
        int number = 0;
        for (const review::Decision &decision : review::decisionsOf(events)) {
            if (++number % 3 != 0)
                continue;
            const Events seen = review::seenBefore(events, decision.line, decision.seat);
            const auto all = review::makeDecisionModel(seen, decision.seat, std::nullopt);
            const auto costs = review::judgeAll(*all, review::scaleOf(game), depth, limit, {});
            const auto cost = std::find_if(costs.begin(), costs.end(),
                                           [&](const review::Cost &one) { return one.answer == decision.played; });
            QVERIFY(cost != costs.end());
            const auto one = review::makeDecisionModel(seen, decision.seat, decision.played);
            const auto judged = review::judge(*one, review::scaleOf(game), depth, {});
            if (cost->tooMuch == true)
                QVERIFY(judged->loss + judged->lossCi95 >= limit);
            if (cost->tooMuch == false)
                QVERIFY(judged->loss - judged->lossCi95 < limit);
        }
    }
}

void TestMistakeWarning::isOffAtFirst()
{
    PlayedWindow p;
    QVERIFY(p.settings().warnings() == Settings::Warnings::Off);
    p.deal(kDuel, {kOwn, kOther}, 1, kLead);
    QVERIFY(!p.view().mistakeGuard());
    p.doubleClickCard("R9");
    QTRY_VERIFY(p.table().record().size() > 3);
}

void TestMistakeWarning::everyWayToPlay()
{
    PlayedWindow p;
    QVERIFY(dealt(p));
    const Events before = p.table().record();
    const auto afterClick = [&p](const std::function<void()> &play) {
        return [&p, play] {
            p.clickCard("R9");
            play();
        };
    };
    const std::vector<std::function<void()>> ways{
        [&p] { p.doubleClickCard("R9"); },
        [&p] { p.dragCard("R9", p.middle()); },
        afterClick([&p] { p.clickItem(p.view().game().playButton()); }),
        afterClick([&p] { p.window().actions().play->trigger(); }),
        afterClick([&p] { p.key(Qt::Key_Return); }),
    };
    for (const auto &play : ways) {
        play();
        QVERIFY(panelOf(p));
        QVERIFY(p.table().record() == before);
        QCOMPARE(p.view().stage().hand().selection(), cardsNamed("R9"));
        QVERIFY(button(p, "chooseAgain")->hasFocus());
        QVERIFY(words(p).startsWith(QLatin1String("Playing 9 costs ")));
        p.key(Qt::Key_Escape);
        QVERIFY(!panelOf(p) && p.view().hasFocus());
        QVERIFY(p.table().record() == before);
        p.key(Qt::Key_Escape); // nothing is selected any more
    }
    ways.back()();
    QVERIFY(panelOf(p));
    press(button(p, "playAnyway"));
    QVERIFY(!panelOf(p));
    QVERIFY(p.table().record().size() > before.size());
    QVERIFY((p.table().record().at(before.size()) == kNine));
}

void TestMistakeWarning::goodMovesPass()
{
    PlayedWindow p;
    deal(p, kDuel, kLead);
    QVERIFY(judged(p, PlayEvent{0, cardsNamed("P6 P1"), cardsNamed("B1").first()}));
    const std::size_t before = p.table().record().size();
    p.clickCard("P6");
    p.clickCard("P1");
    p.key(Qt::Key_Return);
    QVERIFY(!panelOf(p));
    QVERIFY(p.table().record().size() > before);
}

/// A second Enter at once, or one that repeats by itself, belongs to the move.
void TestMistakeWarning::enterOfTheMoveIsNoAnswer()
{
    test::StoppedClock clock(QDate(2026, 11, 22));
    PlayedWindow p;
    QVERIFY(opened(p));
    clock.advance(100);
    p.key(Qt::Key_Return);
    p.key(Qt::Key_Space);
    QVERIFY(panelOf(p));
    clock.advance(InputDelay::kInputDelayMs);
    QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, {}, true);
    QApplication::sendEvent(button(p, "chooseAgain"), &repeated);
    QVERIFY(panelOf(p));
    const std::size_t before = p.table().record().size();
    p.key(Qt::Key_Return);
    QVERIFY(!panelOf(p));
    QCOMPARE(p.table().record().size(), before);
    p.key(Qt::Key_Return); // the same move again
    QVERIFY(panelOf(p));
    clock.advance(InputDelay::kInputDelayMs);
    p.key(Qt::Key_Tab);
    QVERIFY(button(p, "playAnyway")->hasFocus());
    p.key(Qt::Key_Return);
    QVERIFY(p.table().record().size() > before);
}

void TestMistakeWarning::passing()
{
    PlayedWindow p;
    deal(p, kDuel);
    QVERIFY(judged(p, PassEvent{0}));
    const std::size_t before = p.table().record().size();
    p.key(Qt::Key_P);
    QVERIFY(panelOf(p));
    QVERIFY(words(p).startsWith(QLatin1String("Passing costs ")));
    QVERIFY(!p.window().actions().pass->isEnabled()); // the key is no answer
    p.key(Qt::Key_Escape);
    QVERIFY(p.window().actions().pass->isEnabled());
    p.clickItem(p.view().game().passButton());
    QVERIFY(panelOf(p));
    p.clickItem(p.view().game().passButton()); // the same again is no answer either
    QVERIFY(panelOf(p));
    press(button(p, "playAnyway"));
    QVERIFY((p.table().record().at(before) == Event{PassEvent{0}}));
}

/// The cards are no mistake, but the card picked up is.
void TestMistakeWarning::pickingUp()
{
    PlayedWindow p;
    p.settings().warnings.set(Settings::Warnings::Small);
    guardOf(p).setDepth({200, 1});
    const char *const other = "B1 B3 B4 R1 R3 R4 B7 P7 G3"; // the blue 7 joins a set of the hand, the pink one none
    p.deal(kDuel, {kOwn, other}, 1,
           {PlayEvent{1, cardsNamed("B1"), kNoCard}, PlayEvent{0, cardsNamed("P6 P1"), cardsNamed("B1").first()},
            PlayEvent{1, cardsNamed("B7 P7"), cardsNamed("P1").first()}});
    guardOf(p).setLimits(std::array{0.15, 1.0});
    const CardSet played = cardsNamed("R9 R8 R2");
    QVERIFY(judged(p, PlayEvent{0, played, kNoCard}));
    p.view().controller().play(played);
    QVERIFY(!panelOf(p) && p.view().controller().isHalfway());
    guardOf(p).setLimits(std::array{0.05, 1.0}); // of two cards, the better one costs nothing
    for (const char *name : {"B7", "P7"})
        QVERIFY(judged(p, PlayEvent{0, played, cardsNamed(name).first()}));
    const std::size_t before = p.table().record().size();
    p.clickItem(p.view().stage().tableSet().item(cardsNamed("P7").first()));
    QVERIFY(panelOf(p));
    QVERIFY(words(p).startsWith(QLatin1String("Picking up the pink 7 costs ")));
    p.key(Qt::Key_Escape);
    QVERIFY(!panelOf(p) && p.view().controller().isHalfway());
    p.clickItem(p.view().stage().tableSet().item(cardsNamed("P7").first()));
    QVERIFY(panelOf(p));
    p.clickItem(p.view().stage().tableSet().item(cardsNamed("B7").first())); // the better one instead
    QVERIFY(!panelOf(p));
    QVERIFY((p.table().record().at(before) == Event{PlayEvent{0, cardsNamed("R9 R8 R2"), cardsNamed("B7").first()}}));
}

/// A card that beats nothing, while another takes the richest pile.
void TestMistakeWarning::cardsOfNinjan()
{
    PlayedWindow p;
    p.settings().warnings.set(Settings::Warnings::Middle);
    p.dealNinjan(kDuel, "R10 P-6 S3", {"R9 P10 S10 R7 P9 S9 R8 P8 S8", "R2 R3 P1 P3 P4 S1 S2 S4 S5"});
    QVERIFY(waitFor([&] { return !guardOf(p).isJudging(); }));
    const auto chosen = [&p] { // the computer may choose at any time
        const Events &record = p.table().record();
        return std::find(record.begin(), record.end(), Event{ChooseEvent{0, ninjanCards("P10").front()}})
                   != record.end()
               || std::find(record.begin(), record.end(), Event{ChooseEvent{0, ninjanCards("S9").front()}})
                      != record.end();
    };
    p.doubleClickCard(ninjanCards("S9").front());
    QVERIFY(panelOf(p));
    QVERIFY(words(p).startsWith(QLatin1String("Choosing the scissors 9 costs ")));
    // It claims no more than the review.
    const MistakeGuard::Opinion opinion = guardOf(p).opinionOf(ChooseEvent{0, ninjanCards("S9").front()});
    QVERIFY(opinion.halfWidth > 0);
    QVERIFY2(words(p).endsWith(CostText::amount(opinion.points, opinion.halfWidth) + QLatin1Char('.')),
             qPrintable(words(p)));
    QVERIFY(!chosen());
    p.clickCard(ninjanCards("P10").front());
    QVERIFY(!panelOf(p));
    p.key(Qt::Key_Return);
    QVERIFY(!panelOf(p));
    QTRY_VERIFY(chosen());
}

/// Of two piles that it beats the poorer one.
void TestMistakeWarning::pilesOfNinjan()
{
    PlayedWindow p;
    p.settings().warnings.set(Settings::Warnings::Small);
    const Card own = ninjanCards("P10").front(), other = ninjanCards("S2").front();
    p.dealNinjan(kDuel, "R10 R2 S3", {"R9 P10 S10 R7 S9 R8 S8 R5 R4", "P1 P2 P3 P4 P5 P6 P7 S2 S1"},
                 {ChooseEvent{0, own}, ChooseEvent{1, other}, RevealEvent{{own, other}}});
    QTRY_COMPARE(p.ninjan().controller().pileChooser(), 0);
    QVERIFY(waitFor([&] { return !guardOf(p).isJudging(); }));
    const std::size_t before = p.table().record().size();
    p.key(Qt::Key_2);
    QVERIFY(panelOf(p));
    QVERIFY(words(p).startsWith(QLatin1String("Taking the pile with the rock 2 costs ")));
    p.key(Qt::Key_Escape);
    p.click(p.ninjan().stage().piles().ground(1)->area().center());
    QVERIFY(panelOf(p));
    press(button(p, "playAnyway"));
    QVERIFY((p.table().record().at(before) == Event{ResolveEvent{0, own, 1}}));
}

REGISTER_TEST(TestMistakeWarning)
#include "moc_mistake_warning_test.cpp"
