// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/hanging.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr qreal kRod = 13, kKnob = 8, kClothInset = 9; ///< the rod is longer than the cloth is wide
constexpr qreal kBand = 13, kFringe = 11, kWeft = 4;

void paintRod(QPainter &painter, const QRectF &rect, const Palette &colours)
{
    const QRectF rod(rect.left() + kKnob, rect.top() + (2 * kKnob - kRod) / 2, rect.width() - 2 * kKnob, kRod);
    painter.setPen(QPen(colours.woodGap, 2));
    painter.setBrush(colours.edge);
    painter.drawRect(rod);
    painter.fillRect(QRectF(rod.left(), rod.top() + 2, rod.width(), 2), colours.woodLight);
    painter.setBrush(colours.thread);
    for (const qreal x : {rect.left() + kKnob, rect.right() - kKnob})
        painter.drawEllipse(QPointF(x, rod.center().y()), kKnob, kKnob);
}

} // namespace

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

QMarginsF hangingMargins()
{
    return {kClothInset + 18, 2 * kKnob + kBand + 12, kClothInset + 18, kFringe + kBand + 12};
}

void paintHanging(QPainter &painter, const QRectF &rect, const Palette &colours, qreal unrolled)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal top = rect.top() + 2 * kKnob - 2;
    const QRectF whole(rect.left() + kClothInset, top, rect.width() - 2 * kClothInset, rect.bottom() - kFringe - top);
    const qreal length = std::max(2 * kBand, whole.height() * unrolled);
    const QRectF cloth(whole.left(), top, whole.width(), length);
    painter.fillRect(cloth, colours.hang);
    if (colours.hangRow != colours.hang)
        for (qreal y = cloth.top() + kWeft; y < cloth.bottom(); y += kWeft)
            painter.fillRect(QRectF(cloth.left(), y, cloth.width(), 1), colours.hangRow);
    QPen seam(colours.embroidery, 1);
    seam.setDashPattern({5, 4});
    painter.setPen(seam);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cloth.adjusted(4.5, kBand + 4.5, -4.5, -kBand - 4.5));
    paintWovenStrip(painter, QRectF(cloth.left(), cloth.top(), cloth.width(), kBand), colours);
    paintWovenStrip(painter, QRectF(cloth.left(), cloth.bottom() - kBand + 1, cloth.width(), kBand - 1), colours);
    painter.setPen(QPen(colours.wool, 1.4));
    for (qreal x = cloth.left() + 2; x < cloth.right(); x += 4)
        painter.drawLine(QPointF(x, cloth.bottom()), QPointF(x, cloth.bottom() + kFringe - 1));
    paintRod(painter, rect, colours);
    painter.restore();
}

void paintLoom(QPainter &painter, const QRectF &room, const Palette &colours)
{
    constexpr qreal kWidth = 786, kMargin = 20;
    const qreal beside = std::max(kMargin, (room.width() - kWidth) / 2);
    const QRectF rect = room.adjusted(beside, kMargin, -beside, -kMargin);
    constexpr qreal kThreads = 8, kStep = 8, kBundle = 64, kWeight = 12, kGather = 26;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF cloth = rect.adjusted(kClothInset + 14, 2 * kKnob - 2, -kClothInset - 14, 0);
    const qreal knot = rect.bottom() - 2 * kWeight - 1;
    const bool light = contrastOf(colours.wool, colours.wood) < contrastOf(colours.textDim, colours.wood);
    QColor warp = light ? colours.textDim : colours.wool; // whichever is seen on the wall
    warp.setAlphaF(0.35F);
    const int bundles = std::max(1, static_cast<int>(cloth.width() / kBundle));
    const qreal left = cloth.center().x() - bundles * kBundle / 2 + (kBundle - (kThreads - 1) * kStep) / 2;
    for (int bundle = 0; bundle < bundles; ++bundle) {
        const qreal first = left + bundle * kBundle, middle = first + (kThreads - 1) * kStep / 2;
        painter.setPen(QPen(warp, 1.6));
        for (int thread = 0; thread < kThreads; ++thread) {
            const qreal x = first + thread * kStep;
            painter.drawLine(QPointF(x, cloth.top()), QPointF(x, knot - kGather));
            painter.drawLine(QPointF(x, knot - kGather), QPointF(middle, knot));
        }
        painter.setPen(QPen(colours.woodGap, 2));
        painter.setBrush(colours.edge);
        painter.drawEllipse(QPointF(middle, knot + kWeight), kWeight, kWeight);
        painter.setBrush(colours.woodGap);
        painter.drawEllipse(QPointF(middle, knot + kWeight), 3, 3);
    }
    painter.fillRect(QRectF(cloth.left(), cloth.top(), cloth.width(), kBand * 2 + 4), colours.hang);
    paintWovenStrip(painter, QRectF(cloth.left(), cloth.top(), cloth.width(), kBand * 1.8), colours);
    paintRod(painter, rect, colours);
    painter.restore();
}

} // namespace meadhall::ui
