// SPDX-License-Identifier: GPL-3.0-or-later
// Places of Ninjan's elements, derived from the common table layout.
#pragma once

#include "engine/games/ninjan/rules.h"
#include "ui/table/scene/layout.h"

#include <array>

namespace meadhall::ui {

/// Places in scene coordinates; lengths in px.
struct NinjanLayout {
    std::array<qreal, ninjan::kPiles> pileX; ///< by pile number; in reading direction
    qreal middle;                            ///< y of the piles' centre
    qreal room;                              ///< maximum height of a pile
    qreal card;                              ///< maximal width of a pile's cards
    qreal chip;                              ///< height of the sums' plaques
    qreal letters;                           ///< see TableLayout::wordLetters
    std::vector<CardPlace> chosen;           ///< by place round the table: the chosen card; 0 is the own
    QRectF track;                            ///< the resolving order
    QRectF legend;                           ///< the picture of what beats what
    bool rightToLeft;
};

/// The common layout adapted to Ninjan: one big button, and a row above the cloth for the resolving order.
/// @param kind its row above the cloth does not count
TableLayout layoutNinjan(QSizeF size, int players, int tools, Qt::LayoutDirection direction, TableKind kind = {});
/// @param table result of layoutNinjan()
NinjanLayout ninjanPlaces(const TableLayout &table);

/// How the cards of a pile overlap, from the top down; every numeral stays visible.
struct PileFan {
    qreal card;    ///< width
    qreal step;    ///< distance of one card to the next
    QPointF first; ///< centre of the bottom card, which is highest on the screen

    QPointF centre(int i) const { return first + QPointF(0, step * i); }
};
/// @param pile its index
/// @param count its number of cards
/// @param most number of cards of the longest pile: the cards of all piles have the same size
PileFan pileFan(const NinjanLayout &places, int pile, int count, int most);

} // namespace meadhall::ui
