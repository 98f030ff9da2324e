#include "app/meadhall-train/evaluate/head_to_head.h"

#include "app/meadhall-train/evaluate/arena_table.h"
#include "engine/ai/odin/odin_player.h"
#include "engine/players/chair.h"

#include <cstdio>
#include <cstdlib>
#include <string>

namespace meadhall::train {

namespace {

std::optional<players::OdinStrength> strengthOf(std::string_view text)
{
    for (std::size_t i = 0; i < players::kLevelNames.size(); ++i)
        if (text == players::kLevelNames[i])
            return players::kOdinStrengths[i];
    const auto colon = text.find(':');
    const std::string_view name = text.substr(0, colon);
    const std::string rest(colon == std::string_view::npos ? std::string_view() : text.substr(colon + 1));
    players::OdinStrength strength;
    strength.temperature = std::strtod(rest.c_str(), nullptr);
    if (name == "random")
        strength.engineKind = players::OdinEngineKind::Random;
    else if (name == "greedy")
        strength.engineKind = players::OdinEngineKind::Greedy;
    else if (name == "policy")
        strength.engineKind = players::OdinEngineKind::Policy;
    else if (name == "search") {
        strength = {players::OdinEngineKind::Search, 0};
        players::OdinSearchBudget work;
        if (std::sscanf(rest.c_str(), "%d,%d,%d,%d,%d", &work.particles, &work.deals, &work.simulations,
                        &strength.maxMoves, &work.cards)
            < 4)
            return std::nullopt;
        strength.budgets = players::forAnyPlayers(work);
    } else {
        return std::nullopt;
    }
    return strength;
}

} // namespace

std::optional<Contestant> contestantOf(std::string_view text)
{
    const auto slash = text.find('/');
    const auto strength = strengthOf(text.substr(0, slash));
    if (!strength)
        return std::nullopt;
    return Contestant{*strength, slash == std::string_view::npos ? players::PlayStyle{}
                                                                 : players::playStyleOf(text.substr(slash + 1))};
}

void versus(const Contestant &first, const Contestant &second, int players, int deals, int target, std::uint64_t seed)
{
    players::ArenaSettings settings = arenaTable(players, deals, seed);
    settings.duplicate = true;
    settings.wholeGames = target > 0;
    if (target > 0)
        odin::setRule(settings.game, &odin::Rules::target, target);
    const auto figures = players::runArena(settings, [&](std::size_t chair, int seat, std::uint64_t chance) {
        const Contestant &own = chair == 0 ? first : second;
        return std::make_unique<odin::ai::OdinPlayer>(seat, own.strength, chance, own.playStyle);
    });
    const players::ChairFigures &own = figures.chairs[0];
    std::printf(
        "%d players, %d deals: %+.3f ± %.3f points, %.1f ± %.1f %% won, %.2f ms a move (99th percentile %.1f)\n",
        players, deals, own.margin, own.marginCi95, 100 * own.wins, 100 * own.winsCi95, own.thinkMeanMs,
        own.thinkP99Ms);
}

} // namespace meadhall::train
