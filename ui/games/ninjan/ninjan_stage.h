// Everything that is seen of a game of Ninjan, and how it gets from event to event.
#pragma once

#include "engine/games/ninjan/view.h"
#include "ui/games/ninjan/piles.h"
#include "ui/games/ninjan/track_item.h"
#include "ui/scene/card_drag.h"
#include "ui/scene/picture_item.h"
#include "ui/table/table_stage.h"

namespace meadhall::ui {

class NinjanStage : public TableStage {
    Q_OBJECT

public:
    NinjanStage(QGraphicsScene &scene, PixmapCache &cache, QObject *parent);

    Piles &piles() { return piles_; }
    const Piles &piles() const { return piles_; }
    TrackItem *track() const { return track_; }
    PictureItem *legend() const { return legend_; }
    /// The card that lies before a seat; null if there is none.
    CardItem *chosen(int seat) const;
    const NinjanPlaces &places() const { return places_; }

    void setLayout(const TableLayout &layout) override;
    bool dragging() const override { return TableStage::dragging() || drag_.dragging(); }
    void cancelDrag() override;

    /// Forgets what was there and shows this view, without motion.
    void rebuild(const ninjan::View &view, const Names &names, const std::vector<SeatLook> &looks);
    /// Shows an event that led from `before` to `after`.
    void show(const Event &event, const ninjan::View &before, const ninjan::View &after);
    /// Brings names, counts, turn, points and signs up to date.
    void refreshSeats(const ninjan::View &view);

    /// The piles, or only those that may be chosen now, and otherwise the cards before the seats, clockwise.
    std::vector<QGraphicsObject *> middleElements(bool choosing) const;
    /// The place of the own chosen card: whether it is there at all, and whether it invites a drop.
    void showPlace(bool shown, bool lit);
    bool isPlace(QPointF scenePos) const;
    /// The card before that seat can be dragged to a pile; −1: none can.
    void setDraggable(int seat);

Q_SIGNALS:
    /// The mouse button went down on a card that lies before a seat.
    void touched();
    /// A click on it.
    void chosenClicked();
    /// It was let go there; it goes home unless somebody takes it to a pile.
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
    /// Puts a card before a seat.
    void lay(int seat, CardItem *item, bool animated);
    void placeChosen();
    const CardPlace &placeOfChosen(int seat) const;

    Piles piles_;
    NinjanPlaces places_{};
    TrackItem *track_;
    PictureItem *place_, *legend_;
    std::vector<CardItem *> chosen_; ///< by seat
    CardItem *draggable_ = nullptr;
    CardDrag drag_; ///< of those before the seats
};

} // namespace meadhall::ui
