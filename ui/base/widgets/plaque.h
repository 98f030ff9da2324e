// SPDX-License-Identifier: GPL-3.0-or-later
// The wooden walls of rooms, and plaques: the plates on them.
#pragma once

#include "ui/base/graphics/ground.h"
#include "ui/base/graphics/pixmap_cache.h"

#include <QFrame>

#include <array>

class QPainter;
class QPalette;

namespace meadhall::ui {

/// The edge and ground of a plaque.
void paintPlaque(QPainter &painter, const QRectF &rect, const QPalette &palette);

/// A plaque that holds other widgets.
class Plaque : public QFrame {
    Q_OBJECT

public:
    explicit Plaque(QWidget *parent = nullptr) : QFrame(parent) {}

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// Paints planks behind its children, or the ground of the table.
class Wall : public QWidget {
    Q_OBJECT

public:
    /// @param cache must outlive the wall
    /// @param ground paints it: paintWall() or paintBackground()
    Wall(PixmapCache &cache, QWidget *parent, decltype(&paintWall) ground = paintWall);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    PixmapCache &cache_;
    decltype(&paintWall) ground_;
    std::array<QPixmap, kBackgroundParts> held_; ///< copies that protect the parts from eviction while it is shown
};

} // namespace meadhall::ui
