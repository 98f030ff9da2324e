// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/odin/greedy.h"

#include "engine/ai/odin/best_move.h"

namespace meadhall::odin::ai {

namespace {

// Fitted by the cross-entropy method in self-play. `meadhall-train greedy` repeats it and prints this table.
constexpr GreedyWeights kWeights[] = {
#include "resources/ai/odin_greedy.inc"
};

float score(const DecisionFeatures &decisionFeatures, const Candidate &candidate, const GreedyWeights &weights)
{
    return greedyScore(decisionFeatures.inputs(candidate), weights);
}

} // namespace

float greedyScore(const MoveInputs &inputs, const GreedyWeights &weights)
{
    float sum = 0;
    for (std::size_t i = 0; i < kGreedyInputs; ++i)
        sum += weights[i] * inputs[kGreedyInput[i]];
    return sum;
}

const GreedyWeights &greedyWeights(int players) { return kWeights[players - kMinPlayers]; }

void greedyScores(const InformationState &state, const MoveList &moves, const GreedyWeights &weights, float *scores)
{
    const DecisionFeatures decisionFeatures(state, DecisionFeatures::FeatureSet::Basic);
    for (int i = 0; i < moves.size(); ++i)
        scores[i] = score(decisionFeatures, moves[i], weights);
}

Move greedyMove(const InformationState &state, MoveList &moves, const GreedyWeights &weights)
{
    if (const auto obvious = obviousMove(state, moves))
        return *obvious;
    const DecisionFeatures decisionFeatures(state, DecisionFeatures::FeatureSet::Basic);
    return bestMove(moves, [&](const Candidate &candidate) { return score(decisionFeatures, candidate, weights); });
}

} // namespace meadhall::odin::ai
