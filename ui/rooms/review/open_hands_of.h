// SPDX-License-Identifier: GPL-3.0-or-later
// Which hands a review shows open.
#pragma once

#include "engine/core/card_set.h"
#include "engine/core/event.h"

#include <vector>

namespace meadhall::ui {

/// What was open to a seat: the cards that others have picked up and still hold; all that is left after a hand.
/// @param events the record so far
/// @return by seat
std::vector<CardSet> handsSeenOpen(const Events &events, int seat);

} // namespace meadhall::ui
