// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/odin/table_set.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/table/scene/z_values.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

namespace {

// Of the height.
constexpr qreal kChipGap = 4.0 / 17, kCardChipWidth = 29.0 / 17, kFigures = 12.5 / 17;

// The ellipse inside the border, half its axes in sizes of the cloth.
constexpr qreal kInsideWidth = 0.44, kInsideHeight = 0.415;
/// Least distance of neighbouring cards, in widths of a card: less would hide their numbers.
constexpr qreal kLeastStep = 0.46;
constexpr qreal kSmallestCard = 0.6; ///< of the usual size

} // namespace

LastPlayItem::LastPlayItem(PixmapCache &cache) : TableItem(cache, nullptr)
{
    setAcceptedMouseButtons(Qt::NoButton);
    setVisible(false);
}

void LastPlayItem::setCards(const std::vector<Card> &cards)
{
    changeShape(cards_, cards);
    setVisible(!cards_.empty());
}

void LastPlayItem::setPlace(const QRectF &room, bool mirrored)
{
    changeShape(room_, room);
    changeShape(mirrored_, mirrored);
}

qreal LastPlayItem::chipsWidth() const
{
    const qreal n = static_cast<qreal>(cards_.size());
    return room_.height() * (n * kCardChipWidth + (n - 1) * kChipGap);
}

std::vector<CardChip> LastPlayItem::chips() const
{
    std::vector<CardChip> chips;
    for (Card card : cards_)
        chips.push_back(odinChip(card, theme(), cardLook()));
    return chips;
}

/// Many cards have no room for a chip each.
bool LastPlayItem::joined() const { return cards_.size() > 1 && chipsWidth() > room_.width(); }

QRectF LastPlayItem::area() const
{
    if (cards_.empty())
        return {};
    const qreal width = joined() ? joinedChipWidth(chips(), room_.height()) : chipsWidth();
    return QRectF(mirrored_ ? room_.right() - width : room_.left(), room_.top(), width, room_.height());
}

void LastPlayItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QRectF area = this->area();
    const QFont font = tableFont(kFigures * area.height(), true);
    const std::vector<CardChip> chips = this->chips();
    if (joined()) {
        drawJoinedChip(*painter, area, chips, font, theme());
        return;
    }
    const QSizeF size(area.height() * kCardChipWidth, area.height());
    QPointF corner = area.topLeft();
    for (const CardChip &chip : chips) {
        drawCardChip(*painter, QRectF(corner, size), chip, font, theme());
        corner.rx() += size.width() + area.height() * kChipGap;
    }
}

TableSet::TableSet(Animator &animator, QObject *parent) : QObject(parent), animator_(animator), drag_(animator, this)
{
    drag_.setMayDrag([this](const CardItem *) { return choosing_; });
    connect(&drag_, &CardDrag::pressed, this, &TableSet::touched);
    connect(&drag_, &CardDrag::moved, &drag_, &CardDrag::carry);
    connect(&drag_, &CardDrag::clicked, this, [this](CardItem *item) {
        if (choosing_)
            Q_EMIT clicked(item->card());
    });
    connect(&drag_, &CardDrag::dropped, this,
            [this](CardItem *item, QPointF scenePos) { Q_EMIT dropped(item->card(), scenePos); });
    connect(&drag_, &CardDrag::ended, this, [this] { arrange(true); });
}

void TableSet::setPlace(const TableLayout &layout)
{
    middle_ = layout.middle;
    card_ = layout.tableCard;
    cloth_ = layout.cloth;
    lowest_ = layout.message.top() - card_ * 0.12; // the outer cards are slightly rotated
}

/// Width of what lies inside the border as high as a card.
qreal TableSet::roomFor(qreal card) const
{
    const qreal high = (card + std::abs(middle_.y() - cloth_.center().y())) / (kInsideHeight * cloth_.height());
    return high < 1 ? 2 * kInsideWidth * cloth_.width() * std::sqrt(1 - high * high) : 0;
}

qreal TableSet::widthOf(int n) const
{
    qreal card = card_;
    while (card > card_ * kSmallestCard && roomFor(card) < card * (1 + kLeastStep * (n - 1)))
        card *= 0.98;
    return card;
}

FanSlot TableSet::slot(int i, int n, bool choosing) const
{
    const qreal card = widthOf(n);
    const qreal step = n > 1 ? std::min(card * 1.06, (roomFor(card) - card) / (n - 1)) : 0;
    const qreal place = i - (n - 1) / 2.0;
    // A slight rotation, as if laid by hand.
    const qreal tilt = n == 1 ? -2 : place * 3.0 / std::max(1, n - 1) * 2;
    const QPointF up(0, choosing ? -card * 0.34 : 0);
    // Left to right in every language: the digits of the value are not mirrored.
    return {middle_ + up + QPointF(place * step, 0), tilt};
}

FanSlot TableSet::waitingSlot(int i, int n) const
{
    FanSlot slot = this->slot(i, n, false);
    // Above the prompt line, but leaving the numerals of the cards below visible.
    slot.centre += QPointF(0, std::clamp(lowest_ - slot.centre.y() - card_, card_ * 0.4, card_ * 0.86));
    return slot;
}

void TableSet::lay(std::vector<CardItem *> items, bool animated)
{
    items_ = std::move(items);
    for (CardItem *item : items_) {
        item->resizeInPlace(cardWidth());
        item->setInteractive(false);
        drag_.watch(item);
    }
    arrange(animated);
}

std::vector<CardItem *> TableSet::takeAll()
{
    // The caller moves or deletes the cards: do not arrange them any more.
    choosing_ = false;
    advised_ = kNoCard;
    for (CardItem *item : items_) {
        drag_.unwatch(item);
        item->setInteractive(false);
        item->setHalo(false);
    }
    return std::exchange(items_, {});
}

void TableSet::arrange(bool animated)
{
    const int n = static_cast<int>(items_.size());
    for (int i = 0; i < n; ++i) {
        CardItem *item = items_[toIndex(i)];
        const FanSlot place = slot(i, n, choosing_);
        item->resizeInPlace(cardWidth());
        const qreal layer = z::kMiddle + 0.1 * i;
        if (animated)
            item->setZValue(z::kFlying + 0.1 * i);
        animator_.bring(item, Motion{place.centre, place.rotation}, animated,
                        [item, layer] { item->setZValue(layer); });
    }
}

void TableSet::setChoosing(bool choosing)
{
    if (choosing == choosing_)
        return;
    choosing_ = choosing;
    drag_.reset();
    advised_ = kNoCard;
    for (CardItem *item : items_) {
        item->setInteractive(choosing);
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

} // namespace meadhall::ui
