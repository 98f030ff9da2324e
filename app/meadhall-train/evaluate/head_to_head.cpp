// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/evaluate/head_to_head.h"

#include "app/meadhall-train/evaluate/arena_table.h"
#include "engine/ai/odin/odin_player.h"

#include <cstdio>

namespace meadhall::train {

void playHeadToHead(const Contestant &first, const Contestant &second, int players, int deals, int target,
                    std::uint64_t seed)
{
    players::ArenaSettings settings = arenaTable(players, deals, seed);
    settings.duplicate = true;
    settings.wholeGames = target > 0;
    if (target > 0)
        odin::setRule(settings.game, &odin::Rules::target, target);
    const auto figures = players::runArena(settings, [&](std::size_t chair, int seat, std::uint64_t playerSeed) {
        const Contestant &own = chair == 0 ? first : second;
        return std::make_unique<odin::ai::OdinPlayer>(seat, own.strength, playerSeed, own.playStyle);
    });
    const players::ContestantResult &own = figures.chairs[0];
    std::printf(
        "%d players, %d deals: %+.3f ± %.3f points, %.1f ± %.1f %% won, %.2f ms a move (99th percentile %.1f)\n",
        players, deals, own.margin, own.marginCi95, 100 * own.wins, 100 * own.winsCi95, own.thinkMeanMs,
        own.thinkP99Ms);
}

} // namespace meadhall::train
