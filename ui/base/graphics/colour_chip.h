// SPDX-License-Identifier: GPL-3.0-or-later
// Cards and colours in small, as the log, the plaques on the table and the dialogs mention them.
#pragma once

#include "ui/base/graphics/art.h"

#include <vector>

class QFont;
class QPainter;

namespace meadhall::ui {

/// Looks of the chip of a card.
struct CardChip {
    QColor ground, mark;
    ArtKey sign; ///< in the colour of the mark, without a size
    int number = 0;
};

/// The chip of a card of one game.
using MakeCardChip = CardChip (*)(int card, Theme theme, CardLook look);
/// @param card 0–53, or 54 for the goat
CardChip odinChip(int card, Theme theme, CardLook look);
/// @param card 0–47, see ninjanCard()
CardChip ninjanChip(int card, Theme theme, CardLook look);

/// Natural size of a card's chip in lines of that font: 29 × 17 px at a line height of 18.
QSize cardChipSize(const CardChip &chip, const QFont &font);
/// Sign, then number, in every language and in the figures 0–9, as on the cards.
/// @param font of the figures
void drawCardChip(QPainter &painter, const QRectF &rect, const CardChip &chip, const QFont &font, Theme theme);

/// Several cards of one colour or one number as one chip, narrower than a chip each: what they share is drawn once.
/// @param cards at least two, in reading order
/// @param rect joinedChipWidth() wide
void drawJoinedChip(QPainter &painter, const QRectF &rect, const std::vector<CardChip> &cards, const QFont &font,
                    Theme theme);
qreal joinedChipWidth(const std::vector<CardChip> &cards, qreal height);

/// State of the chip of a colour that may be left out of the deck.
struct ColourChipState {
    bool in = true;
    bool hovered = false;
};
/// The sign of a colour; crossed out if it is left out.
/// @param colour 0–5, in the order of ArtKind::OdinCard
void drawColourChip(QPainter &painter, const QRectF &rect, int colour, ColourChipState state, Theme theme,
                    CardLook look);

} // namespace meadhall::ui
