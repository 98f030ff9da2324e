// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a finished game again, with a built-in player on the seat of its only person.
#pragma once

#include "engine/ai/player.h"

#include <optional>
#include <vector>

namespace meadhall::players {

/// The seat of the only person of a game that computers can repeat: its deal has a number, and all other seats are
/// built-in players.
/// @return nullopt if this cannot be done
std::optional<int> comparedSeat(const GameEvent &game);

/// The number of the deal, if people at the table may know it. Every hand can be computed from it, so nobody does while
/// guests or programs play.
/// @param isOver the game has ended
std::optional<std::uint64_t> visibleDeal(const GameEvent &game, bool isOver);

/// Plays the game again with a level on that seat; everything else stays. The result depends on the arguments alone,
/// not on time or threads.
/// @param game comparedSeat(game) must be `seat`
/// @return the totals by seat; nullopt after a stop request, within 20 ms
std::optional<std::vector<int>> totalsWithLevel(const GameEvent &game, int seat, Level level, std::stop_token stop);

/// What a seat holds at the beginning, and the cards that lie open then (Ninjan: the piles).
struct FirstCards {
    CardSet hand;
    std::vector<Card> piles;
};
/// @param game must have a deal number
FirstCards firstCards(const GameEvent &game, int seat);

} // namespace meadhall::players
