// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the SVG of card faces from frame, figure and corner marks.
#pragma once

#include "engine/core/event.h"
#include "ui/base/graphics/art.h"
#include "ui/base/graphics/art_source.h"
#include "ui/base/graphics/theme.h"

namespace meadhall::ui {

/// Face of an Odin card, 200 × 400 units, recoloured.
/// @param card 0–53, or 54 for the goat
QByteArray odinCardSvg(int card, Theme theme, CardLook look);
/// @param digit 0–9, 10 = minus
QByteArray odinNumeralSvg(int digit, QRgb ink);
/// @param colour 0–5, in the order of ArtKind::OdinCard, or 6 for the goat
QByteArray odinSignSvg(int colour, QRgb ink);
/// Background colour of a card's face; used for placeholders.
QRgb odinCardGround(int card, Theme theme, CardLook look);
/// Colour of the numeral and the sign on that background.
QRgb odinCardMark(int card, Theme theme, CardLook look);

/// Face of a Ninjan card, 200 × 400 units, recoloured; identical in the dark and the light theme.
/// @param card 0–47
QByteArray ninjanCardSvg(int card, Theme theme, CardLook look);
QByteArray ninjanBackSvg();
/// @param index as for ArtKind::NinjanSign
QByteArray ninjanSignSvg(int index, QRgb ink);
/// As on cards; in high contrast as bright as on negative ones, since it lies on the ground of a button or the cloth.
/// @param suit 0 rock, 1 paper, 2 scissors
QByteArray ninjanThrowSvg(int suit, Theme theme);
QByteArray ninjanBeatsSvg(Theme theme);
QRgb ninjanCardGround(int card, Theme theme);
QRgb ninjanCardMark(int card, Theme theme);

/// Opacity of the shade over a card that cannot be played: as strong as its numeral and sign can bear.
qreal cardShade(const ArtKey &face);

/// The face of a card.
ArtKey cardArt(Game game, Card card, Theme theme, CardLook look = {});
ArtKey cardBackArt(Game game, Theme theme);

} // namespace meadhall::ui
