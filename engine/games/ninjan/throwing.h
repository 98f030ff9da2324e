// Rock, paper, scissors among the tied.
//
// One throw is one ThrowEvent with the symbols of all who are in it; each further throw is another. A seat that is
// asked for its throw answers with a ThrowEvent of its own symbol alone (ownThrow). Whoever runs the table keeps such
// answers to itself and joins them; only the complete throw is an event that happens, so nobody sees a symbol early.
#pragma once

#include "engine/core/event.h"
#include "engine/games/ninjan/card.h"
#include "engine/games/ninjan/rules.h"

#include <array>

namespace meadhall::ninjan {

/// The answer of one seat (0 or more), as it comes before it is joined with the others'.
ThrowEvent ownThrow(int players, int seat, Suit symbol);

/// The seat whose own answer this is: the only one that shows a symbol. Nothing if none or several do.
std::optional<int> thrower(const ThrowEvent &answer);

/// Adds the symbols of one answer to those collected; `all` may be empty at first.
void join(ThrowEvent &all, const ThrowEvent &answer);

/// Of the seats that show a symbol, given by symbol, those that stay in: if exactly two symbols are shown, those with
/// the losing one drop out; otherwise all stay.
Seats remaining(const std::array<Seats, kSuits> &shows);
Seats remaining(const ThrowEvent &event);

} // namespace meadhall::ninjan
