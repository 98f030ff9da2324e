// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/background_painter.h"

#include "engine/core/to_index.h"

#include <QPainter>
#include <QTransform>

#include <utility>

namespace meadhall::ui {

BackgroundPainter::BackgroundPainter(PixmapCache &cache, QWidget *widget, decltype(&paintWall) ground)
    : cache_(cache), widget_(widget), ground_(ground)
{
    connect(&cache, &PixmapCache::ready, this, [this] {
        if (std::exchange(hasPlaceholder_, false))
            widget_->update();
    });
}

void BackgroundPainter::paint(QPainter *painter, const QRect &exposed, Theme theme)
{
    const qreal ratio = widget_->devicePixelRatioF();
    // In device pixels of the widget, so that nothing is resampled, and restricted to the exposed ones.
    const QTransform world = painter->worldTransform();
    const QTransform screen = world.inverted() * painter->deviceTransform();
    const QPointF corner = screen.map(QPointF());
    const QRect dots = QRectF(QPointF(exposed.topLeft()) * ratio, QSizeF(exposed.size()) * ratio).toAlignedRect();
    painter->setWorldTransform(QTransform::fromTranslate(qRound(corner.x()), qRound(corner.y())) * screen.inverted());
    ground_(*painter, dots, (QSizeF(widget_->size()) * ratio).toSize(), ratio, [&](BackgroundPart part, QSize size) {
        ArtKey key;
        key.kind = ArtKind::Ground;
        key.index = static_cast<int>(part);
        key.theme = theme;
        key.size = size;
        bool exact = true;
        held_.at(toIndex(part)) = cache_.pixmap(key, &exact);
        hasPlaceholder_ = hasPlaceholder_ || !exact;
        return held_.at(toIndex(part));
    });
    painter->setWorldTransform(world);
}

} // namespace meadhall::ui
