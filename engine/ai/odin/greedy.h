// SPDX-License-Identifier: GPL-3.0-or-later
// The linear evaluation: a weighted sum of sixteen features. It is the fixed baseline opponent.
#pragma once

#include "engine/ai/odin/dense_features.h"

namespace meadhall::odin::ai {

constexpr int kGreedyInputs = 16;
using GreedyWeights = std::array<float, kGreedyInputs>;

/// The features used, in the order of the weights.
constexpr std::array<MoveInput, kGreedyInputs> kGreedyInput{
    kCardsLeft, kCover, kOneSet,        kTwoSets,     kLongest, kOrphans,  kLowOrphans, kSum,
    kLowest,    kPass,  kPassNearlyOut, kCardsPlayed, kOneMore, kStrength, kUnbeatable, kCouldGoOut};

/// The fitted weights.
/// @param players 2–6
const GreedyWeights &greedyWeights(int players);

/// Score of a move. Only differences are meaningful.
float greedyScore(const MoveInputs &inputs, const GreedyWeights &weights);

/// Scores of all moves. Only differences are meaningful.
/// @param scores out: moves.size() values
void greedyScores(const InformationState &state, const MoveList &moves, const GreedyWeights &weights, float *scores);

/// The move of the highest score, or the play that empties the hand if there is one.
/// @param moves buffer; contents are overwritten
Move greedyMove(const InformationState &state, MoveList &moves, const GreedyWeights &weights);

} // namespace meadhall::odin::ai
