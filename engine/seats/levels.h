// The levels, in one place, with their reasons.
#pragma once

#include "seats/player.h"

#include <array>

namespace meadhall::seats {

/// How a level plays Odin.
struct OdinStrength {
    /// Softmax temperature over the evaluation of the moves; 0: always the best. What one set fewer to shed is worth
    /// counts as 1.
    double temperature;
};

/// Weak levels err as people do: a move that looks nearly as good is chosen nearly as often, one that looks bad
/// hardly ever; cards are never thrown at random. A play that goes out is taken at every level, so weak play does not
/// look foolish at the one moment that everybody watches.
inline constexpr std::array<OdinStrength, 5> kOdinStrengths{{
    {1.2},  // beginner: loses most games to anybody who looks for sets
    {0.7},  // easy
    {0.4},  // medium
    {0.2},  // hard
    {0.0},  // master
}};

constexpr const OdinStrength &odinStrength(Level level)
{
    return kOdinStrengths[static_cast<std::size_t>(level)];
}

} // namespace meadhall::seats
