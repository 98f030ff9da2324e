// The three piles in the middle of the table: their cards, their sums, and the choice of one.
#pragma once

#include "engine/games/ninjan/board.h"
#include "ui/games/ninjan/ninjan_layout.h"
#include "ui/games/ninjan/pile_item.h"
#include "ui/scene/animator.h"
#include "ui/scene/card_item.h"
#include "ui/scene/table_pieces.h"

namespace meadhall::ui {

class Piles : public QObject {
    Q_OBJECT

public:
    Piles(QGraphicsScene &scene, PixmapCache &cache, Animator &animator, QObject *parent);

    void setPlaces(const NinjanPlaces &places);
    /// Forgets and deletes all cards.
    void clear();
    /// Puts a card on top; nothing moves before arrange().
    void add(int pile, CardItem *item);
    /// Gives all cards of a pile away.
    std::vector<CardItem *> takeAll(int pile);
    const std::vector<CardItem *> &cards(int pile) const { return cards_[static_cast<std::size_t>(pile)]; }
    /// @param duration,delay in ms, of the motion
    void arrange(bool animated, int duration = 320, int delay = 0);

    /// What the piles are worth.
    void showSums(const ninjan::Board &board);
    ValueChipItem *sum(int pile) const { return sums_[static_cast<std::size_t>(pile)]; }
    PileItem *ground(int pile) const { return grounds_[static_cast<std::size_t>(pile)]; }

    /// Those that may be chosen now.
    void light(ninjan::Piles allowed);
    ninjan::Piles lit() const { return lit_; }
    /// Those that the selected card would beat.
    void mark(ninjan::Piles beaten);
    /// The pile that a card of that rectangle lies over most; −1 if over none.
    int pileAt(const QRectF &card) const;

Q_SIGNALS:
    void clicked(int pile);

private:
    void showStates();
    int longest() const;

    Animator &animator_;
    NinjanPlaces places_{};
    std::array<std::vector<CardItem *>, ninjan::kPiles> cards_;
    std::array<PileItem *, ninjan::kPiles> grounds_{};
    std::array<ValueChipItem *, ninjan::kPiles> sums_{};
    ninjan::Piles lit_ = 0, marked_ = 0;
};

} // namespace meadhall::ui
