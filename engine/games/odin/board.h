// What lies open in a hand of Odin, and how the turn goes round. Position and View both stand on it.
#pragma once

#include "engine/core/reason.h"
#include "engine/games/odin/move.h"
#include "engine/games/odin/rules.h"

namespace meadhall::odin {

constexpr int kNobody = -1;

/// Everything about a hand in progress that is no secret, apart from card counts.
struct Board {
    int players = 0;
    int starter = 0;     ///< who led the first round
    int turn = 0;        ///< whose move it is; kNobody after the hand
    int owner = kNobody; ///< who played the set on the table
    int roundLeader = 0; ///< who led this round
    int round = 1;
    int passes = 0;    ///< in a row since the last play
    bool over = false; ///< somebody has gone out: the owner
    WholeHandLead wholeHandLead = WholeHandLead::Optional;
    CardSet table; ///< empty: the turn is a lead
    CardSet discard;

    /// The start of a hand.
    static Board start(int players, int starter, WholeHandLead wholeHandLead);

    bool leading() const { return table.empty(); }

    /// The move of whoever's turn it is; it must be legal.
    /// @param goesOut whether the play empties the hand
    void apply(Move move, bool goesOut);

    friend bool operator==(const Board &, const Board &) = default;
};

/// Why a move is refused to the seat whose turn it is, given its hand; Reason::None if it is legal.
Reason whyIllegal(const Board &board, CardSet hand, Move move);

/// The sets (without pick-up) that may be played from the hand, each once: the shortest first, of one length those of
/// one colour before those of one number.
std::vector<CardSet> legalSets(const Board &board, CardSet hand);

/// Every legal move: each set with each pick-up, and the pass where there is one.
Moves legalMoves(const Board &board, CardSet hand);

/// Who leads the first round of the next hand. `finished` is the board of a hand that is over.
int nextStarter(NextStarter rule, const Board &finished);

} // namespace meadhall::odin
