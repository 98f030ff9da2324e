// Paints the hall's ground behind a view.
#pragma once

#include "ui/graphics/ground.h"
#include "ui/graphics/pixmap_cache.h"

#include <QGraphicsView>

#include <array>

namespace meadhall::ui {

/// A member of a QGraphicsView, called from its drawBackground(). Repaints the view when the exact picture comes in.
class GroundPainter : public QObject {
public:
    GroundPainter(PixmapCache &cache, QGraphicsView *view);

    void setTheme(Theme theme);
    /// Fills the exposed part (scene coordinates) with the ground of the whole viewport.
    void paint(QPainter *painter, const QRectF &exposed);

private:
    QPixmap picture(GroundPart part, QSize size);

    PixmapCache &cache_;
    QGraphicsView *view_;
    Theme theme_ = Theme::Dark;
    std::array<QPixmap, kGroundParts> held_; ///< so that they stay in the cache
    bool standsIn_ = false;
};

} // namespace meadhall::ui
