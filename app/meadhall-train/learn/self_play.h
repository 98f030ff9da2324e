// SPDX-License-Identifier: GPL-3.0-or-later
// Hands of Odin that the policy plays against itself to learn from.
#pragma once

#include "app/meadhall-train/evaluate/playout.h"
#include "engine/ai/odin/greedy.h"
#include "engine/core/random.h"
#include "engine/core/to_index.h"

namespace meadhall::train {

/// A hand of self-play.
struct TrainingHand {
    CardSet deck;
    odin::ai::FullState state;
    std::array<bool, odin::kMaxPlayers> greedy{}; ///< seats that play by the linear evaluation
};

/// Draws the start of a hand: mostly with the usual deck, sometimes with any other deck allowed.
/// @param baselineOpponentShare share of hands in which all but one seat play by the linear evaluation. In half of the
/// remaining hands each seat does so with probability ½, so that the policy does not overfit to self-play.
/// @param number index of the hand, determines the starter
TrainingHand drawTrainingHand(int players, double baselineOpponentShare, std::uint64_t number, Random &random,
                              odin::Goat goat = odin::Goat::Out);

/// Plays the hand to its end. Seats go out as soon as they can; the greedy ones play by the linear evaluation.
/// @param moves buffer; holds the legal moves, at least two, while `decide` runs
/// @param decide decide(): index in `moves` of the move of the seat to move, which is not greedy
template <typename Decide> void playTrainingHand(TrainingHand &hand, odin::MoveList &moves, Decide decide)
{
    using namespace odin::ai;
    playToEnd(hand.state, [&](const FullState &state) {
        const odin::Board &board = state.position.board;
        const CardSet cards = state.position.handToMove();
        const odin::Move out = odin::goingOut(board, cards);
        if (!out.isPass())
            return out;
        if (hand.greedy[toIndex(board.turn)])
            return greedyMove(InformationState::of(state, hand.deck), moves, greedyWeights(board.players));
        moves.fill(board, cards);
        return moves[moves.size() == 1 ? 0 : decide()].move;
    });
}

} // namespace meadhall::train
