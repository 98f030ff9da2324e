// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/hand.h"

#include "engine/core/to_index.h"
#include "ui/table/scene/z_values.h"

#include <algorithm>
#include <utility>

namespace meadhall::ui {

Hand::Hand(Animator &animator, Before before, QObject *parent)
    : QObject(parent), animator_(animator), drag_(animator, this), before_(std::move(before)),
      playable_(~std::uint64_t{0})
{
    drag_.setMayDrag([this](const CardItem *) { return byDrag_; });
    connect(&drag_, &CardDrag::pressed, this, &Hand::press);
    connect(&drag_, &CardDrag::began, this, &Hand::beginDrag);
    connect(&drag_, &CardDrag::moved, this, [this](CardItem *, QPointF scenePos) { drag(scenePos); });
    connect(&drag_, &CardDrag::clicked, this, [this](CardItem *item) { toggle(item->card()); });
    connect(&drag_, &CardDrag::dropped, this, [this](CardItem *, QPointF scenePos) { drop(scenePos); });
    connect(&drag_, &CardDrag::ended, this, &Hand::restore);
}

void Hand::setSort(Sort sort)
{
    sort_ = sort;
    if (sort != Sort::Own)
        std::stable_sort(items_.begin(), items_.end(),
                         [this](CardItem *a, CardItem *b) { return before_(a->card(), b->card(), sort_); });
    arrange();
}

void Hand::add(CardItem *item, int index)
{
    auto at = items_.end();
    if (index >= 0 && index <= static_cast<int>(items_.size()))
        at = items_.begin() + index;
    else
        at = std::find_if(items_.begin(), items_.end(), [&](CardItem *other) {
            return sort_ == Sort::Own ? rankOf(item->card()) < rankOf(other->card())
                                      : before_(item->card(), other->card(), sort_);
        });
    items_.insert(at, item);
    connectItem(item);
    item->setInteractive(enabled_);
    item->setDimmed(!playable_.contains(item->card()));
    item->resizeInPlace(place_.card);
}

CardItem *Hand::take(Card card)
{
    CardItem *item = this->item(card);
    if (!item)
        return nullptr;
    std::erase(items_, item);
    item->disconnect(this);
    drag_.unwatch(item);
    item->setInteractive(false);
    item->setDimmed(false);
    item->setHalo(false);
    dragged_.remove(card);
    if (dragged_.empty())
        gap_ = -1;
    if (selection_.contains(card)) {
        selection_.remove(card);
        Q_EMIT selectionChanged();
    }
    return item;
}

std::vector<CardItem *> Hand::takeAll()
{
    std::vector<CardItem *> all;
    while (!items_.empty())
        all.push_back(take(items_.front()->card()));
    gap_ = -1;
    return all;
}

CardSet Hand::cards() const
{
    CardSet cards;
    for (CardItem *item : items_)
        cards.add(item->card());
    return cards;
}

std::vector<Card> Hand::order() const
{
    std::vector<Card> order;
    for (CardItem *item : items_)
        order.push_back(item->card());
    return order;
}

void Hand::setOrder(const std::vector<Card> &order)
{
    const auto place = [&order](CardItem *item) { return std::find(order.begin(), order.end(), item->card()); };
    std::stable_sort(items_.begin(), items_.end(), [&](CardItem *a, CardItem *b) { return place(a) < place(b); });
}

/// Cards that are not in the hand stay behind the one before them.
void Hand::rememberOrder()
{
    std::vector<Card> now = order();
    for (std::size_t i = 0; i < moved_.size(); ++i) {
        if (std::find(now.begin(), now.end(), moved_[i]) != now.end())
            continue;
        const auto before = i == 0 ? now.end() : std::find(now.begin(), now.end(), moved_[i - 1]);
        now.insert(before == now.end() ? now.begin() : before + 1, moved_[i]);
    }
    moved_ = now;
}

void Hand::restack()
{
    // Right to left, the next card is on the left: then the right edges stay visible.
    const bool backwards = place_.rightToLeft && fromLeft_;
    for (std::size_t i = 0; i < items_.size(); ++i)
        items_[i]->setZValue((isHeld(items_[i]) ? z::kDragged : z::kHand)
                             + 0.1 * static_cast<qreal>(backwards ? items_.size() - 1 - i : i));
}

void Hand::arrange(bool animated)
{
    const int n = static_cast<int>(items_.size());
    int place = 0; // with a gap open, the others are placed as if the dragged card were in it
    for (int i = 0; i < n; ++i) {
        CardItem *item = items_[toIndex(i)];
        const bool held = isHeld(item);
        if (gap_ >= 0 && !held && place == gap_)
            ++place;
        const int at = gap_ >= 0 ? place : i;
        place += held ? 0 : 1;
        if (held)
            continue;
        const qreal lift = selection_.contains(item->card()) ? place_.card * 0.3 : 0;
        const FanSlot slot = fanSlot(place_, at, n, lift);
        item->resizeInPlace(place_.card);
        Motion motion{slot.centre, slot.rotation};
        motion.duration = 160;
        animator_.bring(item, motion, animated);
    }
    restack();
}

void Hand::select(CardSet cards)
{
    cards = cards & this->cards();
    if (cards == selection_)
        return;
    selection_ = cards;
    for (CardItem *item : items_)
        item->setHalo(selection_.contains(item->card()));
    arrange();
    Q_EMIT selectionChanged();
}

void Hand::toggle(Card card)
{
    CardSet selection = single_ && !selection_.contains(card) ? CardSet{} : selection_;
    if (selection.contains(card))
        selection.remove(card);
    else
        selection.add(card);
    select(selection);
}

void Hand::setPlayable(CardSet cards)
{
    playable_ = cards;
    for (CardItem *item : items_)
        item->setDimmed(!playable_.contains(item->card()));
}

void Hand::setInteraction(bool byClick, bool byDrag)
{
    byClick_ = byClick;
    byDrag_ = byDrag;
}

void Hand::setEnabled(bool enabled)
{
    enabled_ = enabled;
    if (!enabled)
        cancelDrag();
    for (CardItem *item : items_)
        item->setInteractive(enabled);
}

void Hand::shift(Card card, int steps)
{
    CardItem *item = this->item(card);
    if (!item || dragging())
        return;
    const auto found = std::find(items_.begin(), items_.end(), item);
    const auto from = static_cast<int>(found - items_.begin());
    const int to = std::clamp(from + (place_.rightToLeft ? -steps : steps), 0, static_cast<int>(items_.size()) - 1);
    if (to == from)
        return;
    items_.erase(found);
    items_.insert(items_.begin() + to, item);
    sort_ = Sort::Own;
    rememberOrder();
    arrange();
    Q_EMIT orderChanged();
}

void Hand::connectItem(CardItem *item)
{
    drag_.watch(item);
    connect(item, &CardItem::doubleClicked, this, [this](CardItem *card) {
        if (byClick_)
            Q_EMIT doubleClicked(card->card(), selectionBeforeClick_);
    });
}

void Hand::press(CardItem *item)
{
    selectionBeforeClick_ = selection_;
    dragged_ = selection_.contains(item->card()) ? selection_ : CardSet::of(item->card());
    Q_EMIT touched(); // last: a receiver may finish animations that remove the card
}

void Hand::beginDrag(CardItem *item)
{
    if (!selection_.contains(item->card()))
        select(dragged_);
    restack();
}

void Hand::drag(QPointF scenePos)
{
    followPointer(scenePos);
    openGap(scenePos);
    Q_EMIT dragMoved(scenePos, dragged_);
}

void Hand::followPointer(QPointF scenePos)
{
    const qreal step = place_.card * 0.42;
    const int n = dragged_.count();
    int i = 0;
    for (CardItem *item : items_) {
        if (!dragged_.contains(item->card()))
            continue;
        qreal place = i++ - (n - 1) / 2.0;
        if (place_.rightToLeft)
            place = -place;
        animator_.cancel(item);
        item->setPos(scenePos + QPointF(place * step, 0));
        item->setRotation(place * 3);
        item->setScale(1);
    }
}

void Hand::drop(QPointF scenePos)
{
    const CardSet cards = dragged_;
    const CardSet selectionBefore = selectionBeforeClick_;
    reorder(scenePos);
    // Dragging does not select: restore the selection from before the press.
    select(selectionBefore);
    keepsDropped_ = false; // a key may have played cards since the press
    Q_EMIT dropped(scenePos, cards);
    drag_.reset();
    if (!std::exchange(keepsDropped_, false)) {
        restore(); // played cards have been removed by now; the others return to their places
        return;
    }
    dragged_ = {};
    gap_ = -1;
    Q_EMIT dragEnded();
}

/// Opens a gap at the index where the dragged card would be inserted.
void Hand::openGap(QPointF scenePos)
{
    const bool over = dragged_.count() == 1 && scenePos.y() >= place_.middle.y() - place_.card;
    const int gap = over ? fanIndex(place_, scenePos.x(), static_cast<int>(items_.size()) - 1) : -1;
    if (std::exchange(gap_, gap) != gap)
        arrange();
}

/// Moves a card dropped within the fan to that index and changes the order to Sort::Own.
void Hand::reorder(QPointF scenePos)
{
    if (dragged_.count() != 1 || scenePos.y() < place_.middle.y() - place_.card)
        return;
    const Card card = dragged_.first();
    CardItem *moved = item(card);
    const std::vector<CardItem *> old = items_;
    std::erase(items_, moved);
    items_.insert(items_.begin() + fanIndex(place_, scenePos.x(), static_cast<int>(items_.size())), moved);
    if (items_ != old) {
        sort_ = Sort::Own;
        rememberOrder();
        Q_EMIT orderChanged();
    }
}

void Hand::cancelDrag()
{
    drag_.cancel();
    dragged_ = {};
}

void Hand::restore()
{
    dragged_ = {};
    gap_ = -1;
    arrange();
    Q_EMIT dragEnded();
}

int Hand::indexAt(QPointF scenePos) const { return fanIndex(place_, scenePos.x(), static_cast<int>(items_.size())); }

} // namespace meadhall::ui
