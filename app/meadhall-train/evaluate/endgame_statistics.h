// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of hand and game results, the source of the constants in engine/ai/odin/utility.cpp.
#pragma once

#include "engine/games/odin/rules.h"

namespace meadhall::train {

/// Plays games by the policy and prints statistics. Two players: how often the starter wins, and the distribution of
/// the loser's points. More players: the parameters of the softmax over totals that predicts winners best.
/// @param players 2–6
/// @param games number of games; with two players seven hands count as a game
void printEndgameStatistics(int players, int games, odin::Goat goat);

} // namespace meadhall::train
