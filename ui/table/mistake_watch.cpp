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

MistakeWatch::~MistakeWatch() = default; // ~jthread requests a stop and joins: up to 20 ms

void MistakeWatch::start(const Events &seen, int seat, CardSet only, double limit)
{
    stop();
    if (thread_.joinable())
        thread_.join();
    running_ = true;
    thread_ = std::jthread([this, seen, seat, only, limit, run = run_](const std::stop_token &stop) {
        const auto tell = [&](std::vector<review::Cost> costs, bool ended) {
            // Qt drops the queued call if this object is destroyed; the destructor waits for the thread.
            QMetaObject::invokeMethod(
                this, [this, run, costs = std::move(costs), ended] { take(run, costs, ended); }, Qt::QueuedConnection);
        };
        const auto &game = std::get<GameEvent>(seen.front());
        const auto decision = review::makeDecisionModel(seen, seat, std::nullopt, only);
        std::vector<review::Cost> costs;
        if (decision->moves() > 1)
            costs = review::judgeAll(*decision, review::scaleOf(game.game),
                                     review::usualDepth(game.game, static_cast<int>(game.seats.size())), limit, stop,
                                     [&](const std::vector<review::Cost> &soFar) { tell(soFar, false); });
        if (!stop.stop_requested())
            tell(std::move(costs), true);
    });
}

void MistakeWatch::stop()
{
    ++run_;
    running_ = false;
    costs_.clear();
    thread_.request_stop();
}

void MistakeWatch::take(quint64 run, std::vector<review::Cost> costs, bool ended)
{
    if (run != run_)
        return;
    costs_ = std::move(costs);
    running_ = !ended;
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
