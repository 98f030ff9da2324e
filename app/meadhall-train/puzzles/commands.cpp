// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/puzzles/commands.h"

#include "app/meadhall-train/puzzles/finder.h"
#include "engine/games/games.h"

#include <cstdio>

namespace meadhall::train {

namespace {

constexpr int kMostGames = 1'000'000;

int failed(const std::string &file)
{
    std::perror(file.c_str());
    return EXIT_FAILURE;
}

int runPuzzles(Arguments &arguments)
{
    const std::string name = arguments.text("GAME");
    const auto game = gameOfName(name);
    if (!game)
        arguments.fail("GAME cannot be \"" + name + '"');
    const int count = arguments.count("COUNT");
    const std::string file = arguments.text("FILE");
    const std::uint64_t seed = arguments.seed(1);
    const int most = arguments.count("GAMES", kMostGames);
    if (!arguments.complete())
        return kWrongUsage;
    return addPuzzles(*game, count, file.c_str(), seed, most) ? EXIT_SUCCESS : failed(file);
}

int runCheckPuzzles(Arguments &arguments)
{
    const std::string file = arguments.text("FILE");
    const int deals = arguments.count("DEALS", 4000);
    const std::uint64_t seed = arguments.seed(99);
    if (!arguments.complete())
        return kWrongUsage;
    return checkPuzzles(file.c_str(), deals, seed) ? EXIT_SUCCESS : failed(file);
}

constexpr Command kCommands[] = {
    {"puzzles", "odin|ninjan COUNT FILE [SEED [GAMES]]",
     "Adds puzzles to a pack until it has COUNT of each grade: resources/puzzles/odin.jsonl and ninjan.jsonl",
     runPuzzles},
    {"check-puzzles", "FILE [DEALS [SEED]]", "Judges the puzzles of a pack again", runCheckPuzzles},
};

} // namespace

std::span<const Command> puzzleCommands() { return kCommands; }

} // namespace meadhall::train
