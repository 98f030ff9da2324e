// What lies open in a game of Ninjan, and how it goes on. Position and View both stand on it.
#pragma once

#include "engine/core/event.h"
#include "engine/core/reason.h"
#include "engine/games/ninjan/order.h"
#include "engine/games/ninjan/pile.h"
#include "engine/games/ninjan/rules.h"

namespace meadhall::ninjan {

enum class Phase : std::uint8_t {
    Choose,  ///< everybody chooses a card, hidden
    Resolve, ///< the cards are shown and go to the piles one by one
    Throw,   ///< after the last round the tied throw
    Over,    ///< somebody has won
};

/// Everything about a game in progress that is no secret. A plain value.
struct Board {
    int players = 0;
    int round = 1; ///< 1–9; stays 9 after the last
    Phase phase = Phase::Choose;
    Seats chosen = 0; ///< who has chosen in this round
    std::array<Pile, kPiles> piles{};
    std::array<CardSet, kMaxPlayers> taken{};
    std::array<int, kMaxPlayers> points{}; ///< the sums of the cards taken
    std::array<RevealedCard, kMaxPlayers>
        order{};          ///< the cards last shown, in resolving order; stays until the next reveal
    int resolved = 0;     ///< how many of them are resolved
    Seats contenders = 0; ///< after the last round: who can still win; one seat when the game is over

    /// The start of a game.
    static Board start(int players, const std::array<Card, kPiles> &pileCards);

    /// Whether the choices can be shown now.
    bool allChosen() const { return phase == Phase::Choose && chosen == allSeats(players); }

    /// The card that is resolved now and its owner. The phase must be Resolve.
    RevealedCard current() const { return order[static_cast<std::size_t>(resolved)]; }
    /// Who resolves now; kNobody in any other phase.
    int turn() const { return phase == Phase::Resolve ? current().seat : kNobody; }

    /// The piles whose top this card beats.
    Piles beatenPiles(Card card) const;
    /// Where a card may go: to the piles it beats, and to any if it beats none.
    Piles allowedPiles(Card card) const;
    /// Where the card that is resolved now may go; none in any other phase.
    Piles allowedPiles() const { return phase == Phase::Resolve ? allowedPiles(current().card) : Piles{0}; }

    /// A seat has chosen, or changed its choice.
    void choose(int seat) { chosen |= seatBit(seat); }
    /// All choices are shown.
    /// @param cards one card of each seat, by seat
    void reveal(std::span<const Card> cards);
    /// The current card goes to an allowed pile. Returns the cards that its owner takes; none if it is laid on top.
    CardSet resolve(int pile);
    /// A complete throw of the contenders.
    void applyThrow(const ThrowEvent &event);

    /// Who has won; kNobody before the game is over.
    int winner() const { return phase == Phase::Over ? firstOf(contenders) : kNobody; }

    friend bool operator==(const Board &, const Board &) = default;

private:
    void endRound();
};

/// Why a card may not go to that pile now; Reason::None if it may.
Reason whyIllegal(const Board &board, const ResolveEvent &event);

/// Why this is no complete throw now; Reason::None if it is. ThrowMissing means that the symbols shown are right and
/// others are still owed: the reason for a good answer of a single seat.
Reason whyIllegal(const Board &board, const ThrowEvent &event);

} // namespace meadhall::ninjan
