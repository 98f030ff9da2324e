// SPDX-License-Identifier: GPL-3.0-or-later
// Matches between two players, for tuning.
#pragma once

#include "app/meadhall-train/evaluate/contestant.h"

namespace meadhall::train {

/// Plays each deal once per seat of `first`, with `second` on all other seats. Prints the margin and the share of wins
/// of `first` and its time per move.
/// @param players 2–6
/// @param target points that end a game; 0: single hands
void playHeadToHead(const Contestant &first, const Contestant &second, int players, int deals, int target,
                    std::uint64_t seed);

} // namespace meadhall::train
