// SPDX-License-Identifier: GPL-3.0-or-later
// The player's own cards: a fan that can be sorted, selected from and dragged out of. Independent of the game.
#pragma once

#include "ui/base/settings/settings.h"
#include "ui/table/scene/card_drag.h"
#include "ui/table/scene/layout.h"

#include <QObject>

#include <functional>
#include <vector>

namespace meadhall::ui {

class Hand : public QObject {
    Q_OBJECT

public:
    using Sort = Settings::SortOrder;

    /// Returns true if `a` is placed before `b`. Not called for Sort::Own.
    using Before = std::function<bool(Card a, Card b, Sort sort)>;

    Hand(Animator &animator, Before before, QObject *parent);

    void setPlace(const FanPlace &place) { place_ = place; }
    void setSort(Sort sort);
    Sort sort() const { return sort_; }

    /// Adds a card.
    /// @param index position in the fan; −1: according to the sort order
    void add(CardItem *item, int index = -1);
    /// Removes the card and returns its item, which keeps its place in the scene; null if the hand does not hold it.
    CardItem *take(Card card);
    /// Removes and returns all items.
    std::vector<CardItem *> takeAll();
    CardSet cards() const;
    std::vector<Card> order() const;
    /// Arranges the cards in that order; cards missing from `order` come last.
    void setOrder(const std::vector<Card> &order);
    /// Forgets into which order the cards have been moved, which those that come back by undo take up again.
    void forgetOrder() { moved_.clear(); }
    const std::vector<CardItem *> &items() const { return items_; }
    CardItem *item(Card card) const { return itemOf(items_, card); }
    /// Moves all cards to their places in the fan, except cards being dragged.
    void arrange(bool animated = true);

    CardSet selection() const { return selection_; }
    void select(CardSet cards);
    void toggle(Card card);
    /// Dims all other cards.
    void setPlayable(CardSet cards);
    /// @param byClick a double click plays the card
    /// @param byDrag cards can be dragged out of the fan
    void setInteraction(bool byClick, bool byDrag);
    /// @param single selecting a card deselects the others
    void setSingleSelection(bool single) { single_ = single; }
    /// @param fromLeft keep the left edges of cards visible in right-to-left layouts, too: a minus sign is left of its
    ///   number
    void setLeftEdgesVisible(bool fromLeft) { fromLeft_ = fromLeft; }
    /// True if cards overlap so that their right edges stay visible.
    bool showsRightEdges() const { return place_.rightToLeft && !fromLeft_; }
    /// Sets whether cards react to the mouse.
    void setEnabled(bool enabled);
    bool isEnabled() const { return enabled_; }

    /// Moves a card by `steps` places, positive to the right; changes the sort order to Sort::Own.
    void shift(Card card, int steps);

    bool dragging() const { return drag_.dragging(); }
    /// Cancels a drag or a press; the following release has no effect.
    void cancelDrag();
    /// Leaves the dropped cards where they are: they are about to be played. For receivers of dropped().
    void keepDropped() { keepsDropped_ = true; }
    /// Index at which a card dropped there (scene coordinates) would be inserted.
    int indexAt(QPointF scenePos) const;

Q_SIGNALS:
    void selectionChanged();
    /// The mouse button was pressed on a card: running animations may be finished.
    void touched();
    void dragMoved(QPointF scenePos, meadhall::CardSet cards);
    /// The cards were dropped there (scene coordinates). If the receiver does not play them, they return to the fan.
    void dropped(QPointF scenePos, meadhall::CardSet cards);
    /// A drag has ended for any reason; the cards still in the hand return to their places.
    void dragEnded();
    /// @param before the selection before the first of the two clicks
    void doubleClicked(meadhall::Card card, meadhall::CardSet before);
    void orderChanged();

private:
    void connectItem(CardItem *item);
    void press(CardItem *item);
    void beginDrag(CardItem *item);
    void drag(QPointF scenePos);
    void drop(QPointF scenePos);
    bool isHeld(const CardItem *item) const { return drag_.dragging() && dragged_.contains(item->card()); }
    void followPointer(QPointF scenePos);
    void reorder(QPointF scenePos);
    void openGap(QPointF scenePos);
    void rememberOrder();
    /// Cards that have never been moved come last.
    qsizetype rankOf(Card card) const { return std::find(moved_.begin(), moved_.end(), card) - moved_.begin(); }
    void restack();
    void restore();

    Animator &animator_;
    CardDrag drag_;
    Before before_;
    FanPlace place_{};
    Sort sort_ = Sort::Colour;
    std::vector<CardItem *> items_;
    std::vector<Card> moved_; ///< the order into which cards were moved last, with those that have been played since
    CardSet selection_, playable_;
    CardSet dragged_; ///< the cards moved along with the dragged one
    CardSet selectionBeforeClick_;
    bool keepsDropped_ = false;
    bool enabled_ = true;
    bool single_ = false;
    bool fromLeft_ = false;
    bool byClick_ = true;
    bool byDrag_ = true;
    int gap_ = -1; ///< index at which the dragged card would be inserted; −1: none
};

} // namespace meadhall::ui
