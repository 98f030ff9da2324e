// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/table_pieces.h"

#include "ui/base/graphics/text_painting.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace meadhall::ui {

namespace {

// Fractions of the bubble's height.
constexpr qreal kBubbleMargin = 0.34;
constexpr qreal kBubbleGap = 0.36;
constexpr qreal kBubblePointer = 0.25;
constexpr qreal kBubbleCorner = 0.24;

} // namespace

ValueBubbleItem::ValueBubbleItem(PixmapCache &cache, QGraphicsItem *parent) : TableItem(cache, parent) {}

void ValueBubbleItem::setContents(const QString &value, const QString &words)
{
    changeShape(value_, value);
    changeShape(words_, words);
}

void ValueBubbleItem::setLit(bool lit) { change(lit_, lit); }
void ValueBubbleItem::setMirrored(bool mirrored) { change(mirrored_, mirrored); }
void ValueBubbleItem::setHeight(qreal height, qreal letters)
{
    changeShape(height_, height);
    changeShape(letters_, letters);
}

void ValueBubbleItem::setShift(qreal shift) { changeShape(shift_, shift); }

QFont ValueBubbleItem::valueFont() const { return tableFont(height_ * 0.62, true); }

QFont ValueBubbleItem::wordsFont() const { return tableFont(height_ * 0.35 * letters_, false); }

QRectF ValueBubbleItem::boxRect() const
{
    const qreal value = value_.isEmpty() ? 0 : textWidth(valueFont(), value_) + 1;
    const qreal wordsWidth = words_.isEmpty() ? 0 : textWidth(wordsFont(), words_) + 1;
    const qreal gap = value > 0 && wordsWidth > 0 ? height_ * kBubbleGap : 0;
    const qreal width = value + gap + wordsWidth + 2 * height_ * kBubbleMargin;
    return QRectF(-width / 2, -height_ * (1 + kBubblePointer), width, height_);
}

QPainterPath ValueBubbleItem::outline() const
{
    const QRectF box = boxRect();
    const qreal half = height_ * 0.21, radius = height_ * kBubbleCorner;
    const qreal reach = std::max(0.0, box.width() / 2 - half - radius); // the pointer stays on the straight edge
    QPainterPath path;
    path.addRoundedRect(box.translated(std::clamp(shift_, -reach, reach), 0), radius, radius);
    QPainterPath pointer;
    pointer.addPolygon(QPolygonF({QPointF(-half, box.bottom() - 1), QPointF(half, box.bottom() - 1), QPointF(0, 0)}));
    pointer.closeSubpath();
    return path.united(pointer);
}

QRectF ValueBubbleItem::boundingRect() const { return outline().boundingRect().adjusted(-3, -3, 3, 3); }

QPainterPath ValueBubbleItem::shape() const { return outline(); }

void ValueBubbleItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const qreal pen = std::max(1.5, height_ / 21);
    const QPainterPath path = outline();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colours().woodGap, pen + 2)); // gold has little contrast on the light theme: add a dark rim
    painter->setBrush(colours().plaque);
    painter->drawPath(path);
    painter->setPen(QPen(lit_ ? colours().gold : colours().edge, pen));
    painter->drawPath(path);

    const qreal margin = height_ * kBubbleMargin;
    const QRectF bounds = path.boundingRect();
    const QRectF room(bounds.x() + margin, bounds.y(), bounds.width() - 2 * margin, height_);
    const qreal value = value_.isEmpty() ? 0 : textWidth(valueFont(), value_) + 1;
    painter->setPen(lit_ ? colours().emphasis : colours().text);
    drawLine(painter, room, valueFont(), value_, mirrored_);
    painter->setPen(colours().text);
    const qreal used = value > 0 ? value + height_ * kBubbleGap : 0;
    drawLine(painter, mirrored_ ? room.adjusted(0, 0, -used, 0) : room.adjusted(used, 0, 0, 0), wordsFont(), words_,
             mirrored_);
}

} // namespace meadhall::ui
