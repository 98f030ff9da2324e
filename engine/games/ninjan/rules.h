// The sizes of a game of Ninjan. It has no house rules to agree on.
#pragma once

#include <bit>
#include <cstdint>

namespace meadhall::ninjan {

constexpr int kMinPlayers = 2;
constexpr int kMaxPlayers = 5;
constexpr int kPiles = 3;
constexpr int kHandSize = 9;
constexpr int kRounds = kHandSize; ///< each seat plays one card a round
constexpr int kNobody = -1;

/// A choice of piles: bit i is pile i.
using Piles = std::uint8_t;
constexpr Piles kAllPiles = (1u << kPiles) - 1;
/// Where a card may go that beats these piles: to them, and to any if it beats none.
constexpr Piles allowedOf(Piles beaten) { return beaten != 0 ? beaten : kAllPiles; }

/// A choice of seats: bit i is seat i.
using Seats = std::uint8_t;
constexpr Seats allSeats(int players) { return static_cast<Seats>((1u << players) - 1); }
constexpr Seats seatBit(int seat) { return static_cast<Seats>(1u << seat); }

/// For choices of piles and of seats alike.
constexpr bool has(std::uint8_t choice, int index) { return (choice >> index & 1) != 0; }
constexpr int countOf(std::uint8_t choice) { return std::popcount(choice); }
/// The lowest pile or seat; the choice must not be empty.
constexpr int firstOf(std::uint8_t choice) { return std::countr_zero(choice); }

} // namespace meadhall::ninjan
