// SPDX-License-Identifier: GPL-3.0-or-later
// Hands of Odin, played from the start to the end.
#pragma once

#include "engine/ai/odin/dense_features.h"

#include <utility>

namespace meadhall::train {

/// The start of a hand.
/// @param deal deal number, the source of the cards
/// @param number index of the hand; the starter rotates with it
inline odin::ai::FullState startOfHand(odin::Colours colours, int players, std::uint64_t deal, int number,
                                       odin::Goat goat = odin::Goat::Out)
{
    return {{odin::Board::start(players, number % players, odin::WholeHandLead::Optional),
             odin::dealtHands(colours, players, deal, number, goat)}};
}

/// Plays a hand to its end.
/// @param choose choose(const FullState &hand): a legal move of the seat to move
template <typename Choose> void playToEnd(odin::ai::FullState &hand, Choose choose)
{
    while (!hand.position.board.over)
        hand.apply(choose(std::as_const(hand)));
}

} // namespace meadhall::train
