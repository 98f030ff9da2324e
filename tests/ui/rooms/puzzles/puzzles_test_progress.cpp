// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept from day to day: the puzzle of the day, own mistakes, and files that are missing or damaged.
#include "tests/ui/rooms/puzzles/puzzles_test.h"

#include "engine/review/judge/judge.h"
#include "ui/base/sound/sound.h"
#include "ui/base/text/review_text.h"
#include "ui/base/text/text.h"

#include <QSignalSpy>

#include <algorithm>
#include <functional>

namespace meadhall::ui::testing {

namespace {

/// A kept game in which the first choice of a card that leaves a choice is a mistake; what was best is up to the test.
/// @param best of the judgement of the real judge
QString keepMistake(Puzzled &p, const std::function<Event(const review::Judgement &, const std::vector<Event> &)> &best)
{
    const record::Archive archive(p.played.gameFolder());
    QDir().mkpath(archive.folder());
    GameEvent game = test::computersOf(Game::Ninjan, 2, 5);
    game.chairs = {"human", "computer:medium"};
    const Events events = test::computersGame(game);
    const QString file = archive.folder() + QStringLiteral("/2026-11-20 18.00 Ninjan.meadhall");
    if (QString error = record::save(events, file); !error.isEmpty())
        return error;
    review::Review review;
    for (const review::Decision &decision : review::decisionsOf(events)) {
        if (decision.seat != 0 || !std::holds_alternative<ChooseEvent>(decision.played))
            continue;
        const auto model = review::makeDecisionModel(review::seenBefore(events, decision.line, 0), 0, decision.played);
        std::vector<Event> answers;
        for (int i = 0; i < model->moves(); ++i)
            answers.push_back(model->answer(i));
        review::Judgement judgement = *review::judge(*model, review::scaleOf(Game::Ninjan),
                                                     review::usualDepth(Game::Ninjan, 2), std::stop_token());
        if (judgement.best == decision.played || answers.size() < 4)
            continue;
        judgement.best = best(judgement, answers);
        judgement.bestPoints = 9;
        judgement.points = 3;
        judgement.loss = 6;
        judgement.lossCi95 = 0.5;
        judgement.verdict = review::Verdict::Mistake;
        judgement.settled = true;
        review.decisions[decision.line] = {decision, judgement};
        break;
    }
    return review.decisions.empty() ? QStringLiteral("no decision")
                                    : record::wordsOf(review::saveReview(review::reviewFileOf(file), events,
                                                                         review::usualDepth(Game::Ninjan, 2), review));
}

bool enterMistake(Puzzled &p)
{
    return p.open() && waitFor([&p] { return p.mistakes().size() == 1; })
           && (click(p.hall()->findChild<QPushButton *>(QStringLiteral("repeatMistakes"))), p.room() != nullptr);
}

QStringList rowsOf(Puzzled &p)
{
    QStringList rows;
    for (const DecisionRow &row : p.room()->panel().findChild<DecisionRows *>()->rows())
        rows.push_back(row.spoken);
    return rows;
}

} // namespace

} // namespace meadhall::ui::testing

using namespace meadhall::ui::testing;

void TestPuzzles::dailyAndDays()
{
    Puzzled p;
    for (int day = 0; day < 3; ++day) {
        QVERIFY(p.open());
        click(p.hall()->findChild<QPushButton *>(QStringLiteral("solveToday")));
        QVERIFY(p.room());
        QCOMPARE(p.room()->puzzle().id, p.controller->store().daily()->id);
        QCOMPARE(p.room()->title(), QStringLiteral("Puzzle of the day"));
        p.answer(p.room()->puzzle().best.answer);
        p.played.window().rooms().leaveAll();
        QTRY_VERIFY(!p.hall() && !p.room());
        QCOMPARE(p.controller->store().progress().daysInRow(Clock::today()), day + 1);
        p.clock.set(Clock::today().addDays(1));
    }
    QVERIFY(p.open());
    QVERIFY(p.hall()->days()->beads().back().look == Bead::Look::Empty);
    p.played.window().close(); // while a room is open
}

/// It belongs to the day on which it was opened.
void TestPuzzles::solvedAfterMidnight()
{
    Puzzled p;
    for (int day = 24; day <= 28; ++day)
        p.controller->store().change(
            [&](puzzle::Progress &progress) { progress.tried(std::to_string(day), true, true, QDate(2026, 11, day)); });
    const QDateTime evening(QDate(2026, 11, 29), QTime(23, 59, 35));
    p.clock.set(evening);
    QVERIFY(p.open());
    const std::string before = p.controller->store().daily()->id;
    click(p.hall()->findChild<QPushButton *>(QStringLiteral("solveToday")));
    QVERIFY(p.room());
    p.clock.set(evening.addSecs(50));
    QCOMPARE(p.room()->puzzle().id, before);
    p.answer(p.room()->puzzle().best.answer);
    const puzzle::Progress &progress = p.controller->store().progress();
    QVERIFY(progress.solvedDaily(QDate(2026, 11, 29)) && !progress.solvedDaily(QDate(2026, 11, 30)));
    QCOMPARE(progress.daysInRow(Clock::today()), 6);
    p.played.window().rooms().leave(p.room());
    QVERIFY(p.controller->store().daily()->id != before);
    QVERIFY(p.hall()->days()->beads().back().look == Bead::Look::Empty);
    QVERIFY(p.hall()->findChild<QPushButton *>(QStringLiteral("solveToday"))->text().endsWith(QLatin1String("it")));
}

/// Whatever was tried or shown counts after leaving the room and coming back.
void TestPuzzles::triesAreNotForgotten()
{
    Puzzled p;
    QVERIFY(p.open());
    const puzzle::Progress &progress = p.controller->store().progress();
    QVERIFY(p.enter(Game::Odin, 1));
    p.answer(p.room()->puzzle().tempting.answer);
    QVERIFY(p.room()->panel().state() == PuzzlePanel::State::NotYet);
    p.played.window().rooms().leave(p.room());
    QTRY_VERIFY(!p.room());
    QVERIFY(p.enter(Game::Odin, 1));
    const QSignalSpy played(p.played.window().findChild<Sound *>(), &Sound::played);
    p.answer(p.room()->puzzle().best.answer);
    QCOMPARE(progress.solved(), 1);
    QVERIFY(std::any_of(played.begin(), played.end(),
                        [](const QList<QVariant> &one) { return one.constFirst().value<Cue>() == Cue::Solved; }));
    QCOMPARE(progress.atFirstTry(), 0);
    QCOMPARE(progress.row(), 0);
    p.played.window().rooms().leave(p.room());
    QTRY_VERIFY(!p.room());
    // The puzzle of the day, of which the answer was looked at.
    click(p.hall()->findChild<QPushButton *>(QStringLiteral("solveToday")));
    QVERIFY(p.room());
    click(p.room()->panel().showButton());
    p.played.window().rooms().leave(p.room());
    QTRY_VERIFY(!p.room());
    click(p.hall()->findChild<QPushButton *>(QStringLiteral("solveToday")));
    p.answer(p.room()->puzzle().best.answer);
    QVERIFY(p.room()->panel().state() == PuzzlePanel::State::Solved);
    QCOMPARE(progress.solved(), 1);
    QVERIFY(!progress.solvedDaily(Clock::today()));
}

void TestPuzzles::firstTryIsFirst_data()
{
    QTest::addColumn<bool>("isOwn");
    QTest::addColumn<QString>("before");
    for (const bool isOwn : {false, true})
        for (const char *before : {"nothing", "a wrong answer", "a hint", "both hints", "the answer"})
            QTest::addRow("%s, %s", isOwn ? "own mistake" : "pack", before) << isOwn << QString::fromLatin1(before);
}

/// What is said of a solved puzzle is what is counted, whatever was done before the room was left and entered again.
void TestPuzzles::firstTryIsFirst()
{
    QFETCH(bool, isOwn);
    QFETCH(QString, before);
    Puzzled p;
    if (isOwn)
        QCOMPARE(keepMistake(p, [](const review::Judgement &judged, const auto &) { return judged.best; }), QString());
    QVERIFY(isOwn ? enterMistake(p) : p.open() && p.enter(Game::Odin, 1));
    const PuzzleWish wish{isOwn ? PuzzleWish::From::Mistakes : PuzzleWish::From::Pack, p.room()->puzzle().id};
    if (before == QLatin1String("a wrong answer"))
        p.answer(p.room()->puzzle().tempting.answer);
    for (int hints = before.endsWith(QLatin1Char('s'))   ? 2
                     : before == QLatin1String("a hint") ? 1
                                                         : 0;
         hints > 0; --hints)
        p.key(Qt::Key_H);
    if (before == QLatin1String("the answer"))
        click(p.room()->panel().showButton());
    p.played.window().rooms().leave(p.room());
    QTRY_VERIFY(!p.room());
    PuzzleRoom again(p.controller->store(), p.played.settings(), p.played.window().pictures(), wish);
    again.table().answer(again.puzzle().seat, again.puzzle().best.answer);
    QVERIFY(again.panel().state() == PuzzlePanel::State::Solved);
    const bool isFirst = before == QLatin1String("nothing");
    QCOMPARE(again.panel().subtitle(), isFirst ? QStringLiteral("at the first attempt") : QString());
    if (!isOwn) {
        QCOMPARE(p.controller->store().progress().atFirstTry(), isFirst ? 1 : 0);
        QCOMPARE(p.controller->store().progress().row(), isFirst ? 1 : 0);
        for (const QLabel *label : again.panel().findChildren<QLabel *>()) // one or none is no row
            QVERIFY2(label->isHidden() || !label->text().contains(QLatin1String("in a row")),
                     qPrintable(label->text()));
    }
}

/// A mistake in a kept game comes back, is judged by the same judge, and goes when it has been found twice.
void TestPuzzles::ownMistakes()
{
    Puzzled p;
    p.played.window().setUpdatesEnabled(true);
    QCOMPARE(keepMistake(p, [](const review::Judgement &judged, const auto &) { return judged.best; }), QString());
    for (const int days : {0, 10}) {
        p.clock.set(QDate(2026, 11, 22).addDays(days));
        QVERIFY(p.open());
        QTRY_COMPARE(int(p.mistakes().size()), 1);
        QVERIFY(p.hall()->findChild<QPushButton *>(QStringLiteral("repeatMistakes"))->isEnabled());
        QTRY_VERIFY(p.mistakes().front()->isVisible());
        p.mistakes().front()->setFocus();
        p.key(Qt::Key_Return);
        QVERIFY(p.room());
        p.answer(p.room()->puzzle().best.answer);
        QVERIFY(p.room()->panel().state() == PuzzlePanel::State::Solved);
        p.played.window().rooms().leaveAll();
        QTRY_VERIFY(!p.hall() && !p.room());
    }
    p.clock.set(Clock::today().addDays(20));
    QVERIFY(p.open());
    QVERIFY(p.mistakes().empty());
}

/// One line in the pack's place, the rest works.
void TestPuzzles::missingPacks()
{
    Puzzled p;
    p.controller->store().setPackFiles({QStringLiteral(":/nothing"), QStringLiteral(":/puzzles/ninjan.jsonl")});
    QVERIFY(p.open());
    QVERIFY(!p.hall()->pack(Game::Odin, 1)->isEnabled());
    QVERIFY(p.hall()->pack(Game::Odin, 1)->accessibleName().contains(QLatin1String("missing")));
    QVERIFY(p.hall()->findChild<QPushButton *>(QStringLiteral("solveToday"))->isEnabled());
    Puzzled none;
    none.controller->store().setPackFiles({});
    QVERIFY(none.open());
    QVERIFY(!none.hall()->findChild<QPushButton *>(QStringLiteral("solveToday"))->isEnabled());
}

void TestPuzzles::damagedProgress()
{
    Puzzled p;
    QDir().mkpath(p.played.gameFolder());
    delete p.controller;
    QFile file(p.played.gameFolder() + QStringLiteral("/puzzles.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{");
    file.close();
    p.controller = new PuzzlesController(p.played.settings(), p.played.gameFolder(), &p.played.window());
    p.played.window().actions().puzzles->trigger();
    const auto *remark = p.hall()->findChild<QLabel *>(QStringLiteral("puzzleRemark"));
    QVERIFY(remark && remark->isVisibleTo(p.hall()) && remark->text().contains(QLatin1String("damaged")));
}

/// An answer that the judge finds as good as the one of the panel is named there with its figure, as equal.
void TestPuzzles::judgedAnswerIsListed()
{
    Puzzled p;
    Event good;
    QCOMPARE(keepMistake(p,
                         [&good](const review::Judgement &judged, const std::vector<Event> &answers) {
                             good = judged.best;
                             return *std::find_if(answers.begin(), answers.end(),
                                                  [&](const Event &one) { return one != judged.best; });
                         }),
             QString());
    QVERIFY(enterMistake(p));
    QVERIFY(p.room()->puzzle().best.answer != good);
    p.answer(good);
    QTRY_VERIFY(p.room()->panel().state() == PuzzlePanel::State::Solved);
    QCOMPARE(p.room()->view().caption(), QStringLiteral("That is as good as the best answer."));
    const QStringList rows = rowsOf(p);
    QCOMPARE(rows.size(), 3);
    const QString name = ReviewText::longMove(p.room()->puzzle().seen, good);
    QVERIFY2(rows[1].startsWith(QStringLiteral("Just as good: ") + name), qPrintable(rows.join(QLatin1Char('\n'))));
    QVERIFY(rows[1].contains(decimal(p.room()->puzzle().best.points)));
    p.key(Qt::Key_Return); // meant for the table, where the judge was awaited
    QVERIFY(p.room()->panel().state() == PuzzlePanel::State::Solved);
    // It is known from now on, and solved stays solved.
    click(p.room()->panel().othersButton());
    QVERIFY(p.room()->panel().state() == PuzzlePanel::State::Asking);
    QVERIFY(p.room()->panel().isSolved());
    p.answer(p.room()->puzzle().best.answer);
    QVERIFY(p.room()->panel().state() == PuzzlePanel::State::Solved);
    QCOMPARE(rowsOf(p), rows);
}

/// Whatever is answered, praise and figures agree.
void TestPuzzles::worseAnswersAreNotPraised()
{
    Puzzled p;
    std::vector<Event> all;
    QCOMPARE(keepMistake(p,
                         [&all](const review::Judgement &judged, const std::vector<Event> &answers) {
                             all = answers;
                             return judged.best;
                         }),
             QString());
    QVERIFY(enterMistake(p));
    const puzzle::Puzzle one = p.room()->puzzle();
    int wrong = 0;
    for (const Event &answer : all) {
        p.answer(answer);
        QTRY_VERIFY(p.room()->panel().state() == PuzzlePanel::State::Solved
                    || p.room()->panel().state() == PuzzlePanel::State::NotYet);
        const bool solved = p.room()->panel().state() == PuzzlePanel::State::Solved;
        const auto &rows = p.room()->panel().findChild<DecisionRows *>()->rows();
        const DecisionRow &last = solved ? rows.front() : rows.back();
        const QString subtitle = p.room()->panel().subtitle();
        wrong += solved ? 0 : 1;
        if (subtitle.startsWith(QStringLiteral("a good idea")))
            QVERIFY(last.points > one.tempting.points);
        if (!solved && last.points <= one.tempting.points)
            QCOMPARE(subtitle, QStringLiteral("no better than what you played"));
        click(solved ? p.room()->panel().othersButton() : p.room()->panel().againButton());
    }
    QVERIFY(wrong > 1);
}

/// A puzzle that has been solved says so when it is opened again.
void TestPuzzles::solvedStaysSolved()
{
    Puzzled p;
    QVERIFY(p.open());
    click(p.hall()->findChild<QPushButton *>(QStringLiteral("solveToday")));
    QVERIFY(p.room() && !p.room()->panel().isSolved());
    p.answer(p.room()->puzzle().best.answer);
    p.key(Qt::Key_Escape);
    QTRY_VERIFY(!p.room());
    click(p.hall()->findChild<QPushButton *>(QStringLiteral("solveToday")));
    QVERIFY(p.room() && p.room()->panel().isSolved());
    QVERIFY(p.room()->panel().state() == PuzzlePanel::State::Asking);
}
