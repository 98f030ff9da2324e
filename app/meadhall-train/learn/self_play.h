// Starting positions of Odin hands for the training programs.
#pragma once

#include "engine/ai/odin/dense_features.h"
#include "engine/core/random.h"

namespace meadhall::train {

/// The start of a hand for self-play.
struct TrainingHand {
    CardSet deck;
    odin::ai::FullState hand;
    std::array<bool, odin::kMaxPlayers> greedy{}; ///< seats that play by the linear evaluation
};

/// Draws the start of a hand: mostly with the usual deck, sometimes with any other deck allowed.
/// @param baselineOpponentShare share of hands in which all but one seat play by the linear evaluation. In half of the
/// remaining hands each seat does so with probability ½, so that the policy does not overfit to self-play.
/// @param number index of the hand, determines the starter
TrainingHand drawTrainingHand(int players, double baselineOpponentShare, std::uint64_t number, Random &random);

} // namespace meadhall::train
