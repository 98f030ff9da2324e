// A draw by softmax: better moves oftener, by a temperature.
#pragma once

#include "engine/core/random.h"

namespace meadhall::search {

/// An index, drawn with a probability in proportion to exp(score / temperature). Temperature 0: the best one, of equal
/// ones the first.
/// @param scores count numbers, count ≥ 1
int drawBySoftmax(const float *scores, int count, double temperature, Random &random);

} // namespace meadhall::search
