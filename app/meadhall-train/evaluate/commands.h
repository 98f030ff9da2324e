// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that measure weights, players and beliefs.
#pragma once

#include "app/meadhall-train/io/command.h"

#include <span>

namespace meadhall::train {

/// Each prints its results to stdout.
std::span<const Command> evaluateCommands();

} // namespace meadhall::train
