// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/referee.h"

#include <algorithm>

namespace meadhall {

namespace {

/// The `seat` member of the event; nullopt if its type has none (automatic and joint events).
std::optional<int> actor(const Event &event)
{
    return std::visit(
        [](const auto &member) -> std::optional<int> {
            if constexpr (requires { member.seat; })
                return member.seat;
            else
                return std::nullopt;
        },
        event);
}

} // namespace

Reason Referee::whyAnswerRefused(int seat, const Event &answer) const
{
    const Reason why = whyIllegal(answer);
    return why == Reason::None && actor(answer) != seat ? Reason::NotYourTurn : why;
}

bool Referee::isDecisionOf(int seat, const Event &event) const
{
    const std::vector<Request> all = openRequests();
    return actor(event) == seat
           && std::any_of(all.begin(), all.end(), [seat](const Request &one) { return one.seat == seat; });
}

} // namespace meadhall
