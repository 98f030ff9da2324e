// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/evaluate/commands.h"

#include "app/meadhall-train/evaluate/belief_loss.h"
#include "app/meadhall-train/evaluate/contestant.h"
#include "app/meadhall-train/evaluate/endgame_statistics.h"
#include "app/meadhall-train/evaluate/evaluate.h"
#include "app/meadhall-train/evaluate/exploiter.h"
#include "app/meadhall-train/evaluate/head_to_head.h"
#include "app/meadhall-train/evaluate/persona_effect.h"
#include "app/meadhall-train/evaluate/positions.h"
#include "app/meadhall-train/evaluate/regret.h"
#include "app/meadhall-train/evaluate/verdicts.h"
#include "app/meadhall-train/io/policy_files.h"
#include "engine/games/games.h"
#include "engine/players/chair.h"
#include "engine/review/judge/judge.h"

#include <algorithm>
#include <cstdio>

namespace meadhall::train {

namespace {

using odin::kMaxPlayers;
using odin::kMinPlayers;

/// A number of players of Odin.
int playersOf(Arguments &arguments) { return arguments.integer("PLAYERS", kMinPlayers, kMaxPlayers); }

Contestant nextContestant(Arguments &arguments, const char *name)
{
    const std::string text = arguments.text(name);
    const auto contestant = contestantOf(text);
    if (!contestant)
        arguments.fail(std::string(name) + " cannot be \"" + text + '"');
    return contestant.value_or(Contestant{});
}

players::OdinStrength nextStrength(Arguments &arguments, const char *name)
{
    const std::string text = arguments.text(name);
    const auto strength = strengthOf(text);
    if (!strength)
        arguments.fail(std::string(name) + " cannot be \"" + text + '"');
    return strength.value_or(players::OdinStrength{});
}

int runMeasureGreedy(Arguments &arguments)
{
    const int deals = arguments.count("DEALS");
    if (!arguments.complete())
        return kWrongUsage;
    Random random(1);
    const Chooser uniform = [&](const odin::ai::FullState &hand, CardSet) {
        return odin::randomMove(hand.position.board, hand.position.handToMove(), random);
    };
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        const Evaluation result = evaluate(greedyChooser(), uniform, players, deals, 2);
        std::printf("%d players: greedy against random %+.2f ± %.2f points, %.1f %% of hands\n", players, result.margin,
                    result.marginCi95, 100 * result.wins);
    }
    return EXIT_SUCCESS;
}

int runMeasurePolicy(Arguments &arguments)
{
    const std::string ownFile = arguments.text("FILE");
    const std::string othersFile = arguments.text("FILE|greedy");
    const int players = playersOf(arguments);
    const int deals = arguments.count("DEALS");
    const std::uint64_t seed = arguments.seed(77);
    if (!arguments.complete())
        return kWrongUsage;
    const bool greedy = othersFile == "greedy";
    const auto own = readPolicy(ownFile);
    const auto others = greedy ? own : readPolicy(othersFile);
    if (!own || !others)
        return EXIT_FAILURE;
    const Evaluation result =
        evaluate(policyChooser(*own), greedy ? greedyChooser() : policyChooser(*others), players, deals, seed);
    std::printf("%s against %s: %+.4f ± %.4f points, %.2f %% of hands\n", ownFile.c_str(), othersFile.c_str(),
                result.margin, result.marginCi95, 100 * result.wins);
    return EXIT_SUCCESS;
}

/// Whether the last argument is "goat".
odin::Goat goatOf(Arguments &arguments)
{
    if (!arguments.hasNext())
        return odin::Goat::Out;
    if (arguments.text("goat") != "goat")
        arguments.fail("only \"goat\" can follow");
    return odin::Goat::In;
}

int runHands(Arguments &arguments)
{
    const int players = playersOf(arguments);
    const int games = arguments.count("GAMES");
    const odin::Goat goat = goatOf(arguments);
    if (!arguments.complete())
        return kWrongUsage;
    printEndgameStatistics(players, games, goat);
    return EXIT_SUCCESS;
}

int runPositions(Arguments &arguments)
{
    const int count = arguments.count("COUNT");
    const std::uint64_t seed = arguments.seed();
    if (!arguments.complete())
        return kWrongUsage;
    findPositions(count, seed);
    return EXIT_SUCCESS;
}

int runBeliefLoss(Arguments &arguments)
{
    const players::OdinStrength own = nextStrength(arguments, "STRENGTH");
    const players::OdinStrength others = nextStrength(arguments, "OTHERS");
    const int players = playersOf(arguments);
    const int hands = arguments.count("HANDS");
    const int draws = arguments.count("DRAWS");
    const int deals = arguments.count("DEALS");
    const std::uint64_t seed = arguments.seed(1);
    if (!arguments.complete())
        return kWrongUsage;
    measureBeliefLoss(own, others, players, hands, draws, deals, seed);
    return EXIT_SUCCESS;
}

int runPersonas(Arguments &arguments)
{
    const players::OdinStrength strength = nextStrength(arguments, "STRENGTH");
    const int players = playersOf(arguments);
    const int hands = arguments.count("HANDS");
    const std::uint64_t seed = arguments.seed(1);
    if (!arguments.complete())
        return kWrongUsage;
    measurePersonaEffect(strength, players, hands, seed);
    return EXIT_SUCCESS;
}

int runRegret(Arguments &arguments)
{
    const players::OdinStrength others = nextStrength(arguments, "OTHERS");
    const int players = playersOf(arguments);
    const int hands = arguments.count("HANDS");
    const std::uint64_t seed = arguments.seed();
    const players::OdinStrength reference = nextStrength(arguments, "REFERENCE");
    std::vector<players::OdinStrength> strengths{nextStrength(arguments, "STRENGTH")};
    while (arguments.hasNext())
        strengths.push_back(nextStrength(arguments, "STRENGTH"));
    if (reference.engineKind != players::OdinEngineKind::Search)
        arguments.fail("REFERENCE must be a search");
    for (const players::OdinStrength &strength : strengths)
        if (strength.engineKind != players::OdinEngineKind::Search
            && strength.engineKind != players::OdinEngineKind::Policy)
            arguments.fail("STRENGTH must be a search or the policy");
    if (!arguments.complete())
        return kWrongUsage;
    measureRegret(others, players, hands, seed, reference, strengths);
    return EXIT_SUCCESS;
}

int runVersus(Arguments &arguments)
{
    const Contestant first = nextContestant(arguments, "PLAYER");
    const Contestant second = nextContestant(arguments, "OTHERS");
    const int players = playersOf(arguments);
    const int deals = arguments.count("DEALS");
    const int target = arguments.integer("TARGET", 0, 1000);
    const std::uint64_t seed = arguments.seed(1);
    if (!arguments.complete())
        return kWrongUsage;
    playHeadToHead(first, second, players, deals, target, seed);
    return EXIT_SUCCESS;
}

int runVerdicts(Arguments &arguments)
{
    const std::string name = arguments.text("GAME");
    const auto game = gameOfName(name);
    if (!game)
        arguments.fail("GAME cannot be \"" + name + '"');
    const GameTraits &traits = traitsOf(game.value_or(Game{}));
    const int players = arguments.integer("PLAYERS", traits.minPlayers, traits.maxPlayers);
    const int games = arguments.count("GAMES");
    const std::uint64_t seed = arguments.seed();
    const int deals =
        arguments.integer("DEALS", 1, review::kMostDeals, review::usualDepth(game.value_or(Game{}), players).deals);
    const int factor = arguments.integer("FACTOR", 1, 100, 1);
    const int share = arguments.integer("SHARE", 1, 1000, 1);
    if (!arguments.complete())
        return kWrongUsage;
    measureVerdicts(*game, players, games, seed, deals, factor, share);
    return EXIT_SUCCESS;
}

/// A level of Ninjan, or LEVEL:STEPS.
ninjan::ai::Strength nextNinjanStrength(Arguments &arguments, const char *name)
{
    const std::string text = arguments.text(name);
    const std::size_t colon = std::min(text.find(':'), text.size());
    const auto level = players::levelNamed(text.substr(0, colon));
    const std::string steps = text.substr(std::min(colon + 1, text.size()));
    const bool given = colon < text.size();
    if (!level || (given && (steps.size() != 1 || steps[0] < '0' || steps[0] > '9')))
        arguments.fail(std::string(name) + " cannot be \"" + text + '"');
    ninjan::ai::Strength strength = ninjan::ai::strengthOf(level.value_or(players::Level::Master));
    if (given && steps.size() == 1)
        strength.steps = steps[0] - '0';
    return strength;
}

int runExploit(Arguments &arguments)
{
    const ninjan::ai::Strength player = nextNinjanStrength(arguments, "PLAYER");
    const int deals = arguments.count("DEALS");
    const int hands = arguments.count("HANDS", 40);
    const int tries = arguments.count("TRIES", 2);
    const std::uint64_t seed = arguments.seed(1);
    if (!arguments.complete())
        return kWrongUsage;
    measureExploitability(player, deals, hands, tries, seed);
    return EXIT_SUCCESS;
}

int runDuel(Arguments &arguments)
{
    const ninjan::ai::Strength player = nextNinjanStrength(arguments, "PLAYER");
    const ninjan::ai::Strength other = nextNinjanStrength(arguments, "OTHER");
    const int deals = arguments.count("DEALS");
    const std::uint64_t seed = arguments.seed(1);
    if (!arguments.complete())
        return kWrongUsage;
    measureDuel(player, other, deals, seed);
    return EXIT_SUCCESS;
}

constexpr Command kCommands[] = {
    {"measure-greedy", "DEALS", "The linear evaluation against random players, with 2-6 players", runMeasureGreedy},
    {"measure-policy", "FILE FILE|greedy PLAYERS DEALS [SEED]",
     "One seat with the policy in a file against seats with that in another, or with the linear evaluation",
     runMeasurePolicy},
    {"versus", "PLAYER OTHERS PLAYERS DEALS TARGET [SEED]",
     R"(A match: one seat is PLAYER, all others are OTHERS, both of the form STRENGTH[/PERSONA]
STRENGTH  beginner, easy, medium, hard, master, random, greedy[:TEMPERATURE],
          policy[:TEMPERATURE] or search:DRAWS,DEALS,SIMULATIONS,MOVES[,CARDS]
TARGET    points that end a game; 0 for single hands)",
     runVersus},
    {"regret", "OTHERS PLAYERS HANDS SEED REFERENCE STRENGTH...",
     "What each STRENGTH loses per move, as estimated by a long search, REFERENCE, in hands played by the policy",
     runRegret},
    {"belief-loss", "STRENGTH OTHERS PLAYERS HANDS DRAWS DEALS [SEED]",
     "How well the belief predicts hidden cards: DRAWS samples, of which DEALS are kept", runBeliefLoss},
    {"personas", "STRENGTH PLAYERS HANDS [SEED]", "The share of decisions that each persona changes", runPersonas},
    {"hands", "PLAYERS GAMES [goat]", "Results of hands and games: the source of the constants of the utility",
     runHands},
    {"verdicts", "odin|ninjan PLAYERS GAMES SEED [DEALS [FACTOR [SHARE]]]",
     "What the review says of computers of each level, DEALS deep, and what FACTOR times the work changes; of every\n"
     "SHARE-th line only",
     runVerdicts},
    {"exploit", "PLAYER DEALS [HANDS [TRIES [SEED]]]",
     R"(What a sampled best response wins against a player of Ninjan with two players
PLAYER  a level; LEVEL:STEPS thinks ahead of the others by another number of steps)",
     runExploit},
    {"duel", "PLAYER OTHER DEALS [SEED]", "Games of Ninjan with two players, both as in exploit", runDuel},
    {"positions", "COUNT SEED",
     "Of COUNT random positions, those with one clearly best move, for tests/engine/odin_positions.inc", runPositions},
};

} // namespace

std::span<const Command> evaluateCommands() { return kCommands; }

} // namespace meadhall::train
