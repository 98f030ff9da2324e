// SPDX-License-Identifier: GPL-3.0-or-later
// Table background and hot-seat curtain.
#pragma once

#include "ui/base/graphics/theme.h"

#include <QImage>
#include <QPixmap>
#include <QSizeF>

#include <functional>

class QPainter;

namespace meadhall::ui {

/// Scale of the background's decorations relative to a window of 1280 × 800.
/// @param window size in logical pixels
/// @return 0.72 … 6
qreal tableScale(QSizeF window);

/// Parts that the background is composed of when it is painted. A single picture of it would take as much memory as
/// the window.
enum class BackgroundPart {
    Wood,           ///< tile of planks, opaque
    Light,          ///< light falloff over the whole window, at reduced resolution
    EdgeHorizontal, ///< horizontal edge of the border, as long as the window is wide
    EdgeVertical,   ///< vertical edge, as long as the window is high; drawn lying, rotated when painted
    Corner,
};
constexpr int kBackgroundParts = 5;

/// Renders a part at exactly that size in device pixels. Null if the size is empty.
QImage renderBackgroundPart(BackgroundPart part, QSize size, Theme theme);

/// Returns the picture of a part at that size in device pixels.
using BackgroundPicture = std::function<QPixmap(BackgroundPart part, QSize size)>;

/// Paints the exposed area of the background, opaque. The painter must use device pixels as units.
/// @param exposed in device pixels
/// @param deviceSize size of the window in device pixels
/// @param ratio device pixels per logical pixel
/// @param picture provides the parts
void paintBackground(QPainter &painter, const QRect &exposed, QSize deviceSize, qreal ratio,
                     const BackgroundPicture &picture);

/// The same without the border: the wall of a room.
void paintWall(QPainter &painter, const QRect &exposed, QSize deviceSize, qreal ratio,
               const BackgroundPicture &picture);

/// Thickness of the border in logical pixels; the corners are 4/3 of it wide.
/// @param window size in logical pixels
qreal borderThickness(QSizeF window);

/// Renders the curtain with its crest, opaque, at exactly that size.
QImage renderCurtain(QSize deviceSize, qreal ratio, Theme theme);

} // namespace meadhall::ui
