// SPDX-License-Identifier: GPL-3.0-or-later
// Random selection with softmax probabilities.
#pragma once

#include "engine/core/random.h"

namespace meadhall::search {

/// Draws an index with probability proportional to exp(score / temperature).
/// @param scores `count` values, count at least 1
/// @param temperature in the unit of the scores; 0: the index of the highest score, the first one in a tie
int sampleSoftmax(const float *scores, int count, double temperature, Random &random);

} // namespace meadhall::search
