// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of cards of either game.
#pragma once

#include "engine/core/event.h"
#include "ui/base/graphics/art.h"

namespace meadhall::ui {

/// The face of a card.
ArtKey cardArt(Game game, Card card, Theme theme, CardLook look = {});
ArtKey cardBackArt(Game game, Theme theme);

} // namespace meadhall::ui
