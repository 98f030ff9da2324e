// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the weights of Odin's linear evaluation with the cross-entropy method.
#pragma once

#include "app/meadhall-train/learn/cross_entropy_method.h"
#include "engine/ai/odin/greedy.h"

namespace meadhall::train {

struct GreedyTraining {
    int players = 2; ///< 2–6
    std::uint64_t seed = 1;
    CrossEntropyMethod method{};
    int deals = 300; ///< deals per candidate; each is played from every seat
    /// Bonus in points per hand won against random players; 0: no such hands are played. A candidate that beats its
    /// predecessors need not beat random play well.
    double winAgainstRandom = 0;
};

/// Fits by self-play against the previous mean. Deterministic in the configuration; prints its progress to stderr.
odin::ai::GreedyWeights fitGreedyWeights(const GreedyTraining &config);

} // namespace meadhall::train
