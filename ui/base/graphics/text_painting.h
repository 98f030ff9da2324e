// SPDX-License-Identifier: GPL-3.0-or-later
// Fonts and text painting for graphics items.
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QColor;
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

/// Draws the line below the access key of a text of one line, where it has one.
/// @param place where the text is
/// @param room a text wider than that has several lines, and no line below its key
void underlineKey(QPainter &painter, const QRect &place, qreal room, const QString &text, const QColor &colour);
/// A right-to-left text as lines of at most that width, without the spaces at their ends: Qt moves a line that ends in
/// one away from the right edge by its width, and so beyond the left edge.
QString flushLines(const QPainter &painter, qreal width, const QString &text);

} // namespace meadhall::ui
