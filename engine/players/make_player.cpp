// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/make_player.h"

#include "engine/ai/ninjan/ninjan_player.h"
#include "engine/ai/odin/levels.h"
#include "engine/ai/odin/odin_player.h"
#include "engine/ai/personas.h"
#include "engine/core/random.h"
#include "engine/core/to_index.h"

#include <array>

namespace meadhall::players {

namespace {

/// First random stream of the computers; smaller numbers are used for the deal.
constexpr std::uint64_t kComputerStream = 1u << 24;

std::unique_ptr<Player> makeOdinPlayer(int seat, Level level, std::uint64_t seed, const PlayerOptions &options)
{
    OdinStrength strength = odinStrength(level);
    strength.timeLimitMs = options.timeLimitMs;
    return std::make_unique<odin::ai::OdinPlayer>(seat, strength, seed, playStyleOf(options.persona));
}

std::unique_ptr<Player> makeNinjanPlayer(int seat, Level level, std::uint64_t seed, const PlayerOptions &options)
{
    ninjan::ai::Strength strength = ninjan::ai::strengthOf(level);
    strength.timeLimitMs = options.timeLimitMs;
    return std::make_unique<ninjan::ai::NinjanPlayer>(seat, strength, seed);
}

/// By the numbers of Game.
constexpr std::array kMakers{makeOdinPlayer, makeNinjanPlayer};

} // namespace

std::unique_ptr<Player> makePlayer(Game game, int seat, Level level, std::uint64_t seed, const PlayerOptions &options)
{
    return kMakers.at(toIndex(game))(seat, level, seed, options);
}

std::uint64_t computerSeed(std::uint64_t deal, int seat) { return mixSeeds(deal, kComputerStream + toIndex(seat)); }

} // namespace meadhall::players
