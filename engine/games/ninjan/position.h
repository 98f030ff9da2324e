// SPDX-License-Identifier: GPL-3.0-or-later
// The full state of a game of Ninjan, including hidden cards.
#pragma once

#include "engine/core/to_index.h"
#include "engine/games/ninjan/board.h"

namespace meadhall::ninjan {

/// A plain value: no I/O, no clock, no randomness.
struct Position {
    Board board;
    /// Cards not revealed yet; a chosen card stays in the hand until the reveal.
    std::array<CardSet, kMaxPlayers> hands{};
    /// The card that each seat has chosen in this round; kNoCard if none.
    std::array<Card, kMaxPlayers> choices{kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};

    CardSet hand(int seat) const { return hands[toIndex(seat)]; }
    Card choice(int seat) const { return choices[toIndex(seat)]; }

    /// Sets or changes the choice of a seat.
    void choose(int seat, Card card);
    /// Reveals the choices and sorts them for resolution. All seats must have chosen.
    void reveal();
    /// Puts the current card on an allowed pile.
    /// @return the cards that its owner takes
    CardSet resolve(int pile) { return board.resolve(pile); }
    /// Applies a complete throw of the contenders.
    void applyThrow(const ThrowEvent &event) { board.applyThrow(event); }

    friend bool operator==(const Position &, const Position &) = default;
};

/// The cards that a seat may choose: its whole hand until all have chosen, none after that.
CardSet legalChoices(const Position &position, int seat);

/// Checks a choice.
/// @return Reason::None if it is legal; NothingAsked after the last round; NotYourTurn if all have chosen already
Reason whyIllegal(const Position &position, const ChooseEvent &event);

/// Checks a reveal against the choices.
/// @return Reason::None if it is legal
Reason whyIllegal(const Position &position, const RevealEvent &event);

/// The cards of a numbered deal.
struct Dealt {
    std::array<Card, kPiles> piles{};
    std::array<CardSet, kMaxPlayers> hands{};

    /// The start of the game.
    Position position(int players) const;
};

/// The cards of a deck in that order: the first three start piles 0, 1 and 2, and seat i gets the i-th group of nine of
/// the others.
Dealt dealtCards(int players, const std::vector<Card> &order);

/// The cards of a numbered deal: the shuffle is seeded by mixSeeds(deal, 1). See engine/core/shuffle.h.
Dealt dealtCards(int players, std::uint64_t deal);

} // namespace meadhall::ninjan
