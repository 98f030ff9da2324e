// SPDX-License-Identifier: GPL-3.0-or-later
// The public state of a game of Ninjan and its transitions. Part of both Position and View.
#pragma once

#include "engine/core/event.h"
#include "engine/core/reason.h"
#include "engine/core/to_index.h"
#include "engine/games/ninjan/order.h"
#include "engine/games/ninjan/pile.h"
#include "engine/games/ninjan/rules.h"

namespace meadhall::ninjan {

enum class Phase : std::uint8_t {
    Choose,  ///< every seat chooses a card, face down
    Resolve, ///< the revealed cards are put on the piles one by one
    Throw,   ///< tie-break after the last round
    Over,
};

/// All public information about a game in progress. A plain value.
struct Board {
    int players = 0;
    int round = 1; ///< 1–9; stays 9 after the last
    Phase phase = Phase::Choose;
    Seats chosen = 0; ///< seats that have chosen in this round
    std::array<Pile, kPiles> piles{};
    std::array<CardSet, kMaxPlayers> taken{};
    std::array<int, kMaxPlayers> points{}; ///< the sums of the cards taken
    std::array<RevealedCard, kMaxPlayers>
        order{};          ///< the cards last revealed, in order of resolution; kept until the next reveal
    int resolved = 0;     ///< number of them that are resolved
    Seats contenders = 0; ///< after the last round: seats that can still win; one when the game is over

    /// The start of a game.
    static Board start(int players, const std::array<Card, kPiles> &pileCards);
    /// The board with which a game begins, dealt or put in.
    /// @param event for which whyIllegal() returns Reason::None
    static Board start(int players, const DealEvent &event);

    /// Whether the choices can be revealed now.
    bool allChosen() const { return phase == Phase::Choose && chosen == allSeats(players); }

    /// The card being resolved and its owner. The phase must be Resolve.
    RevealedCard current() const { return order[toIndex(resolved)]; }
    /// The owner of that card; kNobody in any other phase.
    int turn() const { return phase == Phase::Resolve ? current().seat : kNobody; }

    /// The piles whose top this card beats.
    Piles beatenPiles(Card card) const;
    /// The piles that a card may be put on: those it beats, or all if it beats none.
    Piles allowedPiles(Card card) const;
    /// The same for the card being resolved; none in any other phase.
    Piles allowedPiles() const { return phase == Phase::Resolve ? allowedPiles(current().card) : Piles{0}; }

    /// A seat has chosen, or changed its choice.
    void choose(int seat) { chosen |= seatBit(seat); }
    /// Reveals the choices and sorts them for resolution.
    /// @param cards one card of each seat, by seat
    void reveal(std::span<const Card> cards);
    /// Puts the current card on an allowed pile.
    /// @return the cards that its owner takes; none if the card is only laid on top
    CardSet resolve(int pile);
    /// Applies a complete throw of the contenders.
    void applyThrow(const ThrowEvent &event);

    /// The seat that has won; kNobody before the game is over.
    int winner() const { return phase == Phase::Over ? firstOf(contenders) : kNobody; }

    friend bool operator==(const Board &, const Board &) = default;

private:
    void endRound();
};

/// Checks the beginning of a game, dealt or put in.
/// @param viewer the seat whose cards alone are known; kSpectator: all must be
/// @return Reason::None if it is legal
Reason whyIllegal(const DealEvent &event, int players, int viewer);

/// Checks the resolution of the current card.
/// @return Reason::None if it is legal
Reason whyIllegal(const Board &board, const ResolveEvent &event);

/// Checks a throw.
/// @return Reason::None if it is complete and legal; ThrowMissing if it is legal so far but other contenders have not
/// thrown yet, as for the answer of a single seat
Reason whyIllegal(const Board &board, const ThrowEvent &event);

} // namespace meadhall::ninjan
