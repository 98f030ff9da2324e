// SPDX-License-Identifier: GPL-3.0-or-later
// Woven hangings on the walls of rooms.
#pragma once

#include "ui/base/graphics/theme.h"

#include <QMarginsF>
#include <QRectF>

class QPainter;

namespace meadhall::ui {

constexpr int kStripHeight = 10; ///< at 1×

/// Two lines of wool and a zigzag between them.
/// @param strip kStripHeight high at 1×; the pattern grows with it
void paintWovenStrip(QPainter &painter, const QRectF &strip, const Palette &colours);

/// From the edges of a hanging to what is written on its cloth.
QMarginsF hangingMargins();

/// Paints a cloth with bands and fringe that hangs from a rod.
/// @param rect with the rod and its knobs
/// @param unrolled share of its length that is visible, 0–1
void paintHanging(QPainter &painter, const QRectF &rect, const Palette &colours, qreal unrolled = 1);

/// Paints an empty loom in the middle of a room: rod, band, and the warp with its weights.
void paintLoom(QPainter &painter, const QRectF &room, const Palette &colours);

} // namespace meadhall::ui
