// SPDX-License-Identifier: GPL-3.0-or-later
// The reasons of the coach for Odin are true: each is compared with a plain statement by the rules, in many positions
// and for many moves.
#include "tests/engine/ai/odin/odin_decisions.h"
#include "tests/engine/ai/odin/odin_statements.h"
#include "tests/engine/odin_views.h"
#include "tests/test_program.h"

#include <QtTest>

#include <map>

using namespace meadhall;
using namespace odin_statements;
using odin_views::cards;
using odin_views::viewOf;

namespace {

std::string described(const View &view, Move move, const HintReason &why)
{
    std::string text = "code " + std::to_string(static_cast<int>(why.code)) + ", hand";
    const auto add = [&text](const char *title, CardSet set) {
        text += title;
        for (const Card card : set)
            text += ' ' + odin::nameOf(card);
    };
    add("", view.hand());
    add(" | table", view.board().table);
    add(" | played", move.cards);
    return text;
}

/// Counts how often each reason was given, and verified.
struct Tally {
    std::map<Code, int> given;
    int positions = 0;
};

void check(const View &view, Move move, Tally &tally)
{
    const std::vector<HintReason> reasons = players::reasonsFor(view, move);
    QVERIFY2(!reasons.empty(), described(view, move, {}).c_str());
    const bool plays = !move.isPass(), goesOut = move.cards == view.hand();
    const Threat threat = plays && !goesOut ? threatTo(view, move.cards) : Threat{};
    for (const HintReason &why : reasons) {
        ++tally.given[why.code];
        const bool holds = !plays    ? holdsForPass(view, why)
                           : goesOut ? holdsForGoingOut(view, why)
                                     : holdsForTable(view, move, threat, why) || holdsForHand(view, move, why);
        QVERIFY2(holds, described(view, move, why).c_str());
    }
    if (!plays || goesOut || view.board().table.count() < 2)
        return;
    const std::vector<HintReason> toTake = players::reasonsToTake(view, move);
    QVERIFY2(!toTake.empty(), described(view, move, {}).c_str());
    for (const HintReason &why : toTake) {
        ++tally.given[why.code];
        QVERIFY2(holdsForTake(view, move, why), described(view, move, why).c_str());
    }
}

/// What was said to be impossible does not happen with the cards that the others really hold.
void checkAgainstHands(const View &view, Move move, const odin::Position &position)
{
    if (move.isPass() || move.cards == view.hand())
        return;
    odin::Board board = view.board();
    board.apply(move, false);
    for (const HintReason &why : players::reasonsFor(view, move))
        for (int seat = 0; seat < view.players(); ++seat) {
            if (seat == view.seat())
                continue;
            const std::vector<CardSet> answers = odin::legalSets(board, position.hands[toIndex(seat)]);
            if (why.code == Code::Unbeatable || why.code == Code::LeadsThenOut)
                QVERIFY2(answers.empty(), described(view, move, why).c_str());
            for (const CardSet set : answers) {
                if (why.code == Code::NeedsMore)
                    QCOMPARE(set.count(), why.number);
                if (why.code == Code::ShutsOut)
                    QVERIFY2(set != position.hands[toIndex(seat)], described(view, move, why).c_str());
            }
        }
}

/// Every fourth game is played with the goat.
GameEvent reasonedGame(int players, std::uint64_t number)
{
    GameEvent game = test::odinGame(players, number);
    odin::setRule(game, &odin::Rules::goat, number % 4 == 1 ? odin::Goat::In : odin::Goat::Out);
    return game;
}

} // namespace

class TestOdinReasons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reasonsHold();
    void hintsHaveReasons();
    void playsOfOneSizeDiffer();
    void strongestSayTwoThings();
};

/// Moves of all kinds, not only good ones: every reason that could ever be said.
void TestOdinReasons::reasonsHold()
{
    Tally tally;
    Random random(5);
    for (std::uint64_t number = 0; number < 100 && !QTest::currentTestFailed(); ++number) {
        const int players = static_cast<int>(2 + number % 5);
        const unsigned careless = number % 3 == 0 ? 10 : number % 3 == 1 ? 3 : 0;
        test::forEachOdinDecision(
            reasonedGame(players, number), number, careless, [&](const View &view, const odin::Referee &referee) {
                if (QTest::currentTestFailed() || random.below(3) != 0)
                    return;
                ++tally.positions;
                const odin::Moves moves = odin::legalMoves(view.board(), view.hand());
                for (int i = 0; i < 6; ++i) {
                    const Move move =
                        i == 0 ? moves.back() : moves[random.below(static_cast<std::uint32_t>(moves.size()))];
                    check(view, move, tally);
                    checkAgainstHands(view, move, referee.position());
                }
                if (!view.board().leading())
                    check(view, Move::pass(), tally);
            });
    }
    QVERIFY(tally.positions > 4000);
    for (int code = 0; code <= static_cast<int>(Code::TakeNoWorse); ++code)
        QVERIFY2(tally.given[static_cast<Code>(code)] > 0, qPrintable(QString::number(code)));
}

/// The moves that the coach recommends, with the card to pick up.
void TestOdinReasons::hintsHaveReasons()
{
    Tally tally;
    Random random(9);
    for (std::uint64_t number = 0; number < 10 && !QTest::currentTestFailed(); ++number) {
        const int players = static_cast<int>(2 + number % 5);
        test::forEachOdinDecision(reasonedGame(players, number + 500), number, number % 2 == 0 ? 2 : 8,
                                  [&](const View &view, const odin::Referee &) {
                                      if (QTest::currentTestFailed() || random.below(24) != 0)
                                          return;
                                      const auto ranked = players::rankMoves(view, 4, number, {}, 6);
                                      ++tally.positions;
                                      for (const players::RankedMove &each : ranked) {
                                          QVERIFY(each.why == players::reasonsFor(view, each.move));
                                          check(view, each.move, tally);
                                      }
                                  });
    }
    QVERIFY(tally.positions > 50);
}

/// Two plays of as many cards for which the same could be said differ at least in their values.
void TestOdinReasons::playsOfOneSizeDiffer()
{
    int compared = 0;
    for (std::uint64_t number = 0; number < 20; ++number)
        test::forEachOdinDecision(reasonedGame(static_cast<int>(2 + number % 5), number + 900), number, 3,
                                  [&](const View &view, const odin::Referee &) {
                                      odin::MoveList moves;
                                      moves.fill(view.board(), view.hand());
                                      const Move first = moves[0].move;
                                      for (const odin::Candidate &each : moves) {
                                          const Move other = each.move;
                                          if (other.cards.count() != first.cards.count()
                                              || odin::valueOf(other.cards) == odin::valueOf(first.cards))
                                              continue;
                                          const auto why = players::reasonsAgainst(view, first, other);
                                          QVERIFY(!why.empty());
                                          if (why.front().code != Code::HarderToBeat
                                              && why.front().code != Code::LowerCards)
                                              continue;
                                          ++compared;
                                          QCOMPARE(why.size(), std::size_t{1});
                                          QCOMPARE(why.front().cards, other.cards);
                                          QCOMPARE(why.front().code == Code::HarderToBeat,
                                                   odin::valueOf(first.cards) > odin::valueOf(other.cards));
                                      }
                                  });
    QVERIFY2(compared > 50, qPrintable(QString::number(compared)));
}

void TestOdinReasons::strongestSayTwoThings()
{
    // B2 goes with nothing; the reds are one set to go out with.
    const View lead = viewOf("B2 R4 R5 R7", {5, 5});
    const auto why = players::strongest(players::reasonsFor(lead, {cards("B2"), kNoCard}));
    QCOMPARE(why.front(), (HintReason{Code::OneSetLeft, 0, 0, cards("R4 R5 R7")}));
    QVERIFY(why.size() <= 2);
}

REGISTER_TEST(TestOdinReasons)
#include "tst_odin_reasons.moc"
