// The pictures as large as the window: the hall's ground and the curtain.
#pragma once

#include "scene/theme.h"

#include <QImage>
#include <QSizeF>

namespace meadhall::ui {

/// How much larger than in the drawing of 1280 × 800 the carved parts are in a window of that size (logical pixels).
qreal tableScale(QSizeF window);

/// Wood, hall light, plaited border and corners, opaque. deviceSize in device pixels, ratio of them to logical ones.
QImage renderGround(QSize deviceSize, qreal ratio, Theme theme);

/// The breadth of the plaited border in a window of that size, in logical pixels; the corners are 4/3 of it.
qreal groundBorder(QSizeF window);

/// The whole window behind the curtain, with its crest in the upper middle, opaque; words are the caller's.
QImage renderCurtain(QSize deviceSize, qreal ratio, Theme theme);

/// Where renderCurtain() puts the crest, for a window of that size (logical pixels).
QRectF curtainCrestRect(QSizeF window);

} // namespace meadhall::ui
