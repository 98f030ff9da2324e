// The sets that may be played from a hand. The table, the opponents, perft and playouts all get them here.
#pragma once

#include "engine/games/odin/board.h"
#include "engine/games/odin/set_rank.h"

#include <array>

namespace meadhall::odin {

/// A set that may be played, with its key.
struct PlayableSet {
    CardSet cards;
    SetRank key = 0;
};

/// A buffer for the sets of one turn, filled again and again.
class SetList {
public:
    /// Every set that whoever's turn it is may play from a hand of at most nine cards; none after the hand.
    /// On the lead the whole hand comes first if it is a set of two or more, then the single cards from the lowest.
    /// Otherwise the sets of one colour, colour by colour, then those of two or more of one number, number by number;
    /// within each from the highest bits down.
    void fill(const Board &board, CardSet hand);

    int size() const { return static_cast<int>(size_); }
    PlayableSet *begin() { return sets_.data(); }
    PlayableSet *end() { return sets_.data() + size_; }
    const PlayableSet *begin() const { return sets_.data(); }
    const PlayableSet *end() const { return sets_.data() + size_; }

private:
    void fillLead(const Board &board, CardSet hand);
    void fillFollow(CardSet hand, SetRank table);

    /// 252 sets are the most there can be: of nine cards of a colour all that are four or five cards long.
    std::array<PlayableSet, 256> sets_;
    std::size_t size_ = 0;
};

} // namespace meadhall::odin
