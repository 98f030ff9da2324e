// SPDX-License-Identifier: GPL-3.0-or-later
// The three piles in the middle of the table: their cards, their sums, and choosing one.
#pragma once

#include "engine/core/to_index.h"
#include "engine/games/ninjan/board.h"
#include "ui/table/ninjan/ninjan_layout.h"
#include "ui/table/ninjan/pile_item.h"
#include "ui/table/scene/animator.h"
#include "ui/table/scene/card_item.h"
#include "ui/table/scene/table_pieces.h"

namespace meadhall::ui {

class Piles : public QObject {
    Q_OBJECT

public:
    Piles(QGraphicsScene &scene, PixmapCache &cache, Animator &animator, QObject *parent);

    void setPlaces(const NinjanLayout &places);
    /// Deletes all cards.
    void clear();
    /// Puts a card on top. Call arrange() to move it to its place.
    void add(int pile, CardItem *item);
    /// Removes all cards of a pile; the caller takes them over.
    std::vector<CardItem *> takeAll(int pile);
    const std::vector<CardItem *> &cards(int pile) const { return cards_[toIndex(pile)]; }
    /// @param duration,delay of the animation in ms
    void arrange(bool animated, int duration = 320, int delay = 0);

    /// Updates the sums of the piles.
    void showSums(const ninjan::Board &board);
    ValueChipItem *sum(int pile) const { return sums_[toIndex(pile)]; }
    PileItem *ground(int pile) const { return grounds_[toIndex(pile)]; }

    /// Highlights the piles that may be chosen now.
    void light(ninjan::Piles allowed);
    ninjan::Piles lit() const { return lit_; }
    /// Marks the piles that the selected card would beat.
    void mark(ninjan::Piles beaten);
    /// The pile that overlaps the rectangle most (scene coordinates); −1 if none does.
    int pileAt(const QRectF &card) const;

Q_SIGNALS:
    void clicked(int pile);

private:
    void showStates();
    int longest() const;

    Animator &animator_;
    NinjanLayout places_{};
    std::array<std::vector<CardItem *>, ninjan::kPiles> cards_;
    std::array<PileItem *, ninjan::kPiles> grounds_{};
    std::array<ValueChipItem *, ninjan::kPiles> sums_{};
    ninjan::Piles lit_ = 0, marked_ = 0;
};

} // namespace meadhall::ui
