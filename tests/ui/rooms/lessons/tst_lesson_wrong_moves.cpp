// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons with wrong moves and random input at every step: the game never leaves the script, and there is always a
// way on.
#include "tests/test_program.h"
#include "tests/ui/game_column.h"
#include "tests/ui/rooms/lessons/learner.h"

#include "engine/core/random.h"
#include "engine/games/games.h"

#include <set>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

constexpr int kInputs = 800; ///< for each game

/// Random input through the table's controller and the keyboard.
class Fumbler {
public:
    Fumbler(Learner &learner, std::uint64_t seed) : l_(learner), random_(seed) {}

    void fumble()
    {
        switch (random_.below(20)) {
        case 0:
        case 1:
        case 2:
        case 3:
        case 4:
        case 5:
        case 6:
            tryMove();
            break;
        case 7:
            select();
            break;
        case 8:
        case 9:
            if (!l_.page().atEnd()) // there it begins a real game
                l_.key(Qt::Key_Return);
            break;
        case 10:
            l_.key(Qt::Key_Z, Qt::ControlModifier);
            break;
        case 11:
            l_.key(Qt::Key_H);
            break;
        case 12:
            if (random_.below(3) == 0)
                l_.room().findChild<QPushButton *>(QStringLiteral("stepBack"))->click();
            break;
        case 13:
            if (random_.below(40) == 0)
                l_.room().findChild<QPushButton *>(QStringLiteral("anew"))->click();
            break;
        case 14:
            cancel();
            break;
        case 15:
            l_.key(Qt::Key(Qt::Key_0 + static_cast<int>(random_.below(10))));
            break;
        case 16:
            changeTheWindow();
            break;
        default:
            onward();
        }
        if (random_.below(3) == 0)
            QCoreApplication::processEvents();
    }

private:
    /// Any legal move of the learner, most often a wrong one; or no legal move at all.
    void tryMove()
    {
        const Events &record = l_.page().table().record();
        const auto referee = makeReferee(std::get<GameEvent>(record.front()));
        for (std::size_t i = 1; i < record.size(); ++i)
            referee->apply(record[i]);
        Events moves = referee->legalEvents();
        std::erase_if(moves, [&](const Event &move) { return !referee->isDecisionOf(Course::kLearner, move); });
        if (moves.empty())
            l_.key(Qt::Key_P);
        else
            make(moves[random_.below(static_cast<std::uint32_t>(moves.size()))]);
    }

    void make(const Event &move)
    {
        if (const auto *play = std::get_if<PlayEvent>(&move)) {
            l_.odin().controller().play(play->cards);
            if (CardItem *item = l_.odin().stage().tableSet().item(play->take); item && random_.below(3) > 0)
                item->click();
        } else if (const auto *choice = std::get_if<ChooseEvent>(&move)) {
            l_.ninjan().controller().choose(choice->card);
        } else if (const auto *resolved = std::get_if<ResolveEvent>(&move)) {
            l_.ninjan().controller().takePile(resolved->pile);
        } else {
            l_.page().tableView().controller().pass();
        }
    }

    void select()
    {
        Hand &hand = l_.page().tableView().stage().hand();
        CardSet cards;
        for (const CardItem *item : hand.items())
            if (random_.below(3) == 0)
                cards.add(item->card());
        hand.select(hand.isEnabled() ? cards : CardSet{});
    }

    /// Esc leaves the lesson where there is nothing to cancel.
    void cancel()
    {
        const TableView &view = l_.page().tableView();
        if (view.controller().isHalfway() || !view.stage().hand().selection().empty())
            l_.key(Qt::Key_Escape);
    }

    void changeTheWindow()
    {
        const std::uint32_t what = random_.below(60);
        if (what == 0)
            l_.p.languages().setLanguage(languageCodes().at(static_cast<int>(random_.below(5))));
        else if (what == 1)
            l_.p.settings().theme.set(static_cast<Settings::Theme>(random_.below(4)));
        else if (what == 2)
            l_.p.settings().animationSpeed.set(static_cast<Settings::AnimationSpeed>(random_.below(2)));
        else if (what == 3)
            l_.p.window().resize(800 + static_cast<int>(random_.below(500)),
                                 600 + static_cast<int>(random_.below(200)));
        else if (what == 4)
            l_.p.settings().dimsUnplayable.set(random_.below(2) == 0);
    }

    void onward()
    {
        if (l_.asksNext())
            l_.panel().next()->click();
        else if (l_.page().wanted() && random_.below(3) == 0)
            l_.obey();
    }

    Learner &l_;
    Random random_;
};

/// What is wrong with the state; empty if nothing is.
QString faultOf(Learner &l)
{
    const Course &course = l.page().course();
    const Events &record = l.page().table().record();
    for (std::size_t i = 0; i < std::min(record.size(), course.script.size()); ++i)
        if (!(record[i] == course.script[i]))
            return QStringLiteral("event %1 is not that of the script").arg(i);
    const LessonStep &step = course.steps[toIndex(l.page().step())];
    const std::size_t shown = l.page().tableView().presenter().shownEvents();
    if (shown > record.size() || step.events > shown)
        return QStringLiteral("step %1 at event %2").arg(QLatin1String(step.id)).arg(shown);
    if (toIndex(l.page().step()) + 1 < course.steps.size() && course.steps[toIndex(l.page().step()) + 1].events < shown)
        return QStringLiteral("step %1 is late at event %2").arg(QLatin1String(step.id)).arg(shown);
    if (l.asksNext() && shown != step.events)
        return QStringLiteral("the game goes on before step %1 has been read").arg(QLatin1String(step.id));
    if (l.words().isEmpty() || l.panel().step() != course.number(l.page().step()))
        return QStringLiteral("the plate shows another step");
    if (l.page().table().chairs().size() != 3 || !l.page().table().chairs()[0].human)
        return QStringLiteral("somebody else plays");
    return {};
}

} // namespace

class TestLessonWrongMoves : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void staysInTheScript_data();
    void staysInTheScript();
    void everyWrongMoveAtEveryStep_data() { staysInTheScript_data(); }
    void everyWrongMoveAtEveryStep();
};

void TestLessonWrongMoves::staysInTheScript_data()
{
    QTest::addColumn<Game>("game");
    QTest::newRow("odin") << Game::Odin;
    QTest::newRow("ninjan") << Game::Ninjan;
}

void TestLessonWrongMoves::staysInTheScript()
{
    QFETCH(Game, game);
    Learner l(game);
    l.p.settings().animationSpeed.set(Settings::AnimationSpeed::Off);
    Fumbler fumbler(l, 7);
    std::set<int> seen;
    for (int i = 0; i < kInputs; ++i) {
        if (l.page().atEnd() && i % 5 == 0)
            l.panel().again()->click();
        fumbler.fumble();
        const QString fault = faultOf(l);
        QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("input %1: %2").arg(i).arg(fault)));
        seen.insert(l.page().step());
    }
    QCOMPARE(seen.size(), l.page().course().steps.size()); // it has been everywhere
    QVERIFY(l.goTo("end"));
}

/// Each wrong move leaves everything as it is, and says so.
void TestLessonWrongMoves::everyWrongMoveAtEveryStep()
{
    QFETCH(Game, game);
    Learner l(game);
    l.p.settings().animationSpeed.set(Settings::AnimationSpeed::Off);
    for (const LessonStep &step : courseOf(game).steps) {
        if (step.kind != LessonStep::Kind::Asks)
            continue;
        QVERIFY(l.goTo(step.id));
        const Events before = l.page().table().record();
        const auto referee = makeReferee(std::get<GameEvent>(before.front()));
        for (std::size_t i = 1; i < before.size(); ++i)
            referee->apply(before[i]);
        for (const Event &move : referee->legalEvents()) {
            if (!referee->isDecisionOf(Course::kLearner, move) || move == *l.page().wanted())
                continue;
            if (const auto *play = std::get_if<PlayEvent>(&move)) {
                l.odin().controller().play(play->cards);
                if (l.odin().controller().isHalfway())
                    l.odin().stage().tableSet().item(play->take)->click();
            } else if (const auto *choice = std::get_if<ChooseEvent>(&move)) {
                l.ninjan().controller().choose(choice->card);
            } else if (const auto *resolved = std::get_if<ResolveEvent>(&move)) {
                l.ninjan().controller().takePile(resolved->pile);
            } else {
                l.odin().controller().pass();
            }
            QVERIFY2(!l.remark().isEmpty(), step.id);
            QCOMPARE(l.page().table().record(), before);
            QCOMPARE(l.id(), QLatin1String(step.id));
            l.page().tableView().controller().cancel();
        }
    }
    QVERIFY(l.goTo("end"));
}

REGISTER_TEST(TestLessonWrongMoves)
#include "tst_lesson_wrong_moves.moc"
