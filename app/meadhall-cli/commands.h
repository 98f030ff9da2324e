// SPDX-License-Identifier: GPL-3.0-or-later
// All commands. Each is defined in the file of its name and listed in main.cpp.
#pragma once

#include "command.h"

namespace meadhall::cli {

extern const Command kVerify;
extern const Command kMoves;
extern const Command kBench;
extern const Command kPerft;
extern const Command kArena;
extern const Command kBot;
extern const Command kReview;
extern const Command kSeat;
extern const Command kAnalyse;
extern const Command kImport;
extern const Command kHost;
extern const Command kJoin;
extern const Command kRelay;

} // namespace meadhall::cli
