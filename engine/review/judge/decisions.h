// SPDX-License-Identifier: GPL-3.0-or-later
// The decisions of a record, and what their seats had seen.
#pragma once

#include "engine/core/event.h"
#include "engine/core/referee.h"

namespace meadhall::review {

/// An event by which a seat decided something.
struct Decision {
    int line = 0; ///< of the record, from 1
    int seat = 0;
    Event played; ///< the event of that line
};

/// The decisions that had more than one legal answer, in the order of the record. Of the choices of a seat in one round
/// of Ninjan only the last one counts. Throws are left out: all answers are equally good.
/// @param events a legal record, finished or not
/// @param seat whose decisions; kSpectator: everybody's
std::vector<Decision> decisionsOf(const Events &events, int seat = kSpectator);

/// Returns the events that a seat had seen before a line.
/// @param line from 1
Events seenBefore(const Events &events, int line, int seat);

} // namespace meadhall::review
