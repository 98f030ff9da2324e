#include "engine/players/make_player.h"

#include "engine/ai/ninjan/ninjan_player.h"
#include "engine/ai/odin/levels.h"
#include "engine/ai/odin/odin_player.h"
#include "engine/ai/personas.h"

namespace meadhall::players {

std::unique_ptr<Player> makePlayer(Game game, int seat, Level level, std::uint64_t seed, const PlayerOptions &options)
{
    if (game == Game::Odin) {
        OdinStrength strength = odinStrength(level);
        strength.timeLimitMs = options.timeLimitMs;
        return std::make_unique<odin::ai::OdinPlayer>(seat, strength, seed, playStyleOf(options.persona));
    }
    ninjan::ai::Strength strength = ninjan::ai::strengthOf(level);
    strength.timeLimitMs = options.timeLimitMs;
    return std::make_unique<ninjan::ai::NinjanPlayer>(seat, strength, seed);
}

} // namespace meadhall::players
