// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/focus_ring.h"

#include <QPainter>
#include <QPainterPath>

namespace meadhall::ui {

namespace {

constexpr qreal kRingDark = 6, kRingGold = 3; // widths in logical pixels

} // namespace

FocusRing::FocusRing(PixmapCache &cache, QGraphicsItem *element) : TableItem(cache, element)
{
    setAcceptedMouseButtons(Qt::NoButton);
}

void FocusRing::follow(QGraphicsItem *element)
{
    prepareGeometryChange();
    setParentItem(element);
    update();
}

QPainterPath FocusRing::outline() const { return parentItem() ? parentItem()->shape().simplified() : QPainterPath(); }

QRectF FocusRing::boundingRect() const
{
    return outline().boundingRect().adjusted(-kRingDark, -kRingDark, kRingDark, kRingDark);
}

QPainterPath FocusRing::shape() const { return {}; }

void FocusRing::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    // A dark line below a light one is visible on every background.
    const QPainterPath path = outline();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colours().goldLine, kRingDark));
    painter->drawPath(path);
    painter->setPen(QPen(colours().gold, kRingGold, Qt::DashLine));
    painter->drawPath(path);
}

} // namespace meadhall::ui
