// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/background_painter.h"

#include "engine/core/to_index.h"

#include <QPainter>

#include <utility>

namespace meadhall::ui {

BackgroundPainter::BackgroundPainter(PixmapCache &cache, QGraphicsView *view) : cache_(cache), view_(view)
{
    connect(&cache, &PixmapCache::ready, this, [this] {
        if (std::exchange(hasPlaceholder_, false))
            view_->viewport()->update();
    });
}

void BackgroundPainter::setTheme(Theme theme)
{
    if (theme_ == theme)
        return;
    theme_ = theme;
    view_->viewport()->update();
}

QPixmap BackgroundPainter::picture(BackgroundPart part, QSize size)
{
    ArtKey key;
    key.kind = ArtKind::Ground;
    key.index = static_cast<int>(part);
    key.theme = theme_;
    key.size = size;
    bool exact = true;
    QPixmap &held = held_.at(toIndex(part));
    held = cache_.pixmap(key, &exact);
    hasPlaceholder_ = hasPlaceholder_ || !exact;
    return held;
}

void BackgroundPainter::paint(QPainter *painter, const QRectF &exposed)
{
    const qreal ratio = view_->viewport()->devicePixelRatioF();
    const QSize size = (QSizeF(view_->viewport()->size()) * ratio).toSize();
    // In device pixels of the viewport, so that nothing is resampled, and restricted to the exposed ones.
    const QTransform world = painter->worldTransform();
    const QTransform device = painter->deviceTransform();
    const QTransform view = view_->viewportTransform();
    const QTransform screen = world.inverted() * device;
    const QRect dirty = view.mapRect(exposed).toAlignedRect() & view_->viewport()->rect();
    const QPointF corner = (view.inverted() * device).map(QPointF());
    const QRect dots = QRectF(QPointF(dirty.topLeft()) * ratio, QSizeF(dirty.size()) * ratio).toAlignedRect();
    painter->setWorldTransform(QTransform::fromTranslate(qRound(corner.x()), qRound(corner.y())) * screen.inverted());
    paintBackground(*painter, dots, size, ratio, [this](BackgroundPart part, QSize its) { return picture(part, its); });
    painter->setWorldTransform(world);
}

} // namespace meadhall::ui
