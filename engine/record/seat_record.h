// SPDX-License-Identifier: GPL-3.0-or-later
// Records of what one seat saw: made from whole records, and completed to whole ones. See "A seat's record" in
// README.md.
#pragma once

#include "engine/core/event.h"
#include "engine/core/random.h"

#include <optional>

namespace meadhall::record {

/// Makes the record of what one seat saw of a game. A seat's record is returned as it is.
/// @param events a legal record
/// @param seat of a seat's record only its own
Events seatRecord(const Events &events, int seat);

/// Completes what a seat saw to a record that the referee accepts: the other hands get any cards that are possible, and
/// the choices that a puzzle leaves out are there. Choices that were not revealed yet are left out. What is shown must
/// not depend on the hands of the others.
/// @param hands what every seat holds now, by seat; empty: any possible cards
Events completedRecord(const Events &seen, int seat, const std::vector<CardSet> &hands = {});

/// The same with hands that are drawn by lot: all possible ones are equally likely.
/// @param seen ends where a hand is being played, or after it
Events dealtAnew(const Events &seen, int seat, Random &random);

/// Makes a seat's record whole if all hands became known.
/// @param heldAtEnd Odin: what every seat held when a hand ended, hand by hand. In Ninjan all cards are revealed
/// @return nullopt if a hand is missing or does not fit what was seen
std::optional<Events> wholeRecord(const Events &events, const std::vector<std::vector<CardSet>> &heldAtEnd);

} // namespace meadhall::record
