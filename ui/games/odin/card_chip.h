// A card of Odin as a small chip: its colour, its sign, its number.
#pragma once

#include "engine/core/card_set.h"
#include "ui/graphics/art_painter.h"

#include <functional>
#include <vector>

namespace meadhall::ui {

/// Draws a picture of the chip; the target decides where it comes from.
using DrawArt = std::function<void(const ArtKey &key, const QRectF &rect)>;

/// Width of a chip as a multiple of its height.
constexpr qreal kCardChipWidth = 29.0 / 17;

/// Sign, then number, in every language.
void paintCardChip(QPainter *painter, const DrawArt &draw, Card card, const QRectF &chip, Theme theme);
void paintCardChip(QPainter *painter, ArtPainter &art, Card card, const QRectF &chip, Theme theme);

/// Several cards of one colour or one number as one chip, narrower than a chip for each: what they have in common is
/// painted once.
/// @param cards at least two, in reading order
/// @param chip as high as a chip; no wider than joinedChipWidth()
void paintJoinedChip(QPainter *painter, ArtPainter &art, const std::vector<Card> &cards, const QRectF &chip,
                     Theme theme);
/// @param height of the chip in logical pixels
qreal joinedChipWidth(const std::vector<Card> &cards, qreal height);

} // namespace meadhall::ui
