#include "ui/graphics/small_picture.h"

#include "ui/graphics/art_painter.h"

#include <QPainter>
#include <QPixmapCache>

namespace meadhall::ui {

void drawSmallPicture(QPainter &painter, const ArtKey &element, const QRectF &rect)
{
    const ArtKey key = element.at(rect.size(), painter.device()->devicePixelRatioF());
    const QString name = QStringLiteral("small/%1/%2/%3/%4/%5/%6/%7")
                             .arg(static_cast<int>(key.kind))
                             .arg(key.index)
                             .arg(static_cast<int>(key.theme))
                             .arg(key.ink, 0, 16)
                             .arg(key.mirrored)
                             .arg(key.size.width())
                             .arg(key.size.height());
    QPixmap pixmap;
    if (!QPixmapCache::find(name, &pixmap)) {
        pixmap = QPixmap::fromImage(renderArt(key));
        QPixmapCache::insert(name, pixmap);
    }
    drawUnscaled(&painter, rect, pixmap);
}

} // namespace meadhall::ui
