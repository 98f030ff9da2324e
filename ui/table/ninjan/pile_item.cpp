// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/ninjan/pile_item.h"

#include <QCursor>
#include <QGraphicsSceneMouseEvent>
#include <QPainter>

namespace meadhall::ui {

namespace {

constexpr qreal kPileRim = 9; ///< px from the cards to the outer edge of the frame
constexpr qreal kPileCorner = 12;

} // namespace

PileItem::PileItem(PixmapCache &cache, QGraphicsItem *parent) : TableItem(cache, parent)
{
    setAcceptedMouseButtons(Qt::NoButton);
}

void PileItem::setArea(const QRectF &area) { changeShape(area_, area); }

void PileItem::setState(State state)
{
    change(state_, state);
    setAcceptedMouseButtons(state == State::Lit ? Qt::LeftButton : Qt::NoButton);
    if (state == State::Lit)
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
}

void PileItem::click()
{
    if (state_ == State::Lit)
        Q_EMIT clicked();
}

QRectF PileItem::frame() const { return area_.adjusted(-kPileRim, -kPileRim, kPileRim, kPileRim); }

QRectF PileItem::boundingRect() const { return frame().adjusted(-3, -3, 3, 3); }

QPainterPath PileItem::shape() const
{
    QPainterPath path;
    path.addRoundedRect(frame(), kPileCorner, kPileCorner);
    return path;
}

void PileItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (state_ == State::Quiet)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF rim = frame().adjusted(2, 2, -2, -2);
    const bool lit = state_ == State::Lit;
    QColor ground = colours().gold;
    ground.setAlphaF(lit ? 0.34f : 0.0f);
    painter->setBrush(ground);
    // Gold has too little contrast with birch and petrol: draw a dark line under it.
    painter->setPen(QPen(colours().woodGap, lit ? 5 : 3.5));
    painter->drawRoundedRect(rim, kPileCorner, kPileCorner);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colours().gold, lit ? 3 : 2, lit ? Qt::SolidLine : Qt::DashLine));
    painter->drawRoundedRect(rim, kPileCorner, kPileCorner);
}

void PileItem::mousePressEvent(QGraphicsSceneMouseEvent *event) { event->accept(); }

void PileItem::mouseReleaseEvent(QGraphicsSceneMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && shape().contains(event->pos()))
        Q_EMIT clicked();
}

} // namespace meadhall::ui
