// Everything that is seen of a hand of Odin, and how it gets from event to event.
#pragma once

#include "odin/table_set.h"
#include "odin/view.h"
#include "scene/hand.h"
#include "scene/seat_item.h"
#include "scene/table_pieces.h"
#include "words/odin_words.h"

#include <QGraphicsScene>

namespace meadhall::ui {

/// The cards of a set from the highest down, as its value is read.
std::vector<Card> byValue(CardSet set);

/// What a seat shows besides what the view knows.
struct SeatLook {
    QString portrait;
    QString idleLine; ///< under the name while nothing has been done: the level
};

/// Owns the items of the scene. It decides nothing and could be rebuilt from a view at any moment.
class OdinStage : public QObject {
    Q_OBJECT

public:
    OdinStage(QGraphicsScene &scene, PixmapCache &cache, QObject *parent);

    Animator &animator() { return animator_; }
    Hand &hand() { return hand_; }
    TableSet &tableSet() { return tableSet_; }
    ClothItem *cloth() const { return cloth_; }
    SeatItem *seat(int seat) const;

    void setTheme(Theme theme);
    /// Puts everything to its place for a size; no motion.
    void setLayout(const TableLayout &layout);
    const TableLayout &layout() const { return layout_; }

    /// Forgets what was there and shows this view, without motion.
    void rebuild(const odin::View &view, const Names &names, const std::vector<SeatLook> &looks);
    /// Other names for the same people.
    void setPeople(const Names &names, const std::vector<SeatLook> &looks);
    /// Shows an event that led from `before` to `after`.
    void show(const Event &event, const odin::View &before, const odin::View &after);
    /// What is left of the hands after a hand, laid open at the seats.
    void showOpenHands(const std::vector<CardSet> &hands, int own);
    void setThinking(int seat, bool thinking);
    /// Brings names, counts, turn and points up to date.
    void refreshSeats(const odin::View &view);
    void setCountDown(bool down) { countDown_ = down; }

    /// The own cards wait in the middle while the card to pick up is being chosen.
    void beginChoosing(CardSet cards);
    /// They go back into the hand.
    void cancelChoosing();
    bool choosing() const { return !waiting_.empty(); }
    /// Where the card picked up next goes in the fan; −1: by the order.
    void setPickUpIndex(int index) { pickUpIndex_ = index; }

    /// Whether a place of the scene belongs to the middle of the table.
    bool isMiddle(QPointF scenePos) const;
    bool isHand(QPointF scenePos) const;
    /// 0 … 1: how much the middle invites a drop.
    void lightMiddle(qreal lit);

private:
    void makeSeats(int players);
    void placeSeats();
    int placeOf(int seat) const;
    CardItem *makeCard(Card card);
    CardItem *makeBack();
    void deal(const HandEvent &event);
    void play(const PlayEvent &event, const odin::View &before);
    void raise(CardItem *item, int delay);
    void giveTo(int seat, CardItem *item);
    void arriveAt(CardItem *item, int seat);
    void clearCards();
    void clearOpenHands();
    void placeWaiting(bool animated);
    void updateChip(const odin::View &view);

    QGraphicsScene &scene_;
    PixmapCache &cache_;
    Animator animator_;
    Hand hand_;
    TableSet tableSet_;
    Theme theme_ = Theme::Dark;
    TableLayout layout_{};
    Names names_;
    std::vector<SeatLook> looks_;
    int eye_ = 0;                      ///< the seat at the bottom
    ClothItem *cloth_;
    ValhallaItem *valhalla_;
    ValueChipItem *chip_;
    std::vector<SeatItem *> seats_;
    std::vector<bool> thinking_;
    std::vector<CardItem *> waiting_;  ///< own cards of a play that waits for its pick-up
    std::vector<CardItem *> open_;     ///< cards laid open after a hand
    std::vector<CardSet> openHands_;
    std::vector<Card> orderBefore_;    ///< the hand's order before they went there
    int pickUpIndex_ = -1;
    bool countDown_ = false;
};

} // namespace meadhall::ui
