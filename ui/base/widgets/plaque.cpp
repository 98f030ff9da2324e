// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/plaque.h"

#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"

#include <QPaintEvent>
#include <QPainterPath>

namespace meadhall::ui {

namespace {

constexpr qreal kPlaqueRadius = 14, kTableRadius = 10, kPlaqueEdge = 2;
constexpr int kSheetRim = 3, kNailAt = 14; ///< px; from the edge to the middle of a nail
constexpr qreal kNail = 2.5;
constexpr int kBroadRays = 12, kRayWeft = 2;
constexpr float kRayLight = 0.13F;

const Palette &coloursOf(const QWidget &widget) { return paletteOf(themeOf(widget.palette())); }

void paintBoard(QPainter &painter, const QRectF &rect, const Palette &colours, const QColor &edge, qreal radius)
{
    drawPlate(painter, rect, colours.plaque, colours.woodGap, radius, 2 * kPlaqueEdge);
    drawPlate(painter, rect.adjusted(1, 1, -1, -1), {}, edge, radius - 1, kPlaqueEdge);
}

void paintSheet(QPainter &painter, const QRectF &rect, const QPalette &palette)
{
    const ControlColours colours = controlColours(palette);
    QColor rim = themeOf(palette) != Theme::Light ? colours.goldLine.darker(160) : colours.goldLine;
    rim.setAlphaF(0.6F);
    const QRectF plate = rect.adjusted(kSheetRim, kSheetRim, -kSheetRim, -kSheetRim);
    drawPlate(painter, rect, rim, {}, kRadius + kSheetRim);
    drawPlate(painter, plate, colours.ground, colours.rim);
    const QRectF nails = plate.adjusted(kNailAt, kNailAt, -kNailAt, -kNailAt);
    for (const QPointF &nail : {nails.topLeft(), nails.topRight(), nails.bottomLeft(), nails.bottomRight()})
        drawPlate(painter, QRectF(nail.x() - kNail, nail.y() - kNail, 2 * kNail, 2 * kNail), colours.rim, {}, kNail);
}

} // namespace

void paintPlaque(QPainter &painter, const QRectF &rect, const QPalette &palette)
{
    const Palette &colours = paletteOf(themeOf(palette));
    paintBoard(painter, rect, colours, colours.edge, kPlaqueRadius);
}

void Plaque::setEdge(const QColor &edge)
{
    edge_ = edge;
    update();
}

void Plaque::setUnrolled(qreal share)
{
    unrolled_ = share;
    update();
}

void Plaque::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    switch (look_) {
    case Look::Carved:
        return paintPlaque(painter, QRectF(rect()), palette());
    case Look::Table:
        return paintBoard(painter, QRectF(rect()), coloursOf(*this), edge_.isValid() ? edge_ : coloursOf(*this).rim,
                          kTableRadius);
    case Look::Sheet:
        return paintSheet(painter, QRectF(rect()), palette());
    case Look::Hanging:
        return paintHanging(painter, QRectF(rect()), coloursOf(*this), unrolled_);
    case Look::Loom:
        return paintLoom(painter, QRectF(rect()), coloursOf(*this));
    }
}

Wall::Wall(PixmapCache &cache, QWidget *parent, decltype(&paintWall) ground)
    : QWidget(parent), background_(cache, this, ground)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    followChanges(this, {QEvent::Hide}, [this] { background_.releasePixmaps(); });
}

void Wall::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    background_.paint(&painter, event->rect(), themeOf(palette()));
}

WovenStrip::WovenStrip(QWidget *parent, int height) : QWidget(parent)
{
    const auto measure = [this, height] { setFixedHeight(grown(height)); };
    measure();
    followChanges(this, {QEvent::FontChange}, measure);
}

void WovenStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintWovenStrip(painter, QRectF(rect()), coloursOf(*this));
}

void RayCloth::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Palette &colours = coloursOf(*this);
    QPainterPath inside; // round at the upper corners, as the plaque
    inside.addRoundedRect(QRectF(rect()).adjusted(-0.5, -0.5, 0.5, kTableRadius), kTableRadius - 3, kTableRadius - 3);
    painter.setClipPath(inside);
    painter.fillRect(rect(), colours.hang);
    for (int y = kRayWeft; y < height(); y += 2 * kRayWeft)
        painter.fillRect(0, y, width(), 1, colours.hangRow);
    const QPointF centre = source_ ? QRectF(source_->geometry()).center() - pos() : QRectF(rect()).center();
    QColor light = colours.gold;
    light.setAlphaF(kRayLight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    const QRectF disc(centre - QPointF(width(), width()), QSizeF(2 * width(), 2 * width()));
    for (int i = 0; i < kBroadRays; ++i)
        painter.drawPie(disc, i * 360 * 16 / kBroadRays, 360 * 16 / kBroadRays / 2);
}

} // namespace meadhall::ui
