// SPDX-License-Identifier: GPL-3.0-or-later
// Hints for Odin: reproducible, ranked, and with correct reasons.
#include "tests/engine/odin_views.h"
#include "tests/engine/search_cancellation.h"
#include "tests/test_program.h"

#include "engine/ai/odin/hint.h"
#include "engine/core/random.h"

#include <QElapsedTimer>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <thread>

using namespace meadhall;
using players::HintReason;
using namespace odin_views;

namespace {

using Code = HintReason::Code;

bool has(const std::vector<HintReason> &why, Code code)
{
    return std::any_of(why.begin(), why.end(), [code](const HintReason &each) { return each.code == code; });
}

} // namespace

class TestOdinHint : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goingOutRanksFirst();
    void goingOutIsAvoidedWhereItLosesTheGame();
    void reasonsAreCorrect();
    void rankingIsSortedAndReproducible();
    void costIsCertainToTheInterval();
    void cancellationIsPrompt();
};

void TestOdinHint::goingOutRanksFirst()
{
    const odin::View view = viewOf("B1 R1", {5, 6}, "G9");
    const auto ranked = players::rankMoves(view, 200, 1, {});
    QCOMPARE(ranked.front().move.cards, cards("B1 R1"));
    QCOMPARE(ranked.front().points, 0.0);
    QVERIFY(ranked.front().why == (std::vector{HintReason{Code::GoesOut, 11}}));
    // The best other move, and what it costs.
    QVERIFY(ranked.size() > 1 && ranked.front().next == ranked[1].move);
    // In the mean of the panel, whose members have not all played equally many deals.
    QVERIFY(std::abs(ranked.front().nextCosts - ranked[1].points) < 0.2 * ranked[1].points);
}

void TestOdinHint::goingOutIsAvoidedWhereItLosesTheGame()
{
    // Going out ends the game: seat 1 reaches 15 with its three cards, and seat 2 wins with 2 + 4 points against 10.
    const odin::View view = viewOf("B1 R1", {3, 4}, "G9", 1, {10, 12, 2});
    const auto why = players::reasonsFor(view, {cards("B1 R1"), kNoCard});
    QVERIFY(why == std::vector{HintReason{Code::EndsGameBehind}});
    const auto ranked = players::rankMoves(view, 400, 1, {});
    QVERIFY(ranked.front().move.cards != cards("B1 R1"));
    QVERIFY(has(ranked.front().why, Code::GoingOutLoses));
}

void TestOdinHint::reasonsAreCorrect()
{
    // B2 belongs to no set; the reds are one set that goes out on the lead.
    const odin::View leading = viewOf("B2 R4 R5 R7", {5, 5});
    const auto lead = players::reasonsFor(leading, {cards("B2"), kNoCard});
    QCOMPARE(lead.front(), (HintReason{Code::OneSetLeft, 0, 0, cards("R4 R5 R7")}));
    QVERIFY(has(lead, Code::ShedsOrphan));
    QVERIFY(has(lead, Code::KeepsSet));
    // The opponent with one card can go out after a single, but not by beating a pair or a triple.
    const odin::View near = viewOf("R4 R5 R7 K9 B3", {1, 5}, "G2");
    const odin::Move single{cards("K9"), *odin::cardOfName("G2")}, pair{cards("R7 R5"), *odin::cardOfName("G2")};
    QVERIFY(has(players::reasonsFor(near, single), Code::NeedsMore)); // no higher single card
    QVERIFY(has(players::reasonsFor(near, pair), Code::ShutsOut));
    QVERIFY(has(players::reasonsFor(near, pair), Code::HandCosts));
    QVERIFY(!has(players::reasonsFor(near, pair), Code::JoinsSet));
    // The card picked up decides between one set and two.
    const odin::View pickUp = viewOf("B9 B8 R7 R6", {5, 5}, "R2 G2");
    const auto take = players::reasonsToTake(pickUp, {cards("B9 B8"), *odin::cardOfName("R2")});
    QCOMPARE(take.front(), (HintReason{Code::TakeFewerSets, 1, 2}));
}

void TestOdinHint::rankingIsSortedAndReproducible()
{
    const odin::View view = viewOf("B2 B5 B9 R3 R4 K7 O1", {6, 5, 8}, "G4");
    const auto first = players::rankMoves(view, 600, 7, {});
    const auto second = players::rankMoves(view, 600, 7, {});
    QCOMPARE(first.size(), second.size());
    QVERIFY(first.size() > 3);
    for (std::size_t i = 0; i < first.size(); ++i) {
        QVERIFY(first[i].move == second[i].move);
        QCOMPARE(first[i].utility, second[i].utility);
        QVERIFY(first[i].points >= 0 && first[i].points <= 9);
        QVERIFY(first[i].utility > -0.25 && first[i].utility < 1.25); // win probability plus a share of points
        QVERIFY(odin::whyIllegal(view.board(), view.hand(), first[i].move) == Reason::None);
    }
    QVERIFY(first[0].utility >= first[1].utility);
}

/// The interval becomes narrower with the number of deals, and what few deals say is within the intervals of many.
void TestOdinHint::costIsCertainToTheInterval()
{
    const odin::View view = viewOf("B1 R1", {5, 6}, "G9"); // goes out, or passes
    const auto few = players::rankMoves(view, 100, 7, {}).front(),
               many = players::rankMoves(view, 20'000, 7, {}).front();
    QVERIFY(few.nextHalfWidth > many.nextHalfWidth && many.nextHalfWidth > 0);
    QVERIFY(few.move == many.move && few.next == many.next);
    QVERIFY(std::abs(few.nextCosts - many.nextCosts) < std::hypot(few.nextHalfWidth, many.nextHalfWidth));
}

void TestOdinHint::cancellationIsPrompt()
{
    const odin::View view = viewOf("B2 B5 B9 R3 R4 K7 O1", {6, 5, 8}, "G4");
    const qint64 after =
        cancellationDelayMs([&](std::stop_token stop) { players::rankMoves(view, 100'000'000, 7, stop); });
    QVERIFY2(after < kMaxCancellationDelayMs, qPrintable(QString::number(after)));
}

REGISTER_TEST(TestOdinHint)
#include "tst_odin_hint.moc"
