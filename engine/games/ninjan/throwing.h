// SPDX-License-Identifier: GPL-3.0-or-later
// The tie-break of Ninjan: rock, paper, scissors.
//
// Each throw is one ThrowEvent with the symbols of all contenders. A contender answers with a ThrowEvent that contains
// only its own symbol (ownThrow). The table keeps these answers secret and merges them; only the complete throw becomes
// an event, so no symbol is visible early.
#pragma once

#include "engine/core/event.h"
#include "engine/core/reason.h"
#include "engine/games/ninjan/card.h"
#include "engine/games/ninjan/rules.h"

#include <array>

namespace meadhall::ninjan {

/// The answer of one seat: only its own symbol.
ThrowEvent ownThrow(int players, int seat, Suit symbol);

/// The seat of such an answer; nullopt unless exactly one seat shows a symbol.
std::optional<int> thrower(const ThrowEvent &answer);

/// Why the answer of a seat is refused.
/// @param whyIllegal what the rules say against it as an event, in which the symbols of the others are missing
Reason whyOwnThrowRefused(int seat, const ThrowEvent &answer, Reason whyIllegal);

/// Merges the symbols of one answer into `all`, which may be empty at first.
void mergeThrow(ThrowEvent &all, const ThrowEvent &answer);

/// The contenders that remain after a throw: if exactly two symbols are shown, seats with the losing one drop out;
/// otherwise all remain.
/// @param seatsBySymbol seats that show each symbol, indexed by Suit
Seats remaining(const std::array<Seats, kSuits> &seatsBySymbol);
/// @param event a complete throw
Seats remaining(const ThrowEvent &event);

} // namespace meadhall::ninjan
