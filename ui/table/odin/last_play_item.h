// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat has played last in this round, as small cards above its plaque.
#pragma once

#include "engine/core/card_set.h"
#include "ui/base/graphics/art_painter.h"
#include "ui/base/graphics/colour_chip.h"

#include <vector>

namespace meadhall::ui {

/// In scene coordinates. Ignores the mouse: the tool tip of the seat says the same in words.
class LastPlayItem : public TableItem {
    Q_OBJECT

public:
    explicit LastPlayItem(PixmapCache &cache);

    /// @param cards in reading order; none hide the item
    void setCards(const std::vector<Card> &cards);
    const std::vector<Card> &cards() const { return cards_; }
    /// @param room scene coordinates; one chip high
    /// @param mirrored the cards are at its right end
    void setPlace(const QRectF &room, bool mirrored);
    /// What is painted, in scene coordinates.
    QRectF area() const;

    QRectF boundingRect() const override { return area().adjusted(-2, -2, 2, 2); }
    QPainterPath shape() const override { return {}; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    std::vector<CardChip> chips() const;
    qreal chipsWidth() const;
    bool joined() const;

    std::vector<Card> cards_;
    QRectF room_;
    bool mirrored_ = false;
};

} // namespace meadhall::ui
