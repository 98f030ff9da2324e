// Who sits on a chair, as the game's first event remembers it.
#pragma once

#include "engine/ai/player.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace meadhall::seats {

/// The levels by the names that files and the command line use, weakest first.
constexpr std::array<std::string_view, 5> kLevelNames{"beginner", "easy", "medium", "hard", "master"};

struct Chair {
    bool human = true;
    Level level = Level::Medium; ///< of a computer
    std::string persona;         ///< of a computer: "sigrid"; empty for none
    int unnamed = 0;             ///< of a person who typed no name: the number of the default name, 1–9; else 0

    std::string command{}; ///< of a program that speaks the chair protocol, in UTF-8; empty for anybody else

    friend bool operator==(const Chair &, const Chair &) = default;
};

/// "human", "human:2" (without a name: number 2), "computer:medium", "computer:medium:sigrid" or "exec:COMMAND".
std::string textOf(const Chair &chair);
/// The chair of such a text; nothing for anything else.
std::optional<Chair> chairOf(std::string_view text);

} // namespace meadhall::seats
