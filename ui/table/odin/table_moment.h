// SPDX-License-Identifier: GPL-3.0-or-later
// What is celebrated at the table: a round that was won, a hand that somebody has gone out of.
#pragma once

#include "ui/base/graphics/art_painter.h"
#include "ui/table/scene/layout.h"
#include "ui/table/scene/seat_item.h"
#include "ui/table/scene/table_pieces.h"

#include <optional>
#include <vector>

namespace meadhall::ui {

class MomentPlaque;

/// Points on their way from an open hand to the plate of its seat. A capsule with the points, and small diamonds behind
/// it. In scene coordinates.
class PointsFlight : public TableItem {
    Q_OBJECT

public:
    /// @param text such as "+4"
    /// @param sparks number of diamonds
    PointsFlight(PixmapCache &cache, const QString &text, int sparks, QGraphicsItem *parent);

    QString text() const { return text_; }
    /// @param from,to centres of the capsule
    /// @param height in logical pixels
    void setPath(QPointF from, QPointF to, qreal height);
    /// @param risen 0 (not there) … 1 (lies beside the hand)
    void setRisen(qreal risen) { change(risen_, risen); }
    /// @param flown 0 … 1 (has arrived and vanishes in the plate), linear in time
    void setFlown(qreal flown) { change(flown_, flown); }

    QRectF boundingRect() const override;
    QPainterPath shape() const override { return {}; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    qreal capsuleWidth() const;
    QPointF at(qreal flown) const;

    QString text_;
    int sparks_;
    QPointF from_, to_;
    qreal height_ = 28;
    qreal risen_ = 0, flown_ = 0;
};

/// Who is celebrated for what. Points are as shown: counted down where the table counts down.
struct MomentFacts {
    QString portrait, words, part;  ///< face, "Sigrid goes out", "hand 4"
    std::vector<int> points{};      ///< of the hand, with their sign; none at the end of a round
    std::vector<int> totals{};      ///< after it
    std::optional<QPointF> place{}; ///< centre of the plaque; nullopt: above the message line
    int length = 1900;              ///< ms at normal speed; longer where there are many points
};

/// Light for the one who is celebrated, a plaque that says why, points that fly from the open hands to the plates.
/// Everything that is seen is a function of the time, so that it may end at any time. Deletes its items with itself;
/// items it has lit are dark at the end.
class TableMoment : public QGraphicsObject {
    Q_OBJECT

public:
    /// The items that take part; they must outlive the moment. `from` has a place beside each hand, by seat.
    struct Table {
        ClothItem *cloth;
        ValhallaItem *hall;
        std::vector<SeatItem *> seats;
        std::vector<QPointF> from;
    };

    TableMoment(PixmapCache &cache, const Table &table, const MomentFacts &end, const TableLayout &layout, Theme theme);

    /// In ms at normal speed.
    int length() const;
    /// @param time 0 … length()
    void setTime(qreal time);

    /// ms after which the hand of the n-th seat opens.
    static int handOpens(int n) { return 400 + 60 * n; }

    QRectF boundingRect() const override { return {}; }
    void paint(QPainter *, const QStyleOptionGraphicsItem *, QWidget *) override {}

private:
    struct Flight {
        PointsFlight *item;
        SeatItem *seat;
        int before, after; ///< totals
        int rises, leaves; ///< ms
    };
    void addFlights(PixmapCache &cache, const MomentFacts &end, const TableLayout &layout, Theme theme);
    void showLight(qreal time);
    void showFlight(const Flight &flight, qreal time);

    Table table_;
    int length_;
    MomentPlaque *plaque_;
    QPointF plaqueAt_;
    std::vector<Flight> flights_;
};

} // namespace meadhall::ui
