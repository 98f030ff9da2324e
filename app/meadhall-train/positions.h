// Finds positions with one right move, for the suite in tests/engine/odin_positions.inc.
#pragma once

#include <cstdint>

namespace meadhall::train {

/// Draws so many positions by chance and prints those where very long runs leave no doubt, the linear evaluation goes
/// wrong, and the searching levels find the move: a line each in the suite's format, the story still to be written.
void findPositions(int count, std::uint64_t seed);

} // namespace meadhall::train
