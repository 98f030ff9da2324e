// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/odin/deck_plaque.h"

#include "ui/base/graphics/colour_chip.h"

#include <QGraphicsSceneMouseEvent>
#include <QPainter>
#include <QPropertyAnimation>

#include <utility>

namespace meadhall::ui {

namespace {

constexpr int kDetailsWait = 250, kDetailsOpen = 140; // ms

} // namespace

DeckPlaque::DeckPlaque(PixmapCache &cache) : TableItem(cache, nullptr), details_(new DeckDetails(cache, this))
{
    setAcceptHoverEvents(true);
    setAcceptedMouseButtons(Qt::LeftButton);
    opening_.setSingleShot(true);
    connect(&opening_, &QTimer::timeout, this, &DeckPlaque::openDetails);
    setVisible(false);
}

void DeckPlaque::setColours(odin::Colours colours)
{
    change(inPlay_, colours);
    showIfNeeded();
}

void DeckPlaque::setPlace(const TableLayout &layout)
{
    const QRectF &place = layout.deck;
    setPos(place.topLeft());
    changeShape(size_, place.size());
    change(mirrored_, layout.hand.rightToLeft);
    details_->setPos(size_.width() / 2, 0);
    const qreal origin = place.left() + size_.width() / 2;
    details_->setPlace(layout.unit, layout.wordGrowth, 8 - origin, layout.size.width() - 8 - origin, mirrored_);
    showIfNeeded();
}

void DeckPlaque::showIfNeeded() { setVisible(inPlay_ != odin::kAllColours && !size_.isEmpty()); }

void DeckPlaque::setFocused(bool focused)
{
    if (std::exchange(focused_, focused) != focused)
        updateDetails(0);
}

void DeckPlaque::hoverEnterEvent(QGraphicsSceneHoverEvent *)
{
    hovered_ = true;
    updateDetails(kDetailsWait); // the mouse may only be passing
}

void DeckPlaque::hoverLeaveEvent(QGraphicsSceneHoverEvent *)
{
    hovered_ = false;
    updateDetails(0);
}

void DeckPlaque::mousePressEvent(QGraphicsSceneMouseEvent *event)
{
    event->accept();
    hovered_ = true; // also by touch, which does not hover
    updateDetails(0);
}

QVariant DeckPlaque::itemChange(GraphicsItemChange change, const QVariant &value)
{
    if (change == ItemVisibleHasChanged && !isVisible()) {
        hovered_ = false;
        updateDetails(0);
    }
    return TableItem::itemChange(change, value);
}

void DeckPlaque::updateDetails(int delay)
{
    if (!focused_ && !hovered_) {
        opening_.stop();
        details_->hide();
    } else if (!details_->isVisible()) {
        opening_.start(delay);
    }
}

void DeckPlaque::openDetails()
{
    details_->setCopied(QString());
    details_->setOpacity(1);
    details_->show();
    if (durationFactor_ <= 0)
        return;
    auto *fade = new QPropertyAnimation(details_, "opacity", details_);
    fade->setStartValue(0.05); // at 0 it would not be pointed at
    fade->setEndValue(1.0);
    fade->setEasingCurve(QEasingCurve::OutCubic);
    fade->setDuration(static_cast<int>(kDetailsOpen * durationFactor_));
    fade->start(QAbstractAnimation::DeleteWhenStopped);
}

QRectF DeckPlaque::boundingRect() const { return QRectF(QPointF(), size_).adjusted(-1, -1, 1, 1); }

QPainterPath DeckPlaque::shape() const
{
    QPainterPath path;
    path.addRoundedRect(QRectF(QPointF(), size_), 8, 8);
    return path;
}

void DeckPlaque::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(TableItem::colours().edge, 2));
    painter->setBrush(TableItem::colours().plaque);
    painter->drawRoundedRect(QRectF(QPointF(), size_).adjusted(1, 1, -1, -1), 8, 8);
    // A chip of 30 in a plaque of 46, and 5 between them.
    const qreal chip = size_.height() * 30 / 46, gap = size_.height() * 5 / 46;
    const qreal from = (size_.width() - odin::kColours * chip - (odin::kColours - 1) * gap) / 2;
    for (int i = 0; i < odin::kColours; ++i) {
        const int place = mirrored_ ? odin::kColours - 1 - i : i;
        drawColourChip(*painter, QRectF(from + place * (chip + gap), (size_.height() - chip) / 2, chip, chip), i,
                       {odin::has(inPlay_, static_cast<odin::Colour>(i)), false}, theme(), cardLook());
    }
}

} // namespace meadhall::ui
