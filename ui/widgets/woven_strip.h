// The woven strip below the titles of sheets and panels.
#pragma once

#include <QPalette>
#include <QRectF>

class QPainter;

namespace meadhall::ui {

constexpr int kStripHeight = 10; ///< at 1×

/// Wool lines above and below, a zigzag between them. The colours go with the palette's theme.
void drawWovenStrip(QPainter &painter, const QRectF &strip, const QPalette &palette);

} // namespace meadhall::ui
