// The levels of Ninjan, in one place, with their reasons.
#pragma once

#include "seats/player.h"

#include <array>

namespace meadhall::ninjan::ai {

/// What decides for a Ninjan seat.
enum class Brain : std::uint8_t {
    Random, ///< evenly over the cards and the allowed piles: the floor of all measuring
    Greedy, ///< looks at the piles as they lie: the fixed yardstick
};

/// How a seat plays Ninjan.
struct Strength {
    Brain brain = Brain::Greedy;
    /// Softmax temperature in points; 0: always the best.
    double temperature = 0;
};

/// Weak levels err as people do: what looks nearly as good is chosen nearly as often, what looks bad hardly ever.
inline constexpr std::array<Strength, 5> kStrengths{{
    {Brain::Greedy, 6.0}, // beginner
    {Brain::Greedy, 3.0}, // easy
    {Brain::Greedy, 1.5}, // medium
    {Brain::Greedy, 0.7}, // hard
    {Brain::Greedy, 0.0}, // master
}};

constexpr const Strength &strengthOf(seats::Level level)
{
    return kStrengths[static_cast<std::size_t>(level)];
}

} // namespace meadhall::ninjan::ai
