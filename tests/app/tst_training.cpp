// SPDX-License-Identifier: GPL-3.0-or-later
// The training programs: reproducible from a seed, and improving.
#include "app/meadhall-train/evaluate/contestant.h"
#include "app/meadhall-train/evaluate/evaluate.h"
#include "app/meadhall-train/io/arguments.h"
#include "app/meadhall-train/io/flat_weights.h"
#include "app/meadhall-train/learn/learner.h"
#include "app/meadhall-train/learn/policy_improvement.h"
#include "app/meadhall-train/learn/policy_iteration.h"
#include "app/meadhall-train/puzzles/finder.h"
#include "engine/ai/odin/levels.h"
#include "engine/ai/odin/policy.h"
#include "engine/core/to_index.h"
#include "tests/paths.h"
#include "tests/test_program.h"

#include <QTemporaryFile>
#include <QtTest>

#include <cmath>

using namespace meadhall;
using namespace meadhall::train;
using odin::ai::PolicyWeights;

namespace {

/// A decision between two moves that differ in one feature.
struct TwoMoveDecision {
    Decision decision{{}, {}, 0, 2};
    std::array<odin::ai::MoveFeatures, 2> moves{};

    TwoMoveDecision()
    {
        moves[0].sparse.add(odin::ai::kPlayedSet);
        moves[1].sparse.add(odin::ai::kPlayedSizeAndNext);
    }
};

/// The softmax probability of the first move.
double chanceOfFirst(const PolicyWeights &weights, const TwoMoveDecision &at)
{
    const auto score = [&](std::size_t move) {
        double sum = 0;
        for (std::size_t j = 0; j < toIndex(odin::ai::kHidden); ++j) {
            float hidden = weights.bias[j];
            for (const std::uint16_t index : at.moves[move].sparse)
                hidden += weights.sparseMove[index][j];
            sum += static_cast<double>(std::max(hidden, 0.0f) * weights.output[j]);
        }
        return sum;
    };
    return 1 / (1 + std::exp(score(1) - score(0)));
}

TrainingConfig shortTraining(int players)
{
    TrainingConfig settings;
    settings.players = players;
    settings.rounds = 2;
    settings.handsARound = 24;
    settings.evaluationDeals = 2;
    return settings;
}

} // namespace

class TestTraining : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void learningRaisesBetterMoves_data();
    void learningRaisesBetterMoves();
    void equalGainsKeepProbabilities();
    void trainingIsReproducible_data();
    void trainingIsReproducible();
    void shortTrainingBeatsItsStart();
    void onlyTheGoatIsLearnedWithIt();
    void wrongArgumentsAreErrors();
    void contestantNamesAreParsed();
    void keptPuzzlesReplaceNoFile();
};

void TestTraining::learningRaisesBetterMoves_data()
{
    QTest::addColumn<float>("first");
    QTest::addColumn<float>("second");
    QTest::newRow("the first one") << 1.0f << -1.0f;
    QTest::newRow("the second one") << -1.0f << 1.0f;
}

// Either way of learning raises the probability of the move with the higher gain.
void TestTraining::learningRaisesBetterMoves()
{
    QFETCH(float, first);
    QFETCH(float, second);
    const TwoMoveDecision at;
    const std::array<float, 2> gains{first, second};
    Learner tried(initialWeights(4, 1));
    Learner played(initialWeights(4, 1));
    const double before = chanceOfFirst(tried.weights(), at);
    for (int step = 0; step < 40; ++step) {
        tried.add(at.decision, at.moves, gains, 0.0f);
        tried.step(0.01f);
        const double chance = chanceOfFirst(played.weights(), at);
        for (int chosen = 0; chosen < 2; ++chosen) {
            PlayedDecision decision{at.decision};
            decision.chosen = chosen;
            decision.logProbability = static_cast<float>(std::log(chosen == 0 ? chance : 1 - chance));
            decision.advantage = gains[toIndex(chosen)];
            played.add(decision, at.moves, 0.0f);
        }
        played.step(0.01f);
    }
    for (const Learner *learner : {&tried, &played}) {
        const double after = chanceOfFirst(learner->weights(), at);
        QVERIFY2(first > 0 ? after > 0.95 && after > before : after < 0.05 && after < before,
                 qPrintable(QString::number(after)));
    }
}

// Equal gains leave the probabilities unchanged; the entropy bonus makes them equal.
void TestTraining::equalGainsKeepProbabilities()
{
    const TwoMoveDecision at;
    std::array<float, 2> gains{1, 0};
    Learner learner(initialWeights(4, 1));
    for (int step = 0; step < 25; ++step) {
        learner.add(at.decision, at.moves, gains, 0.0f);
        learner.step(0.01f);
    }
    learner = Learner(learner.weights());
    const double before = chanceOfFirst(learner.weights(), at);
    QVERIFY(before > 0.6);
    gains = {0.5f, 0.5f};
    learner.add(at.decision, at.moves, gains, 0.0f);
    learner.step(0.01f);
    QCOMPARE(chanceOfFirst(learner.weights(), at), before);
    for (int step = 0; step < 400; ++step) {
        learner.add(at.decision, at.moves, gains, 0.1f);
        learner.step(0.003f);
    }
    const double after = chanceOfFirst(learner.weights(), at);
    QVERIFY2(std::abs(after - 0.5) < 0.01, qPrintable(QString::number(after)));
}

void TestTraining::trainingIsReproducible_data()
{
    QTest::addColumn<int>("players");
    for (const int players : {odin::kMinPlayers, odin::kMaxPlayers})
        QTest::addRow("%d players", players) << players;
}

// The same seed gives the same weights, another seed different ones.
void TestTraining::trainingIsReproducible()
{
    QFETCH(int, players);
    PolicyIteration iteration;
    iteration.players = players;
    iteration.rounds = 2;
    iteration.handsARound = 12;
    iteration.evaluationDeals = 2;
    const auto learned = [&](std::uint64_t seed) {
        iteration.seed = seed;
        return flattened(learnPolicy(initialWeights(players, 1), iteration));
    };
    QVERIFY(learned(1) == learned(1));
    QVERIFY(learned(1) != learned(2));
    TrainingConfig refinement = shortTraining(players);
    const auto refined = [&](std::uint64_t seed) {
        refinement.seed = seed;
        return flattened(improvePolicy(initialWeights(players, 1), refinement));
    };
    QVERIFY(refined(1) == refined(1));
    QVERIFY(refined(1) != refined(2));
}

// A few seconds of training beat the linear evaluation that it starts from.
void TestTraining::shortTrainingBeatsItsStart()
{
    TrainingConfig settings = shortTraining(2);
    settings.rounds = 5;
    settings.handsARound = 400;
    settings.rate = 0.02f;
    settings.evaluateEvery = 100;
    const PolicyWeights start = initialWeights(2, 1);
    const PolicyWeights after = improvePolicy(start, settings);
    const Evaluation before = evaluate(policyChooser(start), greedyChooser(), 2, 4000, 5);
    const Evaluation result = evaluate(policyChooser(after), greedyChooser(), 2, 4000, 5);
    QVERIFY2(result.margin > before.margin + 0.2 && result.margin > result.marginCi95,
             qPrintable(QString("%1 after %2").arg(result.margin).arg(before.margin)));
}

/// Learning with the goat leaves the policy of games without it as it is, to the last bit.
void TestTraining::onlyTheGoatIsLearnedWithIt()
{
    const FlatWeights start = flattened(initialWeights(2, 1));
    TrainingConfig settings = shortTraining(2);
    settings.goat = odin::Goat::In;
    settings.handsARound = 200;
    const FlatWeights learned = flattened(improvePolicy(unflattened(start), settings));
    const auto goat = odin::ai::kPolicyWeights;
    QVERIFY(std::equal(start.begin(), start.begin() + goat, learned.begin()));
    QVERIFY(!std::equal(start.begin() + goat, start.end(), learned.begin() + goat));
    settings.goat = odin::Goat::Out;
    const FlatWeights plain = flattened(improvePolicy(unflattened(start), settings));
    QVERIFY(!std::equal(start.begin(), start.begin() + goat, plain.begin()));
    QVERIFY(std::equal(start.begin() + goat, start.end(), plain.begin() + goat));
}

// Numbers out of range and texts that are no numbers are errors, not 0.
void TestTraining::wrongArgumentsAreErrors()
{
    Arguments good({"3", "0.5", "18446744073709551615"});
    QCOMPARE(good.count("COUNT"), 3);
    QCOMPARE(good.decimal("SHARE", 0, 1), 0.5f);
    QCOMPARE(good.seed(), ~std::uint64_t{0});
    QCOMPARE(good.count("MORE", 7), 7);
    QVERIFY(good.complete());
    for (const char *wrong : {"", "x", "0", "-1", " 1", "1 ", "1x", "1.5", "99999999999"}) {
        Arguments arguments({wrong});
        arguments.count("COUNT");
        QVERIFY2(!arguments.complete(), wrong);
    }
    for (const char *wrong : {"", "x", "nan", "inf", "1.5", "-0.1", " 1", "0.5x", "1e99"}) {
        Arguments arguments({wrong});
        arguments.decimal("SHARE", 0, 1);
        QVERIFY2(!arguments.complete(), wrong);
    }
    Arguments none({});
    none.seed();
    QCOMPARE(none.error(), std::string("SEED is missing"));
    QVERIFY(!Arguments({"more"}).complete());
}

void TestTraining::contestantNamesAreParsed()
{
    for (const char *valid : {"random", "greedy", "greedy:1", "policy:0.5", "master", "search:300,100,500,5",
                              "search:300,100,500,5,900", "medium/leif"})
        QVERIFY2(contestantOf(valid), valid);
    for (const char *wrong : {"", "nobody", "random:1", "greedy:", "policy:x", "policy:-1", "search", "search:1,2,3",
                              "search:1,2,3,0", "search:1,2,3,4,5,6", "search:1,2,3,4x", "medium/nobody", "medium/"})
        QVERIFY2(!contestantOf(wrong), wrong);
    QCOMPARE(contestantOf("policy:0.5")->strength.temperature, 0.5);
    QCOMPARE(contestantOf("search:300,100,500,5")->strength.maxMoves, 5);
}

/// A slip in the last argument emptied the pack that it named.
void TestTraining::keptPuzzlesReplaceNoFile()
{
    QTemporaryFile kept;
    QVERIFY(kept.open() && kept.write("mine") == 4);
    kept.close();
    const QByteArray pack = QFile::encodeName(sourcePath("resources/puzzles/ninjan.jsonl"));
    QVERIFY(!checkPuzzles(pack.constData(), 1, 1, QFile::encodeName(kept.fileName()).constData()));
    QVERIFY(kept.open());
    QCOMPARE(kept.readAll(), QByteArray("mine"));
}

REGISTER_TEST(TestTraining)
#include "tst_training.moc"
