// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that make and check packs of puzzles.
#pragma once

#include "app/meadhall-train/io/command.h"

#include <span>

namespace meadhall::train {

std::span<const Command> puzzleCommands();

} // namespace meadhall::train
