// SPDX-License-Identifier: GPL-3.0-or-later
// Generates legal moves without allocating memory, for players and perft.
#pragma once

#include "engine/core/random.h"
#include "engine/core/to_index.h"
#include "engine/games/odin/legal_sets.h"

#include <memory>

namespace meadhall::odin {

/// A legal move with the rank of its set; rank 0 for a pass.
struct Candidate {
    Move move;
    SetRank rank = 0;
};

/// Reusable buffer for the moves of one decision.
class MoveList {
public:
    MoveList();

    /// Generates every legal move of the seat to move: the pass if allowed, then the sets in the order of SetList, each
    /// with the cards to take in ascending order.
    void fill(const Board &board, CardSet hand);

    int size() const { return size_; }
    const Candidate &operator[](int i) const { return moves_[toIndex(i)]; }
    const Candidate *begin() const { return moves_.get(); }
    const Candidate *end() const { return moves_.get() + size_; }

private:
    void add(Move move, SetRank rank) { moves_[toIndex(size_++)] = {move, rank}; }

    SetList sets_;
    std::unique_ptr<Candidate[]> moves_;
    int size_ = 0;
};

/// A random legal move: uniform over the sets and the pass, then over the cards to take.
Move randomMove(const Board &board, CardSet hand, Random &random);

/// The move that plays the whole hand; a pass if that is illegal.
Move goingOut(const Board &board, CardSet hand);

} // namespace meadhall::odin
