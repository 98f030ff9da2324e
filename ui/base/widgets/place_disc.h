// SPDX-License-Identifier: GPL-3.0-or-later
// The place in a game as a bead.
#pragma once

#include <QtGlobal>

class QPainter;
class QPalette;
class QRectF;

namespace meadhall::ui {

/// Paints a disc with the place in it; filled for first place.
void paintPlace(QPainter *painter, const QRectF &disc, int place, const QPalette &palette);

/// Paints the gold ring of what is now, with a dark rim that shows on light grounds.
void paintNowRing(QPainter *painter, const QRectF &ring, const QPalette &palette);

} // namespace meadhall::ui
