// The card that the mouse holds, from the press on: clicked, or dragged and let go somewhere, or cancelled.
#pragma once

#include "ui/scene/animator.h"
#include "ui/scene/card_item.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace meadhall::ui {

/// Hears the mouse at the cards that it watches, and knows which of them is held. What that means is its owner's.
class CardDrag : public QObject {
    Q_OBJECT

public:
    explicit CardDrag(Animator &animator, QObject *parent);

    void watch(CardItem *item);
    /// The card belongs to somebody else now: if it is held, that is forgotten without a signal.
    void unwatch(CardItem *item);
    /// Which cards can be dragged, asked whenever the mouse moves one; all, if this is not set.
    void setMayDrag(std::function<bool(const CardItem *item)> mayDrag) { mayDrag_ = std::move(mayDrag); }

    /// Whether a card has left its place with the pointer.
    bool dragging() const { return dragging_; }
    /// Puts the card under the pointer, above all others.
    void carry(CardItem *item, QPointF scenePos);
    /// Lets go of the card as if it had never been pressed: the release that follows does nothing.
    void cancel();
    /// The same without a signal.
    void reset();

Q_SIGNALS:
    void pressed(CardItem *item);
    /// The pointer has gone far enough; moved() follows.
    void began(CardItem *item);
    void moved(CardItem *item, QPointF scenePos);
    /// Pressed and let go at its place.
    void clicked(CardItem *item);
    /// Let go there: whoever receives it takes the card, or does nothing.
    void dropped(CardItem *item, QPointF scenePos);
    /// A drag is over, whatever came of it, and nobody has taken the card: it can go home.
    void ended();

private:
    void move(CardItem *item, QPointF scenePos, bool far);
    void release(CardItem *item, QPointF scenePos);

    Animator &animator_;
    std::function<bool(const CardItem *item)> mayDrag_;
    QPointer<CardItem> held_;
    bool dragging_ = false;
};

} // namespace meadhall::ui
