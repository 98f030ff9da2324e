// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/referee.h"

#include "engine/core/seat_of.h"

#include <algorithm>

namespace meadhall {

Reason Referee::whyAnswerRefused(int seat, const Event &answer) const
{
    const Reason why = whyIllegal(answer);
    return why == Reason::None && seatOf(answer) != seat ? Reason::NotYourTurn : why;
}

bool Referee::isDecisionOf(int seat, const Event &event) const
{
    const std::vector<Request> all = openRequests();
    return seatOf(event) == seat
           && std::any_of(all.begin(), all.end(), [seat](const Request &one) { return one.seat == seat; });
}

} // namespace meadhall
