// SPDX-License-Identifier: GPL-3.0-or-later
// A reduced state of Ninjan for playouts: each pile is only its top suit and its sum.
#pragma once

#include "engine/core/to_index.h"
#include "engine/games/ninjan/board.h"
#include "engine/games/ninjan/sort_key.h"

namespace meadhall::ninjan {

/// Small, because a search copies and plays out thousands of states.
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
            game.pilesOf[toIndex(game.tops[pile])] |= static_cast<Piles>(1u << pile);
        }
        return game;
    }

    /// The piles that a card of this suit beats.
    Piles beatenBySuit(Suit suit) const { return pilesOf[toIndex(beatenBy(suit))]; }

    /// The piles that a card of this suit may go to.
    Piles allowedForSuit(Suit suit) const { return allowedOf(beatenBySuit(suit)); }

    /// Puts a card on an allowed pile; the seat takes the pile if the card beats it.
    void put(Card card, int seat, int pile)
    {
        const Suit suit = suitOf(card);
        const auto index = toIndex(pile);
        const int taken = has(beatenBySuit(suit), pile) ? sums[index] : 0;
        points[toIndex(seat)] += taken;
        sums[index] += numberOf(card) - taken;
        pilesOf[toIndex(tops[index])] &= static_cast<Piles>(~(1u << pile));
        pilesOf[toIndex(suit)] |= static_cast<Piles>(1u << pile);
        tops[index] = suit;
    }

    friend bool operator==(const PlayoutState &, const PlayoutState &) = default;
};

/// The cards of the current round that are still to be resolved, in the order of resolution.
struct UnresolvedCards {
    std::array<SortKey, kMaxPlayers> sortKeys{};
    int next = 0;
    int count = 0;

    /// The unresolved part of the round that is being resolved.
    static UnresolvedCards of(const Board &board)
    {
        UnresolvedCards unresolved;
        for (int i = board.resolved; i < board.players; ++i) {
            const RevealedCard shown = board.order[toIndex(i)];
            unresolved.sortKeys[toIndex(unresolved.count++)] = sortKeyOf(shown.card, shown.seat);
        }
        return unresolved;
    }

    bool done() const { return next == count; }
    SortKey front() const { return sortKeys[toIndex(next)]; }
};

} // namespace meadhall::ninjan
