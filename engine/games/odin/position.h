// A hand of Odin with all its cards: what the referee and the search hold.
#pragma once

#include "engine/games/odin/board.h"

#include <array>

namespace meadhall::odin {

/// A plain value: copied freely, no I/O, no clock, no randomness of its own.
struct Position {
    Board board;
    std::array<CardSet, kMaxPlayers> hands{};

    /// Whose move it is; the hand must not be over.
    CardSet handToMove() const { return hands[static_cast<std::size_t>(board.turn)]; }

    /// Plays a legal move of whoever's turn it is.
    void apply(Move move);

    friend bool operator==(const Position &, const Position &) = default;
};

/// Why a move of whoever's turn it is is refused; Reason::None if it is legal.
Reason whyIllegal(const Position &position, Move move);

/// Every legal move of whoever's turn it is; none after the hand.
Moves legalMoves(const Position &position);

/// Hand `number` (from 1) of a numbered deal: the shuffle is seeded by mixSeeds(deal, number), and seat i gets the
/// i-th nine of the shuffled deck. See engine/core/shuffle.h.
std::array<CardSet, kMaxPlayers> dealtHands(Colours colours, int players, std::uint64_t deal, int number);

/// The seat that starts the game of a numbered deal when the start is left to chance.
int randomStarter(int players, std::uint64_t deal);

/// Which colours stay when `out` of the six leave the deck of a numbered deal at random.
Colours randomColours(int out, std::uint64_t deal);

} // namespace meadhall::odin
