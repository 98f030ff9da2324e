// SPDX-License-Identifier: GPL-3.0-or-later
// The full state of a hand of Odin, including hidden cards.
#pragma once

#include "engine/core/referee.h"
#include "engine/core/to_index.h"
#include "engine/games/odin/board.h"

#include <array>

namespace meadhall::odin {

/// A plain value: no I/O, no clock, no randomness.
struct Position {
    Board board;
    std::array<CardSet, kMaxPlayers> hands{};

    /// The cards of the seat to move. The hand must not be over.
    CardSet handToMove() const { return hands[toIndex(board.turn)]; }

    /// Applies a legal move of the seat to move.
    void apply(Move move);

    friend bool operator==(const Position &, const Position &) = default;
};

/// Checks a move of the seat to move.
/// @return Reason::None if it is legal
Reason whyIllegal(const Position &position, Move move);

/// Every legal move of the seat to move; none after the hand.
Moves legalMoves(const Position &position);

/// The hands of a deck in that order: seat i gets the i-th group of nine cards.
std::array<CardSet, kMaxPlayers> handsOf(const std::vector<Card> &order, int players);

/// The hands of a numbered deal: the shuffle is seeded by mixSeeds(deal, number). See engine/core/shuffle.h.
/// @param number number of the hand, from 1
/// @param goat if it is in, it takes the place of one of those cards, all of which are equally likely
std::array<CardSet, kMaxPlayers> dealtHands(Colours colours, int players, std::uint64_t deal, int number,
                                            Goat goat = Goat::Out);
/// The same by a dealer, see Dealer. The goat takes the place of the card that comes first when the dealt ones are
/// ordered for the deal of the negative number.
std::array<CardSet, kMaxPlayers> dealtHands(const Rules &rules, int players, const Dealer &dealer, int number);

/// The random starter of a numbered deal.
int randomStarter(int players, std::uint64_t deal);

/// The colours that remain if some are removed at random from the deck of a numbered deal.
/// @param removed number of colours to remove
Colours randomColours(int removed, std::uint64_t deal);

} // namespace meadhall::odin
