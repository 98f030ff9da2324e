// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/card_item.h"

#include "ui/base/graphics/card_faces.h"

#include <QApplication>
#include <QGraphicsSceneMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

CardItem *itemOf(const std::vector<CardItem *> &items, Card card)
{
    const auto found =
        std::find_if(items.begin(), items.end(), [card](CardItem *item) { return item->card() == card; });
    return found == items.end() ? nullptr : *found;
}

CardItem::CardItem(PixmapCache &cache, Card card, const ArtKey &face, QGraphicsItem *parent)
    : TableItem(cache, parent), card_(card), face_(face), faceDown_(card == kNoCard)
{
    setAcceptedMouseButtons(Qt::NoButton);
}

void CardItem::setFace(const ArtKey &face)
{
    face_ = face;
    update();
}

void CardItem::turnTo(Card card, bool faceDown, const ArtKey &face)
{
    previousFace_ = face_;
    card_ = card;
    faceDown_ = faceDown;
    turnProgress_ = 0;
    setFace(face);
}

void CardItem::resizeInPlace(qreal width)
{
    setScale(scale() * width_ / width);
    setCardWidth(width);
}

void CardItem::setInteractive(bool touchable)
{
    setAcceptedMouseButtons(touchable ? Qt::LeftButton : Qt::NoButton);
    if (touchable)
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
}

void CardItem::click()
{
    if (!canClick())
        return;
    Q_EMIT pressed(this, scenePos());
    Q_EMIT released(this, scenePos());
}

QRectF CardItem::boundingRect() const
{
    return cardShadowRect(cardRect()).united(cardHaloRect(cardRect())).adjusted(-4, -4, 4, 4);
}

QPainterPath CardItem::shape() const
{
    QPainterPath path;
    path.addRoundedRect(cardRect(), width_ * kCardCorner, width_ * kCardCorner);
    return path;
}

void CardItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QRectF card = cardRect();
    if (turnProgress_ < 1)
        painter->scale(std::max(0.02, std::abs(1 - 2 * turnProgress_)), 1);
    art().draw(painter, pieceArt(Piece::CardShadow, theme()), cardShadowRect(card));
    if (halo_)
        art().draw(painter, pieceArt(Piece::CardHalo, theme()), cardHaloRect(card));
    art().draw(painter, turnProgress_ < 0.5 ? previousFace_ : face_, card);
    if (dimmed_) {
        const qreal corner = width_ * kCardCorner;
        QColor shade = colours().woodGap;
        shade.setAlphaF(static_cast<float>(cardShade(face_)));
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(shade);
        painter->drawRoundedRect(card, corner, corner);
    }
}

bool CardItem::sceneEvent(QEvent *event)
{
    const bool handled = TableItem::sceneEvent(event);
    if (event->type() == QEvent::UngrabMouse)
        Q_EMIT mouseUngrabbed(this);
    return handled;
}

// While the card grabs the mouse it also receives events of other buttons, which it ignores.

void CardItem::mousePressEvent(QGraphicsSceneMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    doubleClick_ = false;
    Q_EMIT pressed(this, event->scenePos());
}

void CardItem::mouseMoveEvent(QGraphicsSceneMouseEvent *event)
{
    if (doubleClick_ || !(event->buttons() & Qt::LeftButton))
        return;
    const QPoint way = event->screenPos() - event->buttonDownScreenPos(Qt::LeftButton);
    Q_EMIT dragged(this, event->scenePos(), way.manhattanLength() >= QApplication::startDragDistance());
}

void CardItem::mouseReleaseEvent(QGraphicsSceneMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && !std::exchange(doubleClick_, false))
        Q_EMIT released(this, event->scenePos());
}

void CardItem::mouseDoubleClickEvent(QGraphicsSceneMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    doubleClick_ = true;
    Q_EMIT doubleClicked(this);
}

} // namespace meadhall::ui
