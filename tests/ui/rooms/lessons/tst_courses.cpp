// SPDX-License-Identifier: GPL-3.0-or-later
// What the lessons teach: their scripts before the referee, and their texts.
#include "tests/test_program.h"
#include "tests/ui/game_column.h"
#include "tests/ui/spoken_texts.h"
#include "ui/base/text/text.h"
#include "ui/rooms/lessons/course.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/view.h"
#include "engine/table/table.h"

#include <QKeySequence>
#include <QtTest>

#include <set>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

using Kind = LessonStep::Kind;

/// How long somebody reads a word aloud, makes a move, and watches one, in seconds.
constexpr double kWord = 0.27, kMove = 5, kWatch = 1.2;

/// What the learner sees after that many events.
template <class View> View viewAfter(const Course &course, std::size_t events)
{
    const auto referee = makeReferee(std::get<GameEvent>(course.script.front()));
    View view(Course::kLearner);
    for (std::size_t i = 0; i < events; ++i) {
        if (i > 0)
            referee->apply(course.script[i]);
        view.apply(referee->seenBy(course.script[i], Course::kLearner));
    }
    return view;
}

} // namespace

class TestCourses : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRefereeAgrees_data() { games(); }
    void theRefereeAgrees();
    void stepsFollowTheGame_data() { games(); }
    void stepsFollowTheGame();
    void remarksAreOnLegalMoves_data() { games(); }
    void remarksAreOnLegalMoves();
    void lastsUnderThreeMinutes_data() { languages(); }
    void lastsUnderThreeMinutes();
    void textsAreTranslated_data() { languages(); }
    void textsAreTranslated();
    void figuresFollowTheLanguage();
    void figuresOfNinjanAreRight();
    void figuresOfOdinAreRight();

private:
    static void games();
    static void languages();
};

void TestCourses::games()
{
    QTest::addColumn<Game>("game");
    QTest::newRow("odin") << Game::Odin;
    QTest::newRow("ninjan") << Game::Ninjan;
}

void TestCourses::languages()
{
    QTest::addColumn<Game>("game");
    QTest::addColumn<QString>("code");
    for (const QString &code : languageCodes())
        for (const Game game : {Game::Odin, Game::Ninjan})
            QTest::addRow("%s %s", traitsOf(game).name.data(), qPrintable(code)) << game << code;
}

/// Each event is legal, and each move that a step asks for is one that the referee asks the learner for.
void TestCourses::theRefereeAgrees()
{
    QFETCH(Game, game);
    const Course &course = courseOf(game);
    const auto &first = std::get<GameEvent>(course.script.front());
    QCOMPARE(whyIllegal(first), Reason::None);
    const auto referee = makeReferee(first);
    std::set<std::size_t> asked;
    for (std::size_t step = 0; step < course.steps.size(); ++step)
        if (course.wanted(static_cast<int>(step)))
            asked.insert(course.steps[step].events);
    for (std::size_t at = 1; at < course.script.size(); ++at) {
        const Event &event = course.script[at];
        QCOMPARE(referee->whyIllegal(event), Reason::None);
        const bool automatic = at > 1 && referee->nextAutomaticEvent(1).has_value();
        if (automatic)
            QVERIFY(referee->nextAutomaticEvent(1)->event == event);
        const std::vector<Request> requests = referee->openRequests();
        const bool mine = at > 1 && !automatic && referee->isDecisionOf(Course::kLearner, event)
                          && std::any_of(requests.begin(), requests.end(),
                                         [](const Request &one) { return one.seat == Course::kLearner; });
        QCOMPARE(asked.count(at) > 0, mine);
        referee->apply(event);
    }
}

/// After a move of the learner comes a text about it at once, so that no task stays that is done.
void TestCourses::stepsFollowTheGame()
{
    QFETCH(Game, game);
    const Course &course = courseOf(game);
    std::set<QString> ids;
    for (std::size_t step = 0; step + 1 < course.steps.size(); ++step) {
        const LessonStep &one = course.steps[step], &next = course.steps[step + 1];
        QVERIFY(ids.insert(QLatin1String(one.id)).second);
        QVERIFY(one.kind != Kind::Ends);
        if (one.kind == Kind::Asks)
            QCOMPARE(next.events, one.events + 1);
        else if (one.kind == Kind::Watches)
            QVERIFY(next.events > one.events);
        else
            QVERIFY(next.events > one.events || next.kind == Kind::Asks);
        QCOMPARE(course.stepOf(QLatin1String(one.id)), int(step));
    }
    QCOMPARE(course.steps.back().kind, Kind::Ends);
    QCOMPARE(course.steps.back().events, course.script.size());
    QCOMPARE(course.stepOf(QStringLiteral("?")), -1);
    QCOMPARE(course.count(), 12);
    QCOMPARE(course.number(0), 1);
}

/// Every other legal move of the learner gets a remark, and each remark is used.
void TestCourses::remarksAreOnLegalMoves()
{
    QFETCH(Game, game);
    const Course &course = courseOf(game);
    const auto referee = makeReferee(std::get<GameEvent>(course.script.front()));
    std::size_t applied = 1;
    for (std::size_t step = 0; step < course.steps.size(); ++step) {
        const LessonStep &one = course.steps[step];
        for (; applied < one.events; ++applied)
            referee->apply(course.script[applied]);
        if (!course.wanted(int(step)))
            continue;
        std::set<const char *> used;
        const auto remarkOn = [&](const Event &move, bool whole) {
            const auto found = std::find_if(one.remarks.begin(), one.remarks.end(), [&](const LessonRemark &remark) {
                return !remark.fits || remark.fits(move, whole);
            });
            QVERIFY(found != one.remarks.end());
            used.insert(found->words);
        };
        for (const Event &move : referee->legalEvents()) {
            if (!referee->isDecisionOf(Course::kLearner, move) || move == *course.wanted(int(step)))
                continue;
            const auto *play = std::get_if<PlayEvent>(&move);
            const auto *wanted = std::get_if<PlayEvent>(course.wanted(int(step)));
            remarkOn(move, !play || play->take == kNoCard || (wanted && play->cards == wanted->cards));
        }
        QCOMPARE(used.size(), one.remarks.size());
    }
}

void TestCourses::lastsUnderThreeMinutes()
{
    QFETCH(Game, game);
    QFETCH(QString, code);
    Languages languages;
    languages.setLanguage(code);
    const Course &course = courseOf(game);
    qsizetype words = 0;
    double seconds = kWatch * static_cast<double>(course.script.size());
    for (const LessonStep &step : course.steps) {
        words += lessonText(step.words).split(QLatin1Char(' ')).size();
        words += step.pickUpWords ? lessonText(step.pickUpWords).split(QLatin1Char(' ')).size() : 0;
        seconds += step.kind == Kind::Asks ? kMove : 1;
    }
    seconds += kWord * static_cast<double>(words);
    QVERIFY2(seconds < 180, qPrintable(QStringLiteral("%1 words, %2 s").arg(words).arg(seconds)));
}

void TestCourses::textsAreTranslated()
{
    QFETCH(Game, game);
    QFETCH(QString, code);
    Languages languages;
    languages.setLanguage(code);
    QStringList texts;
    for (const LessonStep &step : courseOf(game).steps) {
        texts.push_back(lessonText(step.words));
        if (step.pickUpWords)
            texts.push_back(lessonText(step.pickUpWords));
        for (const LessonRemark &remark : step.remarks)
            texts.push_back(lessonText(remark.words));
    }
    for (QString &text : texts) {
        QVERIFY(!text.isEmpty() && !text.contains(QLatin1Char('%')));
        text.remove(QKeySequence(QKeySequence::HelpContents).toString(QKeySequence::NativeText));
        text = plain(text);
    }
    const QStringList foreign = foreignTexts(texts, code);
    QVERIFY2(foreign.isEmpty(), qUtf8Printable(foreign.join(QLatin1Char('\n'))));
}

/// Digits of the chosen language; a minus stays with its number.
void TestCourses::figuresFollowTheLanguage()
{
    Languages languages;
    languages.setLanguage(QStringLiteral("ar"));
    languages.setNativeDigits(true);
    static const QRegularExpression latin(QStringLiteral("[0-9]"));
    for (const Game game : {Game::Odin, Game::Ninjan})
        for (const LessonStep &step : courseOf(game).steps)
            QVERIFY2(!lessonText(step.words).remove(QStringLiteral("F1")).contains(latin), step.id);
    languages.setNativeDigits(false);
    const QString laid = lessonText(ninjanCourse().steps[toIndex(ninjanCourse().stepOf(QStringLiteral("laid")))].words);
    QVERIFY(laid.contains(number(-7)));
}

/// What the texts of Ninjan say about points, piles and order is what the referee finds.
void TestCourses::figuresOfNinjanAreRight()
{
    const Course &course = ninjanCourse();
    const auto at = [&course](const char *id) {
        return viewAfter<ninjan::View>(course, course.steps[toIndex(course.stepOf(QLatin1String(id)))].events);
    };
    const auto pile = [](const ninjan::View &view, int index) { return view.board().piles[toIndex(index)].sum(); };
    QCOMPARE(ninjan::countOf(at("good").board().beatenPiles(*ninjan::cardOfName("P8"))), 2);
    QCOMPARE(at("take").board().turn(), Course::kLearner);
    QCOMPARE(pile(at("take"), 0), 9);
    QCOMPARE(pile(at("take"), 2), 2);
    QCOMPARE(at("new").board().points[0], 9);
    QCOMPARE(pile(at("laid"), 1), -7);
    QCOMPARE(ninjan::countOf(at("second").board().beatenPiles(*ninjan::cardOfName("S4"))), 3);
    QCOMPARE(int(at("forced").board().allowedPiles()), 1 << 1);
    QCOMPARE(ninjan::countOf(at("third").board().beatenPiles(*ninjan::cardOfName("R6"))), 3);
    QCOMPARE(at("equal").board().turn(), Course::kLearner);
    QCOMPARE(ninjan::numberOf(at("equal").board().order[1].card), 6);
    QCOMPARE(ninjan::countOf(at("equal").board().allowedPiles()), 3);
    QCOMPARE(at("prize").board().points[0] - at("third").board().points[0], 9);
    const auto end = at("end").board().points;
    QCOMPARE(end[0], 11);
    QVERIFY(end[0] > end[1] && end[0] > end[2]);
}

/// Only a set of two beats a lone 9; the last lead is the whole hand.
void TestCourses::figuresOfOdinAreRight()
{
    const Course &course = odinCourse();
    const auto last =
        viewAfter<odin::View>(course, course.steps[toIndex(course.stepOf(QStringLiteral("threes")))].events);
    QCOMPARE(last.hand().count(), 4);
    QVERIFY(last.board().leading());
    const auto over = viewAfter<odin::View>(course, course.script.size());
    QVERIFY(over.hand().empty());
}

REGISTER_TEST(TestCourses)
#include "tst_courses.moc"
