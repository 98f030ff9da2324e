// SPDX-License-Identifier: GPL-3.0-or-later
// The command table's entry, and the exit codes.
#pragma once

#include "app/meadhall-train/io/arguments.h"

#include <cstdlib>

namespace meadhall::train {

constexpr int kWrongUsage = 2; ///< besides EXIT_SUCCESS and EXIT_FAILURE

/// One command; main.cpp finds it by its name.
struct Command {
    const char *name;
    const char *usage;   ///< arguments, on one line
    const char *summary; ///< for the list of commands; one or more lines
    /// Reads its arguments, then does its work unless they are wrong.
    /// @return the exit code; kWrongUsage if the arguments have an error, which main() prints
    int (*run)(Arguments &arguments);
};

} // namespace meadhall::train
