// Hands of Odin with somebody looking over a shoulder.
#pragma once

#include "engine/ai/odin/levels.h"
#include "engine/games/odin/view.h"

#include <functional>

namespace meadhall::train {

/// What the seat sees, how the cards really lie, and a seed of the decision's own.
using Look = std::function<void(const odin::View &, const std::array<CardSet, odin::kMaxPlayers> &, std::uint64_t)>;

/// Hands are played by `own` in the first chair and `others` in the rest; called before each move of the first chair.
void watchHands(const seats::OdinStrength &own, const seats::OdinStrength &others, int players, int hands,
                std::uint64_t seed, const Look &look);

} // namespace meadhall::train
