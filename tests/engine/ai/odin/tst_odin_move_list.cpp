// SPDX-License-Identifier: GPL-3.0-or-later
// The fast move list and set cover of the search against the rules and brute force.
#include "engine/ai/odin/dense_features.h"
#include "engine/core/random.h"
#include "engine/core/to_index.h"
#include "tests/engine/games/odin/plain_rules.h"
#include "tests/test_program.h"

#include <QtTest>

#include <algorithm>

using namespace meadhall;
using namespace meadhall::odin;

namespace {

/// Moves in a canonical order, for comparison.
std::vector<std::pair<std::uint64_t, int>> sorted(const Moves &moves)
{
    std::vector<std::pair<std::uint64_t, int>> keys;
    for (const Move &move : moves)
        keys.emplace_back(move.cards.bits(), move.take);
    std::sort(keys.begin(), keys.end());
    return keys;
}

CardSet randomHand(int count, Random &random)
{
    CardSet hand;
    while (hand.count() < count)
        hand.add(static_cast<Card>(random.below(odin::kCards)));
    return hand;
}

/// The fewest sets that cover the hand, by brute force over colours and numbers.
int bruteForceCover(CardSet hand)
{
    if (hand.empty())
        return 0;
    const Card first = hand.first();
    return 1
           + std::min(bruteForceCover(hand - cardsOf(colourOf(first))),
                      bruteForceCover(hand - cardsOf(numberOf(first))));
}

} // namespace

class TestOdinMoveList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void setRanksOrderLikeValues();
    void moveListMatchesRules_data();
    void moveListMatchesRules();
    void handAnalysisMatchesBruteForce();
    void viewAndPositionGiveEqualFeatures();
};

void TestOdinMoveList::setRanksOrderLikeValues()
{
    std::vector<CardSet> sets;
    CardSet deck = deckOf(kAllColours);
    for (int size = 1; size <= 4; ++size)
        for (CardSet set : test::plain::setsOfSize(deck, size))
            sets.push_back(set);
    Random random(1);
    for (int i = 0; i < 20000; ++i) {
        const CardSet a = sets[random.below(static_cast<std::uint32_t>(sets.size()))];
        const CardSet b = sets[random.below(static_cast<std::uint32_t>(sets.size()))];
        QCOMPARE(rankOf(a) < rankOf(b), test::plain::valueOf(a) < test::plain::valueOf(b));
        QCOMPARE(std::uint64_t{valueOf(a)}, test::plain::valueOf(a));
        QCOMPARE(sizeOf(rankOf(a)), a.count());
    }
    QCOMPARE(rankIfSet(CardSet{0, 10}), SetRank{0});
}

void TestOdinMoveList::moveListMatchesRules_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<WholeHandLead>("wholeHandLead");
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        QTest::addRow("%d optional", players) << players << WholeHandLead::Optional;
        QTest::addRow("%d automatic", players) << players << WholeHandLead::Automatic;
    }
}

void TestOdinMoveList::moveListMatchesRules()
{
    QFETCH(int, players);
    QFETCH(WholeHandLead, wholeHandLead);
    Random random(17);
    MoveList list;
    for (std::uint64_t deal = 0; deal < 100; ++deal) {
        Position position{Board::start(players, 0, wholeHandLead), dealtHands(kAllColours, players, deal, 1)};
        while (!position.board.over) {
            const Moves moves = test::plain::legalMoves(position.board, position.handToMove());
            list.fill(position.board, position.handToMove());
            Moves quick;
            for (const Candidate &candidate : list) {
                quick.push_back(candidate.move);
                QCOMPARE(candidate.rank, rankOf(candidate.move.cards));
            }
            QVERIFY(sorted(moves) == sorted(quick));
            const Move out = goingOut(position.board, position.handToMove());
            const bool canGoOut = std::any_of(moves.begin(), moves.end(),
                                              [&](const Move &move) { return move.cards == position.handToMove(); });
            QCOMPARE(!out.isPass(), canGoOut);
            position.apply(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }
}

void TestOdinMoveList::handAnalysisMatchesBruteForce()
{
    Random random(5);
    for (int i = 0; i < 5000; ++i) {
        const CardSet hand = randomHand(1 + static_cast<int>(random.below(kHandSize)), random);
        const ai::HandAnalysis analysis = ai::analyseHand(hand);
        int orphans = 0;
        int sum = 0;
        for (Card card : hand) {
            sum += numberOf(card);
            if ((hand & (cardsOf(colourOf(card)) | cardsOf(numberOf(card)))).count() == 1)
                ++orphans;
        }
        CardSet best;
        for (int size = 1; size <= kHandSize; ++size) {
            CardSet bestOfSize;
            for (CardSet set : test::plain::setsOfSize(hand, size))
                if (test::plain::valueOf(set) > test::plain::valueOf(bestOfSize))
                    bestOfSize = set;
            QCOMPARE(analysis.best[toIndex(size)], rankOf(bestOfSize));
            if (!bestOfSize.empty())
                best = bestOfSize;
        }
        for (int number = 1; number <= kNumbers; ++number)
            QCOMPARE(ai::countOf(analysis.counts, number), (hand & cardsOf(number)).count());
        QVERIFY(ai::bestSetsOf(hand) == analysis.best);
        QCOMPARE(analysis.cover, bruteForceCover(hand));
        QCOMPARE(analysis.orphans, orphans);
        QCOMPARE(analysis.sum, sum);
        QCOMPARE(analysis.cards, hand.count());
        QCOMPARE(analysis.longestRank, rankOf(best));
    }
}

void TestOdinMoveList::viewAndPositionGiveEqualFeatures()
{
    Random random(8);
    MoveList list;
    for (std::uint64_t deal = 0; deal < 50; ++deal) {
        ai::FullState open{{Board::start(3, 0, WholeHandLead::Optional), dealtHands(kAllColours, 3, deal, 1)}, {}};
        const Position &position = open.position;
        View view(0);
        GameEvent game;
        game.seats = {"a", "b", "c"};
        view.apply(game);
        HandEvent hand{0, {SeenHand::open(position.hands[0]), SeenHand::closed(9), SeenHand::closed(9)}};
        view.apply(hand);
        while (!position.board.over) {
            list.fill(position.board, position.handToMove());
            if (position.board.turn == 0) {
                const auto fromView = ai::InformationState::of(view);
                const auto fromPosition = ai::InformationState::of(open, deckOf(kAllColours));
                const ai::DecisionFeatures seen(fromView);
                const ai::DecisionFeatures known(fromPosition);
                QVERIFY(seen.table() == known.table());
                for (const Candidate &candidate : list)
                    QVERIFY(seen.inputs(candidate) == known.inputs(candidate));
            }
            const Move move = list[static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())))].move;
            const int seat = position.board.turn;
            if (move.isPass())
                view.apply(PassEvent{seat});
            else
                view.apply(PlayEvent{seat, move.cards, move.take});
            open.apply(move);
        }
    }
}

REGISTER_TEST(TestOdinMoveList)
#include "tst_odin_move_list.moc"
