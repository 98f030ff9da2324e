// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/plaque.h"

#include "ui/base/widgets/control_paint.h"

namespace meadhall::ui {

namespace {

constexpr qreal kPlaqueRadius = 14, kPlaqueEdge = 2;

} // namespace

void paintPlaque(QPainter &painter, const QRectF &rect, const QPalette &palette)
{
    const Palette &colours = paletteOf(themeOf(palette));
    drawPlate(painter, rect, colours.plaque, colours.woodGap, kPlaqueRadius, 2 * kPlaqueEdge);
    drawPlate(painter, rect.adjusted(1, 1, -1, -1), {}, colours.edge, kPlaqueRadius - 1, kPlaqueEdge);
}

void Plaque::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintPlaque(painter, QRectF(rect()), palette());
}

} // namespace meadhall::ui
