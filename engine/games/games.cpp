#include "engine/games/games.h"

#include "engine/games/ninjan/referee.h"
#include "engine/games/odin/referee.h"

namespace meadhall {

const std::vector<RuleKind> &ruleKindsOf(Game game)
{
    static const std::vector<RuleKind> none;
    return game == Game::Odin ? odin::ruleKinds() : none;
}

Reason reason(const GameEvent &game)
{
    return game.game == Game::Odin ? odin::gameReason(game) : ninjan::gameReason(game);
}

std::unique_ptr<Referee> makeReferee(const GameEvent &game)
{
    if (game.game == Game::Odin)
        return std::make_unique<odin::Referee>(game);
    return std::make_unique<ninjan::Referee>(game);
}

} // namespace meadhall
