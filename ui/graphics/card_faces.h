// Composes the faces of the cards out of frame, figure and corner marks.
#pragma once

#include "ui/graphics/art.h"
#include "ui/graphics/art_source.h"
#include "ui/graphics/theme.h"

namespace meadhall::ui {

/// A document of 200 × 400 units, coloured. card 0–53.
QByteArray odinCardSvg(int card, Theme theme, CardLook look);
QByteArray odinNumeralSvg(int digit, QRgb ink);
QByteArray odinSignSvg(int colour, QRgb ink);
/// The ground of a card's face: what stands in for it until it is drawn.
QRgb odinCardGround(int card, Theme theme, CardLook look);

/// A document of 200 × 400 units, coloured; the same in both themes. card 0–47.
QByteArray ninjanCardSvg(int card, CardLook look);
QByteArray ninjanBackSvg();
QByteArray ninjanSignSvg(int index, QRgb ink);
QByteArray ninjanThrowSvg(int suit);
QByteArray ninjanBeatsSvg(Theme theme);
QRgb ninjanCardGround(int card);

} // namespace meadhall::ui
