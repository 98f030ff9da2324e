// SPDX-License-Identifier: GPL-3.0-or-later
// The set in the middle of the table, and choosing the card to pick up from it.
#pragma once

#include "engine/core/card_set.h"
#include "ui/base/graphics/art_painter.h"
#include "ui/base/graphics/colour_chip.h"
#include "ui/table/scene/card_drag.h"
#include "ui/table/scene/layout.h"

#include <QObject>

#include <vector>

namespace meadhall::ui {

/// The last play of a seat in this round, as small cards above its plaque. In scene coordinates. Ignores the mouse: the
/// tool tip of the seat says the same in words.
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
    /// The painted area, in scene coordinates.
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

class TableSet : public QObject {
    Q_OBJECT

public:
    TableSet(Animator &animator, QObject *parent);

    void setPlace(const TableLayout &layout);

    /// Lays cards down; animated, they fly from where they are. Requires an empty table: call takeAll() first.
    void lay(std::vector<CardItem *> items, bool animated);
    const std::vector<CardItem *> &items() const { return items_; }
    /// Null if the card is not on the table.
    CardItem *item(Card card) const { return itemOf(items_, card); }
    /// Removes all cards; the caller takes them over.
    std::vector<CardItem *> takeAll();
    void arrange(bool animated);

    /// Raises the cards and makes them clickable and draggable; false restores them.
    void setChoosing(bool choosing);
    bool choosing() const { return choosing_; }
    /// While choosing, highlights only this card; kNoCard (no hint): highlights all.
    void setAdvised(Card card);
    bool dragging() const { return drag_.dragging(); }
    /// Returns a dragged card to its place; the following mouse release has no effect.
    void cancelDrag() { drag_.cancel(); }

    /// Place of card i of n.
    /// @param choosing raised, above the play that waits to cover it
    FanSlot slot(int i, int n, bool choosing) const;
    /// Place of card i of n of the play that waits while the card to pick up is chosen.
    FanSlot waitingSlot(int i, int n) const;
    /// Width of the cards that lie there now.
    qreal cardWidth() const { return widthOf(static_cast<int>(items_.size())); }
    /// Width of each of n cards: so large that all of them lie inside the border of the cloth.
    qreal widthOf(int n) const;

Q_SIGNALS:
    /// Chosen by a click, or dropped at scenePos (scene coordinates).
    void clicked(meadhall::Card card);
    void dropped(meadhall::Card card, QPointF scenePos);
    void touched();

private:
    qreal roomFor(qreal card) const;
    void showHalos();

    Animator &animator_;
    CardDrag drag_;
    std::vector<CardItem *> items_;
    QPointF middle_;
    QRectF cloth_{0, 0, 600, 300};
    qreal card_ = 100;
    qreal lowest_ = 600; ///< lower limit for waiting cards, scene y
    bool choosing_ = false;
    Card advised_ = kNoCard;
};

} // namespace meadhall::ui
