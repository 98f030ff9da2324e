// SPDX-License-Identifier: GPL-3.0-or-later
// The signs of verdicts, the same everywhere: star, tick, diamond with a question mark, cross.
#pragma once

#include "engine/review/judge/verdict.h"
#include "ui/base/graphics/art.h"

class QPainter;

namespace meadhall::ui {

/// Colour of a verdict's sign and word.
const QColor &verdictColour(review::Verdict verdict, Theme theme);

Glyph verdictGlyph(review::Verdict verdict);

/// Draws a sign. Right to left the question mark is mirrored; the others are not.
/// @param ink its colour; invalid: the verdict's own
void drawVerdictSign(QPainter &painter, review::Verdict verdict, const QRectF &rect, Theme theme,
                     const QColor &ink = {});

/// The same on a disc of the ground's colour, so that no line runs through it.
/// @param side of the sign; the disc is a little larger
void drawVerdictMark(QPainter &painter, review::Verdict verdict, const QPointF &centre, qreal side, Theme theme,
                     const QColor &ground);

} // namespace meadhall::ui
