// meadhall-train: the programs that found the opponents' numbers. engine/search/README.md says what they found.
#include "cards/random.h"
#include "cross_entropy.h"
#include "guessing.h"
#include "hand_ends.h"
#include "measure.h"
#include "ninjan_policy.h"
#include "policy_iteration.h"
#include "positions.h"
#include "seats/odin/weight_text.h"
#include "versus.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string_view>

namespace {

using namespace meadhall;

int fitAllGreedy(std::uint64_t seed)
{
    std::printf("// By number of players, 2-6; in the order of kGreedyInput. Written by: meadhall-train greedy %llu\n",
                static_cast<unsigned long long>(seed));
    for (int players = odin::kMinPlayers; players <= odin::kMaxPlayers; ++players) {
        train::CrossEntropy settings;
        settings.players = players;
        settings.seed = seed;
        const odin::ai::GreedyWeights weights = train::fitGreedy(settings);
        std::printf("    {");
        for (std::size_t i = 0; i < weights.size(); ++i)
            std::printf("%s%.3ff", i == 0 ? "" : ", ", static_cast<double>(weights[i]));
        std::printf("},\n");
        std::fflush(stdout);
    }
    return EXIT_SUCCESS;
}

int fitAllNinjan(std::uint64_t seed)
{
    std::printf("// By number of players, 2-5; in the order of StyleInput. Written by: meadhall-train ninjan %llu\n",
                static_cast<unsigned long long>(seed));
    for (int players = ninjan::kMinPlayers; players <= ninjan::kMaxPlayers; ++players) {
        std::printf("    {");
        const ninjan::ai::StyleWeights weights = train::fitNinjanPolicy(players, seed);
        for (std::size_t i = 0; i < weights.size(); ++i)
            std::printf("%s%.3ff", i == 0 ? "" : ", ", static_cast<double>(weights[i]));
        std::printf("},\n");
        std::fflush(stdout);
    }
    return EXIT_SUCCESS;
}

int measureGreedy(int deals)
{
    Random random(1);
    odin::ai::MoveList moves;
    // Uniformly over the sets and the pass, then over the pick-up.
    const train::Chooser uniform = [&](const odin::ai::OpenHand &hand, CardSet) {
        const odin::Position &position = hand.position;
        const auto sets = odin::legalSets(position.board, position.handToMove());
        const bool mayPass = !position.board.leading();
        const auto choice = random.below(static_cast<std::uint32_t>(sets.size() + (mayPass ? 1 : 0)));
        if (choice == sets.size())
            return odin::Move::pass();
        odin::Move move{sets[choice], kNoCard};
        if (mayPass && move.cards != position.handToMove()) {
            auto skip = random.below(static_cast<std::uint32_t>(position.board.table.count()));
            for (Card card : position.board.table)
                if (skip-- == 0)
                    move.take = card;
        }
        return move;
    };
    const train::Chooser greedy = [&](const odin::ai::OpenHand &hand, CardSet deck) {
        return greedyMove(odin::ai::Situation::of(hand, deck), moves,
                          odin::ai::greedyWeights(hand.position.board.players));
    };
    for (int players = odin::kMinPlayers; players <= odin::kMaxPlayers; ++players) {
        const train::Measured measured = train::measure(greedy, uniform, players, deals, 2);
        std::printf("%d players: greedy against random %+.2f ± %.2f points, %.1f %% of hands\n", players,
                    measured.margin, measured.marginCi95, 100 * measured.wins);
    }
    return EXIT_SUCCESS;
}

/// Rows as resources/ai/odin_policy.inc has them.
std::optional<train::FlatWeights> readWeights(const char *fileName)
{
    std::ifstream file(fileName);
    train::FlatWeights weights;
    for (std::string line; std::getline(file, line);) {
        if (line.size() < 3)
            return std::nullopt;
        weights.resize(weights.size() + odin::ai::kHidden);
        if (!odin::ai::weightsFromText(std::string_view(line).substr(1, line.size() - 3),
                                       &weights[weights.size() - odin::ai::kHidden], odin::ai::kHidden))
            return std::nullopt;
    }
    if (weights.size() < odin::ai::kPolicyWeights)
        return std::nullopt;
    weights.resize(odin::ai::kPolicyWeights);
    return weights;
}

void printWeights(const train::FlatWeights &weights)
{
    constexpr std::size_t kRow = odin::ai::kHidden;
    for (std::size_t i = 0; i < weights.size(); i += kRow)
        std::printf("\"%s\",\n", odin::ai::weightsToText(&weights[i], std::min(kRow, weights.size() - i)).c_str());
}

int fitPolicy(int argc, char **argv)
{
    train::PolicyIteration settings;
    settings.players = argc > 2 ? std::atoi(argv[2]) : 2;
    settings.rounds = argc > 3 ? std::atoi(argv[3]) : settings.rounds;
    settings.seed = argc > 4 ? std::strtoull(argv[4], nullptr, 10) : settings.seed;
    if (settings.players < odin::kMinPlayers || settings.players > odin::kMaxPlayers || settings.rounds < 1)
        return 2;
    settings.handsARound = argc > 6 ? std::atoi(argv[6]) : settings.handsARound;
    settings.entropyBonus = argc > 7 ? std::strtof(argv[7], nullptr) : settings.entropyBonus;
    settings.rate = argc > 8 ? std::strtof(argv[8], nullptr) : settings.rate;
    settings.lambda = argc > 9 ? std::strtof(argv[9], nullptr) : settings.lambda;
    auto start = train::startOfLearning(settings.players, settings.seed);
    if (argc > 5 && std::string_view(argv[5]) != "-") {
        const auto read = readWeights(argv[5]);
        if (!read) {
            std::fprintf(stderr, "%s: no weights\n", argv[5]);
            return EXIT_FAILURE;
        }
        start = train::unflattened(*read);
    }
    printWeights(train::flattened(train::learnPolicy(start, settings)));
    return EXIT_SUCCESS;
}

int playVersus(int argc, char **argv)
{
    const auto first = argc > 6 ? train::contestantOf(argv[2]) : std::nullopt;
    const auto second = argc > 6 ? train::contestantOf(argv[3]) : std::nullopt;
    if (!first || !second)
        return 2;
    train::versus(*first, *second, std::atoi(argv[4]), std::atoi(argv[5]), std::atoi(argv[6]),
                  argc > 7 ? std::strtoull(argv[7], nullptr, 10) : 1);
    return EXIT_SUCCESS;
}

int playGuesses(int argc, char **argv)
{
    const auto own = argc > 7 ? train::contestantOf(argv[2]) : std::nullopt;
    const auto others = argc > 7 ? train::contestantOf(argv[3]) : std::nullopt;
    if (!own || !others)
        return 2;
    train::measureGuesses(own->strength, others->strength, std::atoi(argv[4]), std::atoi(argv[5]), std::atoi(argv[6]),
                          std::atoi(argv[7]), argc > 8 ? std::strtoull(argv[8], nullptr, 10) : 1);
    return EXIT_SUCCESS;
}

int usage()
{
    std::fputs("meadhall-train greedy SEED         > engine/seats/odin/greedy_weights.inc\n"
               "meadhall-train ninjan SEED         > engine/seats/ninjan/policy_weights.inc\n"
               "meadhall-train measure-greedy DEALS\n"
               "meadhall-train policy PLAYERS ROUNDS SEED [FILE|- [HANDS_A_ROUND [ENTROPY [RATE [LAMBDA]]]]]\n"
               "    a part of resources/ai/odin_policy.inc; learning goes on from FILE\n"
               "meadhall-train hands PLAYERS GAMES\n"
               "meadhall-train positions COUNT SEED\n"
               "    of so many drawn by chance, those fit for tests/engine/odin_positions.inc\n"
               "meadhall-train guesses STRENGTH STRENGTH PLAYERS HANDS DRAWS DEALS [SEED]\n"
               "meadhall-train versus STRENGTH STRENGTH PLAYERS DEALS TARGET(0: single hands) [SEED]\n",
               stderr);
    return 2;
}

} // namespace

int main(int argc, char **argv)
{
    const std::string_view command = argc > 1 ? argv[1] : "";
    const auto number = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    if (command == "greedy")
        return fitAllGreedy(number);
    if (command == "ninjan")
        return fitAllNinjan(number);
    if (command == "measure-greedy")
        return measureGreedy(static_cast<int>(number));
    if (command == "policy")
        return fitPolicy(argc, argv);
    if (command == "hands" && argc > 3) {
        train::printHandEnds(std::atoi(argv[2]), std::atoi(argv[3]));
        return EXIT_SUCCESS;
    }
    if (command == "positions" && argc > 3) {
        train::findPositions(static_cast<int>(number), std::strtoull(argv[3], nullptr, 10));
        return EXIT_SUCCESS;
    }
    if (command == "guesses")
        return playGuesses(argc, argv);
    if (command == "versus")
        return playVersus(argc, argv);
    return usage();
}
