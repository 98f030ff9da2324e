#include "ui/widgets/woven_strip.h"

#include "ui/widgets/control_paint.h"

namespace meadhall::ui {

namespace {

constexpr qreal kStripRepeat = 12, kStripThread = 1.6;

} // namespace

void drawWovenStrip(QPainter &painter, const QRectF &strip, const QPalette &palette)
{
    const bool dark = palette.color(QPalette::Active, QPalette::Window).lightnessF() < 0.5;
    const Palette &colours = paletteOf(dark ? Theme::Dark : Theme::Light);
    const Strokes strokes(painter);
    const QRectF band = onPixels(painter, strip);
    painter.setClipRect(band, Qt::IntersectClip);
    painter.fillRect(band, colours.band);
    const qreal unit = fontUnit(), step = kStripRepeat * unit / 2;
    const qreal top = band.top() + 2.5 * unit, bottom = band.bottom() - 2.5 * unit;
    QPolygonF zigzag;
    // From the middle outwards, so that both ends look alike.
    const int half = qCeil(band.width() / 2 / step) + 1;
    for (int i = -half; i <= half; ++i)
        zigzag << QPointF(band.center().x() + i * step, i % 2 ? top : bottom);
    painter.setPen(QPen(colours.thread, kStripThread * unit, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawPolyline(zigzag);
    const qreal line = strokeOn(painter, 1);
    painter.fillRect(QRectF(band.left(), band.top(), band.width(), line), colours.wool);
    painter.fillRect(QRectF(band.left(), band.bottom() - line, band.width(), line), colours.wool);
}

} // namespace meadhall::ui
