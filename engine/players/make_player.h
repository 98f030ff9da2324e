// SPDX-License-Identifier: GPL-3.0-or-later
// Creates the built-in player of either game.
#pragma once

#include "engine/ai/player.h"

#include <memory>
#include <optional>
#include <string_view>

namespace meadhall::players {

/// Options besides the level.
struct PlayerOptions {
    std::string_view persona{}; ///< Odin: id of the persona whose style it plays, see personas.h; empty: none
    /// Time limit in milliseconds, after which it returns the best move so far.
    /// Without a limit the answer does not depend on time.
    std::optional<int> timeLimitMs{};
};

/// Creates a built-in player.
/// @param seed sole source of randomness
std::unique_ptr<Player> makePlayer(Game game, int seat, Level level, std::uint64_t seed,
                                   const PlayerOptions &options = {});

/// The seed of the built-in player on a seat. With it the players of a deal make the same decisions in the same
/// situations whenever the deal is played.
std::uint64_t computerSeed(std::uint64_t deal, int seat);

} // namespace meadhall::players
