// SPDX-License-Identifier: GPL-3.0-or-later
// Finds puzzles in games of computers.
#pragma once

#include "engine/puzzle/puzzle.h"

#include <cstdint>

namespace meadhall::train {

/// Number of deals by which a puzzle is judged before it gets into a pack.
constexpr int kVerifyingDeals = 16'000;

/// Adds puzzles to a pack until it has `count` of each grade, or `most` games are played. Each new puzzle is appended
/// to the file at once, so that it can be interrupted and continued with another seed.
/// @return false if the file cannot be read or written
bool addPuzzles(Game game, int count, const char *fileName, std::uint64_t seed, int most);

/// Judges every puzzle of a file again, by the whole panel, and prints those that do not hold.
/// @param deals for each puzzle
/// @param keptFile a file that does not exist yet, to which the others are written with the new figures; empty: none
/// @return false if a file cannot be read or written
bool checkPuzzles(const char *fileName, int deals, std::uint64_t seed, const char *keptFile);

} // namespace meadhall::train
