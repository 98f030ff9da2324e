// SPDX-License-Identifier: GPL-3.0-or-later
// Stacking order of the table: the complete list of z values.
#pragma once

namespace meadhall::ui::z {

constexpr qreal kTryFrame = -1; // round the board, below all that lies on it
constexpr qreal kCloth = 0;     // the table background is painted by the view
constexpr qreal kValhalla = 2;
constexpr qreal kSeat = 10;     // seats overlap the edge of the cloth
constexpr qreal kOpenHand = 12; // revealed cards overlap the edge of the seat
constexpr qreal kBeaten = 15;   // what was beaten lies and moves below what beat it
constexpr qreal kMiddle = 20;   // cards on the table
constexpr qreal kChip = 30;     // their value, readable above them
constexpr qreal kMessage = 35;
constexpr qreal kHand = 40;   // own cards pass above everything on the table
constexpr qreal kBubble = 60; // value of the selection, above the hand
constexpr qreal kButton = 70;
constexpr qreal kPlaque = 75;  // explanations opened by pointing
constexpr qreal kFlying = 80;  // moving cards are above resting ones
constexpr qreal kDragged = 90; // and a dragged card is above those

constexpr qreal kCurtain = 100; // hides everything

} // namespace meadhall::ui::z
