// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/what_if.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/review/judge/likely_line.h"

#include <utility>

namespace meadhall::ui {

namespace {

/// The record up to a try. In Ninjan the others choose what they chose, and the cards are revealed.
Events eventsWith(const Events &record, const review::Decision &decision, const Event &answer)
{
    Events events(record.begin(), record.begin() + decision.line - 1);
    const auto referee = makeReferee(std::get<GameEvent>(record.front()));
    for (std::size_t i = 1; i < events.size(); ++i)
        referee->apply(events[i]);
    const auto add = [&](const Event &event) {
        referee->apply(event);
        events.push_back(event);
    };
    add(answer);
    for (std::size_t i = toIndex(decision.line); i < record.size(); ++i) {
        const auto *choice = std::get_if<ChooseEvent>(&record[i]);
        if (!choice || !std::holds_alternative<ChooseEvent>(answer))
            break;
        if (choice->seat != decision.seat)
            add(*choice);
    }
    const auto next = referee->nextAutomaticEvent(0);
    if (next && std::holds_alternative<RevealEvent>(next->event))
        add(next->event);
    return events;
}

} // namespace

void WhatIf::begin(const Events &record, const review::Decision &decision, const Event &answer,
                   const review::Depth &depth)
{
    attempt_ = review::Decision{decision.line, decision.seat, answer};
    events_ = eventsWith(record, decision, answer);
    Events past(record.begin(), record.begin() + decision.line - 1);
    past.push_back(answer);
    judging_.start([this, past, task = review::Task{decision.line, *attempt_}, depth](const std::stop_token &stop,
                                                                                      const Job::Results &results) {
        const auto tell = [&](const review::JudgedDecision &attempt, bool settled) {
            results.post([this, attempt, settled] { Q_EMIT judged(attempt, settled); });
        };
        review::ReviewRun::Callbacks callbacks;
        callbacks.finished = [&tell](const review::Review &part) {
            for (const auto &[line, attempt] : part.decisions)
                tell(attempt, true);
        };
        callbacks.provisional = [&tell](const review::JudgedDecision &attempt) { tell(attempt, false); };
        review::ReviewRun run(past, {task}, depth, 1, std::move(callbacks));
        const std::stop_callback stopRun(stop, [&run] { run.stop(); });
        run.wait();
    });
    likely_.start([this, events = events_, before = decision.line - 1, seed = depth.seed](const std::stop_token &stop,
                                                                                          const Job::Results &results) {
        const Events more = review::likelyLine(events, seed, stop);
        Events line(events.begin() + before, events.end());
        line.insert(line.end(), more.begin(), more.end());
        results.post([this, line] { Q_EMIT lineFound(line); });
    });
}

void WhatIf::end()
{
    likely_.cancel();
    judging_.cancel();
    attempt_.reset();
    events_.clear();
}

} // namespace meadhall::ui
