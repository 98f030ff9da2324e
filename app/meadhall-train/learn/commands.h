// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that fit weights.
#pragma once

#include "app/meadhall-train/io/command.h"

#include <span>

namespace meadhall::train {

/// Each prints the file of resources/ai that its summary names to stdout, and its progress to stderr.
std::span<const Command> learnCommands();

} // namespace meadhall::train
