// SPDX-License-Identifier: GPL-3.0-or-later
// Generates the sets that may be played from a hand, for the table, the players, perft and playouts.
#pragma once

#include "engine/games/odin/board.h"
#include "engine/games/odin/set_rank.h"

#include <array>

namespace meadhall::odin {

/// Calls add(card) for each card that a legal play of the set can take, or once with kNoCard if it takes none.
template <typename Add> void forEachTake(const Board &board, CardSet hand, CardSet set, Add add)
{
    if (board.leading() || set == hand)
        add(kNoCard);
    else
        for (Card card : board.table)
            add(card);
}

/// A set that may be played, with its rank.
struct PlayableSet {
    CardSet cards;
    SetRank rank = 0;
};

/// Reusable buffer for the sets of one turn.
class SetList {
public:
    /// Generates every set that the seat to move may play; none after the hand. On the lead the whole hand comes first
    /// if it is a set of two or more cards, then the single cards in ascending order. Otherwise the sets of one colour,
    /// colour by colour, then the sets of two or more cards of one number, number by number, then those with the goat,
    /// colour by colour; within each group in descending order of their bits.
    /// @param hand up to nine cards
    void fill(const Board &board, CardSet hand);

    int size() const { return static_cast<int>(size_); }
    PlayableSet *begin() { return sets_.data(); }
    PlayableSet *end() { return sets_.data() + size_; }
    const PlayableSet *begin() const { return sets_.data(); }
    const PlayableSet *end() const { return sets_.data() + size_; }

private:
    void fillLead(const Board &board, CardSet hand);
    void fillFollow(CardSet hand, SetRank table);
    void addWithGoat(CardSet hand, SetRank table);

    /// The maximum is 252 sets: nine cards of one colour (or eight and the goat), all subsets of four or five.
    std::array<PlayableSet, 256> sets_;
    std::size_t size_ = 0;
};

} // namespace meadhall::odin
