// SPDX-License-Identifier: GPL-3.0-or-later
// The wooden wall of a room.
#pragma once

#include "ui/base/graphics/pixmap_cache.h"

#include <QWidget>

namespace meadhall::ui {

/// Paints planks behind its children.
class Wall : public QWidget {
    Q_OBJECT

public:
    /// @param cache must outlive the wall
    Wall(PixmapCache &cache, QWidget *parent);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    PixmapCache &cache_;
};

} // namespace meadhall::ui
