// SPDX-License-Identifier: GPL-3.0-or-later
// Matches between players without search, to evaluate weights.
#pragma once

#include "engine/ai/odin/policy.h"
#include "engine/core/random.h"

#include <functional>

namespace meadhall::train {

/// Chooses a legal move for the seat to move. It must not use hidden cards.
/// @param deck all cards in play
using Chooser = std::function<odin::Move(const odin::ai::FullState &, CardSet deck)>;

/// The best move of the linear evaluation.
Chooser greedyChooser();
/// The policy's best move; the weights must outlive the chooser.
Chooser policyChooser(const odin::ai::PolicyWeights &weights);

/// Result of a match for the first player.
struct Evaluation {
    double margin = 0;     ///< others' mean points minus own, per hand
    double marginCi95 = 0; ///< half width of the 95 % confidence interval, clustered by deal
    double wins = 0;       ///< share of hands won
};

/// Plays each deal once per seat, with that seat played by `own` and the rest by `others`.
/// @param players 2–6
/// @param deals at least 1
Evaluation evaluate(const Chooser &own, const Chooser &others, int players, int deals, std::uint64_t seed,
                    odin::Goat goat = odin::Goat::Out);

} // namespace meadhall::train
