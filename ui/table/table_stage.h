// SPDX-License-Identifier: GPL-3.0-or-later
// Scene items common to all games: cloth, seats, the own hand, and their animations.
#pragma once

#include "engine/core/event.h"
#include "engine/core/to_index.h"
#include "ui/base/text/names.h"
#include "ui/table/scene/hand.h"
#include "ui/table/scene/seat_item.h"
#include "ui/table/scene/table_pieces.h"

#include <QGraphicsScene>

#include <map>

namespace meadhall::ui {

/// Appearance of a seat that does not depend on the game.
struct SeatAppearance {
    QString portrait;
    QString idleLine; ///< below the name until the seat has acted: its level
};

/// Art of a game's cards: one picture per face, one back.
struct DeckArt {
    ArtKey (*face)(int card, Theme theme, CardLook look);
    ArtKey (*back)(Theme theme);
};

/// Owns the items of the scene. Holds no state of the game: a subclass rebuilds the items from the events at any time,
/// and animates single events.
class TableStage : public QObject {
    Q_OBJECT

public:
    /// The players in the current language, by seat.
    struct People {
        Names names;
        std::vector<SeatAppearance> looks;
    };

    /// @param scene,cache must outlive this stage
    /// @param before sort order of the cards in the hand
    TableStage(QGraphicsScene &scene, PixmapCache &cache, const DeckArt &deck, Hand::Before before, QObject *parent);

    Animator &animator() { return animator_; }
    Hand &hand() { return hand_; }
    const Hand &hand() const { return hand_; }
    ClothItem *cloth() const { return cloth_; }
    SeatItem *seat(int seat) const { return seats_.at(toIndex(seat)); }
    int players() const { return static_cast<int>(seats_.size()); }
    /// The seat at a place, counted clockwise from the bottom (0). Needs at least one seat.
    int seatAt(int place) const { return (viewpoint_ + place) % players(); }

    void setTheme(Theme theme);
    Theme theme() const { return theme_; }
    /// Changes the look of all card faces.
    void setCardLook(CardLook look);
    CardLook cardLook() const { return cardLook_; }
    /// Finishes all animations and moves every item to its place.
    virtual void setLayout(const TableLayout &layout);
    const TableLayout &layout() const { return layout_; }
    /// updateSeat() shows them.
    void setPeople(People people) { people_ = std::move(people); }
    const Names &names() const { return people_.names; }
    SeatAppearance lookOf(int seat) const;
    /// Shown by the next updateSeat().
    void setThinking(int seat, bool thinking);
    /// Shows open hands at the seats, without animation.
    /// @param hands by seat; empty: removes all open hands
    /// @param own this seat is left out while the hand item shows the same cards; −1: none
    void showOpenHands(const std::vector<CardSet> &hands, int own);
    const std::vector<CardItem *> &openCards() const { return openCards_; }

    using CardPositions = std::map<Card, CardPlace>;
    /// The cards that can be seen, also those chosen face down.
    CardPositions cardPositions() const;
    /// Lets all cards glide from where they lay before the scene was rebuilt.
    /// @param seat cards that were not to be seen come from it, those that no longer are go to it; −1: none
    void glideFrom(const CardPositions &before, int seat);

    /// Whether points are counted down from the target, if the game has one.
    void setCountDown(bool down) { countDown_ = down; }
    bool countsDown() const { return countDown_; }

    /// Whether the tool tip of a seat lists the cards it is known to hold.
    void setShowsKnownCards(bool shows) { showsKnownCards_ = shows; }

    /// True while a card is dragged, from the hand or elsewhere.
    virtual bool dragging() const { return hand_.dragging(); }
    /// Ends a drag; the card returns to its place.
    virtual void cancelDrag();

    /// Whether a scene position is on the cloth, where cards are dropped to play them.
    bool isMiddle(QPointF scenePos) const { return cloth_->contains(cloth_->mapFromScene(scenePos)); }
    /// Whether a scene position is over the hand or its margin.
    bool isHand(QPointF scenePos) const;
    /// Highlights the cloth as a drop target.
    /// @param lit 0 (off) … 1
    void setDropHighlight(qreal lit) { cloth_->setLit(lit); }

protected:
    /// Creates or removes seat items and puts seat `viewpoint` at the bottom.
    void setSeats(int players, int viewpoint);
    /// The seat at the bottom.
    int viewpoint() const { return viewpoint_; }
    /// Place of a seat, counted clockwise from the bottom (0).
    int placeOf(int seat) const;
    /// Scene position where animations to and from a seat end and start.
    QPointF seatCardPos(int seat) const;
    /// @return a new item in the scene; face down for kNoCard
    CardItem *makeCard(Card card);
    CardItem *makeCardBack() { return makeCard(kNoCard); }
    /// Finishes all animations and deletes the cards of the hand and the open hands.
    virtual void clearCards();
    /// Hides an item at the end of its animation and deletes it from the event loop.
    static void discard(QGraphicsObject *item);
    /// The cards of an open hand in display order.
    virtual std::vector<Card> openOrder(CardSet hand) const;
    /// The open hands by seat; empty if none are shown.
    const std::vector<CardSet> &openHands() const { return openHands_; }
    /// Shows open hands at the seats; their cards come out of the plates, clockwise.
    /// @param hands by seat
    /// @param delay,apart in ms: of the first seat, and from seat to seat
    void openHandsOneByOne(const std::vector<CardSet> &hands, int delay, int apart);
    /// Distance between neighbouring cards of an open hand, as a fraction of the card width.
    static constexpr qreal kOpenHandStep = 0.52;
    /// Animates a deal: card backs to each seat in turn; the own ones are turned and open as a fan.
    /// @param hands by seat
    /// @param source scene position of the deck
    void deal(const std::vector<SeenHand> &hands, QPointF source);
    /// Animates turning an item over, after which it shows `card`.
    /// @param delay ms
    void turn(CardItem *item, Card card, bool faceDown, int delay = 0);
    /// Updates name, portrait and badge of a seat.
    /// @param badge replaced by Glyph::Thinking while the seat thinks, unless it is Glyph::Winner
    void updateSeat(int seat, std::optional<Glyph> badge);

    QGraphicsScene &scene() { return scene_; }
    PixmapCache &cache() { return cache_; }
    bool showsKnownCards() const { return showsKnownCards_; }

private:
    void updateLooks();
    void dealOwnHand(QPointF source);
    void placeSeats();
    void placeOpenHands();
    void sendToSeat(Card face, const CardPlace &from, int seat);
    ArtKey faceOf(Card card, bool faceDown) const;

    QGraphicsScene &scene_;
    PixmapCache &cache_;
    DeckArt deck_;
    Animator animator_;
    Hand hand_;
    Theme theme_ = Theme::Dark;
    CardLook cardLook_;
    TableLayout layout_{};
    People people_;
    int viewpoint_ = 0;
    ClothItem *cloth_;
    std::vector<SeatItem *> seats_;
    std::vector<bool> thinking_;
    std::vector<CardSet> openHands_;
    std::vector<CardItem *> openCards_; ///< of openHands_, seat by seat
    int openExcept_ = -1;               ///< the seat left out of openCards_; −1: none
    bool countDown_ = false;
    bool showsKnownCards_ = true;
};

} // namespace meadhall::ui
