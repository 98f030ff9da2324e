// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how much the personas' preferences change their play.
#pragma once

#include "engine/ai/odin/levels.h"

#include <cstdint>

namespace meadhall::train {

/// Prints for each persona the share of decisions, at a table of neutral players, that it would make differently.
/// @param strength of all players
/// @param players 2–6
void measurePersonaEffect(const players::OdinStrength &strength, int players, int hands, std::uint64_t seed);

} // namespace meadhall::train
