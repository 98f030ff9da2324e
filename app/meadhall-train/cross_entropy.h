// The cross-entropy method (Rubinstein 1999) for the weights of the linear evaluation.
#pragma once

#include "seats/odin/greedy.h"

namespace meadhall::train {

struct CrossEntropy {
    int players = 2;
    std::uint64_t seed = 1;
    int rounds = 50;
    int population = 64;
    int elite = 10;
    int deals = 300; ///< a candidate's, each from every seat
};

/// The weights that beat their own forerunners in self-play; the same for the same settings.
odin::ai::GreedyWeights fitGreedy(const CrossEntropy &settings);

} // namespace meadhall::train
