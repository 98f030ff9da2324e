// SPDX-License-Identifier: GPL-3.0-or-later
// The traits of Odin.
#pragma once

#include "engine/core/game_traits.h"

namespace meadhall::odin {

const GameTraits &traits();

} // namespace meadhall::odin
