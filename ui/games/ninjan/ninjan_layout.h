// Where the things of Ninjan have their places, worked out from the table's own layout.
#pragma once

#include "engine/games/ninjan/rules.h"
#include "ui/scene/layout.h"

#include <array>

namespace meadhall::ui {

/// A card that lies by itself.
struct CardPlace {
    QPointF centre;
    qreal rotation; ///< degrees
    qreal card;     ///< its width
};

struct NinjanPlaces {
    std::array<qreal, ninjan::kPiles> pileX; ///< by number of the pile; the first is where reading begins
    qreal middle;                            ///< of the piles' height
    qreal room;                              ///< that the longest pile may take in height
    qreal card;                              ///< widest card of a pile
    qreal chip;                              ///< height of the sums
    std::vector<CardPlace> chosen;           ///< by place: where the chosen card lies; 0 is the own
    QRectF track;                            ///< where the resolving order is shown
    QRectF legend;                           ///< what beats what
    bool rightToLeft;
};

/// The table of Ninjan: one big button, a row above the cloth for the resolving order.
TableLayout layoutNinjan(QSizeF size, int players, int tools, Qt::LayoutDirection direction, bool watching);
/// @param table by layoutNinjan
NinjanPlaces ninjanPlaces(const TableLayout &table);

/// How the cards of a pile lie: from the top downwards, all numbers in sight.
struct PileFan {
    qreal card;    ///< width
    qreal step;    ///< from card to card
    QPointF first; ///< centre of the card at the bottom of the pile, which lies highest on the screen

    QPointF centre(int i) const { return first + QPointF(0, step * i); }
};
/// @param pile its number, @param count its cards, @param most cards of the longest pile: all piles have cards of one
/// size
PileFan pileFan(const NinjanPlaces &places, int pile, int count, int most);

} // namespace meadhall::ui
