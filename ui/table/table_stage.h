// What is seen at every table: ground cloth, seats, the own hand, and the clock that moves them.
#pragma once

#include "engine/core/event.h"
#include "ui/scene/hand.h"
#include "ui/scene/seat_item.h"
#include "ui/scene/table_pieces.h"
#include "ui/text/names.h"

#include <QGraphicsScene>

namespace meadhall::ui {

/// What a seat shows besides what the view knows.
struct SeatLook {
    QString portrait;
    QString idleLine; ///< under the name while nothing has been done: the level
};

/// The pictures of a game's cards.
struct DeckArt {
    ArtKey (*face)(int card, Theme theme, CardLook look);
    ArtKey (*back)(Theme theme);
};

/// Owns the items of the scene. It decides nothing and could be rebuilt from a view at any moment: that, and what moves
/// on an event, is each game's own.
class TableStage : public QObject {
    Q_OBJECT

public:
    /// @param before the order of the cards in the hand
    TableStage(QGraphicsScene &scene, PixmapCache &cache, const DeckArt &deck, Hand::Before before, QObject *parent);

    Animator &animator() { return animator_; }
    Hand &hand() { return hand_; }
    const Hand &hand() const { return hand_; }
    ClothItem *cloth() const { return cloth_; }
    SeatItem *seat(int seat) const;
    int players() const { return static_cast<int>(seats_.size()); }
    /// Who sits so many places clockwise from the bottom.
    int seatAt(int place) const { return (viewpoint_ + place) % players(); }

    void setTheme(Theme theme);
    /// Other faces for all cards.
    void setCardLook(CardLook look);
    /// Puts everything to its place for a size; no motion.
    virtual void setLayout(const TableLayout &layout);
    const TableLayout &layout() const { return layout_; }
    /// Other names for the same people.
    void setPeople(const Names &names, const std::vector<SeatLook> &looks);
    void setThinking(int seat, bool thinking);
    /// Lays hands open at the seats, but not that of `own` while it is in the hand; none: takes away what lies open.
    void showOpenHands(const std::vector<CardSet> &hands, int own);
    const std::vector<CardItem *> &openCards() const { return openCards_; }
    /// Points are shown as what is left of the target, where there is one.
    void setCountDown(bool down) { countDown_ = down; }

    /// Whether a seat tells, when pointed at, what it is known to hold.
    void setShowsKnownCards(bool shows) { showsKnownCards_ = shows; }

    /// Whether the mouse has taken hold of a card, in the hand or elsewhere.
    virtual bool dragging() const { return hand_.dragging(); }
    /// Lets go of it: it goes back to where it came from.
    virtual void cancelDrag();

    /// Whether a place of the scene belongs to the middle of the table.
    bool isMiddle(QPointF scenePos) const;
    bool isHand(QPointF scenePos) const;
    /// 0 … 1: how much the middle invites a drop.
    void lightMiddle(qreal lit);

protected:
    /// As many seats as there are players; that of `eye` is at the bottom.
    void seatPlayers(int players, int viewpoint);
    /// The seat at the bottom.
    int viewpoint() const { return viewpoint_; }
    /// How many places clockwise from the bottom a seat sits.
    int placeOf(int seat) const;
    /// Where cards fly to and from a seat.
    QPointF cardsAt(int seat) const;
    CardItem *makeCard(Card card);
    CardItem *makeBack();
    virtual void clearCards();
    /// Removes an item that has arrived: no later picture shows it, and it is deleted when control is back in the event
    /// loop.
    static void discard(QGraphicsObject *item);
    /// The cards of a hand in the order in which they are laid open.
    virtual std::vector<Card> openOrder(CardSet hand) const;
    /// What lies open, by seat.
    const std::vector<CardSet> &openHands() const { return openHands_; }
    /// Points won or lost in a hand: each seat's fly to where the table of points will open. By seat; 0: nothing flies.
    void flyPoints(const std::vector<int> &points);
    /// Deals to everybody: the own cards into the hand, where they are seen, the others' to their seats.
    void deal(const std::vector<SeenHand> &hands, QPointF source);
    /// Turns a card to one of its sides: it becomes that card.
    void turn(CardItem *item, Card card, bool faceDown, int delay = 0);
    /// What every game shows alike at a seat: name, portrait, and its sign if the game has no other for it.
    void updateSeat(int seat, std::optional<Glyph> badge);

    QGraphicsScene &scene() { return scene_; }
    PixmapCache &cache() { return cache_; }
    Theme theme() const { return theme_; }
    const Names &names() const { return names_; }
    SeatLook lookOf(int seat) const;
    bool countsDown() const { return countDown_; }
    bool showsKnownCards() const { return showsKnownCards_; }

private:
    void placeSeats();
    void placeOpenHands();
    ArtKey faceOf(Card card, bool faceDown) const;

    QGraphicsScene &scene_;
    PixmapCache &cache_;
    DeckArt deck_;
    Animator animator_;
    Hand hand_;
    Theme theme_ = Theme::Dark;
    CardLook look_;
    TableLayout layout_{};
    Names names_;
    std::vector<SeatLook> looks_;
    int viewpoint_ = 0;
    ClothItem *cloth_;
    std::vector<SeatItem *> seats_;
    std::vector<bool> thinking_;
    std::vector<CardSet> openHands_;
    std::vector<CardItem *> openCards_; ///< theirs, seat by seat
    int openBut_ = -1;                  ///< the seat whose hand is not among them
    bool countDown_ = false;
    bool showsKnownCards_ = true;
};

} // namespace meadhall::ui
