// Fast move generation without allocation. A test compares it with legalMoves().
#pragma once

#include "engine/ai/odin/set_key.h"
#include "engine/core/random.h"
#include "engine/games/odin/board.h"

#include <memory>

namespace meadhall::odin::ai {

/// A legal move with the key of its set; key 0 for a pass.
struct Candidate {
    Move move;
    SetKey key = 0;
};

/// Reusable buffer for the moves of one decision.
class MoveList {
public:
    MoveList();

    /// Generates the same moves as legalMoves(), in a fixed order of its own.
    /// @param hand the hand of the seat to move
    void fill(const Board &board, CardSet hand);

    int size() const { return size_; }
    const Candidate &operator[](int i) const { return moves_[static_cast<std::size_t>(i)]; }
    const Candidate *begin() const { return moves_.get(); }
    const Candidate *end() const { return moves_.get() + size_; }

private:
    void fillLead(const Board &board, CardSet hand);
    void fillFollow(const Board &board, CardSet hand);
    void add(CardSet set, SetKey key, CardSet hand, CardSet table);
    void addOne(Move move, SetKey key) { moves_[static_cast<std::size_t>(size_++)] = {move, key}; }

    std::unique_ptr<Candidate[]> moves_;
    int size_ = 0;
};

/// A random legal move: uniform over the sets and the pass, then over the cards to take.
Move randomMove(const Board &board, CardSet hand, Random &random);

/// The play that empties the hand now; a pass if there is none.
Move goingOut(const Board &board, CardSet hand);

} // namespace meadhall::odin::ai
