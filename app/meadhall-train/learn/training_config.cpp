// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/learn/training_config.h"

#include "app/meadhall-train/evaluate/evaluate.h"

#include <cstdio>

namespace meadhall::train {

void report(const odin::ai::PolicyWeights &weights, const TrainingConfig &config, int round)
{
    const bool isWithGoat = config.goat == odin::Goat::In;
    odin::ai::PolicyWeights plain = weights;
    plain.goat = {};
    const Evaluation result = evaluate(policyChooser(weights), isWithGoat ? policyChooser(plain) : greedyChooser(),
                                       config.players, config.evaluationDeals, 77, config.goat);
    std::fprintf(stderr, "%d players, round %d: %+.3f ± %.3f points a hand against %s, %.1f %% of hands\n",
                 config.players, round, result.margin, result.marginCi95, isWithGoat ? "the start" : "greedy",
                 100 * result.wins);
}

} // namespace meadhall::train
