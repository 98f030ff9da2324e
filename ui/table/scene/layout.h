// SPDX-License-Identifier: GPL-3.0-or-later
// Geometry of the whole table: one pure function for all sizes, and the only place that mirrors it.
#pragma once

#include <QPointF>
#include <QRectF>
#include <Qt>

#include <span>
#include <vector>

namespace meadhall::ui {

/// A seat relative to the player at the bottom. Opponents are not mirrored in right-to-left layouts: clockwise
/// stays clockwise.
struct SeatPlace {
    QPointF centre;   ///< of the portrait
    qreal diameter;   ///< of the portrait's shield
    qreal plaque;     ///< width of the text part of the plaque
    bool mirrored;    ///< the plaque is on the left of the portrait
    QPointF openHand; ///< centre of the cards revealed after a hand
};

/// A hand of cards arranged on an arc.
struct FanPlace {
    QPointF middle;   ///< centre of the middle card
    qreal width;      ///< available for all cards together
    qreal card;       ///< width of a card; its height is twice that
    bool rightToLeft; ///< the first card is the rightmost
};

/// Place of a single card, in scene coordinates.
struct CardPlace {
    QPointF centre;
    qreal rotation; ///< degrees
    qreal card;     ///< width in px
};

/// Position of one card of a fan.
struct FanSlot {
    QPointF centre;
    qreal rotation; ///< degrees
};
/// @param i index of the card, 0 … n − 1
/// @param n number of cards
/// @param lift distance by which a selected card is raised, in logical pixels
FanSlot fanSlot(const FanPlace &fan, int i, int n, qreal lift = 0);
/// Index (0 … n) at which a card dropped at `x` is inserted.
int fanIndex(const FanPlace &fan, qreal x, int n);

/// Geometry of the table in logical pixels.
struct TableLayout {
    QSizeF size;
    qreal unit = 0; ///< scale; 1 at 1280 × 800
    /// How much larger than designed for the size the seats are, and what else has words on it: 1 … the text wanted.
    qreal seatGrowth = 1, wordGrowth = 1;
    /// How much larger than designed the letters are in seats and elsewhere, in what has grown by that.
    qreal seatLetters = 1, wordLetters = 1;
    QRectF top; ///< row above the cloth; a seat there is in its centre
    QRectF cloth;
    QRectF valhalla;
    QPointF middle;               ///< centre of the cards on the table
    qreal tableCard = 0;          ///< their width
    qreal tableWidth = 0;         ///< available for all of them together
    QPointF chip;                 ///< centre of the value label below them
    qreal chipHeight = 0;         ///< of that label
    QPointF beaten;               ///< centre of what was beaten last, on the leading lower hem of the cloth
    qreal beatenCard = 0;         ///< width of those cards
    QRectF deck;                  ///< beside the cloth, for what the game is played with; empty: no room for it
    std::vector<SeatPlace> seats; ///< 0 is the own seat, the others follow clockwise
    FanPlace hand;
    QRectF message;               ///< prompts and error messages
    QRectF play, pass;            ///< the two large buttons
    std::vector<QRectF> tools;    ///< small buttons in reading order; empty for spectators
    std::vector<QRectF> watching; ///< small buttons of a spectator, in reading order
    bool hasLane = false;         ///< `message` is a lane for a panel, which needs its middle only
    bool stacked = false;         ///< narrow window: own seat and buttons above the hand instead of beside it
    qreal openCard = 0;           ///< width of the cards revealed at the seats after a hand
};

/// The six places round the table, clockwise: the bottom, up the left side, the top, down the right side.
constexpr int kTablePlaces = 6;
/// The places that are taken by that many players, in the order of the seats; the first is the bottom one. The same
/// everywhere, so that nobody sits at the table elsewhere than in the dialog that seated them.
/// @param players 0–6
std::span<const int> tablePlaces(int players);

/// Use of the table, and the room that its text needs.
struct TableKind {
    bool watching = false; ///< no own hand, the seat at the bottom is like the others
    qreal topRow = 0;      ///< height kept free above the cloth, in px at 1280 × 800, with or without a seat there
    /// Height kept free between cloth and hand for a panel, in logical pixels, instead of the message line. The hand is
    /// smaller then, and the value of a selection is shown below the lane.
    qreal lane = 0;
    bool replay = false; ///< of a review: larger open hands; where it is low the lower edge cuts the own hand
    qreal text = 1;      ///< wanted size of the text, see tableTextScale()
};

/// Computes the geometry of the table.
/// @param size of the view in logical pixels
/// @param players 2–6
/// @param tools number of small buttons
TableLayout layoutTable(QSizeF size, int players, int tools, Qt::LayoutDirection direction, const TableKind &kind = {});
/// Height in logical pixels of the bubble above the hand that shows the value of a selection.
qreal bubbleHeight(const TableLayout &layout);

} // namespace meadhall::ui
