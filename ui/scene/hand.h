// The player's own cards: a fan that can be sorted, selected from and dragged out of. Knows no game.
#pragma once

#include "ui/scene/card_drag.h"
#include "ui/scene/layout.h"
#include "ui/settings/settings.h"

#include <QObject>

#include <functional>
#include <vector>

namespace meadhall::ui {

class Hand : public QObject {
    Q_OBJECT

public:
    using Sort = Settings::SortOrder;

    /// Whether `a` belongs before `b` in that order (never asked for Own).
    using Before = std::function<bool(Card a, Card b, Sort sort)>;

    Hand(Animator &animator, Before before, QObject *parent);

    void setPlace(const FanPlace &place);
    void setSort(Sort sort);
    Sort sort() const { return sort_; }

    /// Takes a card item in: at its place by the order, or at `index` if that is not −1.
    void add(CardItem *item, int index = -1);
    /// Gives the item of a card away; null if it is not here. It keeps its position on the scene.
    CardItem *take(Card card);
    /// Gives all items away.
    std::vector<CardItem *> takeAll();
    CardSet cards() const;
    std::vector<Card> order() const;
    /// Puts the cards into that order, as far as they are here.
    void setOrder(const std::vector<Card> &order);
    const std::vector<CardItem *> &items() const { return items_; }
    CardItem *item(Card card) const;
    /// Lays the fan out; with motion unless told otherwise. Cards that are being dragged stay where they are.
    void arrange(bool animated = true);

    CardSet selection() const { return selection_; }
    void select(CardSet cards);
    void toggle(Card card);
    /// Cards that are not among these are dimmed.
    void setPlayable(CardSet cards);
    /// Whether a double click plays, and whether cards can be dragged out.
    void setInteraction(bool byClick, bool byDrag);
    /// Whether a selected card takes the place of the one before.
    void setSingle(bool single) { single_ = single; }
    /// Whether the left edges of cards stay in sight right to left as well: a minus stands at the left of its number.
    void setReadFromLeft(bool fromLeft) { fromLeft_ = fromLeft; }
    /// Whether the right edges stay in sight.
    bool showsRightEdges() const { return place_.rightToLeft && !fromLeft_; }
    /// Whether cards can be touched.
    void setEnabled(bool enabled);
    bool isEnabled() const { return enabled_; }

    /// Puts a card so many places further on, as seen from left to right; from then on the order is the player's own.
    void shift(Card card, int steps);

    bool dragging() const { return drag_.dragging(); }
    /// Lets go of a drag, or of a card that is pressed, as if it had never begun. The release that follows does
    /// nothing.
    void cancelDrag();
    /// Where a card dropped at that place would be put in.
    int indexAt(QPointF scenePos) const;

Q_SIGNALS:
    void selectionChanged();
    /// The mouse button went down on a card: whatever moves may be finished.
    void touched();
    void dragMoved(QPointF scenePos, meadhall::CardSet cards);
    /// The cards were let go there. The receiver plays them, or does nothing: then they go back into the fan.
    void dropped(QPointF scenePos, meadhall::CardSet cards);
    /// A drag is over, whatever came of it: the cards that are still here are on their way to their places.
    void dragEnded();
    /// A double click on a card. `before` is what was selected before its first click.
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
    void restack();
    void restore();

    Animator &animator_;
    CardDrag drag_;
    Before before_;
    FanPlace place_{};
    Sort sort_ = Sort::Colour;
    std::vector<CardItem *> items_;
    CardSet selection_, playable_;
    CardSet dragged_; ///< what the card that the mouse holds takes along
    CardSet selectionBeforeClick_;
    bool enabled_ = true;
    bool single_ = false;
    bool fromLeft_ = false;
    bool byClick_ = true;
    bool byDrag_ = true;
    int gap_ = -1; ///< while one card is dragged over the fan: where it would be put in; else −1
};

} // namespace meadhall::ui
