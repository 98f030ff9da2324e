// SPDX-License-Identifier: GPL-3.0-or-later
// The curtain that hides all hands while two players change places (hot seat).
#pragma once

#include "ui/base/graphics/art_painter.h"

namespace meadhall::ui {

/// Covers the whole view and blocks the mouse. Origin: the view's upper left corner.
class CurtainItem : public TableItem {
    Q_OBJECT

public:
    explicit CurtainItem(PixmapCache &cache, QGraphicsItem *parent = nullptr);

    /// Size of the view in logical pixels.
    void setSize(QSizeF size);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override;

private:
    QSizeF size_;
};

} // namespace meadhall::ui
