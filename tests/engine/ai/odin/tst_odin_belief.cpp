// SPDX-License-Identifier: GPL-3.0-or-later
// Sampled hands of Odin: they are consistent with the observations, closer to the truth than uniform sampling, and
// identify the opponents' playing styles.
#include "app/meadhall-train/evaluate/decision_observer.h"
#include "engine/ai/odin/belief.h"
#include "engine/ai/odin/exact_belief.h"
#include "engine/ai/odin/levels.h"
#include "engine/ai/odin/set_index.h"
#include "engine/core/to_index.h"
#include "tests/test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace meadhall;
using namespace meadhall::odin;
using ai::OpponentType;
using ai::SampledDeal;

namespace {

using Guesses = std::vector<search::Weighted<SampledDeal>>;

/// Plays hands with `brain` on all seats; calls `onDecision` with every decision of one seat and the true hands.
void playHands(players::OdinEngineKind engineKind, int players, int hands, const train::DecisionCallback &onDecision)
{
    const players::OdinStrength strength{engineKind};
    train::observeDecisions(strength, strength, players, hands, 1, onDecision);
}

Guesses guessed(const View &view, std::uint64_t seed, int draws = 800)
{
    return ai::BeliefSampler(view, ai::policyWeights(view.players())).deals(draws, 100, Random(seed), {});
}

int holderOf(Card card, const std::array<CardSet, kMaxPlayers> &hands)
{
    for (int seat = 0; seat < kMaxPlayers; ++seat)
        if (hands[toIndex(seat)].contains(card))
            return seat;
    return -1;
}

/// Deals agree with what the seat has seen.
/// @return their weight
double checkedWeight(const View &view, const Guesses &guesses)
{
    double weight = 0;
    for (const auto &guess : guesses) {
        weight += guess.weight;
        bool agrees = guess.deal.hands[toIndex(view.seat())] == view.hand();
        CardSet given;
        for (int seat = 0; seat < view.players(); ++seat) {
            if (seat == view.seat())
                continue;
            const CardSet hand = guess.deal.hands[toIndex(seat)];
            agrees = agrees && hand.count() == view.count(seat) && hand.containsAll(view.known(seat))
                     && (view.unseen() | view.known(seat)).containsAll(hand) && (given & hand).empty();
            given |= hand;
        }
        if (!agrees)
            return -1;
    }
    return weight;
}

} // namespace

class TestOdinBelief : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void setIndexFindsByCards();
    void beliefMatchesObservations_data();
    void beliefMatchesObservations();
    void beliefIsReproducible();
    void smallBeliefIsExact();
    void exactBeliefMatchesObservations();
    void cardsAreDrawnByWeight();
    void beliefBeatsUniformSampling_data();
    void beliefBeatsUniformSampling();
    void opponentTypesAreClassified_data();
    void opponentTypesAreClassified();
};

/// SetIndex finds the stored sets that contain, or avoid, given cards.
void TestOdinBelief::setIndexFindsByCards()
{
    Random random(1);
    const auto some = [&random](int ofHundred) {
        CardSet cards;
        for (int card = 0; card < kCards; ++card)
            if (static_cast<int>(random.below(100)) < ofHundred)
                cards.add(static_cast<Card>(card));
        return cards;
    };
    ai::SetIndex index;
    std::vector<CardSet> sets;
    for (int size = 0; size < 200; ++size) { // below, at and above the block size of the index
        const CardSet asked = size % 5 == 0 ? CardSet() : some(3);
        std::vector<std::size_t> holding;
        std::vector<std::size_t> without;
        for (std::size_t i = 0; i < sets.size(); ++i) {
            if (sets[i].containsAll(asked))
                holding.push_back(i);
            if ((sets[i] & asked).empty())
                without.push_back(i);
        }
        std::vector<std::size_t> found;
        const auto note = [&found](std::size_t which) { found.push_back(which); };
        index.findHolding(asked, note);
        QCOMPARE(found, holding);
        found.clear();
        index.findWithout(asked, note);
        QCOMPARE(found, without);
        sets.push_back(some(30));
        index.add(sets.back());
    }
    index.clear();
    index.findWithout({}, [](std::size_t) { QFAIL("Nothing is left in it."); });
}

void TestOdinBelief::beliefMatchesObservations_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("draws");
    QTest::addColumn<int>("hands");
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        QTest::addRow("%d players", players) << players << 800 << 1;
        // With few draws they often agree on a seat's cards; sampling the next seat must not change those.
        QTest::addRow("%d players, few draws", players) << players << 40 << 6;
    }
}

void TestOdinBelief::beliefMatchesObservations()
{
    QFETCH(int, players);
    QFETCH(int, draws);
    QFETCH(int, hands);
    int checked = 0;
    playHands(players::OdinEngineKind::Policy, players, hands, [&](const View &view, const auto &, std::uint64_t seed) {
        const Guesses guesses = guessed(view, seed, draws);
        checked += static_cast<int>(guesses.size());
        QCOMPARE(checkedWeight(view, guesses), std::min(draws, 100) * 1.0);
    });
    QVERIFY(checked > 100);
}

void TestOdinBelief::beliefIsReproducible()
{
    playHands(players::OdinEngineKind::Policy, 4, 1, [&](const View &view, const auto &, std::uint64_t seed) {
        const Guesses once = guessed(view, seed);
        const Guesses again = guessed(view, seed);
        QVERIFY(std::equal(once.begin(), once.end(), again.begin(), again.end(),
                           [](const auto &a, const auto &b) { return a.deal == b.deal && a.weight == b.weight; }));
    });
}

/// If the opponent can hold only few hands, they are sampled in proportion to their likelihood.
void TestOdinBelief::smallBeliefIsExact()
{
    int checked = 0;
    const auto onDecision = [&](const View &view, const auto &, std::uint64_t seed) {
        const CardSet unseen = view.unseen();
        const int other = 1 - view.seat();
        const int hidden = view.count(other) - view.known(other).count();
        if (hidden != 2 || view.turns().size() < 8)
            return;
        constexpr int kDeals = 4000;
        // The exact likelihood of every pair of cards.
        std::vector<ai::PastDecision> decisions = ai::pastDecisions(view)[toIndex(other)];
        ai::LikelihoodModel likelihoodModel(ai::policyWeights(2));
        std::map<std::uint64_t, double> chances;
        double sum = 0;
        for (Card one : unseen)
            for (Card another : unseen)
                if (one < another) {
                    const CardSet pair = CardSet::of(one) | CardSet::of(another);
                    const double chance =
                        likelihoodModel.likelihoodOf(decisions, pair, ai::LikelihoodModel::Fidelity::Full).sum();
                    chances[(pair | view.known(other)).bits()] = chance;
                    sum += chance;
                }
        const auto apart = [&](const Guesses &guesses) {
            std::map<std::uint64_t, double> shares;
            for (const auto &guess : guesses)
                shares[guess.deal.hands[toIndex(other)].bits()] += guess.weight / kDeals;
            double sumApart = 0;
            for (const auto &[hand, chance] : chances)
                sumApart += std::abs(chance / sum - shares[hand]) / 2;
            return sumApart;
        };
        const auto &weights = ai::policyWeights(2);
        QVERIFY(apart(ai::BeliefSampler(view, weights).deals(4 * kDeals, kDeals, Random(seed), {})) < 0.05);
        QVERIFY(apart(ai::ExactBelief(view, weights, {}).deals(kDeals, Random(seed))) < 0.02);
        ++checked;
    };
    playHands(players::OdinEngineKind::Policy, 2, 40, onDecision);
    QVERIFY(checked > 10);
}

/// Several hidden hands are enumerated together.
void TestOdinBelief::exactBeliefMatchesObservations()
{
    constexpr double kMost = 2000;
    constexpr int kDeals = 500;
    int checked = 0;
    for (const int players : {2, 3})
        playHands(players::OdinEngineKind::Policy, players, 20,
                  [&](const View &view, const auto &, std::uint64_t seed) {
                      if (!ai::ExactBelief::suits(view, kMost))
                          return;
                      const ai::ExactBelief belief(view, ai::policyWeights(players), {});
                      QCOMPARE(checkedWeight(view, belief.deals(kDeals, Random(seed))), kDeals * 1.0);
                      ++checked;
                  });
    QVERIFY(checked > 20);
    std::stop_source stop;
    stop.request_stop();
    playHands(players::OdinEngineKind::Policy, 2, 1, [&](const View &view, const auto &, std::uint64_t seed) {
        QVERIFY(ai::ExactBelief(view, ai::policyWeights(2), stop.get_token()).deals(kDeals, Random(seed)).empty());
    });
}

void TestOdinBelief::cardsAreDrawnByWeight()
{
    const std::array<double, 6> odds{1, 2, 0.5, 4, 1, 0.25};
    ai::CardDraw cardDraw;
    CardSet from;
    for (Card card = 0; card < 6; ++card) {
        from.add(card);
        cardDraw.setOdds(card, odds[card]);
    }
    double all = 0;
    std::map<std::uint64_t, double> chances;
    for (Card one = 0; one < 6; ++one)
        for (Card other = 0; other < one; ++other)
            all += chances[(CardSet::of(one) | CardSet::of(other)).bits()] = odds[one] * odds[other];
    constexpr int kDraws = 200'000;
    Random random(4);
    std::map<std::uint64_t, int> times;
    for (int i = 0; i < kDraws; ++i) {
        const auto drawn = cardDraw.draw(from, 2, random);
        QCOMPARE(drawn.cards.count(), 2);
        const double chance = chances.at(drawn.cards.bits()) / all;
        QVERIFY(std::abs(drawn.importanceWeight * chance * 15 - 1)
                < 1e-12); // 15 pairs: 1/15 each if all odds were equal
        ++times[drawn.cards.bits()];
    }
    for (const auto &[cards, chance] : chances)
        QVERIFY(std::abs(times[cards] / double{kDraws} - chance / all) < 0.005);
}

void TestOdinBelief::beliefBeatsUniformSampling_data()
{
    QTest::addColumn<int>("engineKind");
    QTest::addRow("linear evaluation") << static_cast<int>(players::OdinEngineKind::Greedy);
    QTest::addRow("policy") << static_cast<int>(players::OdinEngineKind::Policy);
}

/// The log loss of the sampled hands on the true hidden cards is lower than that of uniform sampling.
void TestOdinBelief::beliefBeatsUniformSampling()
{
    QFETCH(int, engineKind);
    double surprise = 0;
    double byChance = 0;
    const auto onDecision = [&](const View &view, const auto &hands, std::uint64_t seed) {
        const Guesses guesses = guessed(view, seed);
        const CardSet unseen = view.unseen();
        const int other = 1 - view.seat();
        const int hidden = view.count(other) - view.known(other).count();
        for (Card card : unseen) {
            const bool held = holderOf(card, hands) == other;
            double share = 0;
            for (const auto &guess : guesses)
                share += (holderOf(card, guess.deal.hands) == other) == held ? guess.weight / 100 : 0;
            const double chance = (held ? hidden : unseen.count() - hidden) / static_cast<double>(unseen.count());
            byChance -= std::log(chance);
            surprise -= std::log(0.1 * chance + 0.9 * share);
        }
    };
    playHands(static_cast<players::OdinEngineKind>(engineKind), 2, 16, onDecision);
    QVERIFY2(surprise < 0.9 * byChance, qPrintable(QStringLiteral("%1 of %2").arg(surprise).arg(byChance)));
}

void TestOdinBelief::opponentTypesAreClassified_data() { beliefBeatsUniformSampling_data(); }

/// After twelve turns more than 80 % of the belief's weight is on the opponent's true policy.
void TestOdinBelief::opponentTypesAreClassified()
{
    QFETCH(int, engineKind);
    const OpponentType manner =
        engineKind == static_cast<int>(players::OdinEngineKind::Greedy) ? OpponentType::Greedy : OpponentType::Policy;
    double right = 0;
    double all = 0;
    const auto onDecision = [&](const View &view, const auto &, std::uint64_t seed) {
        if (view.turns().size() < 12)
            return;
        for (const auto &guess : guessed(view, seed)) {
            all += guess.weight;
            right += guess.deal.opponentTypes[toIndex(1 - view.seat())] == manner ? guess.weight : 0;
        }
    };
    playHands(static_cast<players::OdinEngineKind>(engineKind), 2, 16, onDecision);
    QVERIFY(all > 0);
    QVERIFY2(right > 0.8 * all, qPrintable(QStringLiteral("%1 of %2").arg(right).arg(all)));
}

REGISTER_TEST(TestOdinBelief)
#include "tst_odin_belief.moc"
