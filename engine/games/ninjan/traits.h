// SPDX-License-Identifier: GPL-3.0-or-later
// The traits of Ninjan.
#pragma once

#include "engine/core/game_traits.h"

namespace meadhall::ninjan {

const GameTraits &traits();

} // namespace meadhall::ninjan
