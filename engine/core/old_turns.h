// SPDX-License-Identifier: GPL-3.0-or-later
// Leaves out what a player need not be told of a game that has begun.
#pragma once

#include "engine/core/event.h"

namespace meadhall {

/// Returns the events without the turns of hands before the last one. A player who is told of these knows the same as
/// one who is told of all, since every hand is dealt anew; in a long game they are one in fifty.
Events withoutOldTurns(const Events &events);

} // namespace meadhall
