// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays on a seat, in the text form stored in GameEvent::chairs.
#pragma once

#include "engine/ai/player.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace meadhall {
struct GameEvent;
}

namespace meadhall::players {

/// Names of the levels in records and on the command line, weakest first.
constexpr std::array<std::string_view, kLevels> kLevelNames{"beginner", "easy", "medium", "hard", "master"};

/// The level with that name; nullopt if there is none.
std::optional<Level> levelNamed(std::string_view name);

/// A human at this screen, a guest at another one, a built-in player or an external program.
struct Chair {
    bool human = true;           ///< not for a guest
    Level level = Level::Medium; ///< built-in player: level
    std::string persona{};       ///< built-in player: persona id such as "sigrid"; empty: none
    int unnamed = 0;             ///< human without a name: number of the default name, 1–9; otherwise 0

    std::string command{}; ///< external program: its command line in UTF-8; otherwise empty
    bool guest = false;    ///< a person whose program is elsewhere

    /// A built-in player.
    bool computer() const { return !human && !guest && command.empty(); }
    /// Somebody who decides for themselves, wherever they sit.
    bool person() const { return human || guest; }

    friend bool operator==(const Chair &, const Chair &) = default;
};

/// The text form: "human", "human:2" (default name 2), "computer:medium", "computer:medium:sigrid", "exec:COMMAND" or
/// "guest".
std::string textOf(const Chair &chair);
/// Parses the text form.
/// @return nullopt if the text is not valid; persona ids are not checked
std::optional<Chair> chairOf(std::string_view text);

/// The chair of a seat. In a seat's record without chairs, that seat is a person at this screen, and the others are
/// people elsewhere.
/// @return nullopt if the game does not say who sits there
std::optional<Chair> chairAt(const GameEvent &game, std::size_t seat);

} // namespace meadhall::players
