// Hands of Odin from numbered deals: shared by all training programs.
#pragma once

#include "engine/ai/odin/inputs.h"
#include "engine/core/random.h"

namespace meadhall::train {

/// The start of hand `number` of a deal: the starter goes round with the number.
odin::ai::OpenHand startOfHand(odin::Colours colours, int players, std::uint64_t deal, int number);

/// A hand that a policy learns from.
struct LessonHand {
    CardSet deck;
    odin::ai::OpenHand hand;
    std::array<bool, odin::kMaxPlayers> greedy{}; ///< which seats play by the linear evaluation
};

/// Mostly the usual deck, but every deck that a table may choose is met.
/// @param yardstickTables the share of hands in which all others play by the linear evaluation; of the rest, in half
/// some of them do: a policy that only ever meets itself learns to beat itself
/// @param number of the hand, for the starter
LessonHand drawLessonHand(int players, double yardstickTables, std::uint64_t number, Random &random);

} // namespace meadhall::train
