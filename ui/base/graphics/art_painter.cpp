// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/art_painter.h"

#include <QPainter>

namespace meadhall::ui {

ArtPainter::ArtPainter(PixmapCache &cache, QGraphicsItem *item) : cache_(cache), item_(item)
{
    connect(&cache, &PixmapCache::ready, this, [this] {
        if (std::exchange(hasPlaceholder_, false))
            item_->update();
    });
}

void ArtPainter::draw(QPainter *painter, const ArtKey &element, const QRectF &rect)
{
    bool exact = true;
    const ArtKey key = element.at(rect.size(), painter->device()->devicePixelRatioF());
    const QPixmap pixmap = cache_.pixmap(key, &exact);
    if (!exact)
        hasPlaceholder_ = true;
    else
        held_[nextHeld_++ % held_.size()] = pixmap;
    if (!pixmap.isNull())
        drawUnscaled(painter, rect, pixmap);
}

void drawUnscaled(QPainter *painter, const QRectF &rect, const QPixmap &pixmap)
{
    const QRectF source(QPointF(), pixmap.size());
    const QTransform device = painter->deviceTransform();
    const qreal ratio = pixmap.devicePixelRatio();
    const bool plain =
        device.type() <= QTransform::TxScale && qAbs(device.m11() - ratio) < 1e-6 && qAbs(device.m22() - ratio) < 1e-6;
    if (!plain) {
        const QPainter::RenderHints before = painter->renderHints();
        painter->setRenderHints(QPainter::SmoothPixmapTransform | QPainter::Antialiasing); // interior and edges
        painter->drawPixmap(rect, pixmap, source);
        painter->setRenderHints(QPainter::SmoothPixmapTransform | QPainter::Antialiasing, false);
        painter->setRenderHints(before);
        return;
    }
    // Aligned to device pixels and not resampled, so that fractional ratios such as 1.25 stay sharp.
    const QTransform world = painter->worldTransform();
    const QTransform screen = world.inverted() * device;
    const QPoint corner = device.map(rect.topLeft()).toPoint();
    painter->setWorldTransform(QTransform::fromTranslate(corner.x(), corner.y()) * screen.inverted());
    painter->drawPixmap(source, pixmap, source);
    painter->setWorldTransform(world);
}

TableItem::TableItem(PixmapCache &cache, QGraphicsItem *parent) : QGraphicsObject(parent), art_(cache, this) {}

QVariant TableItem::itemChange(GraphicsItemChange change, const QVariant &value)
{
    if (change == ItemVisibleHasChanged && !isVisible())
        art_.releasePixmaps();
    return QGraphicsObject::itemChange(change, value);
}

void TableItem::setTheme(Theme theme)
{
    if (change(theme_, theme))
        art_.releasePixmaps(); // they belong to the previous theme
}

} // namespace meadhall::ui
