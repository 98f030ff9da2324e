// SPDX-License-Identifier: GPL-3.0-or-later
// A single card on the table or in a hand.
#pragma once

#include "engine/core/card_set.h"
#include "ui/base/graphics/art_painter.h"

#include <vector>

namespace meadhall::ui {

/// Origin: its centre. Displays a card and reports mouse input; independent of the game.
class CardItem : public TableItem {
    Q_OBJECT

public:
    /// @param card kNoCard: an unknown card, face down
    /// @param face picture of the side shown; its size is ignored
    CardItem(PixmapCache &cache, Card card, const ArtKey &face, QGraphicsItem *parent = nullptr);

    Card card() const { return card_; }
    void setFace(const ArtKey &face);
    bool isFaceDown() const { return faceDown_; }
    /// Starts turning into another card or side. The previous picture is shown during the first half of the turn.
    void turnTo(Card card, bool faceDown, const ArtKey &face);
    /// Progress of the turn, 0 … 1.
    void setTurnProgress(qreal turned) { change(turnProgress_, turned); }

    /// Width in logical pixels; a card is twice as high as wide.
    qreal cardWidth() const { return width_; }
    void setCardWidth(qreal width) { changeShape(width_, width); }
    /// Changes the width and compensates with the scale, so that nothing jumps. Animate the scale back to 1 afterwards.
    void resizeInPlace(qreal width);

    /// Gold rim: selected, or selectable.
    void setHalo(bool halo) { change(halo_, halo); }
    bool halo() const { return halo_; }
    /// Darkens the card: it cannot be played now.
    void setDimmed(bool dimmed) { change(dimmed_, dimmed); }
    bool dimmed() const { return dimmed_; }
    /// Whether the card accepts mouse buttons.
    void setInteractive(bool interactive);
    /// For a card that only shows what somebody holds.
    void setShownOnly() { isButton_ = false; }
    bool isButton() const override { return isButton_; }
    bool canClick() const override { return acceptedMouseButtons() != Qt::NoButton; }
    /// Emits pressed() and released().
    void click() override;

    QRectF cardRect() const { return {-width_ / 2, -width_, width_, 2 * width_}; }
    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

Q_SIGNALS:
    void pressed(meadhall::ui::CardItem *item, QPointF scenePos);
    /// The mouse moved with the button held. `far` is true beyond QApplication::startDragDistance().
    void dragged(meadhall::ui::CardItem *item, QPointF scenePos, bool far);
    void released(meadhall::ui::CardItem *item, QPointF scenePos);
    void doubleClicked(meadhall::ui::CardItem *item);
    /// The mouse grab ended: after a release, or because something else took the mouse.
    void mouseUngrabbed(meadhall::ui::CardItem *item);

protected:
    bool sceneEvent(QEvent *event) override;
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseMoveEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseDoubleClickEvent(QGraphicsSceneMouseEvent *event) override;

private:
    Card card_;
    ArtKey face_, previousFace_;
    bool faceDown_;
    qreal turnProgress_ = 1;
    qreal width_ = 100;
    bool isButton_ = true;
    bool halo_ = false;
    bool dimmed_ = false;
    bool doubleClick_ = false; ///< the release that ends a double click must not be reported
};

/// The item of a card among others; null if there is none.
CardItem *itemOf(const std::vector<CardItem *> &items, Card card);

} // namespace meadhall::ui
