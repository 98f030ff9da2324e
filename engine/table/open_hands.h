// SPDX-License-Identifier: GPL-3.0-or-later
// The hands at any point of a game, derived from its record.
#pragma once

#include "engine/core/event.h"

namespace meadhall {

/// @param record events with open hands
/// @param count number of events to apply
/// @return the hand of each seat; empty before the first deal. A chosen card of Ninjan no longer counts as held.
std::vector<CardSet> handsAfter(const Events &record, std::size_t count);

} // namespace meadhall
