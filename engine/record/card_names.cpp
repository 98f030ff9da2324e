#include "record/card_names.h"

#include "ninjan/card.h"
#include "odin/card.h"

namespace meadhall::record {

std::string nameOf(Game game, Card card) { return game == Game::Odin ? odin::nameOf(card) : ninjan::nameOf(card); }

std::optional<Card> cardOfName(Game game, std::string_view name)
{
    return game == Game::Odin ? odin::cardOfName(name) : ninjan::cardOfName(name);
}

} // namespace meadhall::record
