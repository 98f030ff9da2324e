// Legal moves without allocation: for thinking and for counting.
#pragma once

#include "engine/core/random.h"
#include "engine/games/odin/legal_sets.h"

#include <memory>

namespace meadhall::odin {

/// A legal move with the key of its set; key 0 for a pass.
struct Candidate {
    Move move;
    SetRank key = 0;
};

/// Reusable buffer for the moves of one decision.
class MoveList {
public:
    MoveList();

    /// Every legal move of whoever's turn it is: the pass where there is one, then the sets as SetList has them, each
    /// with its pick-ups from the lowest card up.
    void fill(const Board &board, CardSet hand);

    int size() const { return size_; }
    const Candidate &operator[](int i) const { return moves_[static_cast<std::size_t>(i)]; }
    const Candidate *begin() const { return moves_.get(); }
    const Candidate *end() const { return moves_.get() + size_; }

private:
    void add(Move move, SetRank key) { moves_[static_cast<std::size_t>(size_++)] = {move, key}; }

    SetList sets_;
    std::unique_ptr<Candidate[]> moves_;
    int size_ = 0;
};

/// A random legal move: uniform over the sets and the pass, then over the cards to take.
Move randomMove(const Board &board, CardSet hand, Random &random);

/// The play that empties the hand now; a pass if there is none.
Move goingOut(const Board &board, CardSet hand);

} // namespace meadhall::odin
