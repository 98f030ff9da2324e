// SPDX-License-Identifier: GPL-3.0-or-later
// Blunders that were found without the judge are called mistakes. They were planted in games of computers, and the loss
// was measured by computers of level medium that played on from them (`meadhall-train blunders`), in Ninjan also of
// hard
// (`meadhall-train play-on FILE hard inferred 150`). This judges a sample;
// `meadhall-train judge-blunders tests/data/blunders.jsonl` judges all of them.
#include "engine/core/to_index.h"
#include "engine/puzzle/puzzle_file.h"
#include "engine/review/judge/judge.h"
#include "tests/paths.h"
#include "tests/test_program.h"

#include <QtTest>

#include <set>

using namespace meadhall;

class TestBlunders : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void areOfAllSorts();
    void areCalledMistakes();

private:
    static Game gameOf(const puzzle::Puzzle &one) { return std::get<GameEvent>(one.seen.front()).game; }
    static review::Verdict verdictOn(const puzzle::Puzzle &one, const Event &answer)
    {
        const auto decision = review::makeDecisionModel(one.seen, one.seat, answer);
        return review::judge(*decision, review::scaleOf(gameOf(one)), review::usualDepth(gameOf(one), one.players()),
                             {})
            ->verdict;
    }

    std::vector<puzzle::Puzzle> blunders_;
};

void TestBlunders::initTestCase()
{
    const auto pack = puzzle::readPack(sourcePath("tests/data/blunders.jsonl"));
    QVERIFY(pack && pack->unreadable == 0);
    blunders_ = pack->puzzles;
}

void TestBlunders::areOfAllSorts()
{
    QVERIFY(blunders_.size() >= 60);
    std::set<std::pair<Game, int>> sorts;
    std::set<std::string> ids;
    for (const puzzle::Puzzle &one : blunders_) {
        sorts.insert({gameOf(one), one.players()});
        ids.insert(one.id);
        QVERIFY(!(one.best.answer == one.tempting.answer));
        QVERIFY(one.tempting.loss - one.tempting.lossCi95 >= review::scaleOf(gameOf(one)).thresholds.back());
    }
    QCOMPARE(ids.size(), blunders_.size());
    for (const Game game : {Game::Odin, Game::Ninjan})
        for (int players = 2; players <= 4; ++players)
            QVERIFY(sorts.contains({game, players}));
}

/// At least 95 of a hundred, and at most two of a hundred answers that lose nothing.
void TestBlunders::areCalledMistakes()
{
    constexpr std::size_t kShare = 6; // of which one is judged here
    int judged = 0;
    int mistakes = 0;
    int wrong = 0;
    for (std::size_t i = 0; i < blunders_.size(); i += kShare) {
        const puzzle::Puzzle &one = blunders_[i];
        ++judged;
        mistakes += verdictOn(one, one.tempting.answer) == review::Verdict::Mistake ? 1 : 0;
        wrong += verdictOn(one, one.best.answer) == review::Verdict::Mistake ? 1 : 0;
    }
    QVERIFY2(mistakes * 100 >= judged * 95, qPrintable(QStringLiteral("%1 of %2").arg(mistakes).arg(judged)));
    QVERIFY2(wrong * 100 <= judged * 2, qPrintable(QString::number(wrong)));
}

REGISTER_TEST(TestBlunders)
#include "tst_blunders.moc"
