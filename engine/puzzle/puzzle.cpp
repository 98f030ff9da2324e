// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/puzzle/puzzle.h"

#include "engine/core/view_after.h"
#include "engine/games/games.h"
#include "engine/games/odin/view.h"
#include "engine/record/seat_record.h"

#include <algorithm>

namespace meadhall::puzzle {

namespace {

CardSet cardsOf(const Event &answer)
{
    const auto *play = std::get_if<PlayEvent>(&answer);
    return play ? play->cards : CardSet();
}

std::vector<const RatedAnswer *> answersOf(const Puzzle &puzzle)
{
    std::vector<const RatedAnswer *> answers{&puzzle.best};
    for (const RatedAnswer &good : puzzle.alsoGood)
        answers.push_back(&good);
    answers.push_back(&puzzle.second);
    if (puzzle.tempting.answer != puzzle.second.answer)
        answers.push_back(&puzzle.tempting);
    return answers;
}

/// Replays the position and asks for every answer.
std::string faultOfPosition(const Puzzle &puzzle)
{
    const Events events = record::completedRecord(puzzle.seen, puzzle.seat);
    if (events.empty() || whyIllegal(std::get<GameEvent>(events.front())) != Reason::None)
        return "no game can begin so";
    const std::unique_ptr<Referee> referee = makeReferee(std::get<GameEvent>(events.front()));
    for (std::size_t i = 1; i < events.size(); ++i) {
        if (referee->whyIllegal(events[i]) != Reason::None)
            return "event " + std::to_string(i + 1) + " is illegal";
        referee->apply(events[i]);
    }
    const auto requests = referee->openRequests();
    if (std::none_of(requests.begin(), requests.end(), [&](const Request &each) { return each.seat == puzzle.seat; }))
        return "the seat has nothing to decide";
    for (const RatedAnswer *rated : answersOf(puzzle))
        if (referee->whyAnswerRefused(puzzle.seat, rated->answer) != Reason::None)
            return "an answer is illegal";
    return {};
}

} // namespace

Try tryOf(const Puzzle &puzzle, const Event &answer)
{
    if (answer == puzzle.best.answer
        || std::any_of(puzzle.alsoGood.begin(), puzzle.alsoGood.end(),
                       [&](const RatedAnswer &good) { return answer == good.answer; }))
        return Try::Solved;
    return answer == puzzle.tempting.answer ? Try::Tempted : Try::Missed;
}

Try tryOf(const Puzzle &puzzle, const RatedAnswer &rated)
{
    const Try known = tryOf(puzzle, rated.answer);
    if (known != Try::Missed || rated.loss >= puzzle.tempting.loss)
        return known;
    const Limits &limits = limitsOf(puzzle.game());
    const double certain = rated.loss - rated.lossCi95;
    return certain < limits.equal ? Try::Solved : certain < limits.tempting ? Try::Near : Try::Missed;
}

Kind kindOf(const Events &seen, int seat, const Event &best, const Event &tempting)
{
    if (std::holds_alternative<ChooseEvent>(best))
        return Kind::Choice;
    if (std::holds_alternative<ResolveEvent>(best))
        return Kind::Pile;
    if (std::holds_alternative<PassEvent>(best))
        return Kind::Pass;
    if (cardsOf(best) == cardsOf(tempting))
        return Kind::PickUp;
    return viewAfter<odin::View>(seen, seat).board().leading() ? Kind::Lead : Kind::Beat;
}

std::string faultOf(const Puzzle &puzzle)
{
    if (puzzle.seen.empty() || !std::holds_alternative<GameEvent>(puzzle.seen.front()))
        return "no game";
    if (puzzle.seat < 0 || puzzle.seat >= puzzle.players())
        return "no such seat";
    if (puzzle.grade < 1 || puzzle.grade > kGrades)
        return "no such grade";
    const Limits &limits = limitsOf(puzzle.game());
    if (puzzle.margin() < limits.margin || puzzle.tempting.loss - puzzle.tempting.lossCi95 < limits.tempting)
        return "not clear enough";
    if (std::any_of(puzzle.alsoGood.begin(), puzzle.alsoGood.end(),
                    [&](const RatedAnswer &good) { return good.loss > limits.equal; }))
        return "an answer is not as good as the best one";
    if (tryOf(puzzle, puzzle.tempting.answer) != Try::Tempted || tryOf(puzzle, puzzle.second.answer) == Try::Solved)
        return "an answer is both right and wrong";
    if (std::string fault = faultOfPosition(puzzle); !fault.empty())
        return fault;
    return kindOf(puzzle.seen, puzzle.seat, puzzle.best.answer, puzzle.tempting.answer) == puzzle.kind ? std::string()
                                                                                                       : "another kind";
}

} // namespace meadhall::puzzle
