// SPDX-License-Identifier: GPL-3.0-or-later
// The plaque that names who has gone out, while the hand is settled.
#pragma once

#include "ui/base/graphics/art_painter.h"

namespace meadhall::ui {

/// Face, words, number of the hand, and a woven strip below. Origin: its centre.
class GoesOutPlaque : public TableItem {
    Q_OBJECT

public:
    /// @param words such as "Sigrid goes out"
    /// @param part such as "hand 4"
    GoesOutPlaque(PixmapCache &cache, const QString &portrait, const QString &words, const QString &part,
                  QGraphicsItem *parent);

    /// @param size in logical pixels
    /// @param mirrored the face is at the right
    void setPlace(QSizeF size, bool mirrored);

    QRectF boundingRect() const override;
    QPainterPath shape() const override { return {}; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QString portrait_, words_, part_;
    QSizeF size_{420, 66};
    bool mirrored_ = false;
};

} // namespace meadhall::ui
