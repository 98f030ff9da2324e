// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/evaluate/contestant.h"

#include "app/meadhall-train/io/arguments.h"
#include "engine/players/chair.h"

#include <vector>

namespace meadhall::train {

namespace {

constexpr auto kNpos = std::string_view::npos;

/// Parses "DRAWS,DEALS,SIMULATIONS,MOVES[,CARDS]": positive integers.
std::optional<players::OdinStrength> searchOf(std::string_view text)
{
    std::vector<int> numbers;
    for (bool more = true; more;) {
        const auto comma = text.find(',');
        const auto number = parseNumber<int>(text.substr(0, comma));
        if (!number || *number < 1)
            return std::nullopt;
        numbers.push_back(*number);
        more = comma != kNpos;
        text.remove_prefix(more ? comma + 1 : text.size());
    }
    if (numbers.size() < 4 || numbers.size() > 5)
        return std::nullopt;
    players::OdinStrength strength{players::OdinEngineKind::Search};
    strength.budgets =
        players::forAnyPlayers({numbers[0], numbers[1], numbers[2], numbers.size() == 5 ? numbers[4] : 0});
    strength.maxMoves = numbers[3];
    return strength;
}

} // namespace

std::optional<players::OdinStrength> strengthOf(std::string_view text)
{
    if (const auto level = players::levelNamed(text))
        return players::odinStrength(*level);
    if (text == "random")
        return players::OdinStrength{players::OdinEngineKind::Random};
    const auto colon = text.find(':');
    const std::string_view name = text.substr(0, colon);
    if (name == "search")
        return colon == kNpos ? std::nullopt : searchOf(text.substr(colon + 1));
    if (name != "greedy" && name != "policy")
        return std::nullopt;
    const std::optional<double> temperature = colon == kNpos ? 0.0 : parseNumber<double>(text.substr(colon + 1));
    if (!temperature || *temperature < 0)
        return std::nullopt;
    return players::OdinStrength{name == "greedy" ? players::OdinEngineKind::Greedy : players::OdinEngineKind::Policy,
                                 *temperature};
}

std::optional<Contestant> contestantOf(std::string_view text)
{
    const auto slash = text.find('/');
    const auto strength = strengthOf(text.substr(0, slash));
    if (!strength)
        return std::nullopt;
    if (slash == kNpos)
        return Contestant{*strength, {}};
    for (const players::Persona &persona : players::kPersonas)
        if (persona.id == text.substr(slash + 1))
            return Contestant{*strength, persona.playStyle};
    return std::nullopt;
}

} // namespace meadhall::train
