// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/curtain_item.h"

#include <QGraphicsSceneMouseEvent>
#include <QPainter>

namespace meadhall::ui {

CurtainItem::CurtainItem(PixmapCache &cache, QGraphicsItem *parent) : TableItem(cache, parent) {}

void CurtainItem::setSize(QSizeF size) { changeShape(size_, size); }

QRectF CurtainItem::boundingRect() const { return QRectF(QPointF(), size_); }

void CurtainItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    ArtKey curtain;
    curtain.kind = ArtKind::Curtain;
    curtain.theme = theme();
    art().draw(painter, curtain, boundingRect());
}

void CurtainItem::mousePressEvent(QGraphicsSceneMouseEvent *event) { event->accept(); }

} // namespace meadhall::ui
