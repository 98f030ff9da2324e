// SPDX-License-Identifier: GPL-3.0-or-later
// Widgets that paint wood and cloth behind others: plaques, the walls of rooms, woven strips, a cloth with rays.
#pragma once

#include "ui/base/graphics/background_painter.h"
#include "ui/base/graphics/hanging.h"

#include <QFrame>
#include <QPointer>

class QPainter;
class QPalette;

namespace meadhall::ui {

/// The edge and ground of a plaque on the wall of a room.
void paintPlaque(QPainter &painter, const QRectF &rect, const QPalette &palette);

/// A plaque that holds other widgets.
class Plaque : public QFrame {
    Q_OBJECT

public:
    enum class Look : quint8 {
        Carved,  ///< on the wall of a room
        Table,   ///< over the table
        Sheet,   ///< with a dark rim outside, and nails
        Hanging, ///< a cloth on a rod; hangingMargins() are the room of rod and fringe
        Loom,    ///< an empty one
    };

    explicit Plaque(QWidget *parent = nullptr, Look look = Look::Carved) : QFrame(parent), look_(look) {}

    /// Sets another colour of the edge of Look::Table.
    void setEdge(const QColor &edge);
    /// How much of a hanging is visible, 0–1.
    void setUnrolled(qreal share);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Look look_;
    QColor edge_;
    qreal unrolled_ = 1;
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
    BackgroundPainter background_;
};

/// Separates a head from what is below it.
class WovenStrip : public QWidget {
    Q_OBJECT

public:
    /// @param height px at 1×
    explicit WovenStrip(QWidget *parent, int height = kStripHeight);

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// A cloth with golden rays, for the head of a plaque of somebody who has won.
class RayCloth : public QWidget {
    Q_OBJECT

public:
    explicit RayCloth(QWidget *parent) : QWidget(parent) {}

    /// @param source a sibling in whose middle the rays begin
    void setSource(QWidget *source) { source_ = source; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QPointer<QWidget> source_;
};

} // namespace meadhall::ui
