// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the quality of the belief about hidden hands, independently of the moves chosen.
#pragma once

#include "engine/ai/odin/levels.h"

#include <cstdint>

namespace meadhall::train {

/// Plays hands with `own` on the first chair and `others` on the rest. Before each move of the first chair the belief
/// is computed and compared with the actual hands. Prints the mean log loss per hidden card in nats, next to that of a
/// uniform belief, the mean number of different deals, and the time per decision.
/// @param players 2–6
/// @param draws number of particles
/// @param deals number of deals selected from them
void measureBeliefLoss(const players::OdinStrength &own, const players::OdinStrength &others, int players, int hands,
                       int draws, int deals, std::uint64_t seed);

} // namespace meadhall::train
