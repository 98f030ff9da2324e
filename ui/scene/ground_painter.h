// Paints the hall's ground (or the curtain) behind a view.
#pragma once

#include "scene/pixmap_cache.h"

#include <QGraphicsView>

namespace meadhall::ui {

/// A member of a QGraphicsView, called from its drawBackground(). Repaints the view when the exact picture comes in.
class GroundPainter : public QObject {
public:
    GroundPainter(PixmapCache &cache, QGraphicsView *view);

    void setTheme(Theme theme);
    /// Fills the exposed part (scene coordinates) with the ground of the whole viewport.
    void paint(QPainter *painter, const QRectF &exposed);

private:
    PixmapCache &cache_;
    QGraphicsView *view_;
    Theme theme_ = Theme::Dark;
    bool standsIn_ = false;
};

} // namespace meadhall::ui
