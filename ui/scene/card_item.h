// One card on the table or in the hand.
#pragma once

#include "engine/core/card_set.h"
#include "ui/graphics/art_user.h"

namespace meadhall::ui {

/// Its origin is its middle. It shows what it is told and says what is done to it; it knows no game.
class CardItem : public TableItem {
    Q_OBJECT

public:
    /// @param face the picture of its front; its size does not matter
    /// @param card kNoCard: it lies face down and nobody knows it
    CardItem(PixmapCache &cache, Card card, const ArtKey &face, QGraphicsItem *parent = nullptr);

    Card card() const { return card_; }
    void setFace(const ArtKey &face);
    bool isFaceDown() const { return faceDown_; }
    /// Becomes that card, one side up. Until half of the turn what it showed before is seen.
    void turnTo(Card card, bool faceDown, const ArtKey &face);
    /// 0 … 1: how far it has turned.
    void setTurned(qreal turned);

    /// In logical pixels; a card is twice as high as wide.
    qreal cardWidth() const { return width_; }
    void setCardWidth(qreal width);
    /// A new width without a visible jump: the scale makes up for it, for an animation back to 1.
    void resizeInPlace(qreal width);

    /// A golden rim: chosen, or to be chosen.
    void setHalo(bool halo);
    bool halo() const { return halo_; }
    /// Not to be played now.
    void setDimmed(bool dimmed);
    bool dimmed() const { return dimmed_; }
    /// Whether mouse buttons reach it.
    void setTouchable(bool touchable);
    bool isTouchable() const { return acceptedMouseButtons() != Qt::NoButton; }
    /// As if it had been pressed and let go; nothing happens where no mouse button reaches it.
    void click();

    QRectF cardRect() const { return {-width_ / 2, -width_, width_, 2 * width_}; }
    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

Q_SIGNALS:
    void pressed(meadhall::ui::CardItem *item, QPointF scenePos);
    /// While the button is held; `far` once it is further away than a click may be.
    void dragged(meadhall::ui::CardItem *item, QPointF scenePos, bool far);
    void released(meadhall::ui::CardItem *item, QPointF scenePos);
    void doubleClicked(meadhall::ui::CardItem *item);
    /// The mouse is the card's no longer: after a release, or because something else took it away in the middle.
    void letGo(meadhall::ui::CardItem *item);

protected:
    bool sceneEvent(QEvent *event) override;
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseMoveEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseDoubleClickEvent(QGraphicsSceneMouseEvent *event) override;

private:
    Card card_;
    ArtKey face_, faceBefore_;
    bool faceDown_;
    qreal turned_ = 1;
    qreal width_ = 100;
    bool halo_ = false;
    bool dimmed_ = false;
    bool doubleClick_ = false; ///< the release that ends a double click is no click of its own
};

} // namespace meadhall::ui
