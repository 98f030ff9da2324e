// SPDX-License-Identifier: GPL-3.0-or-later
// The background of a whole window as one picture, for comparison.
#pragma once

#include "ui/base/graphics/ground.h"

#include <QPainter>

namespace meadhall::ui {

inline QImage groundPicture(QSize size, qreal ratio, Theme theme)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    paintBackground(painter, image.rect(), size, ratio, [theme](BackgroundPart part, QSize its) {
        return QPixmap::fromImage(renderBackgroundPart(part, its, theme));
    });
    return image;
}

} // namespace meadhall::ui
