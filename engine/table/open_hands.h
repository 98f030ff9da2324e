// The hands in the middle of a game, worked out from its record.
#pragma once

#include "engine/core/event.h"

namespace meadhall {

/// What each seat holds after the first `count` events of a record with open hands; empty before the first deal. A card
/// of Ninjan that has been chosen is no longer in the hand.
std::vector<CardSet> handsAfter(const Events &record, std::size_t count);

} // namespace meadhall
