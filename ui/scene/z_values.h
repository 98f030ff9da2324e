// Who lies above whom on the table: the one list of layers.
#pragma once

namespace meadhall::ui::z {

constexpr qreal kCloth = 0; // the ground is the view's background
constexpr qreal kClothLit = 1;
constexpr qreal kValhalla = 2;
constexpr qreal kSeat = 10;     // seats reach over the cloth's rim
constexpr qreal kOpenHand = 12; // what is left after a hand lies over the seat's edge
constexpr qreal kMiddle = 20;   // cards on the table
constexpr qreal kChip = 30;     // their value, readable above them
constexpr qreal kMessage = 35;
constexpr qreal kHand = 40;   // own cards pass over everything that lies
constexpr qreal kBubble = 60; // the value of the selection, above the hand
constexpr qreal kButton = 70;
constexpr qreal kFlying = 80;  // a card under way is above all that rests
constexpr qreal kDragged = 90; // and the player's own finger above that

constexpr qreal kCurtain = 100; // hides all of it

} // namespace meadhall::ui::z
