// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/lessons/lesson_glow.h"

#include <QPainter>
#include <QtMath>

#include <algorithm>

namespace meadhall::ui {

namespace {

/// Widths of the rings in px, from the outermost, and their opacity.
constexpr std::pair<qreal, qreal> kGlowRings[] = {{13, 0.10}, {9, 0.16}, {5, 0.26}};
constexpr qreal kGlowReach = 13;
constexpr int kGlowBreaths = 3, kGlowTime = 1600; // ms
constexpr qreal kGlowLeast = 0.35;                ///< opacity between two breaths
constexpr qreal kGlowLine = 2.5;

} // namespace

LessonGlow::LessonGlow(QGraphicsItem *parent, const QColor &gold, const QColor &rim)
    : QGraphicsObject(parent), gold_(gold), rim_(rim)
{
    setFlag(ItemStacksBehindParent);
    setAcceptedMouseButtons(Qt::NoButton);
    fit();
}

void LessonGlow::fit()
{
    const QRectF area = parentItem()->shape().boundingRect();
    if (area == area_)
        return;
    prepareGeometryChange();
    area_ = area;
}

void LessonGlow::breathe(qreal durationFactor)
{
    if (durationFactor <= 0)
        return;
    breath_.setDuration(qRound(kGlowTime * durationFactor));
    breath_.setKeyValues({});
    for (int i = 0; i < kGlowBreaths; ++i) {
        breath_.setKeyValueAt(qreal(i) / kGlowBreaths, kGlowLeast);
        breath_.setKeyValueAt((i + 0.6) / kGlowBreaths, 1.0);
    }
    breath_.setKeyValueAt(1, 1.0);
    breath_.start();
}

void LessonGlow::finish()
{
    breath_.stop();
    setOpacity(1);
}

QRectF LessonGlow::boundingRect() const { return area_.adjusted(-kGlowReach, -kGlowReach, kGlowReach, kGlowReach); }

void LessonGlow::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal radius = std::min(area_.width(), area_.height()) * 0.12;
    paintAround(*painter, area_, radius, gold_);
    // On a light ground the light alone would not show.
    const QRectF edge = area_.adjusted(-1, -1, 1, 1);
    painter->setPen(QPen(rim_, kGlowLine + 2));
    painter->drawRoundedRect(edge, radius, radius);
    painter->setPen(QPen(gold_, kGlowLine));
    painter->drawRoundedRect(edge, radius, radius);
}

void LessonGlow::paintAround(QPainter &painter, const QRectF &area, qreal radius, const QColor &gold)
{
    painter.setBrush(Qt::NoBrush);
    for (const auto &[width, opacity] : kGlowRings) {
        QColor light = gold;
        light.setAlphaF(static_cast<float>(opacity));
        painter.setPen(QPen(light, width));
        const qreal out = width / 2;
        painter.drawRoundedRect(area.adjusted(-out, -out, out, out), radius + out, radius + out);
    }
}

} // namespace meadhall::ui
