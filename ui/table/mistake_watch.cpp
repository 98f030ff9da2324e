// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/mistake_watch.h"

#include "engine/review/judge/costs.h"

namespace meadhall::ui {

namespace {

/// Whether an answer that has been judged is the one meant, or one of its pick-ups.
bool matches(const Event &judged, const Event &answer)
{
    const auto *play = std::get_if<PlayEvent>(&answer);
    const auto *known = std::get_if<PlayEvent>(&judged);
    if (play && known && play->take == kNoCard)
        return known->cards == play->cards;
    return judged == answer;
}

} // namespace

void MistakeWatch::start(const Events &seen, int seat, CardSet only, double limit)
{
    costs_.clear();
    job_.start([this, seen, seat, only, limit, depth = depth_](const std::stop_token &stop,
                                                               const Job::Results &results) {
        const auto tell = [&](const std::vector<review::Cost> &costs, bool ended) {
            results.post([this, costs, ended] { take(costs, ended); });
        };
        const auto &game = std::get<GameEvent>(seen.front());
        const auto decision = review::makeDecisionModel(seen, seat, std::nullopt, only);
        std::vector<review::Cost> costs;
        if (decision->moves() > 1)
            costs = review::judgeAll(*decision, review::scaleOf(game.game),
                                     depth.value_or(review::usualDepth(game.game, static_cast<int>(game.seats.size()))),
                                     limit, stop, [&](const std::vector<review::Cost> &soFar) { tell(soFar, false); });
        tell(costs, true);
    });
}

void MistakeWatch::stop()
{
    job_.cancel();
    costs_.clear();
}

void MistakeWatch::take(const std::vector<review::Cost> &costs, bool ended)
{
    costs_ = costs;
    if (ended)
        job_.cancel();
    Q_EMIT progressed();
}

MistakeWatch::Opinion MistakeWatch::opinionOf(const Event &answer) const
{
    Opinion opinion;
    bool found = false;
    for (const review::Cost &cost : costs_) {
        if (!matches(cost.answer, answer))
            continue;
        const bool fine = cost.tooMuch && !*cost.tooMuch;
        if (fine) // with this pick-up it costs little
            return {false, cost.loss};
        if (!found || cost.loss < opinion.points)
            opinion.points = cost.loss;
        opinion.tooMuch = !cost.tooMuch || (found && !opinion.tooMuch) ? std::nullopt : std::optional(true);
        found = true;
    }
    return opinion;
}

} // namespace meadhall::ui
