// The mark round the thing on the table that the keyboard is at.
#pragma once

#include "ui/graphics/art_user.h"

namespace meadhall::ui {

/// A child of that thing: it turns, moves and goes with it. Lets the mouse through.
class FocusRing : public TableItem {
    Q_OBJECT

public:
    FocusRing(PixmapCache &cache, QGraphicsItem *thing);

    /// The thing has another shape, or it is another thing now.
    void follow(QGraphicsItem *thing);

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QPainterPath outline() const;
};

} // namespace meadhall::ui
