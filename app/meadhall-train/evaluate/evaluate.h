// Matches between players without search, to evaluate weights.
#pragma once

#include "engine/ai/odin/policy.h"
#include "engine/core/random.h"

#include <functional>

namespace meadhall::train {

/// A function that chooses a legal move. It must not use hidden cards.
using Chooser = std::function<odin::Move(const odin::ai::FullState &, CardSet deck)>;

/// The linear evaluation.
Chooser greedyChooser();
/// The policy's best move; the weights must outlive the chooser.
Chooser policyChooser(const odin::ai::PolicyWeights &weights);

struct Measured {
    double margin = 0;     ///< others' mean points minus own, per hand
    double marginCi95 = 0; ///< half width of the 95 % confidence interval, clustered by deal
    double wins = 0;       ///< share of hands won
};

/// Plays each deal from every seat, with one seat by `own` and the rest by `others`.
Measured measure(const Chooser &own, const Chooser &others, int players, int deals, std::uint64_t seed);

} // namespace meadhall::train
