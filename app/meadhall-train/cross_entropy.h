// The weights of Odin's linear evaluation, by the cross-entropy method.
#pragma once

#include "cross_entropy_method.h"
#include "engine/ai/odin/greedy.h"

namespace meadhall::train {

struct CrossEntropy {
    int players = 2;
    std::uint64_t seed = 1;
    Rounds rounds{};
    int deals = 300; ///< a candidate's, each from every seat
    /// What a hand won against players by chance counts beside the points: who beats the own forerunners need not be
    /// good at that. 0: such hands are not played.
    double winAgainstRandom = 0;
};

/// The weights that beat their own forerunners in self-play; the same for the same settings.
odin::ai::GreedyWeights fitGreedy(const CrossEntropy &settings);

} // namespace meadhall::train
