// SPDX-License-Identifier: GPL-3.0-or-later
// The puzzle of the day, what is kept of solved puzzles, and own mistakes that come back.
#include "engine/puzzle/daily.h"
#include "engine/puzzle/own_mistakes.h"
#include "engine/puzzle/progress.h"
#include "engine/record/archive.h"
#include "engine/record/record.h"
#include "engine/review/review_file.h"
#include "tests/engine/review/reviewed_games.h"
#include "tests/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <map>

using namespace meadhall;
using namespace meadhall::puzzle;

namespace {

/// Packs of puzzles that have only an id.
Packs packsOf(int odin, int ninjan)
{
    Packs packs;
    for (const auto &[game, count] : {std::pair(0, odin), std::pair(1, ninjan)})
        for (int i = 0; i < count; ++i) {
            Puzzle puzzle;
            puzzle.id = (game == 0 ? "odin-" : "ninjan-") + std::to_string(i * 7919);
            packs[toIndex(game)].push_back(puzzle);
        }
    return packs;
}

const QDate kDay(2026, 11, 22);

} // namespace

class TestPuzzleProgress : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dailyOverYears();
    void dailyDoesNotDependOnTheFile();
    void dailyWithoutPacks();
    void rows();
    void firstTriesAreKept();
    void hintsAreKept();
    void shownAnswersDoNotCount();
    void daysInARow();
    void mistakesComeBack();
    void clockTurnedBack();
    void keptInAFile();
    void damagedFileIsSetAside_data();
    void damagedFileIsSetAside();
    void mistakesOfKeptGames();
};

/// Both games in turn, and each puzzle comes equally often.
void TestPuzzleProgress::dailyOverYears()
{
    const Packs packs = packsOf(180, 180);
    std::map<std::string, QDate> last;
    std::map<std::string, int> times;
    std::string before;
    for (QDate day(2024, 1, 1); day < QDate(2044, 1, 1); day = day.addDays(1)) {
        const Puzzle *one = dailyPuzzle(packs, day);
        QVERIFY(one && one->id.front() != before.front());
        QVERIFY(!last.contains(one->id) || last[one->id].daysTo(day) == 360);
        last[one->id] = day;
        before = one->id;
        ++times[one->id];
    }
    QCOMPARE(int(times.size()), 360);
    // Known ones, which must never change.
    const std::string &known = dailyPuzzle(packs, kDay)->id;
    QCOMPARE(known, dailyPuzzle(packs, kDay.addDays(360))->id);
    QVERIFY(known != dailyPuzzle(packs, kDay.addDays(2))->id);
}

void TestPuzzleProgress::dailyDoesNotDependOnTheFile()
{
    const Packs packs = packsOf(50, 61);
    Packs turned = packs;
    for (auto &pack : turned)
        std::reverse(pack.begin(), pack.end());
    for (int i = 0; i < 400; ++i)
        QCOMPARE(dailyPuzzle(packs, kDay.addDays(i))->id, dailyPuzzle(turned, kDay.addDays(i))->id);
}

void TestPuzzleProgress::dailyWithoutPacks()
{
    QVERIFY(!dailyPuzzle({}, kDay));
    QVERIFY(!dailyPuzzle(packsOf(3, 3), QDate()));
    const Packs ninjan = packsOf(0, 3);
    std::set<std::string> seen;
    for (int i = 0; i < 3; ++i)
        seen.insert(dailyPuzzle(ninjan, kDay.addDays(i))->id);
    QCOMPARE(int(seen.size()), 3);
}

void TestPuzzleProgress::rows()
{
    Progress progress;
    for (const char *id : {"a", "b", "c"})
        progress.tried(id, true, false, kDay);
    progress.tried("d", false, false, kDay);
    progress.tried("d", true, false, kDay);
    progress.tried("e", true, false, kDay);
    QCOMPARE(progress.solved(), 5);
    QCOMPARE(progress.atFirstTry(), 4);
    QCOMPARE(progress.row(), 1);
    QCOMPARE(progress.longestRow(), 3);
    progress.startAgain({"a", "b"});
    QVERIFY(!progress.isSolved("a") && progress.isSolved("c"));
    QCOMPARE(progress.solved(), 5);
}

/// A wrong try, once made, is not forgotten, whoever asks again.
void TestPuzzleProgress::firstTriesAreKept()
{
    Progress progress;
    progress.tried("a", true, false, kDay);
    progress.tried("b", false, false, kDay);
    progress = *Progress::fromJson(progress.toJson());
    QVERIFY(!progress.isNew("a") && !progress.isNew("b") && progress.isNew("c"));
    progress.tried("b", true, true, kDay.addDays(1));
    progress.tried("a", true, false, kDay); // again
    QCOMPARE(progress.solved(), 2);
    QCOMPARE(progress.atFirstTry(), 1);
    QCOMPARE(progress.row(), 0);
    QVERIFY(progress.solvedDaily(kDay.addDays(1)));
    progress.startAgain({"a", "b"});
    QVERIFY(progress.isNew("a") && progress.isNew("b"));
    // An own mistake counts when it is due.
    progress.triedMistake("m", false, kDay);
    progress.triedMistake("m", true, kDay);
    progress.triedMistake("m", true, kDay.addDays(2));
    QCOMPARE(progress.found("m"), 0);
    progress.triedMistake("m", true, kDay.addDays(3));
    QCOMPARE(progress.found("m"), 1);
}

/// A puzzle solved with help counts as solved, but not at the first try, whenever the help was given.
void TestPuzzleProgress::hintsAreKept()
{
    Progress progress;
    QVERIFY(progress.tried("a", true, false, kDay));
    progress.hinted("b");
    QCOMPARE(progress.row(), 0);
    progress.hintedMistake("m", kDay);
    progress = *Progress::fromJson(progress.toJson());
    QVERIFY(!progress.tried("b", true, true, kDay.addDays(1)));
    QCOMPARE(progress.solved(), 2);
    QCOMPARE(progress.atFirstTry(), 1);
    QCOMPARE(progress.row(), 0);
    QVERIFY(progress.solvedDaily(kDay.addDays(1)));
    progress.hinted("b"); // when it is solved
    QVERIFY(progress.isSolved("b"));
    // An own mistake is asked anew when it is due again.
    QVERIFY(!progress.triedMistake("m", true, kDay.addDays(1)));
    QCOMPARE(progress.found("m"), 1);
    progress.hintedMistake("m", kDay.addDays(2)); // before it is due
    QVERIFY(progress.triedMistake("m", true, kDay.addDays(11)));
    QVERIFY(progress.isDone("m"));
    QVERIFY(progress.triedMistake("n", true, kDay));
    QVERIFY(!progress.triedMistake("n", true, kDay)); // again
}

/// On the day on which the answer was shown, neither for the pack nor for the day.
void TestPuzzleProgress::shownAnswersDoNotCount()
{
    Progress progress;
    progress.tried("a", true, false, kDay);
    progress.shown("b", kDay);
    QCOMPARE(progress.row(), 0);
    progress = *Progress::fromJson(progress.toJson());
    progress.tried("b", true, true, kDay);
    QVERIFY(!progress.isSolved("b") && !progress.solvedDaily(kDay));
    progress.tried("b", true, false, kDay.addDays(1));
    QVERIFY(progress.isSolved("b"));
    QCOMPARE(progress.atFirstTry(), 1);
    progress.shown("a", kDay);
    QVERIFY(progress.isSolved("a")); // it was before
}

/// Missing a day breaks the row and nothing else.
void TestPuzzleProgress::daysInARow()
{
    Progress progress;
    for (int i = 0; i < 4; ++i)
        progress.tried(std::to_string(i), true, true, kDay.addDays(i));
    QCOMPARE(progress.daysInRow(kDay.addDays(3)), 4);
    QCOMPARE(progress.daysInRow(kDay.addDays(4)), 4); // today's is still open
    QCOMPARE(progress.daysInRow(kDay.addDays(5)), 0);
    progress.tried("later", true, true, kDay.addDays(6));
    QCOMPARE(progress.daysInRow(kDay.addDays(6)), 1);
    QCOMPARE(progress.longestDays(), 4);
    QVERIFY(progress.solvedDaily(kDay) && !progress.solvedDaily(kDay.addDays(5)));
    QCOMPARE(progress.daysInRow(kDay.addDays(1)), 2); // as on that day: what is after it does not count
}

/// After three days if they were not found, after ten if they were; found twice they are done; a wrong try is one step
/// back.
void TestPuzzleProgress::mistakesComeBack()
{
    Progress progress;
    QCOMPARE(progress.due("m", kDay), kDay);
    progress.triedMistake("m", true, kDay);
    QCOMPARE(progress.found("m"), 1);
    QCOMPARE(progress.due("m", kDay), kDay.addDays(10));
    progress.triedMistake("m", false, kDay.addDays(10));
    QCOMPARE(progress.found("m"), 0);
    QCOMPARE(progress.due("m", kDay.addDays(10)), kDay.addDays(13));
    progress.triedMistake("m", true, kDay.addDays(13));
    progress.triedMistake("m", true, kDay.addDays(23));
    QVERIFY(progress.isDone("m"));
}

void TestPuzzleProgress::clockTurnedBack()
{
    Progress progress;
    progress.triedMistake("m", true, QDate(2040, 1, 1)); // the clock was wrong
    progress.tried("d", true, true, QDate(2040, 1, 1));
    QCOMPARE(progress.due("m", kDay), kDay);
    QCOMPARE(progress.daysInRow(kDay), 0);
    progress.tried("e", true, true, kDay);
    QCOMPARE(progress.daysInRow(kDay), 1);
}

void TestPuzzleProgress::keptInAFile()
{
    QTemporaryDir folder;
    record::KeptFile file(folder.filePath(QStringLiteral("new/puzzles.json")));
    QVERIFY(loadProgress(file) == Progress() && file.setAsideName().isEmpty());
    Progress progress;
    progress.tried("odin-1", true, true, kDay);
    progress.tried("odin-2", false, false, kDay);
    progress.shown("odin-4", kDay);
    progress.triedMistake("own-3", true, kDay);
    progress.hinted("odin-5");
    progress.hintedMistake("own-6", kDay);
    file.write(progress.toJson());
    QVERIFY(loadProgress(file) == progress && file.setAsideName().isEmpty());
}

void TestPuzzleProgress::damagedFileIsSetAside_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray whole = Progress().toJson();
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut off") << whole.left(whole.size() / 2);
    QTest::newRow("no object") << QByteArray("[1, 2]");
    QTest::newRow("no such format") << QByteArray(whole).replace("\"format\": 1", "\"format\": 0");
    QTest::newRow("a wrong day") << QByteArray(whole).replace("\"days\": [", "\"days\": [\"tomorrow\"");
    QTest::newRow("a wrong number") << QByteArray(whole).replace("\"row\": 0", "\"row\": -1");
}

void TestPuzzleProgress::damagedFileIsSetAside()
{
    QFETCH(QByteArray, text);
    QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("puzzles.json"));
    for (int time = 1; time <= 2; ++time) {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        record::KeptFile damaged(name);
        QVERIFY(loadProgress(damaged) == Progress());
        QVERIFY(!QFile::exists(name));
        QFile kept(damaged.setAsideName());
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), text);
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);
}

/// Only those of people, and only what the review calls mistakes.
void TestPuzzleProgress::mistakesOfKeptGames()
{
    QTemporaryDir folder;
    const record::Archive archive(folder.path());
    QDir().mkpath(archive.folder());
    GameEvent game = test::computersOf(Game::Ninjan, 3, 5);
    game.chairs = {"human", "computer:medium", "computer:medium"};
    const Events events = test::computersGame(game);
    const QString file = archive.folder() + QStringLiteral("/2026-11-20 18.00 Ninjan.meadhall");
    QVERIFY(record::save(events, file).isEmpty());
    QVERIFY(ownMistakes(folder.path(), 10, {}).empty()); // nothing is reviewed yet
    review::Review review;
    int wanted = 0;
    for (const review::Decision &decision : review::decisionsOf(events)) {
        review::Judgement judgement;
        judgement.best = decision.played;
        const Events seen = review::seenBefore(events, decision.line, decision.seat);
        const auto model = review::makeDecisionModel(seen, decision.seat, std::nullopt);
        for (int move = 0; move < model->moves(); ++move)
            if (model->answer(move) != decision.played)
                judgement.best = model->answer(move);
        judgement.points = 3;
        judgement.bestPoints = 9;
        judgement.loss = 6;
        judgement.lossCi95 = 0.5;
        judgement.verdict = static_cast<review::Verdict>(1 + decision.line % 3); // fine, a small or a clear mistake
        judgement.deals = 2000;
        judgement.settled = true;
        if (judgement.verdict == review::Verdict::Doubtful)
            judgement.loss = 3, judgement.bestPoints = 6;
        else if (judgement.verdict == review::Verdict::Fine)
            judgement.loss = 1.5, judgement.bestPoints = 4.5;
        review.decisions[decision.line] = {decision, judgement};
        wanted += decision.seat == 0 && judgement.verdict >= review::Verdict::Doubtful ? 1 : 0;
    }
    QVERIFY(wanted > 0);
    QCOMPARE(review::saveReview(review::reviewFileOf(file), events, review::usualDepth(Game::Ninjan, 3), review), 0);
    const auto mistakes = ownMistakes(folder.path(), 100, {});
    QCOMPARE(int(mistakes.size()), wanted);
    for (const OwnMistake &one : mistakes) {
        QCOMPARE(one.puzzle.seat, 0);
        QCOMPARE(one.puzzle.grade, 0);
        QCOMPARE(int(one.before.size()), one.line - 1);
        QVERIFY(one.puzzle.tempting.answer == events[toIndex(one.line - 1)]);
        QVERIFY(one.puzzle.seen == review::seenBefore(events, one.line, 0));
    }
    QCOMPARE(int(ownMistakes(folder.path(), 1, {}).size()), 1);
}

REGISTER_TEST(TestPuzzleProgress)
#include "tst_puzzle_progress.moc"
