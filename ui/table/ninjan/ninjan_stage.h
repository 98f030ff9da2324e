// SPDX-License-Identifier: GPL-3.0-or-later
// The scene of Ninjan: shows a position and animates from event to event.
#pragma once

#include "engine/games/ninjan/view.h"
#include "ui/base/graphics/art_painter.h"
#include "ui/table/ninjan/piles.h"
#include "ui/table/scene/card_drag.h"
#include "ui/table/scene/table_pieces.h"
#include "ui/table/table_stage.h"

namespace meadhall::ui {

/// The line that flashes from a card to the top card of the pile it beats. A line that grows between two points and
/// ends in a ring. In scene coordinates; ignores the mouse.
class FlashItem : public TableItem {
    Q_OBJECT

public:
    /// @param width of the line in px
    FlashItem(PixmapCache &cache, QPointF from, QPointF to, qreal width);

    /// @param grown progress of the animation, 0..1
    void setGrown(qreal grown) { change(grown_, grown); }

    QRectF boundingRect() const override;
    QPainterPath shape() const override { return {}; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QPointF from_, to_;
    qreal width_;
    qreal grown_ = 0;
};

class NinjanStage : public TableStage {
    Q_OBJECT

public:
    NinjanStage(QGraphicsScene &scene, PixmapCache &cache, QObject *parent);

    Piles &piles() { return piles_; }
    const Piles &piles() const { return piles_; }
    TrackItem *track() const { return track_; }
    PictureItem *legend() const { return legend_; }
    /// The chosen card in front of a seat; null if there is none.
    CardItem *chosen(int seat) const { return chosen_.at(toIndex(seat)); }
    const NinjanLayout &places() const { return places_; }

    void setLayout(const TableLayout &layout) override;
    bool dragging() const override { return TableStage::dragging() || drag_.dragging(); }
    void cancelDrag() override;

    /// Discards the current state and shows this view without animation.
    void rebuild(const ninjan::View &view);
    /// Animates an event that led from `before` to `after`.
    void show(const Event &event, const ninjan::View &before, const ninjan::View &after);
    /// Updates names, counts, the active seat, points and signs.
    void refreshSeats(const ninjan::View &view);

    /// For the keyboard.
    /// @param choosing only the piles that may be chosen; otherwise all piles, then the chosen cards
    /// clockwise
    std::vector<TableItem *> middleElements(bool choosing) const;
    /// The slot for the own chosen card.
    /// @param lit highlighted as a drop target
    void showPlace(bool shown, bool lit);
    bool isPlace(QPointF scenePos) const;
    /// Makes the chosen card of that seat draggable to a pile; −1: none.
    void setDraggable(int seat);

    /// Leaves the dropped card where it is: it is about to be moved to a pile. For receivers of dropped().
    void keepDropped() { keepsDropped_ = true; }

Q_SIGNALS:
    /// The mouse button was pressed on a chosen card.
    void touched();
    /// A chosen card was clicked.
    void chosenClicked();
    /// The draggable card was dropped there (scene coordinates). It returns to its seat unless it is moved to a pile.
    void dropped(const QRectF &card);

private:
    void clearCards() override;
    void beginPiles(const DealEvent &event);
    void choose(const ChooseEvent &event, int own);
    void reveal(const RevealEvent &event);
    int flash(const CardItem &card, int pile);
    void resolve(const ResolveEvent &event, const ninjan::Board &after);
    void showThrow(const ThrowEvent &event);
    void fillTrack(const ninjan::View &view);
    void sendHome();
    /// Puts a chosen card in front of a seat.
    void lay(int seat, CardItem *item, bool animated);
    void placeChosen();
    const CardPlace &placeOfChosen(int seat) const;

    Piles piles_;
    NinjanLayout places_{};
    TrackItem *track_;
    PictureItem *place_, *legend_;
    std::vector<CardItem *> chosen_; ///< by seat
    bool keepsDropped_ = false;
    CardItem *draggable_ = nullptr;
    CardDrag drag_; ///< drags the chosen cards
};

} // namespace meadhall::ui
