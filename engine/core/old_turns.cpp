// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/old_turns.h"

#include <algorithm>
#include <iterator>

namespace meadhall {

Events withoutOldTurns(const Events &events)
{
    const auto isDeal = [](const Event &event) { return std::holds_alternative<HandEvent>(event); };
    const auto isTurn = [](const Event &event) {
        return std::holds_alternative<PlayEvent>(event) || std::holds_alternative<PassEvent>(event);
    };
    const auto hand = std::find_if(events.rbegin(), events.rend(), isDeal).base();
    Events some;
    std::remove_copy_if(events.begin(), hand, std::back_inserter(some), isTurn);
    some.insert(some.end(), hand, events.end());
    return some;
}

} // namespace meadhall
