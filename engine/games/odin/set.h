// Sets of Odin and the value they form.
#pragma once

#include "engine/games/odin/card.h"

#include <vector>

namespace meadhall::odin {

/// One or more cards, all of one number or all of one colour.
bool isSet(CardSet cards);

/// The digits from high to low, read as one number: B2 B4 B9 = 942. Nothing is added up.
/// Fits in 32 bits for every set (987654321); 0 for no cards.
std::uint32_t valueOf(CardSet cards);

/// Whether a set follows and beats the set on the table: as many cards and a higher value, or one card more
/// (which always wins, since there are no zeros).
bool beats(CardSet set, CardSet table);

/// Every set of exactly `size` cards within the hand, each once.
std::vector<CardSet> setsOfSize(CardSet hand, int size);

} // namespace meadhall::odin
