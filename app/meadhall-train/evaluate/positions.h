// SPDX-License-Identifier: GPL-3.0-or-later
// Finds test positions with one clearly right move, for tests/engine/odin_positions.inc.
#pragma once

#include <cstdint>

namespace meadhall::train {

/// Draws random positions and prints those where a long search is unambiguous, the linear evaluation is wrong and the
/// searching levels are right. Output: one line each in the format of the test file, with an empty description.
/// Deterministic in the arguments.
/// @param count number of positions drawn
void findPositions(int count, std::uint64_t seed);

} // namespace meadhall::train
