// The ground under a pile: whether it may be chosen.
#pragma once

#include "ui/graphics/art_painter.h"

namespace meadhall::ui {

/// Its origin is that of the scene. The cards of the pile lie on it and let the mouse through.
class PileItem : public TableItem {
    Q_OBJECT

public:
    /// Marked: the selected card would beat it. Lit: to be chosen now.
    enum class State { Quiet, Marked, Lit };

    explicit PileItem(PixmapCache &cache, QGraphicsItem *parent = nullptr);

    /// Round all cards, in scene coordinates.
    void setArea(const QRectF &area);
    QRectF area() const { return area_; }
    void setState(State state);
    State state() const { return state_; }

    /// As if it had been pressed; nothing happens where it cannot be chosen.
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
