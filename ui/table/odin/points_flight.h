// SPDX-License-Identifier: GPL-3.0-or-later
// Points on their way from an open hand to the plate of its seat.
#pragma once

#include "ui/base/graphics/art_painter.h"

namespace meadhall::ui {

/// A capsule with the points, and small diamonds behind it. In scene coordinates.
class PointsFlight : public TableItem {
    Q_OBJECT

public:
    /// @param text such as "+4"
    /// @param sparks number of diamonds
    PointsFlight(PixmapCache &cache, const QString &text, int sparks, QGraphicsItem *parent);

    QString text() const { return text_; }
    /// @param from,to centres of the capsule
    /// @param height in logical pixels
    void setPath(QPointF from, QPointF to, qreal height);
    /// @param risen 0 (not there) … 1 (lies beside the hand)
    void setRisen(qreal risen) { change(risen_, risen); }
    /// @param flown 0 … 1 (has arrived and vanishes in the plate), linear in time
    void setFlown(qreal flown) { change(flown_, flown); }

    QRectF boundingRect() const override;
    QPainterPath shape() const override { return {}; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    qreal capsuleWidth() const;
    QPointF at(qreal flown) const;

    QString text_;
    int sparks_;
    QPointF from_, to_;
    qreal height_ = 28;
    qreal risen_ = 0, flown_ = 0;
};

} // namespace meadhall::ui
