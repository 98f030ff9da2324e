// How much of the personas' manners shows.
#pragma once

#include "engine/ai/odin/levels.h"

#include <cstdint>

namespace meadhall::train {

/// Prints for each persona how many of the decisions of a table without manners it would make differently.
/// @param strength of everybody
void measureManners(const seats::OdinStrength &strength, int players, int hands, std::uint64_t seed);

} // namespace meadhall::train
