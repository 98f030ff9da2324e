// SPDX-License-Identifier: GPL-3.0-or-later
// The strokes that all controls are made of: plates, the focus mark, arrows, ticks.
#pragma once

#include "ui/base/widgets/control_colours.h"

#include <QPainter>
#include <QRegion>

namespace meadhall::ui {

constexpr qreal kStroke = 2;    ///< width of edges in logical pixels
constexpr qreal kRadius = 8;    ///< of plates
constexpr qreal kRowRadius = 6; ///< of rows and check boxes
constexpr int kAir = 2;         ///< room around the plate of a control, for the focus mark
constexpr int kRing = 6;        ///< width of the focus mark

/// Keeps the state of a painter and switches smoothing on.
class Strokes {
public:
    explicit Strokes(QPainter &painter) : painter_(painter)
    {
        painter_.save();
        painter_.setRenderHint(QPainter::Antialiasing);
    }
    ~Strokes() { painter_.restore(); }
    Strokes(const Strokes &) = delete;
    Strokes &operator=(const Strokes &) = delete;

private:
    QPainter &painter_;
};

/// Logical pixels at 1× that grow with the application font; never smaller.
qreal fontUnit();
int grown(qreal pixels);

/// A part of a room as it is right to left, or unchanged.
QRectF mirroredIn(const QRectF &room, const QRectF &part, bool mirrored);
/// The rectangle with its edges on whole device pixels.
QRectF onPixels(const QPainter &painter, const QRectF &rect);
/// A stroke of about that width that fills whole device pixels.
qreal strokeOn(const QPainter &painter, qreal width = kStroke);

/// Rectangle of the plate of a control inside the rectangle of the control.
inline QRect plateOf(const QRect &rect) { return rect.adjusted(kAir, kAir, -kAir, -kAir); }
/// For windows of menus and lists: what lies outside their round corners is cut off, since not every display can blend
/// windows.
QRegion roundedRegion(const QRect &rect);
/// A rounded plate with its edge inside the rectangle; without edge if the colour is invalid.
void drawPlate(QPainter &painter, const QRectF &rect, const QColor &fill, const QColor &edge = {},
               qreal radius = kRadius, qreal stroke = kStroke);
/// The focus mark along the inner edge of the rectangle: dark with gold dashes, visible on every ground.
void drawFocusRing(QPainter &painter, const QRectF &rect, const ControlColours &colours, qreal radius = kRadius);
/// The edge of the default button: dark with a gold line.
void drawDefaultEdge(QPainter &painter, const QRectF &rect, const ControlColours &colours);

enum class Pointing : quint8 { Up, Down, Left, Right };
void drawChevron(QPainter &painter, const QPointF &centre, Pointing way, const QColor &colour);
void drawTick(QPainter &painter, const QRectF &rect, const QColor &colour);
void drawDiamond(QPainter &painter, const QRectF &rect, const QColor &colour);
void drawHairline(QPainter &painter, const QRectF &line, const QColor &colour);

} // namespace meadhall::ui
