// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/review/judge/decisions.h"

#include "engine/core/seat_of.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"

#include <algorithm>

namespace meadhall::review {

namespace {

/// Whether the same seat chooses another card before the next reveal.
bool changedLater(const Events &events, std::size_t index)
{
    const auto *choice = std::get_if<ChooseEvent>(&events[index]);
    for (std::size_t i = index + 1; choice && i < events.size(); ++i) {
        const auto *next = std::get_if<ChooseEvent>(&events[i]);
        if (!next)
            return false;
        if (next->seat == choice->seat)
            return true;
    }
    return false;
}

} // namespace

std::vector<Decision> decisionsOf(const Events &events, int seat)
{
    std::vector<Decision> decisions;
    if (events.empty())
        return decisions;
    const std::unique_ptr<Referee> referee = makeReferee(std::get<GameEvent>(events.front()));
    for (std::size_t i = 1; i < events.size(); ++i) {
        if (const auto by = seatOf(events[i]); by && (seat == kSpectator || by == seat) && !changedLater(events, i)) {
            const Events legal = referee->legalEvents();
            const auto answers =
                std::count_if(legal.begin(), legal.end(), [&](const Event &event) { return seatOf(event) == by; });
            if (answers > 1)
                decisions.push_back({static_cast<int>(i) + 1, *by, events[i]});
        }
        referee->apply(events[i]);
    }
    return decisions;
}

Events seenBefore(const Events &events, int line, int seat)
{
    const std::unique_ptr<Referee> referee = makeReferee(std::get<GameEvent>(events.front()));
    Events seen;
    for (std::size_t i = 0; i + 1 < toIndex(line); ++i)
        seen.push_back(referee->seenBy(events[i], seat));
    return seen;
}

} // namespace meadhall::review
