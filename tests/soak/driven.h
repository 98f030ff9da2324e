// The program as it is started by app/meadhall, with somebody at its mouse and keys.
#pragma once

#include "driver.h"

namespace meadhall::soak {

/// Runs it to its end and returns its exit code.
int drive(int &argc, char **argv, const Plan &plan);

} // namespace meadhall::soak
