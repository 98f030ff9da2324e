#include "engine/record/card_names.h"

#include "engine/games/ninjan/card.h"
#include "engine/games/odin/card.h"

namespace meadhall::record {

std::string nameOf(Game game, Card card) { return game == Game::Odin ? odin::nameOf(card) : ninjan::nameOf(card); }

std::optional<Card> cardOfName(Game game, std::string_view name)
{
    return game == Game::Odin ? odin::cardOfName(name) : ninjan::cardOfName(name);
}

} // namespace meadhall::record
