// SPDX-License-Identifier: GPL-3.0-or-later
// The public state of a hand of Odin and its transitions. Part of both Position and View.
#pragma once

#include "engine/core/reason.h"
#include "engine/games/odin/move.h"
#include "engine/games/odin/rules.h"

namespace meadhall::odin {

constexpr int kNobody = -1;

/// All public information about a hand in progress, apart from hand sizes.
struct Board {
    int players = 0;
    int starter = 0;     ///< seat that led the first round
    int turn = 0;        ///< seat to move; kNobody after the hand
    int owner = kNobody; ///< seat that played the set on the table
    int roundLeader = 0; ///< seat that led this round
    int round = 1;
    int passes = 0;    ///< number of passes since the last play
    bool over = false; ///< the owner has gone out
    WholeHandLead wholeHandLead = WholeHandLead::Optional;
    CardSet table; ///< empty: the turn is a lead
    CardSet discard;

    /// The start of a hand.
    static Board start(int players, int starter, WholeHandLead wholeHandLead);
    /// The board with which a hand begins, dealt or put in.
    /// @param event for which whyIllegal() returns Reason::None
    static Board start(int players, const HandEvent &event, WholeHandLead wholeHandLead);

    bool leading() const { return table.empty(); }

    /// Applies a legal move of the seat to move.
    /// @param goesOut whether the play empties the hand
    void apply(Move move, bool goesOut);

    friend bool operator==(const Board &, const Board &) = default;
};

/// Checks the beginning of a hand, dealt or put in.
/// @param viewer the seat whose cards alone are known; kSpectator: all must be
/// @return Reason::None if it is legal
Reason whyIllegal(const HandEvent &event, int players, const Rules &rules, int viewer);

/// Checks a move of the seat to move.
/// @param hand its cards
/// @return Reason::None if it is legal
Reason whyIllegal(const Board &board, CardSet hand, Move move);

/// The sets that may be played from the hand, each once and without the card to take. Sorted by size; within a size the
/// sets of one colour come before those of one number.
std::vector<CardSet> legalSets(const Board &board, CardSet hand);

/// Every legal move: each set with each card to take, and the pass if allowed.
Moves legalMoves(const Board &board, CardSet hand);

/// The seat that leads the first round of the next hand.
/// @param finished the board of a hand that is over
int nextStarter(NextStarter rule, const Board &finished);

} // namespace meadhall::odin
