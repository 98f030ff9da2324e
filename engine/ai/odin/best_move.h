// SPDX-License-Identifier: GPL-3.0-or-later
// Choosing the move of the highest score; for the evaluations that play without search.
#pragma once

#include "engine/ai/odin/dense_features.h"

#include <optional>

namespace meadhall::odin::ai {

/// The move that needs no evaluation: the play that empties the hand, or the only legal move.
/// @param moves buffer; holds all legal moves if the result is nullopt
inline std::optional<Move> obviousMove(const InformationState &state, MoveList &moves)
{
    const Move out = goingOut(state.board, state.hand);
    if (!out.isPass())
        return out;
    moves.fill(state.board, state.hand);
    return moves.size() == 1 ? std::optional(moves[0].move) : std::nullopt;
}

/// The move of the highest score, the first one of several.
/// @param moves not empty
/// @param score called once for each move, in their order
template <typename Score> Move bestMove(const MoveList &moves, const Score &score)
{
    int best = 0;
    float bestScore = score(moves[0]);
    for (int i = 1; i < moves.size(); ++i) {
        const float value = score(moves[i]);
        if (value > bestScore) {
            bestScore = value;
            best = i;
        }
    }
    return moves[best].move;
}

} // namespace meadhall::odin::ai
