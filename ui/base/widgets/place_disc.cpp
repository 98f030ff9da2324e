// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/place_disc.h"

#include "ui/base/graphics/text_painting.h"
#include "ui/base/graphics/theme.h"
#include "ui/base/text/text.h"

#include <QPainter>
#include <QPalette>

#include <utility>

namespace meadhall::ui {

namespace {

const QColor kFigureOnWool(0x24, 0x1a, 0x18);

} // namespace

void paintPlace(QPainter *painter, const QRectF &disc, int place, const QPalette &palette)
{
    const Theme theme = themeOf(palette);
    const Palette &colours = paletteOf(theme);
    // First place stands out: a light disc in the dark theme, a dark one in the light theme.
    const bool first = place == 1, dark = theme != Theme::Light;
    const QColor filled = dark ? colours.wool : colours.text;
    painter->setPen(QPen(first ? colours.woodGap : colours.textDim, 1.5));
    painter->setBrush(first ? filled : palette.color(QPalette::Base));
    painter->drawEllipse(disc.adjusted(1, 1, -1, -1));
    painter->setPen(!first ? colours.text : dark ? kFigureOnWool : colours.wool);
    drawCentred(painter, disc, tableFont(disc.height() * 0.5, true), number(place));
}

void paintNowRing(QPainter *painter, const QRectF &ring, const QPalette &palette)
{
    const Palette &colours = paletteOf(themeOf(palette));
    painter->setBrush(Qt::NoBrush);
    for (const auto &[ink, width] : {std::pair{colours.goldLine, 4}, {colours.gold, 2}}) {
        painter->setPen(QPen(ink, width));
        painter->drawEllipse(ring);
    }
}

} // namespace meadhall::ui
