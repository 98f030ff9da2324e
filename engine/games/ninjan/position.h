// A game of Ninjan with all its cards: what the referee and the search hold.
#pragma once

#include "engine/games/ninjan/board.h"

namespace meadhall::ninjan {

/// A plain value: copied freely, no I/O, no clock, no randomness of its own.
struct Position {
    Board board;
    /// What is not shown yet: a card that is chosen stays in the hand until the reveal.
    std::array<CardSet, kMaxPlayers> hands{};
    /// The card each seat has chosen in this round; kNoCard where it has not.
    std::array<Card, kMaxPlayers> choices{kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};

    CardSet hand(int seat) const { return hands[static_cast<std::size_t>(seat)]; }
    Card choice(int seat) const { return choices[static_cast<std::size_t>(seat)]; }

    /// A seat chooses a card of its hand, in place of what it chose before.
    void choose(int seat, Card card);
    /// Shows the choices and puts them into their order. All seats must have chosen.
    void reveal();
    /// The current card goes to an allowed pile. Returns what its owner takes.
    CardSet resolve(int pile) { return board.resolve(pile); }
    /// A complete throw of the contenders.
    void applyThrow(const ThrowEvent &event) { board.applyThrow(event); }

    friend bool operator==(const Position &, const Position &) = default;
};

/// Which cards a seat may choose: any of its hand until all have chosen, none after that.
CardSet legalChoices(const Position &position, int seat);

/// Why a choice is refused; Reason::None if it is legal. NothingAsked: the rounds are over. NotYourTurn: the choices of
/// this round are made.
Reason whyIllegal(const Position &position, const ChooseEvent &event);

/// Why these are not the cards to be shown now; Reason::None if they are.
Reason whyIllegal(const Position &position, const RevealEvent &event);

/// What a deal number means.
struct Dealt {
    std::array<Card, kPiles> piles{};
    std::array<CardSet, kMaxPlayers> hands{};

    /// The start of the game.
    Position position(int players) const;
};

/// The cards of a numbered deal: the shuffle is seeded by mixSeeds(deal, 1), the first three cards of the shuffled deck
/// begin the piles 0, 1 and 2, and seat i gets the i-th nine of the others. See engine/core/shuffle.h.
Dealt dealtCards(int players, std::uint64_t deal);

} // namespace meadhall::ninjan
