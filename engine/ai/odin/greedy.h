// The linear evaluation: a move is worth the weighted sum of sixteen inputs. The fixed yardstick of all opponents.
#pragma once

#include "engine/ai/odin/inputs.h"

namespace meadhall::odin::ai {

constexpr int kGreedyInputs = 16;
using GreedyWeights = std::array<float, kGreedyInputs>;

/// The inputs that it looks at, in the order of its weights.
constexpr std::array<MoveInput, kGreedyInputs> kGreedyInput{
    kCardsLeft, kCover, kOneSet,        kTwoSets,     kLongest, kOrphans,  kLowOrphans, kSum,
    kLowest,    kPass,  kPassNearlyOut, kCardsPlayed, kOneMore, kStanding, kUnbeatable, kCouldGoOut};

/// The weights for a number of players (2–6).
const GreedyWeights &greedyWeights(int players);

/// How good a move with these inputs is; only differences mean something.
float greedyScore(const MoveInputs &inputs, const GreedyWeights &weights);

/// How good each of the moves is; only differences mean something.
/// @param scores takes moves.size() numbers
void greedyScores(const Situation &situation, const MoveList &moves, const GreedyWeights &weights, float *scores);

/// The best move, going out wherever that is legal.
Move greedyMove(const Situation &situation, MoveList &moves, const GreedyWeights &weights);

} // namespace meadhall::odin::ai
