// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/card_art.h"

namespace meadhall::ui {

ArtKey cardArt(Game game, Card card, Theme theme, CardLook look)
{
    return game == Game::Odin ? odinCardArt(card, theme, look) : ninjanCardArt(card, theme, look);
}

ArtKey cardBackArt(Game game, Theme theme) { return game == Game::Odin ? odinBackArt(theme) : ninjanBackArt(theme); }

} // namespace meadhall::ui
