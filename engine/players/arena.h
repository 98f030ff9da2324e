// SPDX-License-Identifier: GPL-3.0-or-later
// Matches between computer players, to measure their strength.
#pragma once

#include "engine/ai/player.h"
#include "engine/core/referee.h"

#include <functional>
#include <vector>

namespace meadhall::players {

/// Settings of a match. A chair is a contestant; with each rotation it moves to another seat.
struct ArenaSettings {
    GameEvent game; ///< seats and rules; the arena sets deal and starter
    int deals = 100;
    std::uint64_t seed = 1;
    bool duplicate = false;       ///< play each deal once per rotation of the chairs
    bool wholeGames = false;      ///< if false, an Odin game ends after its first hand
    int randomColoursRemoved = 0; ///< Odin: number of colours removed at random in each deal; 0: none
    int threads = 1;
    /// Called with the events of each game, from several threads at once. Its seats have the names of their chairs.
    std::function<void(std::uint64_t deal, std::size_t rotation, const Events &events)> played{};
};

/// Creates the player of a chair for one game. Called from several threads at once.
using MakeChair = std::function<std::unique_ptr<Player>(std::size_t chair, int seat, std::uint64_t seed)>;

/// Results of one chair. Confidence intervals are 95 %, clustered by deal; NaN after a single deal.
struct ContestantResult {
    double points = 0; ///< mean per hand (wholeGames: per game)
    double pointsCi95 = 0;
    double margin = 0; ///< how far it is ahead of the others' mean: less points in Odin, more in Ninjan
    double marginCi95 = 0;
    double wins = 0; ///< share of hands or games won; a tie of n winners counts 1/n
    double winsCi95 = 0;
    double thinkMeanMs = 0;
    double thinkP99Ms = 0;
    int faults = 0; ///< illegal answers
};

/// Results of a match.
struct MatchResult {
    int hands = 0; ///< hands or games played
    std::vector<ContestantResult> chairs;
};

/// Plays the match. After an illegal answer a built-in player of level Medium plays the rest of that game for the
/// chair.
MatchResult runArena(const ArenaSettings &settings, const MakeChair &makeChair);

} // namespace meadhall::players
