// meadhall-train: fits and evaluates the weights of the computer players. Results are described in
// engine/ai/EXPERIMENTS.md.
#include "app/meadhall-train/evaluate/belief_loss.h"
#include "app/meadhall-train/evaluate/endgame_statistics.h"
#include "app/meadhall-train/evaluate/evaluate.h"
#include "app/meadhall-train/evaluate/head_to_head.h"
#include "app/meadhall-train/evaluate/persona_effect.h"
#include "app/meadhall-train/evaluate/positions.h"
#include "app/meadhall-train/evaluate/regret.h"
#include "app/meadhall-train/io/policy_files.h"
#include "app/meadhall-train/learn/fast_policy_training.h"
#include "app/meadhall-train/learn/greedy_training.h"
#include "app/meadhall-train/learn/ninjan_policy_training.h"
#include "app/meadhall-train/learn/policy_improvement.h"
#include "app/meadhall-train/learn/policy_iteration.h"
#include "engine/core/random.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace {

using namespace meadhall;

int usage()
{
    std::fputs(
        R"(meadhall-train greedy SEED ROUNDS  > resources/ai/odin_greedy.inc
meadhall-train ninjan SEED ROUNDS  > resources/ai/ninjan_policy.inc
meadhall-train likely HANDS SEED   > resources/ai/odin_fast_policy.inc
meadhall-train measure-greedy DEALS
meadhall-train policy PLAYERS ROUNDS SEED [FILE|- [HANDS_A_ROUND [ENTROPY [RATE [LAMBDA [YARDSTICK]]]]]]
    > resources/ai/odin_policy_PLAYERS.inc; learning goes on from FILE;
    YARDSTICK: the share of hands in which all others play by the linear evaluation
meadhall-train refine PLAYERS ROUNDS SEED FILE HANDS_A_ROUND ENTROPY RATE YARDSTICK
    > resources/ai/odin_policy_PLAYERS.inc; from FILE, by playing out every move that the policy hesitates about
meadhall-train measure-policy FILE FILE|greedy PLAYERS DEALS [SEED]
meadhall-train hands PLAYERS GAMES
meadhall-train positions COUNT SEED
    of so many drawn by chance, those fit for tests/engine/odin_positions.inc
meadhall-train guesses STRENGTH STRENGTH PLAYERS HANDS DRAWS DEALS [SEED]
meadhall-train manners STRENGTH PLAYERS HANDS [SEED]
meadhall-train regret OTHERS PLAYERS HANDS SEED LONG_THOUGHT STRENGTH...
meadhall-train versus STRENGTH STRENGTH PLAYERS DEALS TARGET(0: single hands) [SEED]
)",
        stderr);
    return 2;
}

int fitAllGreedy(std::uint64_t seed, int rounds)
{
    std::printf(
        "// By number of players, 2-6; in the order of kGreedyInput. Written by: meadhall-train greedy %llu %d\n",
        static_cast<unsigned long long>(seed), rounds);
    for (int players = odin::kMinPlayers; players <= odin::kMaxPlayers; ++players) {
        train::CrossEntropy settings;
        settings.players = players;
        settings.seed = seed;
        settings.rounds.rounds = rounds;
        // With four players, points alone give weights that win too few hands against random players.
        if (players == 4) {
            settings.deals = 600;
            settings.winAgainstRandom = 4;
        }
        const odin::ai::GreedyWeights weights = train::fitGreedy(settings);
        std::printf("    {");
        for (std::size_t i = 0; i < weights.size(); ++i)
            std::printf("%s%.3ff", i == 0 ? "" : ", ", static_cast<double>(weights[i]));
        std::printf("},\n");
        std::fflush(stdout);
    }
    return EXIT_SUCCESS;
}

int fitAllNinjan(std::uint64_t seed, int rounds)
{
    std::printf(
        "// By number of players, 2-5; in the order of PolicyFeature. Written by: meadhall-train ninjan %llu %d\n",
        static_cast<unsigned long long>(seed), rounds);
    for (int players = ninjan::kMinPlayers; players <= ninjan::kMaxPlayers; ++players) {
        std::printf("    {");
        const ninjan::ai::FeatureWeights weights = train::fitNinjanPolicy(players, seed, rounds);
        for (std::size_t i = 0; i < weights.size(); ++i)
            std::printf("%s%.3ff", i == 0 ? "" : ", ", static_cast<double>(weights[i]));
        std::printf("},\n");
        std::fflush(stdout);
    }
    return EXIT_SUCCESS;
}

int fitAllLikely(int hands, std::uint64_t seed)
{
    std::printf("// By number of players, 2-6, and stage. Written by: meadhall-train likely %d %llu\n", hands,
                static_cast<unsigned long long>(seed));
    for (int players = odin::kMinPlayers; players <= odin::kMaxPlayers; ++players) {
        std::printf("    {{\n");
        for (const odin::ai::FastPolicyRow &stage : train::fitLikely(players, hands, seed)) {
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

int measureGreedy(int deals)
{
    Random random(1);
    const train::Chooser evenly = [&](const odin::ai::FullState &hand, CardSet) {
        return odin::randomMove(hand.position.board, hand.position.handToMove(), random);
    };
    for (int players = odin::kMinPlayers; players <= odin::kMaxPlayers; ++players) {
        const train::Measured measured = train::measure(train::greedyChooser(), evenly, players, deals, 2);
        std::printf("%d players: greedy against random %+.2f ± %.2f points, %.1f %% of hands\n", players,
                    measured.margin, measured.marginCi95, 100 * measured.wins);
    }
    return EXIT_SUCCESS;
}

/// Parses PLAYERS ROUNDS SEED FILE HANDS_A_ROUND ENTROPY RATE; missing arguments keep their default.
/// @return false if a value is out of range
bool readTrainingConfig(int argc, char **argv, train::TrainingConfig &config)
{
    config.players = argc > 2 ? std::atoi(argv[2]) : 2;
    config.rounds = argc > 3 ? std::atoi(argv[3]) : config.rounds;
    config.seed = argc > 4 ? std::strtoull(argv[4], nullptr, 10) : config.seed;
    config.handsARound = argc > 6 ? std::atoi(argv[6]) : config.handsARound;
    config.entropyBonus = argc > 7 ? std::strtof(argv[7], nullptr) : config.entropyBonus;
    config.rate = argc > 8 ? std::strtof(argv[8], nullptr) : config.rate;
    return config.players >= odin::kMinPlayers && config.players <= odin::kMaxPlayers && config.rounds >= 1
           && config.handsARound >= 1;
}

int fitPolicy(int argc, char **argv)
{
    train::PolicyIteration settings;
    if (!readTrainingConfig(argc, argv, settings))
        return usage();
    settings.lambda = argc > 9 ? std::strtof(argv[9], nullptr) : settings.lambda;
    settings.baselineOpponentShare = argc > 10 ? std::strtof(argv[10], nullptr) : settings.baselineOpponentShare;
    const bool goesOn = argc > 5 && std::string_view(argv[5]) != "-";
    const auto start = goesOn ? train::readPolicy(argv[5]) : train::initialWeights(settings.players, settings.seed);
    if (!start)
        return EXIT_FAILURE;
    train::printPolicy(train::learnPolicy(*start, settings));
    return EXIT_SUCCESS;
}

int refine(int argc, char **argv)
{
    train::TrainingConfig config;
    if (argc != 10 || !readTrainingConfig(argc, argv, config))
        return usage();
    config.baselineOpponentShare = std::strtof(argv[9], nullptr);
    const auto start = train::readPolicy(argv[5]);
    if (!start)
        return EXIT_FAILURE;
    train::printPolicy(train::refinePolicy(*start, config));
    return EXIT_SUCCESS;
}

/// One seat with the weights of a file against all others with those of another file or the linear evaluation.
int measurePolicy(int argc, char **argv)
{
    if (argc < 6)
        return usage();
    const auto own = train::readPolicy(argv[2]);
    const bool greedy = std::string_view(argv[3]) == "greedy";
    const auto others = greedy ? own : train::readPolicy(argv[3]);
    if (!own || !others)
        return EXIT_FAILURE;
    const train::Measured measured =
        train::measure(train::policyChooser(*own), greedy ? train::greedyChooser() : train::policyChooser(*others),
                       std::atoi(argv[4]), std::atoi(argv[5]), argc > 6 ? std::strtoull(argv[6], nullptr, 10) : 77);
    std::printf("%s against %s: %+.4f ± %.4f points, %.2f %% of hands\n", argv[2], argv[3], measured.margin,
                measured.marginCi95, 100 * measured.wins);
    return EXIT_SUCCESS;
}

/// The two contestants given first on the command line.
/// @return nullopt if one of them is not valid
std::optional<std::array<train::Contestant, 2>> contestantsOf(char **argv)
{
    const auto first = train::contestantOf(argv[2]);
    const auto second = train::contestantOf(argv[3]);
    if (!first || !second)
        return std::nullopt;
    return {{*first, *second}};
}

int playVersus(int argc, char **argv)
{
    const auto both = argc > 6 ? contestantsOf(argv) : std::nullopt;
    if (!both)
        return usage();
    train::versus((*both)[0], (*both)[1], std::atoi(argv[4]), std::atoi(argv[5]), std::atoi(argv[6]),
                  argc > 7 ? std::strtoull(argv[7], nullptr, 10) : 1);
    return EXIT_SUCCESS;
}

int runBeliefLoss(int argc, char **argv)
{
    const auto both = argc > 7 ? contestantsOf(argv) : std::nullopt;
    if (!both)
        return usage();
    train::measureGuesses((*both)[0].strength, (*both)[1].strength, std::atoi(argv[4]), std::atoi(argv[5]),
                          std::atoi(argv[6]), std::atoi(argv[7]), argc > 8 ? std::strtoull(argv[8], nullptr, 10) : 1);
    return EXIT_SUCCESS;
}

int runPersonaEffect(int argc, char **argv)
{
    const auto contestant = argc > 4 ? train::contestantOf(argv[2]) : std::nullopt;
    if (!contestant)
        return usage();
    train::measureManners(contestant->strength, std::atoi(argv[3]), std::atoi(argv[4]),
                          argc > 5 ? std::strtoull(argv[5], nullptr, 10) : 1);
    return EXIT_SUCCESS;
}

int runRegret(int argc, char **argv)
{
    std::vector<players::OdinStrength> strengths;
    const auto others = argc > 2 ? train::contestantOf(argv[2]) : std::nullopt;
    for (int i = 6; i < argc; ++i) {
        const auto contestant = train::contestantOf(argv[i]);
        if (!contestant)
            return usage();
        strengths.push_back(contestant->strength);
    }
    if (!others || strengths.size() < 2)
        return usage();
    const players::OdinStrength reference = strengths.front();
    strengths.erase(strengths.begin());
    train::measureRegret(others->strength, std::atoi(argv[3]), std::atoi(argv[4]), std::strtoull(argv[5], nullptr, 10),
                         reference, strengths);
    return EXIT_SUCCESS;
}

} // namespace

int main(int argc, char **argv)
{
    const std::string_view command = argc > 1 ? argv[1] : "";
    const auto number = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    if (command == "greedy" && argc > 3)
        return fitAllGreedy(number, std::atoi(argv[3]));
    if (command == "ninjan" && argc > 3)
        return fitAllNinjan(number, std::atoi(argv[3]));
    if (command == "likely" && argc > 3)
        return fitAllLikely(static_cast<int>(number), std::strtoull(argv[3], nullptr, 10));
    if (command == "measure-greedy")
        return measureGreedy(static_cast<int>(number));
    if (command == "policy")
        return fitPolicy(argc, argv);
    if (command == "measure-policy")
        return measurePolicy(argc, argv);
    if (command == "refine")
        return refine(argc, argv);
    if (command == "hands" && argc > 3) {
        train::printHandEnds(std::atoi(argv[2]), std::atoi(argv[3]));
        return EXIT_SUCCESS;
    }
    if (command == "positions" && argc > 3) {
        train::findPositions(static_cast<int>(number), std::strtoull(argv[3], nullptr, 10));
        return EXIT_SUCCESS;
    }
    if (command == "guesses")
        return runBeliefLoss(argc, argv);
    if (command == "manners")
        return runPersonaEffect(argc, argv);
    if (command == "regret")
        return runRegret(argc, argv);
    if (command == "versus")
        return playVersus(argc, argv);
    return usage();
}
