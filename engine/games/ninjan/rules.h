// SPDX-License-Identifier: GPL-3.0-or-later
// Constants of Ninjan and bit sets of its piles and seats. The game has no house rules.
#pragma once

#include <bit>
#include <cstdint>

namespace meadhall::ninjan {

constexpr int kMinPlayers = 2;
constexpr int kMaxPlayers = 5;
constexpr int kPiles = 3;
constexpr int kHandSize = 9;
constexpr int kRounds = kHandSize; ///< each seat plays one card per round
constexpr int kNobody = -1;

/// A set of piles: bit i is pile i.
using Piles = std::uint8_t;
constexpr Piles kAllPiles = (1u << kPiles) - 1;
/// The piles that a card may be put on: those it beats, or all if it beats none.
/// @param beaten the piles that it beats
constexpr Piles allowedOf(Piles beaten) { return beaten != 0 ? beaten : kAllPiles; }

/// A set of seats: bit i is seat i.
using Seats = std::uint8_t;
constexpr Seats allSeats(int players) { return static_cast<Seats>((1u << players) - 1); }
constexpr Seats seatBit(int seat) { return static_cast<Seats>(1u << seat); }

/// For sets of piles and of seats.
constexpr bool has(std::uint8_t set, int index) { return (set >> index & 1) != 0; }
constexpr int countOf(std::uint8_t set) { return std::popcount(set); }
/// The lowest pile or seat; the set must not be empty.
constexpr int firstOf(std::uint8_t set) { return std::countr_zero(set); }

} // namespace meadhall::ninjan
