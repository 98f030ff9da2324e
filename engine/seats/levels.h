// The levels, in one place, with their reasons.
#pragma once

#include "seats/player.h"

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
    int drawsOfSeat = 0; ///< further guesses for each seat at the table
};

/// How a seat plays Odin.
struct OdinStrength {
    OdinBrain brain = OdinBrain::Policy;
    /// Softmax temperature over the scores of the moves, Greedy and Policy; 0: always the best.
    double temperature = 0;
    OdinWork work{};                    ///< Search
    int most = 0;                       ///< Search: moves compared
    std::optional<OdinWork> withMore{}; ///< Search: instead of `work`, with three players and more
    std::optional<int> milliseconds{};  ///< instead of the counts: as much as fits
    std::optional<int> atMost{};        ///< milliseconds after which it answers with the best so far
};

/// The work for a decision.
/// @param cards held by all
constexpr OdinWork workFor(int players, int cards, const OdinStrength &strength)
{
    OdinWork work = players > 2 ? strength.withMore.value_or(strength.work) : strength.work;
    work.draws += players * work.drawsOfSeat;
    if (work.cards > 0 && cards > 0)
        work.simulations = std::min(work.simulations, work.cards / cards);
    return work;
}

/// Weak levels err as people do: a move that looks nearly as good is chosen nearly as often, one that looks bad
/// hardly ever; cards are never thrown at random. A play that goes out is taken at every level, so weak play does not
/// look foolish at the one moment that everybody watches. Below the search, levels are made by temperature; the two
/// searches differ in their work.
///
/// Spaced by games of two players to 15 points, each against the one below (engine/search/README.md has the figures):
/// a step is to win about 70 %.
inline constexpr std::array<OdinStrength, 5> kOdinStrengths{{
    {OdinBrain::Policy, 7.0}, // beginner: children, first evenings
    {OdinBrain::Policy, 4.0}, // easy
    {OdinBrain::Policy, 0.0}, // medium: never in doubt, but takes no account of what it saw
    // Hard: a few guesses of the hidden cards. More players need more of them, lest chance decides.
    {OdinBrain::Search, 0.0, {110, 44, 140}, 5, OdinWork{770, 308, 980}},
    // Master: what fits into 50 ms a move on average where nothing else runs. The more hands are to be guessed, the
    // more guesses pay.
    {OdinBrain::Search, 0.0, {.draws = 4500, .deals = 800, .simulations = 4000, .cards = 36'000}, 10,
     OdinWork{.deals = 1600, .simulations = 8000, .cards = 75'000, .drawsOfSeat = 1000}},
}};

constexpr const OdinStrength &odinStrength(Level level) { return kOdinStrengths[static_cast<std::size_t>(level)]; }

} // namespace meadhall::seats
