#include "seats/levels.h"
#include "seats/ninjan/ninjan_player.h"
#include "seats/odin/odin_player.h"

namespace meadhall::seats {

std::unique_ptr<Player> makePlayer(Game game, int seat, Level level, std::uint64_t seed)
{
    if (game == Game::Odin)
        return std::make_unique<odin::ai::OdinPlayer>(seat, odinStrength(level), seed);
    return std::make_unique<ninjan::ai::NinjanPlayer>(seat, ninjan::ai::strengthOf(level), seed);
}

} // namespace meadhall::seats
