// Card names as used in records, for either game.
#pragma once

#include "engine/core/event.h"

#include <string>
#include <string_view>

namespace meadhall::record {

/// "B7" (Odin), "R-4" (Ninjan).
std::string nameOf(Game game, Card card);

/// Returns nullopt if the game has no card of that name.
std::optional<Card> cardOfName(Game game, std::string_view name);

} // namespace meadhall::record
