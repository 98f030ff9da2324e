// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of what another player probably holds: it is said only where an answer rests on it, and no more than is known.
#include "tests/engine/ai/odin/odin_decisions.h"
#include "tests/engine/odin_views.h"
#include "tests/engine/search_cancellation.h"
#include "tests/test_program.h"

#include "engine/ai/odin/belief.h"
#include "engine/ai/odin/hint.h"
#include "engine/ai/odin/inference.h"
#include "engine/core/shuffle.h"
#include "engine/games/odin/set.h"

#include <QtTest>

using namespace meadhall;
using odin::Move;
using odin::View;
using players::Inference;
using Fact = Inference::Code;

namespace {

/// Whether a hand contains a set that beats another one, by trying all its sets.
bool beatsSome(const View &view, CardSet hand, CardSet set)
{
    odin::Board board = view.board();
    board.table = set;
    return !odin::legalSets(board, hand).empty();
}

bool isTrue(const View &view, const Inference &fact, CardSet hand)
{
    switch (fact.code) {
    case Fact::Beats:
        return beatsSome(view, hand, fact.cards);
    case Fact::CannotBeat:
        return !beatsSome(view, hand, fact.cards);
    case Fact::GoesOutOn:
        return odin::isSet(hand) && odin::beats(hand, fact.cards);
    case Fact::OneSet:
        return odin::isSet(hand);
    case Fact::HighCard:
        for (const Card card : hand)
            if (odin::numberOf(card) >= fact.number)
                return true;
        return false;
    }
    return false;
}

template <class Hands> bool isTrue(const View &view, const Inference &fact, const Hands &hands)
{
    for (int seat = 0; seat < view.players(); ++seat)
        if (seat != view.seat() && (fact.seat == Inference::kAllOthers || fact.seat == seat)
            && !isTrue(view, fact, hands[toIndex(seat)]))
            return false;
    return true;
}

/// The share of deals in which it holds, by another sample of the belief.
double believed(const View &view, const Inference &fact)
{
    double all = 0, of = 0;
    for (std::uint64_t seed = 100; seed < 104; ++seed)
        for (const auto &[deal, weight] : odin::ai::BeliefSampler(view, odin::ai::policyWeights(view.players()))
                                              .deals(2000, 400, Random(seed), {})) {
            all += weight;
            of += isTrue(view, fact, deal.hands) ? weight : 0;
        }
    return of / all;
}

/// The same if all hidden hands have the same chance.
double byChance(const View &view, const Inference &fact)
{
    constexpr int kDeals = 1000;
    Random random(5);
    int of = 0;
    for (int i = 0; i < kDeals; ++i) {
        std::vector<Card> cards = shuffled(view.unseen(), random);
        std::array<CardSet, odin::kMaxPlayers> hands{};
        for (int seat = 0; seat < view.players(); ++seat)
            for (hands[toIndex(seat)] = view.known(seat); hands[toIndex(seat)].count() < view.count(seat);) {
                hands[toIndex(seat)].add(cards.back());
                cards.pop_back();
            }
        of += isTrue(view, fact, hands) ? 1 : 0;
    }
    return static_cast<double>(of) / kDeals;
}

} // namespace

class TestOdinInference : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void claimsNoMoreThanIsKnown();
    void nothingBeforeAnythingWasPlayed();
    void cancellationIsPrompt();
};

/// Games of the linear evaluation, which the belief knows: wherever something is said, another sample of the belief
/// agrees, chance alone does not, and it is reproducible.
void TestOdinInference::claimsNoMoreThanIsKnown()
{
    int asked = 0, said = 0;
    Random random(2);
    for (std::uint64_t number = 0; number < 8 && !QTest::currentTestFailed(); ++number) {
        GameEvent game = test::odinGame(static_cast<int>(2 + number % 3), number + 40);
        test::forEachOdinDecision(game, number, 0, [&](const View &view, const odin::Referee &) {
            if (QTest::currentTestFailed() || view.turns().size() < 4 || view.goatHolders().size() > 0
                || random.below(4) != 0)
                return;
            const auto ranked = players::rankMoves(view, 400, number, {}, 5);
            if (ranked.size() < 2 || ranked.front().nextCosts <= 0)
                return;
            ++asked;
            const Move best = ranked.front().move, other = ranked.front().next;
            const auto found = players::inferenceBehind(view, best, other, number, {});
            if (!found)
                return;
            ++said;
            QVERIFY(said > 2 || found == players::inferenceBehind(view, best, other, number, {})); // not by chance
            const double share = believed(view, *found);
            QVERIFY2(share >= 0.6, qPrintable(QString::number(share)));
            QVERIFY(byChance(view, *found) < share);
            if (found->turn >= 0)
                QCOMPARE(view.turns().at(toIndex(found->turn)).seat, found->seat);
        });
    }
    QVERIFY(said > 0);
    QVERIFY(said * 2 < asked);
}

void TestOdinInference::nothingBeforeAnythingWasPlayed()
{
    const View view = odin_views::viewOf("B2 R4 R5 R7", {5, 5});
    QVERIFY(view.turns().empty());
    QVERIFY(
        !players::inferenceBehind(view, {odin_views::cards("B2"), kNoCard}, {odin_views::cards("R7"), kNoCard}, 1, {}));
}

void TestOdinInference::cancellationIsPrompt()
{
    std::optional<View> late;
    test::forEachOdinDecision(test::odinGame(4, 3), 3, 0, [&](const View &view, const odin::Referee &) {
        if (!late && view.turns().size() > 12)
            late = view;
    });
    QVERIFY(late);
    odin::MoveList moves;
    moves.fill(late->board(), late->hand());
    const qint64 after = cancellationDelayMs([&](std::stop_token stop) {
        players::inferenceBehind(*late, moves[0].move, moves[moves.size() - 1].move, 7, stop);
    });
    QVERIFY2(after < kMaxCancellationDelayMs, qPrintable(QString::number(after)));
}

REGISTER_TEST(TestOdinInference)
#include "tst_odin_inference.moc"
