// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse input on cards: clicking, dragging, dropping and cancelling.
#pragma once

#include "ui/table/scene/animator.h"
#include "ui/table/scene/card_item.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace meadhall::ui {

/// Tracks which of the watched cards is pressed or dragged. The owner decides what a click or a drop means.
class CardDrag : public QObject {
    Q_OBJECT

public:
    explicit CardDrag(Animator &animator, QObject *parent);

    void watch(CardItem *item);
    /// Stops watching a card that passes to another owner; a drag of it is dropped without a signal.
    void unwatch(CardItem *item);
    /// Sets which cards can be dragged; evaluated on every mouse move. All, if not set.
    void setMayDrag(std::function<bool(const CardItem *item)> mayDrag) { mayDrag_ = std::move(mayDrag); }

    /// True once the pressed card has been moved far enough to follow the pointer.
    bool dragging() const { return dragging_; }
    /// Moves the card below the pointer and above all other items.
    void carry(CardItem *item, QPointF scenePos);
    /// Cancels the press or drag; the following release has no effect. Emits ended() after a drag.
    void cancel();
    /// Like cancel(), without a signal.
    void reset();

Q_SIGNALS:
    void pressed(CardItem *item);
    /// The pointer has moved beyond the drag distance; moved() follows.
    void began(CardItem *item);
    void moved(CardItem *item, QPointF scenePos);
    /// Pressed and released without a drag.
    void clicked(CardItem *item);
    /// Dropped there (scene coordinates). A receiver may take the card over by calling unwatch().
    void dropped(CardItem *item, QPointF scenePos);
    /// A drag has ended for any reason and the card is still watched: the owner should return it to its place.
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
