// SPDX-License-Identifier: GPL-3.0-or-later
// Small pictures in widgets, which have no picture cache.
#pragma once

#include "ui/base/graphics/art.h"

#include <optional>

class QIcon;
class QLabel;
class QPainter;
class QPixmap;

namespace meadhall::ui {

/// Renders a picture at once, or takes it from Qt's cache.
/// @param element what to draw; its size and ratio are ignored
/// @param size in logical pixels
QPixmap smallPicture(const ArtKey &element, QSizeF size, qreal devicePixelRatio);

/// Shows a picture on a label, always in the resolution of the label's screen. A null picture is none.
/// @param size in logical pixels
void setPicture(QLabel *label, const std::optional<ArtKey> &picture, QSizeF size = {});
void setPicture(QLabel *label, const QIcon &icon, QSize size);

/// Draws a picture at once. For pictures so small that rendering one is not noticed; Qt keeps the last ones.
/// @param element what to draw; its size and ratio are ignored
void drawSmallPicture(QPainter &painter, const ArtKey &element, const QRectF &rect);

} // namespace meadhall::ui
