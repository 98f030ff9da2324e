// SPDX-License-Identifier: GPL-3.0-or-later
// What an item of the table paints, and where.
#pragma once

#include "tests/test_program.h"
#include "ui/base/graphics/pixmap_cache.h"

#include <QtTest>

#include <QGraphicsItem>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

namespace meadhall::ui {

constexpr QRgb kPlainBackground = 0xff00ff00; // a green that no drawing uses

/// The item painted on a plain background, with a wide margin; its origin is in the middle.
inline QImage paintedItem(QGraphicsItem &item, PixmapCache &cache, qreal ratio = 1)
{
    constexpr int kSide = 900;
    QImage image(QSize(kSide, kSide) * ratio, QImage::Format_RGB32);
    const auto paint = [&] {
        image.setDevicePixelRatio(ratio);
        image.fill(kPlainBackground);
        QPainter painter(&image);
        painter.setLayoutDirection(QGuiApplication::layoutDirection()); // as a widget does
        painter.translate(kSide / 2, kSide / 2);
        QStyleOptionGraphicsItem option;
        item.paint(&painter, &option, nullptr);
    };
    paint();
    if (!cache.idle()) {
        QSignalSpy becameIdle(&cache, &PixmapCache::becameIdle);
        if (!becameIdle.wait(kPatience))
            return {};
        paint();
    }
    image.setDevicePixelRatio(1);
    return image;
}

/// The area that differs from the plain background, relative to the item's origin, in logical pixels.
inline QRectF paintedArea(const QImage &image, qreal ratio = 1)
{
    QRect all;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != kPlainBackground)
                all |= QRect(x, y, 1, 1);
        }
    }
    return QRectF(QPointF(all.topLeft()) / ratio, QSizeF(all.size()) / ratio)
        .translated(-image.width() / 2 / ratio, -image.height() / 2 / ratio);
}

inline QImage part(const QImage &image, const QRectF &rect)
{
    return image.copy(rect.translated(image.width() / 2, image.height() / 2).toAlignedRect());
}

} // namespace meadhall::ui
