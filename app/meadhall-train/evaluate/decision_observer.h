// SPDX-License-Identifier: GPL-3.0-or-later
// Observes the decisions of a player during hands of Odin.
#pragma once

#include "engine/ai/odin/levels.h"
#include "engine/games/odin/view.h"

#include <functional>

namespace meadhall::train {

/// Called with the view of the seat to move, the actual hands of all seats, and a random seed of the decision.
using DecisionCallback =
    std::function<void(const odin::View &, const std::array<CardSet, odin::kMaxPlayers> &, std::uint64_t)>;

/// Plays hands with `own` on the first chair and `others` on the rest; calls `observe` before each move of the first
/// chair. Deterministic in the arguments.
/// @param players 2–6
void observeDecisions(const players::OdinStrength &own, const players::OdinStrength &others, int players, int hands,
                      std::uint64_t seed, const DecisionCallback &observe);

} // namespace meadhall::train
