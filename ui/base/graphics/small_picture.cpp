// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/small_picture.h"

#include "ui/base/graphics/art_painter.h"

#include <QPainter>
#include <QPixmapCache>

namespace meadhall::ui {

QPixmap smallPicture(const ArtKey &element, QSizeF size, qreal devicePixelRatio)
{
    const ArtKey key = element.at(size, devicePixelRatio);
    const QString name =
        QStringLiteral("small/%1/%2/%3/%4/%5/%6/%7")
            .arg(QString::number(static_cast<int>(key.kind)), QString::number(key.index),
                 QString::number(static_cast<int>(key.theme)), QString::number(key.ink, 16),
                 QString::number(key.mirrored), QString::number(key.size.width()), QString::number(key.size.height()));
    QPixmap pixmap;
    if (!QPixmapCache::find(name, &pixmap)) {
        pixmap = QPixmap::fromImage(renderArt(key));
        QPixmapCache::insert(name, pixmap);
    }
    return pixmap;
}

void drawSmallPicture(QPainter &painter, const ArtKey &element, const QRectF &rect)
{
    drawUnscaled(&painter, rect, smallPicture(element, rect.size(), painter.device()->devicePixelRatioF()));
}

} // namespace meadhall::ui
