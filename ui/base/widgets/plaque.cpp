// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/plaque.h"

#include "engine/core/to_index.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"

#include <QPaintEvent>

namespace meadhall::ui {

namespace {

constexpr qreal kPlaqueRadius = 14, kPlaqueEdge = 2;

} // namespace

void paintPlaque(QPainter &painter, const QRectF &rect, const QPalette &palette)
{
    const Palette &colours = paletteOf(themeOf(palette));
    drawPlate(painter, rect, colours.plaque, colours.woodGap, kPlaqueRadius, 2 * kPlaqueEdge);
    drawPlate(painter, rect.adjusted(1, 1, -1, -1), {}, colours.edge, kPlaqueRadius - 1, kPlaqueEdge);
}

void Plaque::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintPlaque(painter, QRectF(rect()), palette());
}

Wall::Wall(PixmapCache &cache, QWidget *parent, decltype(&paintWall) ground)
    : QWidget(parent), cache_(cache), ground_(ground)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&cache, &PixmapCache::ready, this, qOverload<>(&QWidget::update));
    followChanges(this, {QEvent::Hide}, [this] { held_.fill({}); });
}

void Wall::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    const qreal ratio = devicePixelRatioF();
    const Theme theme = themeOf(palette());
    const QRect exposed =
        QRectF(QPointF(event->rect().topLeft()) * ratio, QSizeF(event->rect().size()) * ratio).toAlignedRect();
    painter.scale(1 / ratio, 1 / ratio);
    ground_(painter, exposed, (QSizeF(size()) * ratio).toSize(), ratio, [&](BackgroundPart part, QSize size) {
        ArtKey key;
        key.kind = ArtKind::Ground;
        key.index = static_cast<int>(part);
        key.theme = theme;
        key.size = size;
        return held_.at(toIndex(part)) = cache_.pixmap(key);
    });
}

} // namespace meadhall::ui
