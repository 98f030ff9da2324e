// SPDX-License-Identifier: GPL-3.0-or-later
// A non-interactive picture on the table.
#pragma once

#include "ui/base/graphics/art_painter.h"

namespace meadhall::ui {

/// Origin: its centre.
class PictureItem : public TableItem {
    Q_OBJECT

public:
    /// @param picture its size and theme are ignored
    PictureItem(PixmapCache &cache, const ArtKey &picture, QGraphicsItem *parent = nullptr);

    void setPicture(const ArtKey &picture) { change(picture_, picture); }
    /// Size in logical pixels.
    void setSize(QSizeF size) { changeShape(size_, size); }

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QRectF rect() const { return QRectF(QPointF(-size_.width() / 2, -size_.height() / 2), size_); }

    ArtKey picture_;
    QSizeF size_{100, 100};
};

} // namespace meadhall::ui
