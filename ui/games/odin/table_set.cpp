#include "ui/games/odin/table_set.h"

#include "ui/scene/z_values.h"

#include <algorithm>

namespace meadhall::ui {

TableSet::TableSet(Animator &animator, QObject *parent) : QObject(parent), animator_(animator) {}

void TableSet::setPlace(const TableLayout &layout)
{
    middle_ = layout.middle;
    card_ = layout.tableCard;
    width_ = layout.tableWidth;
    lowest_ = layout.message.top() - card_ * 0.12; // the outer cards are turned a little
}

FanSlot TableSet::slot(int i, int n, bool choosing) const
{
    const qreal step = n > 1 ? std::min(card_ * 1.06, (width_ - card_) / (n - 1)) : 0;
    const qreal place = i - (n - 1) / 2.0;
    // Laid by hand: never quite straight.
    const qreal tilt = n == 1 ? -2 : place * 3.0 / std::max(1, n - 1) * 2;
    const QPointF up(0, choosing ? -card_ * 0.34 : 0);
    // As its value is read, in every language: digits do not mirror.
    return {middle_ + up + QPointF(place * step, 0), tilt};
}

FanSlot TableSet::waitingSlot(int i, int n) const
{
    FanSlot slot = this->slot(i, n, false);
    // Above the line that says what to do, as far as the cards below still show what they are.
    slot.centre += QPointF(0, std::clamp(lowest_ - slot.centre.y() - card_, card_ * 0.4, card_ * 0.86));
    return slot;
}

void TableSet::lay(std::vector<CardItem *> items, bool animated)
{
    items_ = std::move(items);
    for (CardItem *item : items_) {
        item->resizeInPlace(card_);
        item->setTouchable(false);
        connectItem(item);
    }
    arrange(animated);
}

CardItem *TableSet::item(Card card) const
{
    const auto found =
        std::find_if(items_.begin(), items_.end(), [card](CardItem *item) { return item->card() == card; });
    return found == items_.end() ? nullptr : *found;
}

std::vector<CardItem *> TableSet::takeAll()
{
    // Whoever takes them moves or deletes them: nothing is arranged any more.
    choosing_ = dragging_ = false;
    pressed_ = advised_ = kNoCard;
    for (CardItem *item : items_) {
        item->disconnect(this);
        item->setTouchable(false);
        item->setHalo(false);
    }
    return std::exchange(items_, {});
}

void TableSet::arrange(bool animated)
{
    const int n = static_cast<int>(items_.size());
    for (int i = 0; i < n; ++i) {
        CardItem *item = items_[static_cast<std::size_t>(i)];
        const FanSlot place = slot(i, n, choosing_);
        item->resizeInPlace(card_);
        const qreal layer = z::kMiddle + 0.1 * i;
        if (animated) {
            item->setZValue(z::kFlying + 0.1 * i);
            Motion motion{place.centre, place.rotation};
            animator_.move(item, motion, [item, layer] { item->setZValue(layer); });
        } else {
            animator_.forget(item);
            item->setPos(place.centre);
            item->setRotation(place.rotation);
            item->setScale(1);
            item->setOpacity(1);
            item->setZValue(layer);
        }
    }
}

void TableSet::setChoosing(bool choosing)
{
    if (choosing == choosing_)
        return;
    choosing_ = choosing;
    dragging_ = false;
    pressed_ = advised_ = kNoCard;
    for (CardItem *item : items_) {
        item->setTouchable(choosing);
        item->setDimmed(false);
    }
    showHalos();
    arrange(true);
}

void TableSet::setAdvised(Card card)
{
    advised_ = card;
    showHalos();
}

void TableSet::showHalos()
{
    for (CardItem *item : items_)
        item->setHalo(choosing_ && (advised_ == kNoCard || item->card() == advised_));
}

void TableSet::cancelDrag()
{
    pressed_ = kNoCard;
    if (std::exchange(dragging_, false))
        arrange(true);
}

void TableSet::connectItem(CardItem *item)
{
    item->disconnect(this);
    connect(item, &CardItem::pressed, this, [this](CardItem *card) {
        pressed_ = card->card();
        Q_EMIT touched();
    });
    connect(item, &CardItem::letGo, this, &TableSet::cancelDrag);
    connect(item, &CardItem::dragged, this, [this](CardItem *card, QPointF scenePos, bool far) {
        if (!choosing_ || pressed_ != card->card() || (!far && !dragging_))
            return;
        dragging_ = true;
        animator_.forget(card);
        card->setZValue(z::kDragged);
        card->setPos(scenePos);
    });
    connect(item, &CardItem::released, this, [this](CardItem *card, QPointF scenePos) {
        if (!choosing_ || std::exchange(pressed_, kNoCard) != card->card())
            return;
        if (!std::exchange(dragging_, false)) {
            Q_EMIT clicked(card->card());
            return;
        }
        Q_EMIT dropped(card->card(), scenePos);
        if (choosing_)
            arrange(true);
    });
}

} // namespace meadhall::ui
