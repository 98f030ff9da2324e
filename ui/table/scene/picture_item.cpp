// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/picture_item.h"

namespace meadhall::ui {

PictureItem::PictureItem(PixmapCache &cache, const ArtKey &picture, QGraphicsItem *parent)
    : TableItem(cache, parent), picture_(picture)
{
}

QRectF PictureItem::boundingRect() const
{
    return rect().adjusted(-1, -1, 1, 1); // pictures are aligned to device pixels
}

void PictureItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    ArtKey picture = picture_;
    picture.theme = theme();
    art().draw(painter, picture, rect());
}

} // namespace meadhall::ui
