// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/card_drag.h"

#include "ui/table/scene/z_values.h"

#include <utility>

namespace meadhall::ui {

CardDrag::CardDrag(Animator &animator, QObject *parent) : QObject(parent), animator_(animator) {}

void CardDrag::watch(CardItem *item)
{
    item->disconnect(this);
    connect(item, &CardItem::pressed, this, [this](CardItem *card) {
        held_ = card;
        dragging_ = false;
        Q_EMIT pressed(card);
    });
    connect(item, &CardItem::dragged, this, &CardDrag::move);
    connect(item, &CardItem::released, this, &CardDrag::release);
    connect(item, &CardItem::mouseUngrabbed, this, &CardDrag::cancel);
}

void CardDrag::unwatch(CardItem *item)
{
    item->disconnect(this);
    if (item == held_)
        reset();
}

void CardDrag::move(CardItem *item, QPointF scenePos, bool far)
{
    if (item != held_ || (!far && !dragging_) || (mayDrag_ && !mayDrag_(item)))
        return;
    if (!std::exchange(dragging_, true))
        Q_EMIT began(item);
    Q_EMIT moved(item, scenePos);
}

void CardDrag::carry(CardItem *item, QPointF scenePos)
{
    animator_.cancel(item);
    item->setZValue(z::kDragged);
    item->setPos(scenePos);
}

void CardDrag::release(CardItem *item, QPointF scenePos)
{
    if (item != held_)
        return; // cancelled
    if (!dragging_) {
        held_ = nullptr;
        Q_EMIT clicked(item);
        return;
    }
    Q_EMIT dropped(item, scenePos);
    cancel(); // unless a receiver has taken it
}

void CardDrag::cancel()
{
    held_ = nullptr;
    if (std::exchange(dragging_, false))
        Q_EMIT ended();
}

void CardDrag::reset()
{
    held_ = nullptr;
    dragging_ = false;
}

} // namespace meadhall::ui
