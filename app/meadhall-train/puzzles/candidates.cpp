// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/puzzles/candidates.h"

#include "engine/core/to_index.h"
#include "engine/review/judge/costs.h"
#include "engine/review/judge/decisions.h"

#include <algorithm>

namespace meadhall::train {

namespace {

using puzzle::Puzzle;
using puzzle::RatedAnswer;

RatedAnswer ratedOf(const review::Cost &cost) { return {cost.answer, cost.points, cost.loss, cost.lossCi95}; }

GameEvent withoutNames(GameEvent game)
{
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
        game.seats[seat] = std::to_string(seat + 1);
    game.deal.reset();
    game.chairs.clear();
    return game;
}

/// The loss that is compared with the limits.
double lossOf(const review::Cost &cost, const Screening &screening)
{
    return screening.last ? cost.loss - cost.lossCi95 : cost.loss / 2;
}

} // namespace

std::vector<SeenDecision> decisionsIn(const Events &events)
{
    std::vector<SeenDecision> decisions;
    for (const review::Decision &decision : review::decisionsOf(events)) {
        SeenDecision one{review::seenBefore(events, decision.line, decision.seat), decision.seat,
                         requestFor(decision.played)};
        std::erase_if(one.seen, [](const Event &event) { return std::holds_alternative<ChooseEvent>(event); });
        one.seen.front() = withoutNames(std::get<GameEvent>(one.seen.front()));
        decisions.push_back(std::move(one));
    }
    return decisions;
}

std::optional<Puzzle> judged(const SeenDecision &decision, const Events &natural, const Screening &screening)
{
    const Game game = std::get<GameEvent>(decision.seen.front()).game;
    const puzzle::Limits &limits = puzzle::limitsOf(game);
    const auto model = review::makeDecisionModel(decision.seen, decision.seat, natural.front());
    const auto limitOf = [&](const Event &answer) {
        return std::find(natural.begin(), natural.end(), answer) == natural.end() ? limits.margin : limits.tempting;
    };
    const auto costs = review::rankAnswers(*model, review::scaleOf(game), screening.depth, screening.work, limitOf);
    Puzzle found;
    found.seat = decision.seat;
    found.seen = decision.seen;
    found.best = ratedOf(costs.front());
    found.deals = screening.deals();
    std::size_t next = 1;
    for (; next < costs.size() && costs[next].loss <= limits.equal; ++next)
        found.alsoGood.push_back(ratedOf(costs[next]));
    // The closest of the others, by what is certain.
    const auto second = std::min_element(costs.begin() + static_cast<std::ptrdiff_t>(next), costs.end(),
                                         [](const review::Cost &one, const review::Cost &other) {
                                             return one.loss - one.lossCi95 < other.loss - other.lossCi95;
                                         });
    // Of many good answers none has to be found.
    if (second == costs.end() || next > std::max<std::size_t>(1, costs.size() / 4 + 1)
        || lossOf(*second, screening) < limits.margin)
        return std::nullopt;
    // No member of the panel may prefer a wrong answer.
    if (std::any_of(costs.begin() + static_cast<std::ptrdiff_t>(next), costs.end(),
                    [](const review::Cost &wrong) { return wrong.leastOfMembers < 0; }))
        return std::nullopt;
    found.second = ratedOf(*second);
    for (const Event &answer : natural)
        for (const review::Cost &cost : costs)
            if (cost.answer == answer && lossOf(cost, screening) >= limits.tempting) {
                found.tempting = ratedOf(cost);
                found.kind = puzzle::kindOf(found.seen, found.seat, found.best.answer, answer);
                return found;
            }
    return std::nullopt;
}

} // namespace meadhall::train
