// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/puzzles/commands.h"

#include "app/meadhall-train/puzzles/finder.h"
#include "app/meadhall-train/puzzles/play_on.h"
#include "engine/games/games.h"
#include "engine/players/chair.h"

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
    const int deals = arguments.count("DEALS", kVerifyingDeals);
    const std::uint64_t seed = arguments.seed(99);
    const std::string kept = arguments.hasNext() ? arguments.text("KEPT") : std::string();
    if (!arguments.complete())
        return kWrongUsage;
    return checkPuzzles(file.c_str(), deals, seed, kept.c_str()) ? EXIT_SUCCESS
                                                                 : failed(kept.empty() ? file : file + ", " + kept);
}

int runPlayOn(Arguments &arguments)
{
    const std::string file = arguments.text("FILE");
    const std::string levelName = arguments.text("LEVEL");
    const std::string handsName = arguments.text("HANDS");
    PlayOn how{};
    how.deals = arguments.count("DEALS");
    const std::string id = arguments.hasNext() ? arguments.text("ID") : std::string();
    const auto level = players::levelNamed(levelName);
    if (!level)
        arguments.fail("LEVEL cannot be \"" + levelName + '"');
    if (handsName != "uniform" && handsName != "inferred")
        arguments.fail("HANDS cannot be \"" + handsName + '"');
    if (!arguments.complete())
        return kWrongUsage;
    how.level = *level;
    how.hands = handsName == "uniform" ? Hands::Uniform : Hands::Inferred;
    how.seed = 5;
    return playPuzzlesOn(file.c_str(), how, id) ? EXIT_SUCCESS : failed(file);
}

int runBlunders(Arguments &arguments)
{
    const std::string name = arguments.text("GAME");
    const auto game = gameOfName(name);
    if (!game)
        arguments.fail("GAME cannot be \"" + name + '"');
    const int players = arguments.integer("PLAYERS", 2, 5);
    const int games = arguments.count("GAMES");
    const int deals = arguments.count("DEALS");
    const std::uint64_t seed = arguments.seed(1);
    if (!arguments.complete())
        return kWrongUsage;
    findBlunders(*game, players, games, deals, seed);
    return EXIT_SUCCESS;
}

int runJudgeBlunders(Arguments &arguments)
{
    const std::string file = arguments.text("FILE");
    if (!arguments.complete())
        return kWrongUsage;
    return judgeBlunders(file.c_str()) ? EXIT_SUCCESS : failed(file);
}

constexpr Command kCommands[] = {
    {"puzzles", "odin|ninjan COUNT FILE [SEED [GAMES]]",
     "Adds puzzles to a pack until it has COUNT of each grade: resources/puzzles/odin.jsonl and ninjan.jsonl",
     runPuzzles},
    {"check-puzzles", "FILE [DEALS [SEED [KEPT]]]",
     "Judges the puzzles of a pack again, by the whole panel; writes those that hold to the new file KEPT",
     runCheckPuzzles},
    {"play-on", "FILE LEVEL uniform|inferred DEALS [ID]",
     "What the wrong answers of puzzles lose when computers of a level play on", runPlayOn},
    {"blunders", "odin|ninjan PLAYERS GAMES DEALS [SEED]",
     "Blunders found by forced answers and playing on, as lines of a pack", runBlunders},
    {"judge-blunders", "FILE", "How many of them the review calls mistakes: tests/data/blunders.jsonl",
     runJudgeBlunders},
};

} // namespace

std::span<const Command> puzzleCommands() { return kCommands; }

} // namespace meadhall::train
