// SPDX-License-Identifier: GPL-3.0-or-later
// The scene of Odin: shows a position and animates from event to event.
#pragma once

#include "engine/games/odin/set.h"
#include "engine/games/odin/view.h"
#include "ui/base/text/odin_text.h"
#include "ui/table/odin/plaques.h"
#include "ui/table/odin/table_set.h"
#include "ui/table/table_stage.h"

namespace meadhall::ui {

struct MomentFacts;

class OdinStage : public TableStage {
    Q_OBJECT

public:
    OdinStage(QGraphicsScene &scene, PixmapCache &cache, QObject *parent);

    TableSet &tableSet() { return tableSet_; }
    const TableSet &tableSet() const { return tableSet_; }
    bool isValhalla(const QGraphicsObject *element) const { return element == valhalla_; }
    BeatenPile *beatenPile() const { return beatenPile_; }
    const TableItem *beatenPlaque() const { return beatenPile_->plaque(); }
    DeckPlaque *deckPlaque() const { return deckPlaque_; }
    /// The last play of a seat in this round, in small.
    const LastPlayItem *lastPlay(int seat) const { return lastPlays_.at(toIndex(seat)); }
    /// True for a card of the own play that waits for its pick-up.
    bool isWaiting(const CardItem *item) const;

    void setLayout(const TableLayout &layout) override;
    bool dragging() const override { return TableStage::dragging() || tableSet_.dragging(); }
    void cancelDrag() override;

    /// Discards the current state and shows this view without animation.
    void rebuild(const odin::View &view);
    /// Animates an event that led from `before` to `after`.
    /// @param left what is left in the hands, by seat, at the end of a hand; otherwise empty
    void show(const Event &event, const odin::View &before, const odin::View &after,
              const std::vector<CardSet> &left = {});
    /// Whether what happened is shown longer, and named: for those who do not know the game yet.
    void setUnhurried(bool unhurried);
    /// Updates names, counts, the active seat and points.
    void refreshSeats(const odin::View &view);
    /// Rewrites the value on the table with the digits of the current language.
    void retranslate(const odin::View &view);

    /// Shows the played cards in the middle until the card to pick up is chosen.
    void beginChoosing(CardSet cards);
    /// Returns them to the hand.
    void cancelChoosing();
    bool choosing() const { return !waiting_.empty(); }
    /// The elements in the middle, for the keyboard: the set and its value (or the empty cloth), Valhalla, waiting
    /// cards.
    std::vector<TableItem *> middleElements() const;
    /// @param index position in the hand of the next card picked up; −1: according to the sort order
    void setPickUpIndex(int index) { pickUpIndex_ = index; }

private:
    void play(const PlayEvent &event, const odin::View &before);
    void raise(CardItem *item, int delay);
    void giveTo(int seat, CardItem *item);
    void arriveAt(CardItem *item, int seat);
    void moveToPile(const std::vector<CardItem *> &beaten, Card take);
    void clearPile();
    void endHand(const HandOverEvent &event, const odin::View &after, const std::vector<CardSet> &left);
    QPointF pointsStart(int seat) const;
    void showLastPlays(const odin::View &view);
    void placeLastPlays();
    void leaveTable(const odin::View &before, int winner);
    void celebrate(const MomentFacts &facts);
    void showPile();
    BeatenStory beatenStory() const;
    void clearCards() override;
    std::vector<Card> openOrder(CardSet hand) const override { return odin::asRead(hand); }
    void placeWaiting(bool animated);
    void updateChip(const odin::View &view);
    QString knownOf(const odin::View &view, int seat) const;

    TableSet tableSet_;
    ValhallaItem *valhalla_;
    ValueChipItem *chip_;
    DeckPlaque *deckPlaque_;
    BeatenPile *beatenPile_;
    std::vector<LastPlayItem *> lastPlays_;    ///< by seat
    std::optional<odin::View::Beaten> beaten_; ///< on the pile, or on its way there
    std::vector<CardItem *> waiting_;          ///< cards of the own play that waits for its pick-up
    std::vector<Card> orderBefore_;            ///< order of the hand before that play, to undo it
    int pickUpIndex_ = -1;
    bool isUnhurried_ = false;
};

} // namespace meadhall::ui
