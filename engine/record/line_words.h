// SPDX-License-Identifier: GPL-3.0-or-later
// Encodings shared by the line reader and the line writer.
#pragma once

#include "engine/core/event.h"

#include <array>
#include <string_view>

namespace meadhall::record {

// The card names of a line depend on its event only, not on the game of the record: each line can be parsed by itself.
inline constexpr Game kGameOfHandEvents = Game::Odin;   ///< of "hand" and "play"
inline constexpr Game kGameOfPileEvents = Game::Ninjan; ///< of "deal", "choose", "reveal" and "resolve"

/// Letters of the symbols in ThrowEvent: rock, paper, scissors.
inline constexpr std::string_view kThrowLetters = "RPS";

/// What a bot is asked for, by the numbers of RequestKind.
inline constexpr std::array<std::string_view, 4> kRequestWords{"move", "choose", "pile", "throw"};

} // namespace meadhall::record
