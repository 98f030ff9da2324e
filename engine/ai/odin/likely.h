// How likely a seat that plays by the policy makes a move, by a linear model of the policy: in a third of the time that
// the policy itself takes, for the many moves that guessing hidden cards has to explain.
#pragma once

#include "engine/ai/odin/inputs.h"

namespace meadhall::odin::ai {

/// Leading and following, each while everybody else has three cards and more and later, are matters of their own.
constexpr int kLikelyStages = 4;
/// What each input adds to a move's score: of those that Outlook::Sight::Plain fills in.
constexpr std::size_t kLikelyInputs = kBestSingle;
using LikelyRow = std::array<float, kLikelyInputs>;
using LikelyWeights = std::array<LikelyRow, kLikelyStages>;

/// The weights for a number of players (2–6), found by `meadhall-train likely`.
const LikelyWeights &likelyWeights(int players);

int likelyStage(const Outlook &outlook);

/// exp(score) is in proportion to how often the move is made.
float likelyScore(const MoveInputs &inputs, const LikelyRow &weights);

} // namespace meadhall::odin::ai
