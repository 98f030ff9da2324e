// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat knows after some events.
#pragma once

#include "engine/core/event.h"

namespace meadhall {

/// @tparam View the view of the game, such as odin::View
/// @param seen the events as visible to the seat, from the GameEvent on
/// @param seat a seat, or kSpectator
template <class View> View viewAfter(const Events &seen, int seat)
{
    View view(seat);
    for (const Event &event : seen)
        view.apply(event);
    return view;
}

} // namespace meadhall
