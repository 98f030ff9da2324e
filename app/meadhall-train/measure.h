// Chairs without search against each other, for the figures of the fitting programs.
#pragma once

#include "engine/ai/odin/policy.h"
#include "engine/core/random.h"
#include "self_play.h"

#include <functional>

namespace meadhall::train {

/// Chooses a legal move from a situation.
using Chooser = std::function<odin::Move(const odin::ai::OpenHand &, CardSet deck)>;

/// By the linear evaluation.
Chooser greedyChooser();
/// By a policy's best move; the weights must outlive it.
Chooser policyChooser(const odin::ai::PolicyWeights &weights);

struct Measured {
    double margin = 0;     ///< the others' mean points less own, a hand
    double marginCi95 = 0; ///< clustered by deal
    double wins = 0;       ///< share of hands
};

/// One chair of `own` against the rest of `others`, each deal played from every seat.
Measured measure(const Chooser &own, const Chooser &others, int players, int deals, std::uint64_t seed);

} // namespace meadhall::train
