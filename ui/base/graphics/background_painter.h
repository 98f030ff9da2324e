// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the table background or the wall of a room on a widget.
#pragma once

#include "ui/base/graphics/ground.h"
#include "ui/base/graphics/pixmap_cache.h"

#include <QWidget>

#include <array>

namespace meadhall::ui {

/// Member of a widget or of a graphics view. Repaints the widget when placeholders can be replaced.
class BackgroundPainter : public QObject {
public:
    /// @param cache,widget must outlive this
    /// @param ground paintBackground() or paintWall()
    BackgroundPainter(PixmapCache &cache, QWidget *widget, decltype(&paintWall) ground);

    /// Paints the exposed part of the background, which covers the whole widget.
    /// @param exposed in coordinates of the widget
    void paint(QPainter *painter, const QRect &exposed, Theme theme);
    /// Releases the pictures held, so that the cache may evict them.
    void releasePixmaps() { held_.fill({}); }

private:
    PixmapCache &cache_;
    QWidget *widget_;
    decltype(&paintWall) ground_;
    std::array<QPixmap, kBackgroundParts> held_; ///< copies that protect the parts from eviction
    bool hasPlaceholder_ = false;
};

} // namespace meadhall::ui
