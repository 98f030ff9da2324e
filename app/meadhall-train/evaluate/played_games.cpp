// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/evaluate/played_games.h"

#include "engine/core/random.h"
#include "engine/core/to_index.h"
#include "engine/games/odin/position.h"
#include "engine/games/odin/rules.h"
#include "engine/players/chair.h"
#include "engine/players/computer_game.h"
#include "engine/players/make_player.h"

namespace meadhall::train {

namespace {

GameEvent gameOf(Game game, int players, std::uint64_t seed)
{
    GameEvent event;
    event.game = game;
    event.seats.assign(toIndex(players), "seat");
    event.deal = mixSeeds(seed, 2);
    if (game == Game::Odin && players == 2)
        odin::setRule(event, &odin::Rules::colours, odin::randomColours(2, *event.deal));
    return event;
}

} // namespace

std::vector<players::Level> levelsOf(int players, std::uint64_t seed, players::Level strongest)
{
    Random random(mixSeeds(seed, 1));
    std::vector<players::Level> levels;
    for (int seat = 0; seat < players; ++seat)
        levels.push_back(static_cast<players::Level>(random.below(static_cast<std::uint32_t>(strongest) + 1)));
    return levels;
}

Events playedGame(Game game, int players, std::uint64_t seed, Length length, players::Level strongest)
{
    const GameEvent start = gameOf(game, players, seed);
    const auto levels = levelsOf(players, seed, strongest);
    players::ComputerGame played(start, [&](int seat) {
        return players::makePlayer(game, seat, levels[toIndex(seat)], mixSeeds(seed, toIndex(seat) + 4));
    });
    while (played.playNext())
        if (length == Length::FirstHand && std::holds_alternative<HandOverEvent>(played.events().back()))
            break;
    return played.events();
}

} // namespace meadhall::train
