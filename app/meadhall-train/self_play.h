// Hands of Odin from numbered deals: shared by all training programs.
#pragma once

#include "seats/odin/inputs.h"

namespace meadhall::train {

/// The deck that training deals from: two players play with four colours, as the game suggests.
odin::Colours trainingColours(int players);

/// The start of hand `number` of a deal: the starter goes round with the number.
odin::ai::OpenHand startOfHand(odin::Colours colours, int players, std::uint64_t deal, int number);

} // namespace meadhall::train
