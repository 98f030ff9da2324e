// SPDX-License-Identifier: GPL-3.0-or-later
// The background of a pile, which shows whether the pile may be chosen.
#pragma once

#include "ui/base/graphics/art_painter.h"

namespace meadhall::ui {

/// In scene coordinates. The cards of the pile lie on top and let mouse events through.
class PileItem : public TableItem {
    Q_OBJECT

public:
    /// Marked: the selected card would beat it. Lit: may be chosen now.
    enum class State { Quiet, Marked, Lit };

    explicit PileItem(PixmapCache &cache, QGraphicsItem *parent = nullptr);

    /// @param area bounds of all its cards, in scene coordinates
    void setArea(const QRectF &area);
    QRectF area() const { return area_; }
    void setState(State state);
    State state() const { return state_; }

    /// Same as a mouse click; does nothing unless the pile is lit.
    void click();

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

Q_SIGNALS:
    void clicked();

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent *event) override;

private:
    QRectF frame() const;

    QRectF area_;
    State state_ = State::Quiet;
};

} // namespace meadhall::ui
