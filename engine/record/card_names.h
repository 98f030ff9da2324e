// Card names of both games as files have them.
#pragma once

#include "engine/core/event.h"

#include <string>
#include <string_view>

namespace meadhall::record {

/// "B7", "R-4".
std::string nameOf(Game game, Card card);

/// Nothing if no card of the game is called so.
std::optional<Card> cardOfName(Game game, std::string_view name);

} // namespace meadhall::record
