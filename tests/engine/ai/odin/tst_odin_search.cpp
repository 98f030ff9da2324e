// SPDX-License-Identifier: GPL-3.0-or-later
// The search: move preferences, pruning, and the look-ahead to the player's next decision.
#include "app/meadhall-train/evaluate/decision_observer.h"
#include "engine/ai/odin/levels.h"
#include "engine/ai/odin/odin_search.h"
#include "engine/core/to_index.h"
#include "tests/test_program.h"

#include <QtTest>

#include <cmath>

using namespace meadhall;
using odin::View;
using odin::ai::OdinSearch;
using odin::ai::SampledDeal;

namespace {

using Deals = std::vector<search::Weighted<SampledDeal>>;

const search::Ended kNever = [] { return false; };

/// A toy game of three moves: plain playouts prefer the first, the look-ahead prefers the last.
struct Numbers {
    using Deal = int;
    int moves() const { return 3; }
    std::vector<search::Weighted<int>> deals(int count, const std::stop_token &) const
    {
        std::vector<search::Weighted<int>> deals;
        for (int i = 0; i < count; ++i)
            deals.push_back({i});
        return deals;
    }
    search::Outcome playOut(int, int move) const { return {0.9 - 0.1 * move, 0.0}; }
    bool usesLookahead() const { return true; }
    std::vector<search::Outcome> playOutWithLookahead(const std::vector<search::Weighted<int>> &deals, int move,
                                                      const search::Ended &) const
    {
        return std::vector<search::Outcome>(interrupted && move == 2 ? 0 : deals.size(), {0.1 + 0.1 * move, 1.0});
    }
    bool interrupted = false;
};

/// Moves whose utility varies between deals around a known mean.
struct NoisyGame {
    using Deal = int;
    int moves() const { return static_cast<int>(means.size()); }
    std::vector<search::Weighted<int>> deals(int count, const std::stop_token &stop) const
    {
        return Numbers().deals(count, stop);
    }
    search::Outcome playOut(int deal, int move)
    {
        ++played[toIndex(move)];
        return {utility(deal, move), 0.0};
    }
    double utility(int deal, int move) const
    {
        Random random(mixSeeds(seed, static_cast<std::uint64_t>(deal * 100 + move)));
        return means[toIndex(move)] + strays * (random.unit() - 0.5);
    }
    double mean(int move, int deals) const
    {
        double sum = 0;
        for (int deal = 0; deal < deals; ++deal)
            sum += utility(deal, move);
        return sum / deals;
    }
    std::vector<double> means;
    double strays = 0.2;
    std::uint64_t seed = 1;
    std::vector<int> played = std::vector<int>(means.size());
};

/// Calls `onDecision` at the decisions of two-player policy hands at which the search looks ahead.
void forEachLookaheadDecision(int hands, const std::function<void(OdinSearch &, std::uint64_t)> &onDecision)
{
    const players::OdinStrength policy{players::OdinEngineKind::Policy};
    train::observeDecisions(policy, policy, 2, hands, 1, [&](const View &view, const auto &, std::uint64_t seed) {
        OdinSearch search(view, 1200, 4, seed);
        if (search.usesLookahead() && search.moves() > 1)
            onDecision(search, seed);
    });
}

/// A hand that seat 0 has ended while the others hold `cards` cards.
odin::Position finished(const std::vector<int> &cards)
{
    odin::Position position{odin::Board::start(static_cast<int>(cards.size()), 0, odin::WholeHandLead::Optional)};
    position.board.owner = 0;
    position.board.over = true;
    CardSet deck = odin::deckOf(odin::kAllColours);
    for (std::size_t seat = 0; seat < cards.size(); ++seat)
        while (position.hands[seat].count() < cards[seat]) {
            const Card card = *deck.begin();
            deck.remove(card);
            position.hands[seat].add(card);
        }
    return position;
}

double utility(const std::vector<int> &totals, int seat, const std::vector<int> &cards)
{
    return odin::ai::Utility(odin::Rules(), totals, seat).of(finished(cards));
}

} // namespace

class TestOdinSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void utilityIsWinProbability();
    void pointsCountUntilTheGameEnds();
    void looksAheadWithEnoughPlayouts_data();
    void looksAheadWithEnoughPlayouts();
    void keepsEstimatesWhenInterrupted();
    void lookaheadGainsOnAverage();
    void tooFewDealsUsePlainPlayouts();
    void stopConditionEndsLookahead();
    void prunesClearlyWorseMoves();
    void prunesEqualMoves();
    void pruningSavesPlayoutsAtLittleLoss();
};

void TestOdinSearch::utilityIsWinProbability()
{
    // The game is over: won, lost, tied, with and without points.
    QCOMPARE(utility({13, 13, 13}, 0, {0, 3, 4}), 1.0);
    QCOMPARE(utility({13, 13, 13}, 1, {0, 3, 4}), 0.0);
    QCOMPARE(utility({14, 12, 13}, 0, {0, 2, 8}), 0.5);
    // The game continues: the leader is more likely to win, and with two players the probabilities sum to one.
    QVERIFY(utility({0, 0}, 0, {0, 4}) > 0.5);
    QVERIFY(utility({0, 0}, 0, {0, 5}) > utility({0, 0}, 0, {0, 4}));
    QVERIFY(std::abs(utility({3, 5}, 0, {0, 4}) + utility({3, 5}, 1, {0, 4}) - 1) < 1e-9);
}

void TestOdinSearch::pointsCountUntilTheGameEnds()
{
    const auto chance = [](int before, int own, int third) {
        const std::vector<int> totals{before, before + own, before + third};
        return odin::ai::Utility(odin::Rules(), totals, 1).winProbability(totals, 1); // seat 1 leads next
    };
    // Seat 1 trails. The cost of one more card beyond its effect on the win probability:
    const auto beyond = [&](int before) {
        const std::vector<int> level(3, before);
        return utility(level, 1, {0, 6, 4}) - utility(level, 1, {0, 7, 4})
               - (chance(before, 6, 4) - chance(before, 7, 4));
    };
    for (int before = 0; before < 8; ++before)
        QVERIFY(beyond(before) > 0.01 && beyond(before) < 0.05);
    // In a lost game only the points count, and their weight fades towards the end.
    const double early = utility({6, 6, 6}, 1, {0, 9, 4});
    const double later = utility({9, 9, 9}, 1, {0, 9, 4});
    QVERIFY(early < -0.02 && early > -0.1);
    QVERIFY(later < 0 && later > early);
    QCOMPARE(utility({12, 12, 12}, 1, {0, 2, 1}), chance(12, 2, 1));
    QCOMPARE(utility({0, 0}, 1, {0, 5}),
             odin::ai::Utility(odin::Rules(), {0, 5}, 1).winProbability({0, 5}, 1)); // two players
}

void TestOdinSearch::looksAheadWithEnoughPlayouts_data()
{
    QTest::addColumn<int>("playouts");
    QTest::addColumn<int>("best");
    QTest::newRow("too few") << 59 << 0;
    QTest::newRow("enough") << 60 << 2;
}

/// The look-ahead needs ten deals × three moves × two playouts = 60 playouts.
void TestOdinSearch::looksAheadWithEnoughPlayouts()
{
    QFETCH(int, playouts);
    QFETCH(int, best);
    Numbers game;
    const auto estimates = search::evaluateMoves(game, {10, playouts, {}}, {});
    QCOMPARE(estimates.size(), std::size_t{3});
    QCOMPARE(estimates.front().move, best);
    QCOMPARE(estimates.front().samples, 10);
}

/// An interrupted look-ahead is discarded; the results of the plain playouts remain.
void TestOdinSearch::keepsEstimatesWhenInterrupted()
{
    Numbers game{true};
    const auto estimates = search::evaluateMoves(game, {10, 600, {}}, {});
    QCOMPARE(estimates.front().move, 0);
    QCOMPARE(estimates.front().points, 0.0);
}

/// On average the look-ahead finds a higher utility than plain playouts.
void TestOdinSearch::lookaheadGainsOnAverage()
{
    int moves = 0;
    double gain = 0;
    forEachLookaheadDecision(20, [&](OdinSearch &search, std::uint64_t) {
        const Deals deals = search.deals(240, {});
        for (int move = 0; move < search.moves(); ++move) {
            const auto estimates = search.playOutWithLookahead(deals, move, kNever);
            QCOMPARE(estimates.size(), deals.size());
            double weight = 0;
            double gained = 0;
            for (std::size_t i = 0; i < deals.size(); ++i) {
                QVERIFY(estimates[i].utility >= 0 && estimates[i].utility <= 1);
                gained += deals[i].weight * (estimates[i].utility - search.playOut(deals[i].deal, move).utility);
                weight += deals[i].weight;
            }
            gain += gained / weight;
            ++moves;
        }
    });
    QVERIFY2(moves > 100, qPrintable(QString::number(moves)));
    QVERIFY2(gain / moves > 0.0005, qPrintable(QString::number(gain / moves)));
}

/// With too few deals the look-ahead gives the same results as plain playouts.
void TestOdinSearch::tooFewDealsUsePlainPlayouts()
{
    int compared = 0;
    forEachLookaheadDecision(4, [&](OdinSearch &search, std::uint64_t) {
        Deals deals = search.deals(240, {});
        deals.resize(std::min(deals.size(), std::size_t{11}));
        for (int move = 0; move < search.moves(); ++move) {
            const auto estimates = search.playOutWithLookahead(deals, move, kNever);
            QCOMPARE(estimates.size(), deals.size());
            for (std::size_t i = 0; i < deals.size(); ++i) {
                const search::Outcome expected = search.playOut(deals[i].deal, move);
                QCOMPARE(estimates[i].utility, expected.utility);
                QCOMPARE(estimates[i].points, expected.points);
            }
            ++compared;
        }
    });
    QVERIFY(compared > 15);
}

/// The look-ahead stops as soon as its stop condition holds.
void TestOdinSearch::stopConditionEndsLookahead()
{
    int searches = 0;
    int ended = 0;
    forEachLookaheadDecision(2, [&](OdinSearch &search, std::uint64_t) {
        int left = 5;
        const auto estimates = search.playOutWithLookahead(search.deals(240, {}), 0, [&left] { return --left < 0; });
        QVERIFY(estimates.empty() || left >= 0);
        ended += estimates.empty() ? 1 : 0;
        QVERIFY(left >= -1);
        ++searches;
    });
    QVERIFY(searches > 3);
    QVERIFY(ended > 0);
}

/// Pruning drops clearly worse moves after a few playouts.
void TestOdinSearch::prunesClearlyWorseMoves()
{
    NoisyGame game{{0.1, 0.5, 0.501}};
    const auto estimates = search::evaluateMoves(game, {1000, 3000, {}, true}, {});
    QCOMPARE(estimates.back().move, 0);
    QVERIFY2(game.played[0] < 100, qPrintable(QString::number(game.played[0])));
    // The playouts saved by pruning go to the two remaining moves.
    QCOMPARE(game.played[1], 1000);
    QCOMPARE(game.played[2], 1000);
    NoisyGame whole{{0.1, 0.5, 0.501}};
    search::evaluateMoves(whole, {1000, 3000, {}}, {});
    QCOMPARE(whole.played[0], 500);
}

/// Pruning also ends the search between equal moves.
void TestOdinSearch::prunesEqualMoves()
{
    NoisyGame game{{0.5, 0.5, 0.5, 0.5}, 0.0};
    const auto estimates = search::evaluateMoves(game, {1000, 8000, {}, true}, {});
    QCOMPARE(estimates.front().move, 0); // of equal moves the one with the highest prior
    for (const int played : game.played)
        QVERIFY2(played < 100, qPrintable(QString::number(played)));
}

/// Pruning saves more than half of the playouts and costs little utility.
void TestOdinSearch::pruningSavesPlayoutsAtLittleLoss()
{
    constexpr int kGames = 200;
    constexpr int kDeals = 600;
    double totalLoss = 0;
    int played = 0;
    Random random(7);
    for (int i = 0; i < kGames; ++i) {
        std::vector<double> means(8);
        for (double &mean : means)
            mean = 0.1 * random.unit();
        NoisyGame game{means, 0.2, random.next()};
        const int chosen = search::evaluateMoves(game, {kDeals, kDeals * 8, {}, true}, {}).front().move;
        double best = 0;
        for (int move = 0; move < 8; ++move)
            best = std::max(best, game.mean(move, kDeals));
        totalLoss += best - game.mean(chosen, kDeals);
        for (const int times : game.played)
            played += times;
    }
    QVERIFY2(totalLoss / kGames < 0.0005, qPrintable(QString::number(totalLoss / kGames)));
    QVERIFY2(played < kGames * kDeals * 8 / 2, qPrintable(QString::number(played)));
}

REGISTER_TEST(TestOdinSearch)
#include "tst_odin_search.moc"
