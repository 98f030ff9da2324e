// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the regret of fast searches relative to a long one.
#pragma once

#include "engine/ai/odin/levels.h"

#include <cstdint>
#include <vector>

namespace meadhall::train {

/// Plays the policy against `others`. At each decision a long search estimates the utility of all moves, and each
/// strength chooses a move. Prints for each strength the mean regret (utility lost relative to the best move of the
/// long search), its difference to the first strength, the share of different moves, and the time. Cheaper than
/// matches, but blind to errors that all searches share.
/// @param players 2–6
/// @param reference strength of the long search; its engine must be Search
/// @param strengths Search, or Policy for its best move
void measureRegret(const players::OdinStrength &others, int players, int hands, std::uint64_t seed,
                   const players::OdinStrength &reference, const std::vector<players::OdinStrength> &strengths);

} // namespace meadhall::train
