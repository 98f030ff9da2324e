#include "ui/games/odin/beaten_pile.h"

#include "engine/core/to_index.h"

#include <QGraphicsOpacityEffect>
#include <QPropertyAnimation>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kPlaqueWaits = 250, kPlaqueOpens = 140; // ms

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
    plaque_.setPlace(layout.beaten - QPointF(0, width_ * 1.1), layout.unit, room, layout.hand.rightToLeft);
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
