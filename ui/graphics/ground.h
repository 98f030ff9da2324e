// What fills the window: the hall's ground and the curtain.
#pragma once

#include "ui/graphics/theme.h"

#include <QImage>
#include <QPixmap>
#include <QSizeF>

#include <functional>

class QPainter;

namespace meadhall::ui {

/// How much larger than in the drawing of 1280 × 800 the carved parts are in a window of that size (logical pixels).
qreal tableScale(QSizeF window);

/// What the ground is put together from wherever it is painted: as one picture it would take as much memory as the
/// window.
enum class GroundPart {
    Wood,       ///< a tile, opaque
    Light,      ///< of the hall, over the whole window
    EdgeAcross, ///< a row of the plaited border as long as the window is wide
    EdgeDown,   ///< as long as it is high; it lies
    Corner,
};
constexpr int kGroundParts = 5;

/// Draws a part at exactly that size.
QImage renderGroundPart(GroundPart part, QSize size, Theme theme);

/// Gives a part's picture at that size.
using GroundPicture = std::function<QPixmap(GroundPart part, QSize size)>;

/// Paints the exposed part of the ground of a window: wood, hall light, plaited border and corners, opaque. The
/// painter's units are device pixels, as are exposed and deviceSize; ratio of them to logical ones.
void paintGround(QPainter &painter, const QRect &exposed, QSize deviceSize, qreal ratio, const GroundPicture &picture);

/// The breadth of the plaited border in a window of that size, in logical pixels; the corners are 4/3 of it.
qreal groundBorder(QSizeF window);

/// The whole window behind the curtain, with its crest in the upper middle, opaque; words are the caller's.
QImage renderCurtain(QSize deviceSize, qreal ratio, Theme theme);

/// Where renderCurtain() puts the crest, for a window of that size (logical pixels).
QRectF curtainCrestRect(QSizeF window);

} // namespace meadhall::ui
