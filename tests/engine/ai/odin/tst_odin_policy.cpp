// SPDX-License-Identifier: GPL-3.0-or-later
// The learned policy: its weights as text, its features, and equal scores with every instruction set.
#include "engine/ai/odin/policy.h"
#include "engine/ai/odin/weight_text.h"
#include "engine/ai/search/exponential.h"
#include "engine/core/random.h"
#include "tests/test_program.h"

#include <QtTest>

#include <cmath>

using namespace meadhall;
using namespace meadhall::odin;
using namespace meadhall::odin::ai;

namespace {

/// Calls `onDecision` with every decision of random hands.
template <class Callback> void playRandomly(int players, int hands, const Callback &onDecision)
{
    Random random(static_cast<std::uint64_t>(players));
    MoveList moves;
    const Colours colours = players == 2 ? Colours{0x0f} : kAllColours;
    for (std::uint64_t deal = 0; deal < static_cast<std::uint64_t>(hands); ++deal) {
        FullState hand{{Board::start(players, 0, WholeHandLead::Optional), dealtHands(colours, players, deal, 1)}, {}};
        while (!hand.position.board.over) {
            moves.fill(hand.position.board, hand.position.handToMove());
            onDecision(InformationState::of(hand, deckOf(colours)), moves);
            hand.apply(moves[static_cast<int>(random.below(static_cast<std::uint32_t>(moves.size())))].move);
        }
    }
}

} // namespace

class TestOdinPolicy : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void weightsSurviveTextRoundTrip();
    void damagedWeightsAreRefused();
    void storedWeightsAreComplete_data();
    void storedWeightsAreComplete();
    void exponentialIsAccurate();
    void sparseFeaturesAreCorrect();
    void scoresMatchOnEveryInstructionSet_data();
    void scoresMatchOnEveryInstructionSet();
};

void TestOdinPolicy::weightsSurviveTextRoundTrip()
{
    Random random(3);
    for (int time = 0; time < 2000; ++time) {
        std::array<float, 40> weights{};
        const std::size_t used = random.below(41);
        for (std::size_t i = 0; i < used; ++i) {
            const double size = random.below(20) == 0 ? 90 : 1.5;
            weights[i] = static_cast<float>((2 * random.unit() - 1) * size);
        }
        const std::string text = weightsToText(weights.data(), weights.size());
        for (const char c : text)
            QVERIFY(c >= ' ' && c <= '~' && c != '"' && c != '\\' && c != '?');
        std::array<float, 40> back;
        back.fill(-1);
        QVERIFY(weightsFromText(text, back.data(), back.size()));
        for (std::size_t i = 0; i < weights.size(); ++i)
            QVERIFY2(std::abs(weights[i] - back[i]) <= kWeightStep * 0.501f, qPrintable(QString::number(weights[i])));
        QCOMPARE(weightsToText(back.data(), back.size()), text);
    }
}

void TestOdinPolicy::damagedWeightsAreRefused()
{
    std::array<float, 2> weights{};
    QVERIFY(weightsFromText("", weights.data(), weights.size()));
    QVERIFY(weightsFromText("!~", weights.data(), weights.size()));
    for (const char *text : {"###", "#\"", "\\", " ", " #", " #\x7f", "  #", "## ##", "?"})
        QVERIFY2(!weightsFromText(text, weights.data(), weights.size()), text);
}

void TestOdinPolicy::storedWeightsAreComplete_data()
{
    QTest::addColumn<int>("players");
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        QTest::addRow("%d players", players) << players;
}

void TestOdinPolicy::storedWeightsAreComplete()
{
    QFETCH(int, players);
    const PolicyWeights &weights = policyWeights(players);
    // Weights that were never trained are 0: a missing or misplaced line of the file would show here.
    QVERIFY(std::any_of(weights.output.begin(), weights.output.end(), [](float weight) { return weight != 0; }));
    QVERIFY(std::any_of(weights.linear.begin(), weights.linear.end(), [](float weight) { return weight != 0; }));
    // One card left in one set, with nine others in hand: trained for every number of players.
    QVERIFY(weights.sparseMove[kCoverOfCards + (kNumbers + 1) + 1] != PolicyWeights::Row{});
    // Holding the goat while somebody has one card left.
    QVERIFY(weights.goat[kGoatAndSmallest + static_cast<int>(GoatPlace::KeptByPlaying) * (kHandSize + 1) + 1]
            != PolicyWeights::Row{});
    // Impossible: a cover cannot have more sets than cards.
    QVERIFY(weights.sparseMove[kCoverOfCards + 5 * (kNumbers + 1) + 2] == PolicyWeights::Row{});
}

void TestOdinPolicy::exponentialIsAccurate()
{
    QCOMPARE(search::exponential(0), 1.0);
    for (int i = -699'000; i <= 699'000; i += 7) {
        const double x = i * 0.001 + 0.000123;
        QVERIFY2(std::abs(search::exponential(x) / std::exp(x) - 1) < 1e-15, qPrintable(QString::number(x)));
    }
    QVERIFY(search::exponential(-1e9) < 1e-300);
    QVERIFY(std::isfinite(search::exponential(1e9)));
}

void TestOdinPolicy::sparseFeaturesAreCorrect()
{
    int checked = 0;
    playRandomly(4, 30, [&](const InformationState &state, const MoveList &moves) {
        const DecisionFeatures decisionFeatures(state);
        const PolicyDecision decision(decisionFeatures, policyWeights(4));
        for (const std::uint16_t index : decision.sparseTable())
            QVERIFY(index < kSparseTableFeatures);
        for (const Candidate &candidate : moves) {
            const MoveFeatures features = decision.features(candidate);
            CardSet left = state.hand - candidate.move.cards;
            if (candidate.move.take != kNoCard)
                left.add(candidate.move.take);
            // Recomputed card by card.
            QList<int> expected;
            for (int colour = 0; colour < kColours; ++colour) {
                const CardSet of = cardsOf(static_cast<Colour>(colour));
                if ((left & of).empty())
                    continue;
                int highest = 0;
                for (Card card : left &of)
                    highest = std::max(highest, numberOf(card));
                int above = 0;
                for (Card card : state.unseen &of)
                    above += numberOf(card) > highest ? 1 : 0;
                expected << kColourAgainstUnseen + pairOf((left & of).count(), (state.unseen & of).count(), kNumbers)
                         << kTopOfColour + pairOf(highest, above, kNumbers);
            }
            for (int number = 1; number <= kNumbers; ++number)
                if (const CardSet held = left & cardsOf(number); !held.empty())
                    expected << kNumberAgainstUnseen + (number - 1) * pairsUpTo(kColours)
                                    + pairOf(held.count(), (state.unseen & cardsOf(number)).count(), kColours);
            QList<int> found;
            for (const std::uint16_t index : features.sparse) {
                QVERIFY(index < kSparseMoveFeatures);
                if (index < kPlayedSet)
                    found << index;
            }
            std::sort(expected.begin(), expected.end());
            std::sort(found.begin(), found.end());
            QCOMPARE(found, expected);
            ++checked;
        }
    });
    QVERIFY(checked > 1000);
}

void TestOdinPolicy::scoresMatchOnEveryInstructionSet_data() { storedWeightsAreComplete_data(); }

void TestOdinPolicy::scoresMatchOnEveryInstructionSet()
{
    QFETCH(int, players);
    playRandomly(players, 10, [&](const InformationState &state, const MoveList &moves) {
        const DecisionFeatures decisionFeatures(state);
        const PolicyDecision decision(decisionFeatures, policyWeights(players));
        for (const Candidate &candidate : moves) {
            const MoveFeatures features = decision.features(candidate);
            QVERIFY(decision.score(features) == decision.scoreWithoutDispatch(features));
        }
    });
}

REGISTER_TEST(TestOdinPolicy)
#include "tst_odin_policy.moc"
