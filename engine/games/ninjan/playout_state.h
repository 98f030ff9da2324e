// A game of Ninjan as simulations need it: of a pile, what lies on top and what all of it is worth.
#pragma once

#include "engine/games/ninjan/board.h"
#include "engine/games/ninjan/sort_key.h"

namespace meadhall::ninjan {

/// A small value: opponents and playouts play many thousand games to their end.
struct PlayoutState {
    int players = 0;
    int round = 1; ///< current round, 1–9
    std::array<int, kPiles> sums{};
    std::array<Suit, kPiles> tops{};
    std::array<Piles, kSuits> pilesOf{}; ///< bit set of the piles with this suit on top
    std::array<int, kMaxPlayers> points{};

    static PlayoutState of(const Board &board)
    {
        PlayoutState game;
        game.players = board.players;
        game.round = board.round;
        game.points = board.points;
        for (std::size_t pile = 0; pile < kPiles; ++pile) {
            game.sums[pile] = board.piles[pile].sum();
            game.tops[pile] = suitOf(board.piles[pile].top());
            game.pilesOf[static_cast<std::size_t>(game.tops[pile])] |= static_cast<Piles>(1u << pile);
        }
        return game;
    }

    /// The piles that a card of this suit beats.
    Piles beatenBySuit(Suit suit) const { return pilesOf[static_cast<std::size_t>(beatenBy(suit))]; }

    /// The piles that a card of this suit may go to.
    Piles allowedForSuit(Suit suit) const { return allowedOf(beatenBySuit(suit)); }

    /// The card goes to a pile that it may go to; its seat takes what it beats there.
    void put(Card card, int seat, int pile)
    {
        const Suit suit = suitOf(card);
        const auto place = static_cast<std::size_t>(pile);
        const int taken = has(beatenBySuit(suit), pile) ? sums[place] : 0;
        points[static_cast<std::size_t>(seat)] += taken;
        sums[place] += numberOf(card) - taken;
        pilesOf[static_cast<std::size_t>(tops[place])] &= static_cast<Piles>(~(1u << pile));
        pilesOf[static_cast<std::size_t>(suit)] |= static_cast<Piles>(1u << pile);
        tops[place] = suit;
    }

    friend bool operator==(const PlayoutState &, const PlayoutState &) = default;
};

/// The cards of the current round that are still to be resolved, in the order of resolution.
struct Rest {
    std::array<SortKey, kMaxPlayers> sortKeys{};
    int next = 0;
    int count = 0;

    /// The unresolved part of the round that is being resolved.
    static Rest of(const Board &board)
    {
        Rest rest;
        for (int i = board.resolved; i < board.players; ++i) {
            const RevealedCard shown = board.order[static_cast<std::size_t>(i)];
            rest.sortKeys[static_cast<std::size_t>(rest.count++)] = sortKeyOf(shown.card, shown.seat);
        }
        return rest;
    }

    bool done() const { return next == count; }
    SortKey front() const { return sortKeys[static_cast<std::size_t>(next)]; }
};

} // namespace meadhall::ninjan
