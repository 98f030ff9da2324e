// SPDX-License-Identifier: GPL-3.0-or-later
// The line that flashes from a card to the top card of the pile it beats.
#pragma once

#include "ui/base/graphics/art_painter.h"

namespace meadhall::ui {

/// A line that grows between two points and ends in a ring. In scene coordinates; ignores the mouse.
class FlashItem : public TableItem {
    Q_OBJECT

public:
    /// @param width of the line in px
    FlashItem(PixmapCache &cache, QPointF from, QPointF to, qreal width);

    /// @param grown progress of the animation, 0..1
    void setGrown(qreal grown) { change(grown_, grown); }

    QRectF boundingRect() const override;
    QPainterPath shape() const override { return {}; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QPointF from_, to_;
    qreal width_;
    qreal grown_ = 0;
};

} // namespace meadhall::ui
