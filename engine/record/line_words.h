// Enumerators and their words in records.
#pragma once

#include "engine/core/event.h"

#include <string_view>

namespace meadhall::record {

// Whose cards a line names hangs on its event alone, not on the game of its record: every line can be read by itself.
inline constexpr Game kHandCards = Game::Odin;   ///< of "hand" and "play"
inline constexpr Game kPileCards = Game::Ninjan; ///< of "deal", "choose", "reveal" and "resolve"

/// What is thrown after a tie of Ninjan, by its number in ThrowEvent.
inline constexpr std::string_view kThrowLetters = "RPS";

} // namespace meadhall::record
