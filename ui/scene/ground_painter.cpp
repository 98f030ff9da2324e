#include "scene/ground_painter.h"

#include <QPainter>

#include <utility>

namespace meadhall::ui {

GroundPainter::GroundPainter(PixmapCache &cache, QGraphicsView *view) : cache_(cache), view_(view)
{
    connect(&cache, &PixmapCache::ready, this, [this] {
        if (std::exchange(standsIn_, false))
            view_->viewport()->update();
    });
}

void GroundPainter::setTheme(Theme theme)
{
    if (theme_ == theme)
        return;
    theme_ = theme;
    view_->viewport()->update();
}

void GroundPainter::paint(QPainter *painter, const QRectF &exposed)
{
    ArtKey key;
    key.kind = ArtKind::Ground;
    key.theme = theme_;
    key = key.at(view_->viewport()->size(), view_->viewport()->devicePixelRatioF());
    bool exact = true;
    const QPixmap ground = cache_.pixmap(key, &exact);
    standsIn_ = standsIn_ || !exact;
    // In the viewport's own dots, so that nothing is resampled, and no more of them than are exposed.
    const QTransform world = painter->worldTransform();
    const QTransform device = painter->deviceTransform();
    const QTransform view = view_->viewportTransform();
    const QTransform screen = world.inverted() * device;
    const QRect dirty = view.mapRect(exposed).toAlignedRect() & view_->viewport()->rect();
    const QPointF corner = (view.inverted() * device).map(QPointF());
    const QRectF source = QRectF(QPointF(dirty.topLeft()) * key.ratio, QSizeF(dirty.size()) * key.ratio);
    const QRectF dots = QRectF(source.toAlignedRect() & QRect(QPoint(), key.size));
    painter->setWorldTransform(QTransform::fromTranslate(qRound(corner.x()), qRound(corner.y())) * screen.inverted());
    painter->drawPixmap(dots, ground, dots);
    painter->setWorldTransform(world);
}

} // namespace meadhall::ui
