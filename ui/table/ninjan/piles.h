// SPDX-License-Identifier: GPL-3.0-or-later
// The three piles in the middle of the table: their cards, their sums, and choosing one.
#pragma once

#include "engine/core/card_set.h"
#include "engine/core/to_index.h"
#include "engine/games/ninjan/board.h"
#include "ui/base/graphics/art_painter.h"
#include "ui/table/ninjan/ninjan_layout.h"
#include "ui/table/scene/animator.h"
#include "ui/table/scene/card_item.h"
#include "ui/table/scene/table_pieces.h"

#include <QGraphicsSceneMouseEvent>
#include <QString>

#include <vector>

namespace meadhall::ui {

/// The background of a pile, which shows whether the pile may be chosen. In scene coordinates. The cards of the pile
/// lie on top and let mouse events through.
class PileItem : public TableItem {
    Q_OBJECT

public:
    /// Marked: the selected card would beat it. Lit: may be chosen now.
    enum class State { Quiet, Marked, Lit };

    explicit PileItem(PixmapCache &cache, QGraphicsItem *parent = nullptr);

    /// @param area bounds of all its cards, in scene coordinates
    void setArea(const QRectF &area) { changeShape(area_, area); }
    QRectF area() const { return area_; }
    void setState(State state);
    State state() const { return state_; }

    bool isButton() const override { return true; }
    bool canClick() const override { return state_ == State::Lit; }
    void click() override;

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

Q_SIGNALS:
    void clicked();

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override { event->accept(); }
    void mouseReleaseEvent(QGraphicsSceneMouseEvent *event) override;

private:
    QRectF frame() const;

    QRectF area_;
    State state_ = State::Quiet;
};

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
    std::vector<CardItem *> takeAll(int pile) { return std::exchange(cards_[toIndex(pile)], {}); }
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

/// The numbered row of a round's cards in resolving order, each with its owner.
class TrackItem : public TableItem {
    Q_OBJECT

public:
    struct Entry {
        Card card;
        QString portrait;
        bool operator==(const Entry &) const = default;
    };

    static constexpr qreal kResolvedOpacity = 0.55; ///< of entries whose turn is over

    using TableItem::TableItem;

    /// @param room available rectangle in scene coordinates; the row is centred in it
    /// @param letters size of the figures, of what the height gives
    void setRoom(const QRectF &room, bool rightToLeft, qreal letters = 1);
    /// @param entries in resolving order; an empty row paints nothing
    /// @param resolved how many of them are done
    void setEntries(const std::vector<Entry> &entries, int resolved);
    const std::vector<Entry> &entries() const { return entries_; }
    int resolved() const { return resolved_; }
    /// Rectangle of entry i, in scene coordinates.
    QRectF plate(int i) const;

    QRectF boundingRect() const override { return room_.adjusted(-8, -8, 8, 8); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QRectF tray() const;
    void paintEntry(QPainter *painter, int i);

    QRectF room_;
    std::vector<Entry> entries_;
    int resolved_ = 0;
    bool rightToLeft_ = false;
    qreal letters_ = 1;
};

} // namespace meadhall::ui
