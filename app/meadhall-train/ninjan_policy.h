// The weights of Ninjan's policy, by the cross-entropy method.
#pragma once

#include "engine/ai/ninjan/style.h"

namespace meadhall::train {

/// The weights that beat their own forerunners and the greedy player in self-play; the same for the same seed and
/// rounds.
/// @param players 2–5
ninjan::ai::StyleWeights fitNinjanPolicy(int players, std::uint64_t seed, int rounds);

} // namespace meadhall::train
