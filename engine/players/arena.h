// Chairs against each other without a window: how strength is measured.
#pragma once

#include "engine/ai/player.h"
#include "engine/core/referee.h"

#include <functional>
#include <vector>

namespace meadhall::seats {

struct ArenaSettings {
    GameEvent game; ///< seats and rules; deal and starter are the arena's
    int deals = 100;
    std::uint64_t seed = 1;
    bool duplicate = false;      ///< each deal once in each rotation of the chairs
    bool wholeGames = false;     ///< otherwise an Odin game stops after its first hand
    int twoPlayerColoursOut = 0; ///< Odin: so many colours leave the deck at random with each deal
    int threads = 1;
};

/// Makes the player of a chair for one game on a seat. Called from several threads at once.
using MakeChair = std::function<std::unique_ptr<Player>(std::size_t chair, int seat, std::uint64_t seed)>;

/// What a chair came to. Intervals are 95 %, clustered by deal.
struct ChairFigures {
    double points = 0; ///< mean a hand (whole games: a game)
    double pointsCi95 = 0;
    double margin = 0; ///< Odin: the others' mean less own; Ninjan: own less the others' mean
    double marginCi95 = 0;
    double wins = 0; ///< share won; a shared win counts in parts
    double winsCi95 = 0;
    double thinkMeanMs = 0;
    double thinkP99Ms = 0;
    int faults = 0; ///< answers that the rules refused
};

struct ArenaFigures {
    int hands = 0; ///< hands or games played
    std::vector<ChairFigures> chairs;
};

/// Plays. A chair whose answer is refused has the rest of that game played by a built-in player.
ArenaFigures runArena(const ArenaSettings &settings, const MakeChair &makeChair);

} // namespace meadhall::seats
