// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/cached_art.h"

#include <QPainter>

namespace meadhall::ui {

void paintArt(QPainter *painter, PixmapCache &cache, const ArtKey &key, const QRectF &rect)
{
    const QPixmap picture = cache.pixmap(key.at(rect.size(), painter->device()->devicePixelRatioF()));
    painter->drawPixmap(rect, picture, QRectF(picture.rect()));
}

} // namespace meadhall::ui
