// Words and figures on plaques.
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace meadhall::ui {

/// The program's font at that height in logical pixels (never below 9).
QFont tableFont(qreal pixels, bool bold);

/// Advance width in logical pixels.
qreal textWidth(const QFont &font, const QString &text);

/// The same font, or a smaller one, down to `least` of its size, in which the text fits into the width.
QFont fittedFont(QFont font, const QString &text, qreal width, qreal least);

/// One line, vertically in the middle, at the left or right edge of the rectangle whatever the text's own direction;
/// shortened with an ellipsis if it is too long. In the painter's pen.
void drawLine(QPainter *painter, const QRectF &rect, const QFont &font, const QString &text, bool atRight);

/// A number or a word in the very middle: by the height of its capitals, not of the whole font, and made smaller if the
/// rectangle is too narrow.
void drawCentred(QPainter *painter, const QRectF &rect, QFont font, const QString &text);

} // namespace meadhall::ui
