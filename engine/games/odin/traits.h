// The traits of Odin.
#pragma once

#include "engine/core/game_traits.h"

namespace meadhall::odin {

const GameTraits &traits();

} // namespace meadhall::odin
