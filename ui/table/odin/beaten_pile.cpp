// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/odin/beaten_pile.h"

#include "engine/core/to_index.h"

#include <QGraphicsOpacityEffect>
#include <QPropertyAnimation>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kPlaqueWaits = 250, kPlaqueOpens = 140; // ms

/// What the plaque shall not cover: the set in play with its value, the own hand, the seats, the pile itself.
std::vector<QRectF> keptFree(const TableLayout &layout)
{
    const qreal card = layout.tableCard, width = std::min(layout.tableWidth, 3.2 * card);
    const QPointF middle = layout.middle;
    constexpr int kFullHand = 9;
    const qreal first = fanSlot(layout.hand, 0, kFullHand).centre.x();
    const qreal last = fanSlot(layout.hand, kFullHand - 1, kFullHand).centre.x();
    std::vector<QRectF> kept{
        QRectF(middle - QPointF(width / 2, card),
               QPointF(middle.x() + width / 2, 2 * layout.chip.y() - middle.y() - card)),
        QRectF(QPointF(std::min(first, last) - 0.65 * layout.hand.card, layout.hand.middle.y() - layout.hand.card),
               QPointF(std::max(first, last) + 0.65 * layout.hand.card, layout.size.height()))};
    for (const SeatPlace &seat : layout.seats) {
        const qreal reach = seat.plaque + 0.9 * seat.diameter, half = seat.diameter * 0.62;
        kept.emplace_back(seat.centre.x() - (seat.mirrored ? reach : half), seat.centre.y() - half, reach + half,
                          2 * half);
    }
    const QSizeF pile(2.6 * layout.beatenCard, 2.2 * layout.beatenCard);
    kept.emplace_back(layout.beaten - QPointF(pile.width(), pile.height()) / 2, pile);
    return kept;
}

} // namespace

BeatenPile::BeatenPile(PixmapCache &cache, BeatenPlaque &plaque) : TableItem(cache, nullptr), plaque_(plaque)
{
    setAcceptHoverEvents(true);
    setAcceptedMouseButtons(Qt::NoButton);
    // Faint as a whole: cards that are faint one by one would show through each other.
    auto *faint = new QGraphicsOpacityEffect;
    faint->setOpacity(kFaint);
    setGraphicsEffect(faint);
    opening_.setSingleShot(true);
    connect(&opening_, &QTimer::timeout, this, &BeatenPile::openPlaque);
    setVisible(false);
    plaque_.setVisible(false);
}

void BeatenPile::setPlace(const TableLayout &layout)
{
    prepareGeometryChange();
    setPos(layout.beaten);
    width_ = layout.beatenCard;
    arrange();
    const QRectF room = QRectF(QPointF(), layout.size).adjusted(8, 8, -8, -8);
    plaque_.setPlace(layout.beaten - QPointF(0, width_ * 1.1), layout.unit, layout.wordGrowth, room, keptFree(layout),
                     layout.hand.rightToLeft);
}

void BeatenPile::setCards(const std::vector<CardItem *> &cards)
{
    prepareGeometryChange();
    for (CardItem *item : std::exchange(cards_, cards))
        delete item;
    for (CardItem *item : cards_) {
        item->setParentItem(this);
        item->setAcceptedMouseButtons(Qt::NoButton);
    }
    arrange();
    setVisible(!cards_.empty());
    light();
}

FanSlot BeatenPile::slot(int i, int n) const
{
    // Many cards lie closer together: the pile has to stay on the cloth.
    const qreal step = n > 1 ? std::min(width_ * 0.72, width_ * 1.5 / (n - 1)) : 0;
    const qreal place = i - (n - 1) / 2.0;
    const qreal tilt = n == 1 ? -6 : -8 + 13.0 * i / (n - 1);
    return {pos() + QPointF(place * step, 0), tilt};
}

void BeatenPile::arrange()
{
    const int n = static_cast<int>(cards_.size());
    for (int i = 0; i < n; ++i) {
        const FanSlot place = slot(i, n);
        CardItem *item = cards_[toIndex(i)];
        item->setCardWidth(width_);
        item->setPos(place.centre - pos());
        item->setRotation(place.rotation);
    }
}

QRectF BeatenPile::boundingRect() const { return shape().boundingRect().adjusted(-1, -1, 1, 1); }

QPainterPath BeatenPile::shape() const
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const CardItem *item : cards_)
        path.addPath(item->mapToParent(item->shape()));
    return path;
}

void BeatenPile::setFocused(bool focused)
{
    if (std::exchange(focused_, focused) != focused)
        light();
}

void BeatenPile::hoverEnterEvent(QGraphicsSceneHoverEvent *)
{
    hovered_ = true;
    light();
}

void BeatenPile::hoverLeaveEvent(QGraphicsSceneHoverEvent *)
{
    hovered_ = false;
    light();
}

QVariant BeatenPile::itemChange(GraphicsItemChange change, const QVariant &value)
{
    if (change == ItemVisibleHasChanged && !isVisible()) {
        hovered_ = false;
        light();
    }
    return TableItem::itemChange(change, value);
}

/// Lit or faint, with the plaque or without.
void BeatenPile::light()
{
    graphicsEffect()->setEnabled(!lit());
    if (!lit() || !isVisible()) {
        opening_.stop();
        plaque_.hide();
    } else if (!plaque_.isVisible() && !opening_.isActive()) {
        opening_.start(focused_ ? 0 : kPlaqueWaits); // the mouse may only be passing
    }
}

void BeatenPile::openPlaque()
{
    plaque_.setOpacity(1);
    plaque_.show();
    if (durationFactor_ <= 0)
        return;
    auto *fade = new QPropertyAnimation(&plaque_, "opacity", &plaque_);
    fade->setStartValue(0.0);
    fade->setEndValue(1.0);
    fade->setEasingCurve(QEasingCurve::OutCubic);
    fade->setDuration(static_cast<int>(kPlaqueOpens * durationFactor_));
    fade->start(QAbstractAnimation::DeleteWhenStopped);
}

} // namespace meadhall::ui
