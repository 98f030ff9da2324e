// The flash from a card to the top of the pile that it beats.
#pragma once

#include "ui/graphics/art_painter.h"

namespace meadhall::ui {

/// A line that grows from one place to another and leaves a ring there. Its origin is that of the scene; it lets the
/// mouse through.
class FlashItem : public TableItem {
    Q_OBJECT

public:
    /// @param width of the line
    FlashItem(PixmapCache &cache, QPointF from, QPointF to, qreal width);

    /// 0 … 1: how far it has grown.
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
