// SPDX-License-Identifier: GPL-3.0-or-later
// The woven strip under titles.
#pragma once

#include "ui/base/graphics/theme.h"

class QPainter;
class QRectF;

namespace meadhall::ui {

constexpr int kStripHeight = 10; ///< at 1×

/// Two lines of wool and a zigzag between them.
/// @param strip kStripHeight high at 1×; the pattern grows with it
void paintWovenStrip(QPainter &painter, const QRectF &strip, const Palette &colours);

} // namespace meadhall::ui
