// SPDX-License-Identifier: GPL-3.0-or-later
// Hints for Ninjan: reproducible, ranked, legal, and with correct reasons.
#include "engine/core/to_index.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/ninjan_views.h"
#include "tests/engine/search_cancellation.h"
#include "tests/test_program.h"

#include "engine/ai/ninjan/hint.h"

#include <QElapsedTimer>
#include <QtTest>

#include <algorithm>
#include <thread>

using namespace meadhall;
using namespace meadhall::ninjan;
using namespace ninjan_views;
using test::ninjanCard;
using test::ninjanGame;
using test::playNinjan;

namespace {

using Code = HintReason::Code;

/// The first reason with that code; without a code if there is none.
HintReason find(const std::vector<HintReason> &why, Code code)
{
    const auto found =
        std::find_if(why.begin(), why.end(), [code](const HintReason &each) { return each.code == code; });
    return found == why.end() ? HintReason{} : *found;
}

} // namespace

class TestNinjanHint : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cardsHaveCorrectReasons();
    void pilesHaveCorrectReasons();
    void rankingIsSortedAndReproducible();
    void forecastsAreCorrect();
    void forecastsMatchRandomGames();
    void noRequestMeansNoHint();
    void cancellationIsPrompt();
};

void TestNinjanHint::cardsHaveCorrectReasons()
{
    const ninjan::View view = choosing({"S10", "P-5 S-6", "R2"}, "R-4 R9 R10 S7 S1 P-3 P6", {7});
    const auto why = [&](const char *name) { return reasonsForCard(view, ninjanCard(name)); };
    // Rocks beat the scissors: pile 0 (+10) or pile 1 (−11); scissors beat nothing; paper beats R2.
    // Nobody can come first: a paper must take R2.
    QVERIFY(why("R10").front() == (HintReason{Code::Takes, ninjanCard("S10"), 10, 0, {}}));
    QVERIFY(why("R9").front() == (HintReason{Code::Takes, ninjanCard("S10"), 10, 0, {}}));
    QCOMPARE(find(why("R-4"), Code::Leaves).number, -4);
    QCOMPARE(why("S7").front().code, Code::BeatsNothing);
    QCOMPARE(find(why("S7"), Code::Adds).number, 7);
    QVERIFY(why("P6").front().code == Code::Takes);
    const ninjan::View spoilt = choosing({"S-6", "P-5", "P3"}, "R4 P-2 P2 S1", {4, 4});
    QCOMPARE(reasonsForCard(spoilt, ninjanCard("R4")).front().number, -6);
    const HintReason avoided = find(reasonsForCard(spoilt, ninjanCard("P-2")), Code::AvoidsWorse);
    QVERIFY(avoided.card == ninjanCard("R4") && avoided.number == -6);
    QCOMPARE(reasonsForCard(spoilt, ninjanCard("S1")).front().number, 3); // takes P3
    QVERIFY(reasonsForCard(choosing({"S1", "S2", "S3"}, "R4", {1}), ninjanCard("R4"))
            == std::vector{HintReason{Code::Forced}});
}

void TestNinjanHint::pilesHaveCorrectReasons()
{
    // P8 takes R9 or R-6; R1 is resolved later and must take the scissors.
    const ninjan::View view = resolving({"R9", "R-6", "S-5"}, "P2 P3", {"P8", "R1"});
    QVERIFY(reasonsForPile(view, 0).front() == (HintReason{Code::TakesMore, kNoCard, 9, -6}));
    QVERIFY(reasonsForPile(view, 1).front() == (HintReason{Code::TakesLess, kNoCard, -6, 9}));
    // R5 is laid on a pile; P1 is resolved later and takes the pile with the most points.
    const ninjan::View laying = resolving({"R9", "P-6", "R2"}, "P9 P8", {"R5", "P1"});
    const HintReason less = find(reasonsForPile(laying, 1), Code::RivalLess);
    QVERIFY(less.card == ninjanCard("P1") && less.number == 9 && less.other == 14);
    QVERIFY(find(reasonsForPile(laying, 0), Code::RivalLess) == HintReason{});
    // Every pile that can be taken costs points; afterwards P1 must take the other one.
    const ninjan::View costly = resolving({"R-2", "R-6", "S5"}, "P2 P3", {"P8", "P1"});
    QVERIFY(reasonsForPile(costly, 0).front() == (HintReason{Code::TakesMore, kNoCard, -2, -6}));
    const HintReason must = find(reasonsForPile(costly, 0), Code::RivalMust);
    QVERIFY(must.card == ninjanCard("P1") && must.number == -6);
}

void TestNinjanHint::rankingIsSortedAndReproducible()
{
    for (std::uint64_t deal = 1; deal <= 12 && !QTest::currentTestFailed(); ++deal) {
        const int players = static_cast<int>(2 + deal % 4);
        ninjan::View view(0);
        view.apply(ninjanGame(players, deal));
        playNinjan(ninjanGame(players, deal), deal, [&](const ninjan::Referee &referee, const Event &event) {
            const auto ranked = rankChoices(view, 60, 7, {});
            const bool choosing = view.mayChoose();
            const bool resolving = view.dealt() && view.board().turn() == 0;
            const auto choices = choosing ? view.hand().count() : resolving ? countOf(view.board().allowedPiles()) : 0;
            QCOMPARE(static_cast<int>(ranked.size()), choices);
            for (const RankedChoice &each : ranked) {
                const Event answer =
                    choosing ? Event(ChooseEvent{0, each.card}) : ResolveEvent{0, each.card, each.pile};
                QCOMPARE(referee.whyAnswerRefused(0, answer), Reason::None);
                QVERIFY(each.chance >= 0 && each.chance <= 1);
            }
            const auto again = rankChoices(view, 60, 7, {});
            for (std::size_t i = 0; i < ranked.size(); ++i) {
                QCOMPARE(ranked[i].card, again[i].card);
                QCOMPARE(ranked[i].pile, again[i].pile);
                QCOMPARE(ranked[i].chance, again[i].chance);
                QVERIFY(ranked[i].why == again[i].why);
            }
            if (ranked.size() > 1)
                QVERIFY(ranked[0].chance >= ranked[1].chance);
            view.apply(referee.seenBy(event, 0));
        });
    }
}

void TestNinjanHint::forecastsAreCorrect()
{
    // Two players: S10 takes the pile first; R10 or R9 beat nothing and may be laid on it. P10 lies there already.
    const ninjan::View two = choosing({"P10", "P5", "R2"}, "S9 P-6", {2});
    const CardForecast nine = forecastOf(two, ninjanCard("S9"));
    QCOMPARE(nine.pile, 0);
    QVERIFY(nine.before == set("S10 R10 R9"));
    QVERIFY(!nine.last);
    QCOMPARE(forecastOf(two, ninjanCard("P-6")).pile, 2);
    // A rock must take the scissors, so it cannot cover the P10.
    const ninjan::View less = choosing({"P10", "S5", "R2"}, "S9 R-6", {2});
    QVERIFY(forecastOf(less, ninjanCard("S9")).before == set("S10"));
    QVERIFY(!forecastOf(less, ninjanCard("R-6")).last); // P-6 would be last of the three sixes
    QVERIFY(forecastOf(choosing({"P10", "S5", "R2"}, "S-6 R-6", {2}), ninjanCard("S-6")).last == false);
    // Three players: an earlier card may make a move possible for a later one.
    const ninjan::View three = choosing({"P10", "S5", "R2"}, "S9 R-6", {2, 2});
    QVERIFY(forecastOf(three, ninjanCard("S9")).before == set("S10 R10 R9"));
    QVERIFY(forecastOf(choosing({"P5", "S5", "R2"}, "P10 R10", {2, 2}), ninjanCard("R10")).before.empty());
    // A card that beats nothing has no pile to lose.
    const CardForecast none = forecastOf(choosing({"R5", "R2", "R3"}, "R10 S9", {2}), ninjanCard("R10"));
    QCOMPARE(none.pile, -1);
    QVERIFY(none.before.empty());
}

/// The forecast made before the reveal agrees with the result of the round, in many random games.
void TestNinjanHint::forecastsMatchRandomGames()
{
    int compared = 0;
    int last = 0;
    for (std::uint64_t deal = 1; deal <= 400 && !QTest::currentTestFailed(); ++deal) {
        const int players = static_cast<int>(2 + deal % 4);
        ninjan::View view(0);
        view.apply(ninjanGame(players, deal));
        CardForecast forecast;
        int utility = 0;
        bool held = false;
        playNinjan(ninjanGame(players, deal), deal, [&](const ninjan::Referee &referee, const Event &event) {
            if (const auto *reveal = std::get_if<RevealEvent>(&event)) {
                forecast = forecastOf(view, reveal->cards[0]);
                utility = forecast.pile < 0 ? 0 : view.board().piles[toIndex(forecast.pile)].sum();
                held = forecast.pile >= 0;
                for (std::size_t seat = 1; seat < reveal->cards.size(); ++seat)
                    held = held && !forecast.before.contains(reveal->cards[seat]);
            } else if (const auto *resolve = std::get_if<ResolveEvent>(&event); resolve && resolve->seat == 0) {
                const Board &board = view.board();
                if (held) {
                    QVERIFY(meadhall::ninjan::has(board.beatenPiles(resolve->card), forecast.pile));
                    QCOMPARE(board.piles[toIndex(forecast.pile)].sum(), utility);
                    ++compared;
                }
                if (forecast.last) {
                    QCOMPARE(board.resolved, board.players - 1);
                    ++last;
                }
            }
            view.apply(referee.seenBy(event, 0));
        });
    }
    QVERIFY2(compared > 500 && last > 30, qPrintable(QStringLiteral("%1 %2").arg(compared).arg(last)));
}

void TestNinjanHint::noRequestMeansNoHint() { QVERIFY(rankChoices(ninjan::View(0), 100, 1, {}).empty()); }

void TestNinjanHint::cancellationIsPrompt()
{
    const ninjan::View view = choosing({"S10", "P-5 S-6", "R2"}, "R-4 R9 R10 S7 S1 P-3 P6", {7, 7, 7, 7});
    const qint64 after = cancellationDelayMs([&](std::stop_token stop) { rankChoices(view, 100'000'000, 7, stop); });
    QVERIFY2(after < kMaxCancellationDelayMs, qPrintable(QString::number(after)));
}

REGISTER_TEST(TestNinjanHint)
#include "tst_ninjan_hint.moc"
