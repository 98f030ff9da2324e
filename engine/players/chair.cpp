// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/chair.h"

#include "engine/core/event.h"
#include "engine/core/to_index.h"

#include <algorithm>

namespace meadhall::players {

namespace {

constexpr std::string_view kHuman = "human";
constexpr std::string_view kComputer = "computer:";
constexpr std::string_view kProgram = "exec:";
constexpr std::string_view kGuest = "guest";

} // namespace

std::optional<Level> levelNamed(std::string_view name)
{
    const auto found = std::find(kLevelNames.begin(), kLevelNames.end(), name);
    return found == kLevelNames.end() ? std::nullopt : std::optional(static_cast<Level>(found - kLevelNames.begin()));
}

std::string textOf(const Chair &chair)
{
    if (chair.human)
        return std::string(kHuman) + (chair.unnamed > 0 ? ':' + std::to_string(chair.unnamed) : std::string());
    if (chair.guest)
        return std::string(kGuest);
    if (!chair.command.empty())
        return std::string(kProgram) + chair.command;
    std::string text = std::string(kComputer) + std::string(kLevelNames[toIndex(chair.level)]);
    if (!chair.persona.empty())
        text += ':' + chair.persona;
    return text;
}

std::optional<Chair> chairOf(std::string_view text)
{
    if (text == kHuman)
        return Chair{};
    if (text.size() == kHuman.size() + 2 && text.starts_with(kHuman) && text[kHuman.size()] == ':' && text.back() >= '1'
        && text.back() <= '9')
        return Chair{true, Level::Medium, {}, text.back() - '0'};
    if (text == kGuest)
        return Chair{.human = false, .guest = true};
    if (text.starts_with(kProgram)) {
        text.remove_prefix(kProgram.size());
        if (text.find_first_not_of(' ') == std::string_view::npos)
            return std::nullopt;
        return Chair{false, Level::Easy, {}, 0, std::string(text)};
    }
    if (!text.starts_with(kComputer))
        return std::nullopt;
    text.remove_prefix(kComputer.size());
    const std::size_t colon = text.find(':');
    const auto level = levelNamed(text.substr(0, colon));
    if (!level)
        return std::nullopt;
    Chair chair{false, *level, {}};
    if (colon != std::string_view::npos)
        chair.persona = text.substr(colon + 1);
    return chair;
}

std::optional<Chair> chairAt(const GameEvent &game, std::size_t seat)
{
    const bool own = game.view == static_cast<int>(seat);
    if (game.chairs.empty() && game.view >= 0)
        return Chair{.human = own, .guest = !own};
    return seat < game.chairs.size() ? chairOf(game.chairs[seat]) : std::nullopt;
}

} // namespace meadhall::players
