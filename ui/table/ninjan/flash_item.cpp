// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/ninjan/flash_item.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace meadhall::ui {

FlashItem::FlashItem(PixmapCache &cache, QPointF from, QPointF to, qreal width)
    : TableItem(cache, nullptr), from_(from), to_(to), width_(width)
{
    setAcceptedMouseButtons(Qt::NoButton);
}

QRectF FlashItem::boundingRect() const
{
    const qreal around = width_ * 4;
    return QRectF(from_, to_).normalized().adjusted(-around, -around, around, around);
}

void FlashItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    // The line takes the first two thirds of the time, the ring round the beaten sign the last.
    const qreal line = std::min(1.0, grown_ * 1.5), ring = std::max(0.0, grown_ * 3 - 2);
    const QPointF tip = from_ + (to_ - from_) * line;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    // A dark outline keeps the line visible on every background.
    for (const bool under : {true, false}) {
        const QColor colour = under ? colours().woodGap : colours().gold;
        painter->setPen(QPen(colour, under ? width_ * 2 : width_, Qt::SolidLine, Qt::RoundCap));
        painter->drawLine(from_, tip);
        if (ring > 0)
            painter->drawEllipse(to_, width_ * 2.5 * ring, width_ * 2.5 * ring);
    }
}

} // namespace meadhall::ui
