// The levels, in one place, with their reasons.
#pragma once

#include "engine/ai/player.h"

#include <algorithm>
#include <array>
#include <optional>

namespace meadhall::seats {

/// What chooses the moves of an Odin seat.
enum class OdinBrain : std::uint8_t {
    Random, ///< evenly over the sets and the pass, then over the pick-up: the floor of all measuring
    Greedy, ///< the linear evaluation: the fixed yardstick
    Policy, ///< the learned policy alone
    Search, ///< the learned policy, playouts and guessed hands
};

/// How much a search does for a move, at most: with three players and more, what lies behind beyond doubt is dropped
/// sooner.
struct OdinWork {
    int draws = 0;       ///< guesses of the hidden cards
    int deals = 0;       ///< of them, how many are played out
    int simulations = 0; ///< playouts
    int cards = 0;       ///< playouts times cards held by all, unless 0: with full hands a playout takes long
};

using OdinWorkByPlayers = std::array<OdinWork, 5>; ///< with 2, 3, 4, 5, 6 players

constexpr OdinWorkByPlayers forAnyPlayers(OdinWork work) { return {work, work, work, work, work}; }

/// How a seat plays Odin.
struct OdinStrength {
    OdinBrain brain = OdinBrain::Policy;
    /// Softmax temperature over the scores of the moves, Greedy and Policy; 0: always the best.
    double temperature = 0;
    OdinWorkByPlayers work{};          ///< Search
    int most = 0;                      ///< Search: moves compared
    std::optional<int> milliseconds{}; ///< instead of the counts: as much as fits
    std::optional<int> atMost{};       ///< milliseconds after which it answers with the best so far
};

/// The work for a decision.
/// @param cards held by all
constexpr OdinWork workFor(int players, int cards, const OdinStrength &strength)
{
    OdinWork work = strength.work[static_cast<std::size_t>(players - 2)];
    if (work.cards > 0 && cards > 0)
        work.simulations = std::min(work.simulations, work.cards / cards);
    return work;
}

// A few guesses of the hidden cards. More players need more of them, lest chance decides.
inline constexpr OdinWork kHardWithMore{770, 308, 980};
inline constexpr OdinWorkByPlayers kHardWork{
    {{110, 44, 140}, kHardWithMore, kHardWithMore, kHardWithMore, kHardWithMore}};
// What fits into 50 ms a move on average where nothing else runs. The more hands are to be guessed, the more guesses
// pay, and the longer each takes.
inline constexpr OdinWorkByPlayers kMasterWork{{
    {4500, 800, 4000, 36'000},
    {3000, 1600, 8000, 75'000},
    {4000, 1600, 8000, 75'000},
    {4000, 1600, 8000, 75'000},
    {6000, 1600, 8000, 50'000},
}};

/// Weak levels err as people do: a move that looks nearly as good is chosen nearly as often, one that looks bad
/// hardly ever; cards are never thrown at random. A play that goes out is taken at every level, so weak play does not
/// look foolish at the one moment that everybody watches. Below the search, levels are made by temperature; the two
/// searches differ in their work.
///
/// Spaced by games of two players to 15 points, each against the one below (engine/ai/README.md has the figures):
/// a step is to win about 70 %.
inline constexpr std::array<OdinStrength, 5> kOdinStrengths{{
    {OdinBrain::Policy, 7.0}, // beginner: children, first evenings
    {OdinBrain::Policy, 4.0}, // easy
    {OdinBrain::Policy, 0.0}, // medium: never in doubt, but takes no account of what it saw
    {OdinBrain::Search, 0.0, kHardWork, 5},
    {OdinBrain::Search, 0.0, kMasterWork, 10},
}};

constexpr const OdinStrength &odinStrength(Level level) { return kOdinStrengths[static_cast<std::size_t>(level)]; }

} // namespace meadhall::seats
