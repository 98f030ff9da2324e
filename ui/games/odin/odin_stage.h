// Everything that is seen of a hand of Odin, and how it gets from event to event.
#pragma once

#include "engine/games/odin/view.h"
#include "ui/games/odin/table_set.h"
#include "ui/table/table_stage.h"
#include "ui/text/odin_text.h"

namespace meadhall::ui {

/// The cards of a set from the highest down, as its value is read.
std::vector<Card> byValue(CardSet set);

class OdinStage : public TableStage {
    Q_OBJECT

public:
    OdinStage(QGraphicsScene &scene, PixmapCache &cache, QObject *parent);

    TableSet &tableSet() { return tableSet_; }
    const TableSet &tableSet() const { return tableSet_; }
    bool isValhalla(const QGraphicsObject *element) const { return element == valhalla_; }
    /// An own card of a play that waits for its pick-up.
    bool isWaiting(const CardItem *item) const;

    void setLayout(const TableLayout &layout) override;
    bool dragging() const override { return TableStage::dragging() || tableSet_.dragging(); }
    void cancelDrag() override;

    /// Forgets what was there and shows this view, without motion.
    void rebuild(const odin::View &view, const Names &names, const std::vector<SeatLook> &looks);
    /// Shows an event that led from `before` to `after`.
    void show(const Event &event, const odin::View &before, const odin::View &after);
    /// Brings names, counts, turn and points up to date.
    void refreshSeats(const odin::View &view);
    /// Writes the value on the table in the figures of the moment.
    void retranslate(const odin::View &view);

    /// The own cards wait in the middle while the card to pick up is being chosen.
    void beginChoosing(CardSet cards);
    /// They go back into the hand.
    void cancelChoosing();
    bool choosing() const { return !waiting_.empty(); }
    /// What lies in the middle: the set, its value or else the bare cloth, the hall of the fallen, own cards that wait.
    std::vector<QGraphicsObject *> middleElements() const;
    /// Where the card picked up next goes in the fan; −1: by the order.
    void setPickUpIndex(int index) { pickUpIndex_ = index; }

private:
    void play(const PlayEvent &event, const odin::View &before);
    void raise(CardItem *item, int delay);
    void giveTo(int seat, CardItem *item);
    void arriveAt(CardItem *item, int seat);
    void clearCards() override;
    std::vector<Card> openOrder(CardSet hand) const override { return byValue(hand); }
    void placeWaiting(bool animated);
    void updateChip(const odin::View &view);
    QString seatDetails(const odin::View &view, int seat) const;

    TableSet tableSet_;
    ValhallaItem *valhalla_;
    ValueChipItem *chip_;
    std::vector<CardItem *> waiting_; ///< own cards of a play that waits for its pick-up
    std::vector<Card> orderBefore_;   ///< the hand's order before they went there
    int pickUpIndex_ = -1;
};

} // namespace meadhall::ui
