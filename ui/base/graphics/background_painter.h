// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the table background behind a QGraphicsView.
#pragma once

#include "ui/base/graphics/ground.h"
#include "ui/base/graphics/pixmap_cache.h"

#include <QGraphicsView>

#include <array>

namespace meadhall::ui {

/// Member of a QGraphicsView, called from its drawBackground(). Repaints the view when placeholders can be replaced.
class BackgroundPainter : public QObject {
public:
    BackgroundPainter(PixmapCache &cache, QGraphicsView *view);

    void setTheme(Theme theme);
    /// Paints the exposed part of the background, which covers the whole viewport.
    /// @param exposed in scene coordinates
    void paint(QPainter *painter, const QRectF &exposed);

private:
    QPixmap picture(BackgroundPart part, QSize size);

    PixmapCache &cache_;
    QGraphicsView *view_;
    Theme theme_ = Theme::Dark;
    std::array<QPixmap, kBackgroundParts> held_; ///< copies that protect the parts from eviction
    bool hasPlaceholder_ = false;
};

} // namespace meadhall::ui
