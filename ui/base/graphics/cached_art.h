// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures from the cache, painted by widgets.
#pragma once

#include "ui/base/graphics/pixmap_cache.h"

#include <QRectF>

class QPainter;

namespace meadhall::ui {

/// Paints a picture scaled to a rectangle in logical pixels; what the cache has, as long as it is being rendered.
void paintArt(QPainter *painter, PixmapCache &cache, const ArtKey &key, const QRectF &rect);

} // namespace meadhall::ui
