// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the judge of the review on games of computers.
#pragma once

#include "engine/core/event.h"

#include <cstdint>

namespace meadhall::train {

/// Plays games between computers of mixed levels, judges every decision at a depth and, if `factor` is above 1, again
/// with another seed and that many times the work. Prints for each level how often each verdict was given, how many
/// verdicts the greater work changes, how reliable the intervals are, and the time.
/// @param deals see review::Depth
/// @param share only the lines whose number it divides are judged
void measureVerdicts(Game game, int players, int games, std::uint64_t seed, int deals, int factor, int share);

} // namespace meadhall::train
