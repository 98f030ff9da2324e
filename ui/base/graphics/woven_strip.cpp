// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/woven_strip.h"

#include <QPainter>
#include <QPolygonF>

namespace meadhall::ui {

void paintWovenStrip(QPainter &painter, const QRectF &strip, const Palette &colours)
{
    const qreal unit = strip.height() / 10, repeat = 12 * unit;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(strip, colours.band);
    painter.setPen(QPen(colours.wool, unit));
    for (const qreal y : {strip.top() + unit / 2, strip.bottom() - unit / 2})
        painter.drawLine(QPointF(strip.left(), y), QPointF(strip.right(), y));
    // From the middle to both sides, so that it ends alike.
    const int half = static_cast<int>(strip.width() / repeat) + 1;
    QPolygonF zigzag;
    for (int i = -half; i <= half; ++i) {
        zigzag.append({strip.center().x() + i * repeat, strip.top() + 2.2 * unit});
        zigzag.append({strip.center().x() + (i + 0.5) * repeat, strip.bottom() - 2.2 * unit});
    }
    painter.setClipRect(strip, Qt::IntersectClip);
    painter.setPen(QPen(colours.thread, 1.6 * unit));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(zigzag);
    painter.restore();
}

} // namespace meadhall::ui
