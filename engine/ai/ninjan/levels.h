// The levels of Ninjan, in one place, with their reasons.
#pragma once

#include "engine/ai/player.h"

#include <array>
#include <optional>

namespace meadhall::ninjan::ai {

/// What decides for a Ninjan seat.
enum class Brain : std::uint8_t {
    Random, ///< evenly over the cards and the allowed piles: the floor of all measuring
    Greedy, ///< looks at the piles as they lie: the fixed yardstick
    Policy, ///< the weights found in self-play, without thinking further
    Search, ///< the policy, playouts and guessed hands
};

/// How a seat plays Ninjan.
struct Strength {
    Brain brain = Brain::Policy;
    /// Softmax temperature in points, Greedy and Policy; 0: always the best.
    double temperature = 0;
    // Search.
    int deals = 0;                     ///< guesses of the hidden cards
    int simulations = 0;               ///< playouts a decision
    std::optional<int> milliseconds{}; ///< instead of the simulations: as many as fit
    std::optional<int> atMost{};       ///< milliseconds after which it answers with the best so far
};

/// Weak levels err as people do: by the temperature of the policy what looks nearly as good is chosen nearly as often,
/// what looks bad hardly ever; cards are never thrown at random. The two searches differ in their work.
///
/// Spaced by games of two players, each against the one below (engine/ai/README.md has the figures): a step is to
/// win 60 to 75 %.
inline constexpr std::array<Strength, 5> kStrengths{{
    {Brain::Policy, 18.0},       // beginner: sees what lies there and often does something else; 69 % against chance
    {Brain::Policy, 6.0},        // easy: about as strong as greedy
    {Brain::Policy, 0.0},        // medium: knows what cards are worth, takes no account of who may hold what
    {Brain::Search, 0.0, 8, 16}, // hard: a handful of guesses of the hidden cards, each card played out once or twice
    {Brain::Search, 0.0, 200, 800}, // master
}};

constexpr const Strength &strengthOf(seats::Level level) { return kStrengths[static_cast<std::size_t>(level)]; }

} // namespace meadhall::ninjan::ai
