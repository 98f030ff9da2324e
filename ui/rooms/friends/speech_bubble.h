// SPDX-License-Identifier: GPL-3.0-or-later
// What a player says, at the portrait.
#pragma once

#include "ui/base/graphics/art_painter.h"

namespace meadhall::ui {

class SeatItem;

/// A child of the seat, so that it is below all cards and moves with the portrait.
class SpeechBubble : public TableItem {
    Q_OBJECT

public:
    SpeechBubble(PixmapCache &cache, SeatItem *seat);

    void setContents(Glyph glyph, const QString &words);
    QString words() const { return words_; }
    /// Places the bubble above the portrait, or below it where there is no room.
    /// @param room of the scene
    void place(const QRectF &room);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QFont font() const;
    QPainterPath outline() const;

    SeatItem *seat_;
    Glyph glyph_ = Glyph::Horn;
    QString words_;
    qreal height_ = 44;
    QRectF box_;
    bool below_ = false; ///< the portrait is above the bubble
};

} // namespace meadhall::ui
