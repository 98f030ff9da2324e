// Hints for Odin: reproducible, ranked, and with correct reasons.
#include "tests/engine/odin_views.h"
#include "tests/engine/search_cancellation.h"

#include "engine/ai/odin/hint.h"
#include "engine/core/random.h"

#include <QElapsedTimer>
#include <QtTest>

#include <algorithm>
#include <thread>

using namespace meadhall;
using players::HintReason;
using namespace odin_views;

namespace {

bool has(const std::vector<HintReason> &why, HintReason each)
{
    return std::find(why.begin(), why.end(), each) != why.end();
}

} // namespace

class TestOdinHint : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goingOutRanksFirst();
    void goingOutIsAvoidedWhereItLosesTheGame();
    void reasonsAreCorrect();
    void rankingIsSortedAndReproducible();
    void cancellationIsPrompt();
};

void TestOdinHint::goingOutRanksFirst()
{
    const odin::View view = viewOf("B1 R1", {5, 6}, "G9");
    const auto ranked = players::rankMoves(view, 200, 1, {});
    QCOMPARE(ranked.front().move.cards, cards("B1 R1"));
    QCOMPARE(ranked.front().points, 0.0);
    QVERIFY(ranked.front().why == std::vector{HintReason::GoesOut});
}

void TestOdinHint::goingOutIsAvoidedWhereItLosesTheGame()
{
    // Going out ends the game: seat 1 reaches 15 with its three cards, and seat 2 wins with 2 + 4 points against 10.
    const odin::View view = viewOf("B1 R1", {3, 4}, "G9", 1, {10, 12, 2});
    const auto why = players::reasonsFor(view, {cards("B1 R1"), kNoCard});
    QVERIFY(why == (std::vector{HintReason::GoesOut, HintReason::EndsGameBehind}));
    const auto ranked = players::rankMoves(view, 400, 1, {});
    QVERIFY(ranked.front().move.cards != cards("B1 R1"));
}

void TestOdinHint::reasonsAreCorrect()
{
    // B2 belongs to no set; the reds are one set that goes out on the lead.
    const odin::View leading = viewOf("B2 R4 R5 R7", {5, 5});
    const auto lead = players::reasonsFor(leading, {cards("B2"), kNoCard});
    QVERIFY(has(lead, HintReason::ShedsOrphan));
    QVERIFY(has(lead, HintReason::OneSetLeft));
    QVERIFY(has(lead, HintReason::KeepsSetsWhole));
    QVERIFY(has(players::reasonsFor(leading, {cards("R7"), kNoCard}), HintReason::BreaksSet));
    // The opponent with one card can go out after a single, cannot beat a pair, and cannot go out after a triple.
    const odin::View near = viewOf("R4 R5 R7 K9 B3", {1, 5}, "G2");
    QVERIFY(has(players::reasonsFor(near, {cards("K9"), *odin::cardOfName("G2")}), HintReason::LetsSomebodyOut));
    const auto pair = players::reasonsFor(near, {cards("R7 R5"), *odin::cardOfName("G2")});
    QVERIFY(has(pair, HintReason::BlocksSomebody));
    QVERIFY(has(pair, HintReason::TakesPoison));
    QVERIFY(has(players::reasonsFor(near, odin::Move::pass()), HintReason::LetsSomebodyOut));
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

void TestOdinHint::cancellationIsPrompt()
{
    const odin::View view = viewOf("B2 B5 B9 R3 R4 K7 O1", {6, 5, 8}, "G4");
    const qint64 after =
        cancellationDelayMs([&](std::stop_token stop) { players::rankMoves(view, 100'000'000, 7, stop); });
    QVERIFY2(after < kMaxCancellationDelayMs, qPrintable(QString::number(after)));
}

QTEST_GUILESS_MAIN(TestOdinHint)
#include "tst_odin_hint.moc"
