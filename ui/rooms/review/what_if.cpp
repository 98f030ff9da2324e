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

WhatIf::~WhatIf() { end(); }

void WhatIf::begin(const Events &record, const review::Decision &decision, const Event &answer,
                   const review::Depth &depth)
{
    end();
    attempt_ = review::Decision{decision.line, decision.seat, answer};
    events_ = eventsWith(record, decision, answer);
    const quint64 generation = generation_;
    const auto tell = [this, generation](const review::JudgedDecision &attempt, bool settled) {
        QMetaObject::invokeMethod(
            this,
            [this, generation, attempt, settled] {
                if (generation == generation_)
                    Q_EMIT judged(attempt, settled);
            },
            Qt::QueuedConnection);
    };
    Events past(record.begin(), record.begin() + decision.line - 1);
    past.push_back(answer);
    review::ReviewRun::Callbacks callbacks;
    callbacks.finished = [tell](const review::Review &part) {
        for (const auto &[line, attempt] : part.decisions)
            tell(attempt, true);
    };
    callbacks.provisional = [tell](const review::JudgedDecision &attempt) { tell(attempt, false); };
    run_ = std::make_unique<review::ReviewRun>(std::move(past), std::vector{review::Task{decision.line, *attempt_}},
                                               depth, 1, std::move(callbacks));
    likely_ = std::jthread([this, generation, events = events_, before = decision.line - 1,
                            seed = depth.seed](const std::stop_token &stop) {
        const Events more = review::likelyLine(events, seed, stop);
        if (stop.stop_requested())
            return;
        Events line(events.begin() + before, events.end());
        line.insert(line.end(), more.begin(), more.end());
        QMetaObject::invokeMethod(
            this,
            [this, generation, line] {
                if (generation == generation_)
                    Q_EMIT lineFound(line);
            },
            Qt::QueuedConnection);
    });
}

void WhatIf::end()
{
    ++generation_;
    likely_ = {}; // stops and waits, as does the other
    run_.reset();
    attempt_.reset();
    events_.clear();
}

} // namespace meadhall::ui
