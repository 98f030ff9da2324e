// SPDX-License-Identifier: GPL-3.0-or-later
// Keyboard focus indicator of the items on the table.
#pragma once

#include "ui/base/graphics/art_painter.h"

namespace meadhall::ui {

/// A child of the focused item, so that it follows the item's transform. Ignores the mouse.
class FocusRing : public TableItem {
    Q_OBJECT

public:
    FocusRing(PixmapCache &cache, QGraphicsItem *element);

    /// Moves the ring to another item, or adapts it to a changed shape of the same one.
    void follow(QGraphicsItem *element);

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QPainterPath outline() const;
};

} // namespace meadhall::ui
