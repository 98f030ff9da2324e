// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/ground.h"

#include "ui/base/graphics/art_source.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>

namespace meadhall::ui {

namespace {

// Sizes of the decorations in a window of 1280 × 800 logical pixels.
constexpr qreal kGroundTile = 440;
constexpr qreal kGroundBorder = 30;
constexpr qreal kGroundBorderAspect = 96.0 / 44;
constexpr qreal kGroundCorner = 4.0 / 3; // relative to the border's thickness
constexpr qreal kGroundFold = 150;
/// The light is rendered at 1/kGroundLight of the window's resolution.
constexpr int kGroundLight = 4;

QByteArray groundPiece(const char *name, Theme theme)
{
    return recoloured(svgFile(QStringLiteral("table/") + QLatin1String(name)),
                      colourReplacementsOf(artPaletteJson(QStringLiteral("table")).value(themeId(theme)).toObject()));
}

/// Tiles extend beyond their view box to close seams; each is clipped by an image of its own.
QImage groundTile(const QByteArray &svg, QSize size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QImage canvas = paintAlias(image);
    QPainter painter(&canvas);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSvg(painter, svg, QRectF(QPointF(), size));
    return image;
}

/// A row of whole tiles, each about `repeat` pixels wide. Tile edges lie on pixel boundaries: no gaps, no blur.
QImage groundRow(const QByteArray &svg, int length, int height, qreal repeat)
{
    QImage row(length, height, QImage::Format_ARGB32_Premultiplied);
    row.fill(Qt::transparent);
    QImage canvas = paintAlias(row);
    QPainter painter(&canvas);
    const int count = std::max(1, static_cast<int>(std::lround(length / repeat)));
    std::map<int, QImage> tiles; // by width; there are one or two widths, which differ by one pixel
    for (int i = 0; i < count; ++i) {
        const int begin = static_cast<int>(qint64{length} * i / count);
        const int end = static_cast<int>(qint64{length} * (i + 1) / count);
        QImage &tile = tiles[end - begin];
        if (tile.isNull())
            tile = groundTile(svg, {end - begin, height});
        painter.drawImage(begin, 0, tile);
    }
    return row;
}

/// One picture for all four edges and one for all four corners, rotated.
void groundFrame(QPainter &painter, const QRect &exposed, QSize size, int breadth, const BackgroundPicture &picture)
{
    const QTransform world = painter.worldTransform();
    const auto put = [&](BackgroundPart part, QSize partSize, const QTransform &turned) {
        const QRect box(QPoint(), partSize);
        if (!turned.mapRect(box).intersects(exposed))
            return;
        painter.setWorldTransform(turned * world);
        painter.drawPixmap(QRectF(box), picture(part, partSize), QRectF(box));
    };
    const int right = size.width(), bottom = size.height();
    const QTransform plain, about(-1, 0, 0, -1, right, bottom);
    const QTransform leftSide(0, -1, 1, 0, 0, bottom), rightSide(0, 1, -1, 0, right, 0);
    const QSize across(right, breadth), down(bottom, breadth);
    put(BackgroundPart::EdgeHorizontal, across, plain);
    put(BackgroundPart::EdgeHorizontal, across, about);
    put(BackgroundPart::EdgeVertical, down, leftSide);
    put(BackgroundPart::EdgeVertical, down, rightSide);
    const int side = static_cast<int>(std::lround(breadth * kGroundCorner));
    for (const QTransform &turned : {plain, rightSide, about, leftSide})
        put(BackgroundPart::Corner, {side, side}, turned);
    painter.setWorldTransform(world);
}

} // namespace

qreal tableScale(QSizeF window)
{
    // Below 0.72 the pattern of the border becomes a blur and the planks too narrow.
    return std::clamp(std::min(window.width() / 1280, window.height() / 800), 0.72, 6.0);
}

qreal borderThickness(QSizeF window) { return kGroundBorder * tableScale(window); }

QImage renderBackgroundPart(BackgroundPart part, QSize size, Theme theme)
{
    if (size.isEmpty())
        return {};
    switch (part) {
    case BackgroundPart::Wood:
        return groundTile(groundPiece("wood-tile", theme), size).convertToFormat(QImage::Format_RGB32);
    case BackgroundPart::Light:
        return groundTile(groundPiece("hall-light", theme), size);
    case BackgroundPart::EdgeHorizontal:
    case BackgroundPart::EdgeVertical:
        return groundRow(groundPiece("border-edge", theme), size.width(), size.height(),
                         size.height() * kGroundBorderAspect);
    case BackgroundPart::Corner:
        break;
    }
    return groundTile(groundPiece("border-corner", theme), size);
}

void paintWall(QPainter &painter, const QRect &exposed, QSize deviceSize, qreal ratio, const BackgroundPicture &picture)
{
    const QRect seen = exposed & QRect(QPoint(), deviceSize);
    if (seen.isEmpty())
        return;
    const qreal scale = tableScale(QSizeF(deviceSize) / ratio) * ratio;
    const QPainter::RenderHints before = painter.renderHints();
    painter.setRenderHints(before, false); // everything is aligned to pixels
    const int side = std::max(1, static_cast<int>(std::lround(kGroundTile * scale)));
    const QPixmap wood = picture(BackgroundPart::Wood, {side, side});
    for (int y = seen.top() / side * side; y <= seen.bottom(); y += side) {
        for (int x = seen.left() / side * side; x <= seen.right(); x += side) {
            const QRect dots = QRect(x, y, side, side) & seen;
            painter.drawPixmap(QRectF(dots), wood, QRectF(dots.translated(-x, -y)));
        }
    }
    // The gradient is smooth enough that the reduced resolution is not visible.
    const auto reduced = [](int dots) { return (dots + kGroundLight - 1) / kGroundLight; };
    const QRect lit(QPoint(seen.left() / kGroundLight, seen.top() / kGroundLight),
                    QPoint(seen.right() / kGroundLight, seen.bottom() / kGroundLight));
    painter.drawPixmap(QRectF(lit.topLeft() * kGroundLight, lit.size() * kGroundLight),
                       picture(BackgroundPart::Light, {reduced(deviceSize.width()), reduced(deviceSize.height())}),
                       QRectF(lit));
    painter.setRenderHints(before);
}

void paintBackground(QPainter &painter, const QRect &exposed, QSize deviceSize, qreal ratio,
                     const BackgroundPicture &picture)
{
    const QRect seen = exposed & QRect(QPoint(), deviceSize);
    if (seen.isEmpty())
        return;
    paintWall(painter, exposed, deviceSize, ratio, picture);
    const QPainter::RenderHints before = painter.renderHints();
    painter.setRenderHints(before, false);
    const qreal scale = tableScale(QSizeF(deviceSize) / ratio) * ratio;
    groundFrame(painter, seen, deviceSize, std::max(1, static_cast<int>(std::lround(kGroundBorder * scale))), picture);
    painter.setRenderHints(before);
}

namespace {

/// Rectangle of the crest, in logical pixels.
QRectF groundCrestRect(QSizeF window)
{
    const qreal side = std::min(window.width(), window.height()) * 0.36;
    return QRectF((window.width() - side) / 2, window.height() * 0.42 - side / 2, side, side);
}

} // namespace

QImage renderCurtain(QSize deviceSize, qreal ratio, Theme theme)
{
    if (deviceSize.isEmpty())
        return {};
    const QSizeF window = QSizeF(deviceSize) / ratio;
    const qreal scale = tableScale(window) * ratio;
    const auto scaled = [&](qreal units) { return static_cast<int>(std::lround(units * scale)); };
    QImage image(deviceSize, QImage::Format_RGB32);
    image.fill(paletteOf(theme).woodGap); // visible where the fringe is transparent
    QImage canvas = paintAlias(image);
    QPainter painter(&canvas);
    painter.setRenderHint(QPainter::Antialiasing);
    const int width = deviceSize.width(), height = deviceSize.height();
    const auto row = [&](const char *name, int top, int rowHeight) {
        painter.drawImage(0, top, groundRow(groundPiece(name, theme), width, rowHeight, kGroundFold * scale));
    };
    row("curtain-fold", scaled(18), std::max(1, height - scaled(78)));
    row("curtain-hem", height - scaled(86), scaled(80));
    row("curtain-rail", 0, scaled(42));
    const QRectF crest = groundCrestRect(window);
    paintSvg(painter, groundPiece("curtain-crest", theme), QRectF(crest.topLeft() * ratio, crest.size() * ratio));
    painter.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

} // namespace meadhall::ui
