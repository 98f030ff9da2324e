// SPDX-License-Identifier: GPL-3.0-or-later
// The program as app/meadhall starts it, driven by simulated mouse and keyboard input.
#pragma once

#include "driver.h"

namespace meadhall::soak {

/// Runs the program to its end. Returns its exit code.
int drive(int &argc, char **argv, const Plan &plan);

} // namespace meadhall::soak
