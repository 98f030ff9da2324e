// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/learn/commands.h"

#include "app/meadhall-train/io/policy_files.h"
#include "app/meadhall-train/learn/fast_policy_training.h"
#include "app/meadhall-train/learn/greedy_training.h"
#include "app/meadhall-train/learn/ninjan_policy_training.h"
#include "app/meadhall-train/learn/policy_improvement.h"
#include "app/meadhall-train/learn/policy_iteration.h"

#include <cstdio>

namespace meadhall::train {

namespace {

using odin::kMaxPlayers;
using odin::kMinPlayers;

/// Prints weights as one line of a C++ array.
template <typename Weights> void printWeights(const Weights &weights)
{
    std::printf("    {");
    for (std::size_t i = 0; i < weights.size(); ++i)
        std::printf("%s%.3ff", i == 0 ? "" : ", ", static_cast<double>(weights[i]));
    std::printf("},\n");
    std::fflush(stdout);
}

int runGreedy(Arguments &arguments)
{
    const std::uint64_t seed = arguments.seed();
    const int rounds = arguments.count("ROUNDS");
    if (!arguments.complete())
        return kWrongUsage;
    std::printf(
        "// By number of players, 2-6; in the order of kGreedyInput. Written by: meadhall-train greedy %llu %d\n",
        static_cast<unsigned long long>(seed), rounds);
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        GreedyTraining config;
        config.players = players;
        config.seed = seed;
        config.method.rounds = rounds;
        // With four players, points alone give weights that win too few hands against random players.
        if (players == 4) {
            config.deals = 600;
            config.winAgainstRandom = 4;
        }
        printWeights(fitGreedyWeights(config));
    }
    return EXIT_SUCCESS;
}

int runNinjan(Arguments &arguments)
{
    const std::uint64_t seed = arguments.seed();
    const int rounds = arguments.count("ROUNDS");
    if (!arguments.complete())
        return kWrongUsage;
    std::printf("// By number of players, 2-5; in the order of StyleInput. Written by: meadhall-train ninjan %llu %d\n",
                static_cast<unsigned long long>(seed), rounds);
    for (int players = ninjan::kMinPlayers; players <= ninjan::kMaxPlayers; ++players)
        printWeights(fitNinjanPolicy(players, seed, rounds));
    return EXIT_SUCCESS;
}

int runFast(Arguments &arguments)
{
    const int hands = arguments.count("HANDS");
    const std::uint64_t seed = arguments.seed();
    if (!arguments.complete())
        return kWrongUsage;
    std::printf("// By number of players, 2-6, and stage. Written by: meadhall-train fast %d %llu\n", hands,
                static_cast<unsigned long long>(seed));
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        std::printf("    {{\n");
        for (const odin::ai::FastPolicyRow &stage : fitFastPolicy(players, hands, seed)) {
            std::printf("        {{");
            for (const float weight : stage)
                std::printf("%.3ff, ", static_cast<double>(weight));
            std::printf("}},\n");
        }
        std::printf("    }},\n");
        std::fflush(stdout);
    }
    return EXIT_SUCCESS;
}

int runPolicy(Arguments &arguments)
{
    PolicyIteration config;
    config.players = arguments.integer("PLAYERS", kMinPlayers, kMaxPlayers);
    config.rounds = arguments.count("ROUNDS");
    config.seed = arguments.seed();
    const std::string file = arguments.hasNext() ? arguments.text("FILE") : "-";
    config.handsARound = arguments.count("HANDS_A_ROUND", config.handsARound);
    config.entropyBonus = arguments.decimal("ENTROPY", 0, 1, config.entropyBonus);
    config.rate = arguments.decimal("RATE", 0, 1, config.rate);
    config.lambda = arguments.decimal("LAMBDA", 0, 1, config.lambda);
    config.baselineOpponentShare = arguments.decimal("BASELINE_SHARE", 0, 1, config.baselineOpponentShare);
    if (!arguments.complete())
        return kWrongUsage;
    const auto start = file == "-" ? initialWeights(config.players, config.seed) : readPolicy(file);
    if (!start)
        return EXIT_FAILURE;
    printPolicy(learnPolicy(*start, config));
    return EXIT_SUCCESS;
}

/// Reads the arguments that refine and goat share, the last ones.
void readRefinement(Arguments &arguments, TrainingConfig &config)
{
    config.handsARound = arguments.integer("HANDS_A_ROUND", kParallelParts, 100'000'000);
    config.entropyBonus = arguments.decimal("ENTROPY", 0, 1);
    config.rate = arguments.decimal("RATE", 0, 1);
    config.baselineOpponentShare = arguments.decimal("BASELINE_SHARE", 0, 1);
}

int runRefine(Arguments &arguments)
{
    TrainingConfig config;
    config.players = arguments.integer("PLAYERS", kMinPlayers, kMaxPlayers);
    config.rounds = arguments.count("ROUNDS");
    config.seed = arguments.seed();
    const std::string file = arguments.text("FILE");
    readRefinement(arguments, config);
    if (!arguments.complete())
        return kWrongUsage;
    const auto start = readPolicy(file);
    if (!start)
        return EXIT_FAILURE;
    printPolicy(improvePolicy(*start, config));
    return EXIT_SUCCESS;
}

int runGoat(Arguments &arguments)
{
    TrainingConfig config;
    config.goat = odin::Goat::In;
    config.players = arguments.integer("PLAYERS", kMinPlayers, kMaxPlayers);
    config.rounds = arguments.count("ROUNDS");
    config.seed = arguments.seed();
    readRefinement(arguments, config);
    if (!arguments.complete())
        return kWrongUsage;
    odin::ai::PolicyWeights start = odin::ai::policyWeights(config.players);
    start.goat = {};
    printGoat(improvePolicy(start, config));
    return EXIT_SUCCESS;
}

constexpr Command kCommands[] = {
    {"greedy", "SEED ROUNDS", "Odin's linear evaluation: resources/ai/odin_greedy.inc", runGreedy},
    {"ninjan", "SEED ROUNDS", "Ninjan's policy: resources/ai/ninjan_policy.inc", runNinjan},
    {"fast", "HANDS SEED", "The fast model of Odin's policy: resources/ai/odin_fast_policy.inc", runFast},
    {"policy", "PLAYERS ROUNDS SEED [FILE|- [HANDS_A_ROUND [ENTROPY [RATE [LAMBDA [BASELINE_SHARE]]]]]]",
     R"(Odin's policy, by self-play: resources/ai/odin_policy_PLAYERS.inc
FILE            the policy to start from; - for the linear evaluation
ENTROPY         bonus for varied play
RATE            learning rate
LAMBDA          parameter of the advantage estimates
BASELINE_SHARE  share of hands in which all others play by the linear evaluation)",
     runPolicy},
    {"refine", "PLAYERS ROUNDS SEED FILE HANDS_A_ROUND ENTROPY RATE BASELINE_SHARE",
     R"(Improves the policy in FILE by playing out every move of which it is not sure:
resources/ai/odin_policy_PLAYERS.inc
HANDS_A_ROUND   hands per round, rounded down to a multiple of four)",
     runRefine},
    {"goat", "PLAYERS ROUNDS SEED HANDS_A_ROUND ENTROPY RATE BASELINE_SHARE",
     "What the policy makes of the goat, learned as by refine on top of the policy of this program:\n"
     "resources/ai/odin_goat_PLAYERS.inc",
     runGoat},
};

} // namespace

std::span<const Command> learnCommands() { return kCommands; }

} // namespace meadhall::train
