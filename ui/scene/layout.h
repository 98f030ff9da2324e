// Where everything on the table has its place: one function for all sizes, and the only one that mirrors.
#pragma once

#include <QPointF>
#include <QRectF>
#include <Qt>

#include <vector>

namespace meadhall::ui {

/// A seat, seen from the chair at the bottom. Seats are not mirrored from right to left: clockwise stays clockwise.
struct SeatPlace {
    QPointF centre;   ///< of the portrait
    qreal diameter;   ///< of the portrait's shield
    qreal plaque;     ///< width of the plaque's middle, where the name stands
    bool mirrored;    ///< the plaque is left of the portrait
    QPointF openHand; ///< middle of the cards laid open after a hand
};

/// A hand of cards on an arc.
struct FanPlace {
    QPointF middle;   ///< centre of the middle card
    qreal width;      ///< that all cards together may take
    qreal card;       ///< width of a card; it is twice as high
    bool rightToLeft; ///< the first card lies at the right
};

/// Where the i-th of n cards of a fan lies.
struct FanSlot {
    QPointF centre;
    qreal rotation; ///< degrees
};
FanSlot fanSlot(const FanPlace &fan, int i, int n, qreal lift = 0);
/// The place in the fan (0 … n) where a card dropped at x would be put.
int fanIndex(const FanPlace &fan, qreal x, int n);

struct TableLayout {
    QSizeF size;
    qreal unit; ///< 1 at 1280 × 800
    QRectF top; ///< the row above the cloth; the seat there, if there is one, is in its middle
    QRectF cloth;
    QRectF valhalla;
    QPointF middle;               ///< of the cards on the table
    qreal tableCard;              ///< their width
    qreal tableWidth;             ///< that all of them together may take
    QPointF chip;                 ///< centre of the value below them
    std::vector<SeatPlace> seats; ///< by place: 0 is the own seat, then clockwise
    FanPlace hand;
    QRectF message;               ///< the line that says what to do, or why not
    QRectF play, pass;            ///< the two big buttons
    std::vector<QRectF> tools;    ///< the small ones, from the leading side; none for whoever watches
    std::vector<QRectF> watching; ///< the small ones of whoever watches, from the leading side
    bool stacked = false;         ///< too narrow: own seat and buttons above the hand instead of beside it
    qreal openCard;               ///< width of cards laid open at the seats after a hand
};

/// @param size of the view in device-independent pixels, @param players 2–6, @param tools how many small buttons
/// @param watching nobody at this screen plays: there is no hand, and the seat at the bottom is one like the others
/// @param topRow as many logical pixels at 1280 × 800 are kept free above the cloth, where a seat is there or not
/// @param lane as many logical pixels are kept free between cloth and hand, in place of a line for the message; the
///        hand is smaller then, and the value of a selection has room of its own below the lane
TableLayout layoutTable(QSizeF size, int players, int tools, Qt::LayoutDirection direction, bool watching = false,
                        qreal topRow = 0, qreal lane = 0);
/// Height of the bubble above the hand that says what a selection is worth.
qreal bubbleHeight(qreal unit);

} // namespace meadhall::ui
