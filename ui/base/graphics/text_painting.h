// SPDX-License-Identifier: GPL-3.0-or-later
// Fonts and text painting for graphics items.
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace meadhall::ui {

/// The application font at that size.
/// @param pixels height in logical pixels; at least 9 is used
QFont tableFont(qreal pixels, bool bold);

/// Returns the font with its size multiplied by `factor`.
QFont scaledFont(QFont font, qreal factor, bool bold = false);

/// How much larger than usual the application font is: the wanted size of the text on the table, 1 … 2.
qreal tableTextScale();

/// Advance width in logical pixels.
qreal textWidth(const QFont &font, const QString &text);

/// Reduces the font until the text fits.
/// @param width in logical pixels
/// @param least smallest size, as a fraction of the font's size
/// @return a font in which the text may still be too wide
QFont fittedFont(QFont font, const QString &text, qreal width, qreal least);

/// Draws a line of text, vertically centred, with the painter's pen; elided if it is too wide.
/// @param atRight aligned to the right edge, else to the left one, regardless of the text's direction
void drawLine(QPainter *painter, const QRectF &rect, const QFont &font, const QString &text, bool atRight);

/// Draws a number or a word in the centre, vertically by the height of capitals; smaller if it is too wide.
void drawCentred(QPainter *painter, const QRectF &rect, QFont font, const QString &text);

} // namespace meadhall::ui
