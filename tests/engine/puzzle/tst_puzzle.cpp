// SPDX-License-Identifier: GPL-3.0-or-later
// The packs of puzzles: every one is sound, some are judged again, and damaged files are survived.
#include "engine/puzzle/puzzle_file.h"
#include "engine/review/judge/costs.h"
#include "engine/review/judge/reasons.h"
#include "tests/paths.h"
#include "tests/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace meadhall;
using namespace meadhall::puzzle;

namespace {

/// Puzzles of each grade, by the numbers of Game. A pack may only grow.
constexpr std::array<std::array<int, kGrades>, 2> kFewest{{{54, 23, 6}, {60, 60, 50}}};

/// The pack of a game in the source tree.
Pack packIn(Game game)
{
    const QString resource = packFileOf(game);
    return readPack(sourcePath("resources") + resource.mid(1)).value_or(Pack{});
}

const Pack &pack(Game game)
{
    static const std::array packs{packIn(Game::Odin), packIn(Game::Ninjan)};
    return packs[toIndex(game)];
}

void addGames()
{
    QTest::addColumn<Game>("game");
    QTest::newRow("odin") << Game::Odin;
    QTest::newRow("ninjan") << Game::Ninjan;
}

} // namespace

class TestPuzzle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void packIsComplete_data() { addGames(); }
    void packIsComplete();
    void everyPuzzleIsSound_data() { addGames(); }
    void everyPuzzleIsSound();
    void bestAndTemptingHaveOtherReasons_data() { addGames(); }
    void bestAndTemptingHaveOtherReasons();
    void judgedAgain_data() { addGames(); }
    void judgedAgain();
    void judgedLaterByTheSameLimits();
    void writtenAndReadAgain();
    void damagedLinesAreLeftOut();
    void faultsAreFound();
    void hiddenCardsAreNotThere();
};

void TestPuzzle::packIsComplete()
{
    QFETCH(Game, game);
    QCOMPARE(pack(game).unreadable, 0);
    std::array<int, kGrades> ofGrade{};
    std::array<int, kKindNames.size()> ofKind{};
    std::array<int, 7> ofPlayers{};
    std::map<std::pair<int, int>, int> ofGradeAndPlayers;
    std::map<std::pair<int, Kind>, int> ofGradeAndKind;
    std::set<std::string> ids;
    for (const Puzzle &one : pack(game).puzzles) {
        QCOMPARE(one.game(), game);
        ++ofGrade[toIndex(one.grade - 1)];
        ++ofKind[toIndex(one.kind)];
        ++ofPlayers.at(toIndex(one.players()));
        ++ofGradeAndPlayers[{one.grade, one.players()}];
        ++ofGradeAndKind[{one.grade, one.kind}];
        for (const std::string &why : one.why)
            QVERIFY2(std::find(one.whyNot.begin(), one.whyNot.end(), why) == one.whyNot.end(), one.id.c_str());
        QVERIFY2(ids.insert(one.id).second, one.id.c_str());
        QCOMPARE(one.id, idOf(one.seen, one.seat));
        QVERIFY(one.deals > 0);
    }
    for (std::size_t grade = 0; grade < kGrades; ++grade)
        QVERIFY2(ofGrade[grade] >= kFewest[toIndex(game)][grade], qPrintable(QString::number(ofGrade[grade])));
    for (std::size_t players = 2; players <= 5; ++players)
        QVERIFY(ofPlayers[players] > 0);
    // At most 35 % of a grade have one number of players, at most half are of one kind.
    for (const auto &[key, count] : ofGradeAndPlayers)
        QVERIFY(count * 100 <= ofGrade[toIndex(key.first - 1)] * 35);
    for (const auto &[key, count] : ofGradeAndKind)
        QVERIFY(count * 2 <= ofGrade[toIndex(key.first - 1)]);
    for (const Kind kind :
         game == Game::Odin ? std::vector{Kind::Lead, Kind::Beat, Kind::Pass} : std::vector{Kind::Choice, Kind::Pile})
        QVERIFY2(ofKind[toIndex(kind)] > 0, kKindNames[toIndex(kind)].data());
}

void TestPuzzle::everyPuzzleIsSound()
{
    QFETCH(Game, game);
    for (const Puzzle &one : pack(game).puzzles) {
        const std::string fault = faultOf(one);
        QVERIFY2(fault.empty(), (one.id + ": " + fault).c_str());
        QCOMPARE(tryOf(one, one.best.answer), Try::Solved);
        QCOMPARE(tryOf(one, one.tempting.answer), Try::Tempted);
    }
}

/// The best answer never has the same reasons as the tempting one, and one of them has some. A pack keeps what the
/// program finds today.
void TestPuzzle::bestAndTemptingHaveOtherReasons()
{
    QFETCH(Game, game);
    const auto textsOf = [](const Puzzle &one, const Event &answer, const Event &other) {
        std::vector<std::string> texts;
        for (const review::Why &why : review::reasonsOf(one.seen, one.seat, answer, other))
            texts.push_back(textOf(why));
        return texts;
    };
    for (const Puzzle &one : pack(game).puzzles) {
        const auto why = textsOf(one, one.best.answer, one.tempting.answer);
        const auto whyNot = textsOf(one, one.tempting.answer, one.best.answer);
        QVERIFY2(why != whyNot, one.id.c_str());
        for (const std::string &reason : why)
            QVERIFY2(std::find(whyNot.begin(), whyNot.end(), reason) == whyNot.end(), one.id.c_str());
        QVERIFY2(why == one.why && whyNot == one.whyNot, one.id.c_str());
    }
}

/// A few of each game, not deep: the right answer stays right, the tempting one wrong.
void TestPuzzle::judgedAgain()
{
    QFETCH(Game, game);
    const auto &puzzles = pack(game).puzzles;
    constexpr std::size_t kJudged = 6;
    for (std::size_t i = 0; i < kJudged; ++i) {
        const Puzzle &one = puzzles.at(i * (puzzles.size() - 1) / (kJudged - 1));
        const auto model = review::makeDecisionModel(one.seen, one.seat, one.tempting.answer);
        const auto costs = review::rankAnswers(*model, review::scaleOf(game), {200, 77}, 4,
                                               [&](const Event &) { return one.tempting.loss; });
        QVERIFY2(tryOf(one, costs.front().answer) == Try::Solved, one.id.c_str());
        for (const review::Cost &cost : costs)
            if (cost.answer == one.tempting.answer)
                QVERIFY2(cost.loss > limitsOf(game).tempting, one.id.c_str());
    }
}

/// Right is what is not certainly worse than the best answer and better than the tempting one.
void TestPuzzle::judgedLaterByTheSameLimits()
{
    Puzzle one = pack(Game::Ninjan).puzzles.front();
    one.tempting.loss = 6;
    const Event other = ChooseEvent{one.seat, kNoCard};
    QCOMPARE(tryOf(one, RatedAnswer{other, 0, 0.4, 0}), Try::Solved);
    QCOMPARE(tryOf(one, RatedAnswer{other, 0, 1.5, 1.2}), Try::Solved); // perhaps as good
    QCOMPARE(tryOf(one, RatedAnswer{other, 0, 1.5, 0.5}), Try::Near);
    QCOMPARE(tryOf(one, RatedAnswer{other, 0, 3, 0.5}), Try::Missed);
    QCOMPARE(tryOf(one, RatedAnswer{other, 0, 6.5, 6.5}), Try::Missed); // no better than the mistake
    QCOMPARE(tryOf(one, one.best), Try::Solved);
    QCOMPARE(tryOf(one, one.tempting), Try::Tempted);
}

void TestPuzzle::writtenAndReadAgain()
{
    for (const Game game : {Game::Odin, Game::Ninjan}) {
        const Puzzle &one = pack(game).puzzles.front();
        const auto again = parsePuzzle(toLine(one));
        QVERIFY(again);
        QVERIFY(*again == one);
        Puzzle inferred = one;
        inferred.inference = {players::Inference::Code::Beats, 1, CardSet::of(Card{3}) | CardSet::of(Card{5}), 0, 7};
        QVERIFY(parsePuzzle(toLine(inferred)) == inferred);
    }
}

void TestPuzzle::damagedLinesAreLeftOut()
{
    const QByteArray good = toLine(pack(Game::Odin).puzzles.front());
    QByteArray newer = good;
    newer.replace("{\"format\":1", "{\"format\":2");
    QByteArray otherKind = good;
    otherKind.replace("\"kind\":\"", "\"kind\":\"x");
    const Pack read = packOf(good + "\n{\n[]\n\n" + newer + '\n' + otherKind + '\n' + good.left(good.size() / 2));
    QCOMPARE(read.puzzles.size(), std::size_t{1});
    QCOMPARE(read.unreadable, 5);
    for (qsizetype length = 0; length < good.size(); length += 7)
        QVERIFY(!parsePuzzle(good.left(length)));
    QTemporaryDir folder;
    QVERIFY(!readPack(folder.filePath(QStringLiteral("none.jsonl"))));
}

void TestPuzzle::faultsAreFound()
{
    const Puzzle &sound = pack(Game::Odin).puzzles.front();
    Puzzle wrong = sound;
    wrong.tempting = wrong.best;
    QVERIFY(!faultOf(wrong).empty());
    wrong = sound;
    wrong.seat = wrong.players();
    QVERIFY(!faultOf(wrong).empty());
    wrong = sound;
    wrong.seat = (wrong.seat + 1) % wrong.players();
    QVERIFY(!faultOf(wrong).empty());
    wrong = sound;
    wrong.second.lossCi95 = wrong.second.loss;
    QVERIFY(!faultOf(wrong).empty());
    wrong = sound;
    wrong.seen.push_back(wrong.seen.back());
    QVERIFY(!faultOf(wrong).empty());
    wrong.seen.clear();
    QVERIFY(!faultOf(wrong).empty());
}

/// A pack says no more than its seat could know.
void TestPuzzle::hiddenCardsAreNotThere()
{
    for (const Game game : {Game::Odin, Game::Ninjan})
        for (const Puzzle &one : pack(game).puzzles)
            for (const Event &event : one.seen) {
                const auto *hand = std::get_if<HandEvent>(&event);
                const auto *deal = std::get_if<DealEvent>(&event);
                const auto hands = hand ? hand->hands : deal ? deal->hands : std::vector<SeenHand>{};
                for (std::size_t seat = 0; seat < hands.size(); ++seat)
                    QCOMPARE(hands[seat].hidden(), static_cast<int>(seat) != one.seat);
                QVERIFY(!std::holds_alternative<ChooseEvent>(event));
            }
}

REGISTER_TEST(TestPuzzle)
#include "tst_puzzle.moc"
