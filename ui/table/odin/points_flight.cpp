// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/odin/points_flight.h"

#include "ui/base/graphics/text_painting.h"

#include <QEasingCurve>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr qreal kSparkLag = 0.085; ///< how far each diamond is behind the one before, in time
constexpr qreal kRise = 0.7;       ///< in heights of the capsule

void drawSpark(QPainter *painter, QPointF middle, qreal half)
{
    painter->drawPolygon(QPolygonF({middle + QPointF(0, -half), middle + QPointF(half, 0), middle + QPointF(0, half),
                                    middle + QPointF(-half, 0)}));
}

} // namespace

PointsFlight::PointsFlight(PixmapCache &cache, const QString &text, int sparks, QGraphicsItem *parent)
    : TableItem(cache, parent), text_(text), sparks_(sparks)
{
    setAcceptedMouseButtons(Qt::NoButton);
}

void PointsFlight::setPath(QPointF from, QPointF to, qreal height)
{
    prepareGeometryChange();
    from_ = from;
    to_ = to;
    height_ = height;
}

qreal PointsFlight::capsuleWidth() const { return textWidth(tableFont(height_ * 0.56, true), text_) + height_ * 1.35; }

QPointF PointsFlight::at(qreal flown) const
{
    const qreal t = QEasingCurve(QEasingCurve::InOutCubic).valueForProgress(std::clamp(flown, 0.0, 1.0));
    return from_ + (to_ - from_) * t;
}

QRectF PointsFlight::boundingRect() const
{
    const qreal wide = capsuleWidth() / 2 + 4, high = height_ * (0.5 + kRise) + 4;
    return QRectF(from_, to_).normalized().adjusted(-wide, -high, wide, high);
}

void PointsFlight::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (risen_ <= 0 || flown_ >= 1)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal opacity = painter->opacity();
    for (int i = sparks_; i >= 1 && flown_ > 0; --i) {
        const qreal behind = flown_ - kSparkLag * i;
        if (behind <= 0)
            continue;
        painter->setOpacity(opacity * (1 - i / (sparks_ + 1.0)));
        painter->setPen(QPen(colours().goldLine, 1));
        painter->setBrush(colours().thread);
        drawSpark(painter, at(behind), height_ * (0.17 - 0.015 * i));
    }
    painter->setOpacity(opacity * risen_);
    const QPointF middle = at(flown_) + QPointF(0, height_ * kRise * (1 - risen_));
    const QSizeF size(capsuleWidth(), height_);
    const QRectF box(middle - QPointF(size.width(), size.height()) / 2, size);
    painter->setBrush(colours().plaque);
    painter->setPen(QPen(colours().goldLine, 4));
    painter->drawRoundedRect(box, height_ / 2, height_ / 2);
    painter->setPen(QPen(colours().gold, 2));
    painter->drawRoundedRect(box, height_ / 2, height_ / 2);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colours().thread);
    drawSpark(painter, QPointF(box.left() + height_ * 0.52, middle.y()), height_ * 0.16);
    painter->setPen(colours().text);
    drawCentred(painter, box.adjusted(height_ * 0.7, 0, -height_ * 0.3, 0), tableFont(height_ * 0.56, true), text_);
    painter->setOpacity(opacity);
}

} // namespace meadhall::ui
