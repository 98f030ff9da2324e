// Makes the AI player of a level for a seat of any game.
#pragma once

#include "engine/ai/player.h"

#include <memory>
#include <optional>
#include <string_view>

namespace meadhall::seats {

/// Who sits there and how, besides the level.
struct Sitting {
    std::string_view persona{}; ///< whose manners it has in Odin, see personas.h; empty: nobody's
    /// Milliseconds after which it answers with the best so far. Without it the answer hangs on no clock.
    std::optional<int> atMost{};
};

/// An AI of that level for that seat.
/// @param seed decides its chances; nothing else does
std::unique_ptr<Player> makePlayer(Game game, int seat, Level level, std::uint64_t seed, const Sitting &sitting = {});

} // namespace meadhall::seats
