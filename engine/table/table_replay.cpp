// SPDX-License-Identifier: GPL-3.0-or-later
// The table as it shows a game that is not played here: a record, or the game of a table elsewhere.
#include "engine/table/table.h"

#include <algorithm>

namespace meadhall {

Reason Table::replay(const Events &events, int seat) { return open(events, {}, Mode::Replayed, seat); }

void Table::showReplayed(const Events &events, bool stepwise)
{
    if (!replaying())
        return;
    const auto begins = [](const Events &start, const Events &whole) {
        return start.size() <= whole.size() && std::equal(start.begin(), start.end(), whole.begin());
    };
    const quint64 generation = generation_;
    if (stepwise && begins(events_, events)) {
        for (std::size_t next = events_.size(); next < events.size() && generation == generation_; ++next)
            commit(events[next]);
        return;
    }
    events_ = events;
    rebuild();
    Q_EMIT rewound();
    if (generation == generation_)
        Q_EMIT changed();
}

void Table::tryAnswer(int seat, const Event &answer)
{
    const Reason why = referee_->whyAnswerRefused(seat, answer);
    if (why != Reason::None) {
        Q_EMIT refused(seat, why);
        return;
    }
    const quint64 generation = generation_;
    if (following()) { // nothing more is asked of the seat until the other table has received it
        heldAnswers_[toIndex(seat)] = answer;
        Q_EMIT changed();
    }
    if (generation == generation_)
        Q_EMIT tried(seat, answer);
}

Reason Table::follow(const Events &seen, int seat) { return open(seen, {}, Mode::Followed, seat); }

Reason Table::showNext(const Event &event)
{
    if (!following())
        return Reason::EventOutOfPlace;
    if (const Reason why = referee_->whyIllegal(event); why != Reason::None)
        return why;
    auto &held = heldAnswers_[toIndex(watcher_)];
    if (held && (*held == event || referee_->isDecisionOf(watcher_, event)))
        held.reset();
    const quint64 generation = generation_;
    commit(event);
    if (generation == generation_)
        showThinking();
    return Reason::None;
}

void Table::showAsked(RequestKind kind)
{
    if (!following())
        return;
    const quint64 generation = generation_;
    if (std::exchange(heldAnswers_[toIndex(watcher_)], std::nullopt))
        Q_EMIT changed();
    if (generation == generation_)
        seats_[toIndex(watcher_)]->ask(kind, 0);
}

void Table::showRefused(Reason reason)
{
    if (!following())
        return;
    const quint64 generation = generation_;
    heldAnswers_[toIndex(watcher_)].reset();
    Q_EMIT refused(watcher_, reason);
    if (generation == generation_)
        Q_EMIT changed();
}

void Table::setFollowedHands(const std::vector<CardSet> &hands) { followedHands_ = hands; }

/// While following: the other seats that are asked are those who think.
void Table::showThinking()
{
    const std::vector<Request> requests = referee_->openRequests();
    const quint64 generation = generation_;
    for (int seat = 0; seat < players(); ++seat) {
        const auto request =
            std::find_if(requests.begin(), requests.end(), [seat](const Request &one) { return one.seat == seat; });
        auto &pending = pendingRequests_[toIndex(seat)];
        const bool thinks = seat != watcher_ && request != requests.end();
        if (thinks == pending.has_value())
            continue;
        pending = thinks ? std::optional(PendingRequest{request->kind, ++lastRequestId_}) : std::nullopt;
        Q_EMIT thinking(seat, thinks);
        if (generation != generation_)
            return;
    }
}

} // namespace meadhall
