#include "cards/ground.h"

#include "cards/art_source.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>

namespace meadhall::ui {

namespace {

// Sizes of the carved parts in a window of 1280 × 800 logical pixels.
constexpr qreal kGroundTile = 440;
constexpr qreal kGroundBorder = 30;
constexpr qreal kGroundBorderAspect = 96.0 / 44;
constexpr qreal kGroundCorner = 4.0 / 3; // of the border
constexpr qreal kGroundFold = 150;

QByteArray groundPiece(const char *name, Theme theme)
{
    const QString key = theme == Theme::Dark ? QStringLiteral("dark") : QStringLiteral("light");
    return recoloured(svgFile(QStringLiteral("table/") + QLatin1String(name)),
                      inksOf(artJson(QStringLiteral("table")).value(key).toObject()));
}

/// Tiles reach over their box to close the seams, so each is drawn into an image of its own, which cuts it.
QImage groundTile(const QByteArray &svg, QSize size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSvg(painter, svg, QRectF(QPointF(), size));
    return image;
}

/// A row of a whole number of repeats, each as near to `repeat` wide as they come, without a gap or a blur.
QImage groundRow(const QByteArray &svg, int length, int height, qreal repeat)
{
    QImage row(length, height, QImage::Format_ARGB32_Premultiplied);
    row.fill(Qt::transparent);
    QPainter painter(&row);
    const int count = std::max(1, static_cast<int>(std::lround(length / repeat)));
    std::map<int, QImage> tiles; // by width: two widths at most, one dot apart
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

void groundFrame(QPainter &painter, QSize size, int breadth, Theme theme)
{
    const QByteArray edge = groundPiece("border-edge", theme);
    const QImage horizontal = groundRow(edge, size.width(), breadth, breadth * kGroundBorderAspect);
    const QImage vertical = groundRow(edge, size.height(), breadth, breadth * kGroundBorderAspect);
    const auto side = [&](const QTransform &transform, const QImage &row) {
        painter.setTransform(transform);
        painter.drawImage(0, 0, row);
    };
    side(QTransform(), horizontal);
    side(QTransform(-1, 0, 0, -1, size.width(), size.height()), horizontal);
    side(QTransform(0, -1, 1, 0, 0, size.height()), vertical);
    side(QTransform(0, 1, -1, 0, size.width(), 0), vertical);

    const int corner = static_cast<int>(std::lround(breadth * kGroundCorner));
    const QImage knot = groundTile(groundPiece("border-corner", theme), {corner, corner});
    const int right = size.width(), bottom = size.height();
    side(QTransform(), knot);
    side(QTransform(0, 1, -1, 0, right, 0), knot);
    side(QTransform(-1, 0, 0, -1, right, bottom), knot);
    side(QTransform(0, -1, 1, 0, 0, bottom), knot);
    painter.resetTransform();
}

} // namespace

qreal tableScale(QSizeF window)
{
    // Below 0.72 the plait is a blur and the planks are laths.
    return std::clamp(std::min(window.width() / 1280, window.height() / 800), 0.72, 6.0);
}

qreal groundBorder(QSizeF window) { return kGroundBorder * tableScale(window); }

QImage renderGround(QSize deviceSize, qreal ratio, Theme theme)
{
    if (deviceSize.isEmpty())
        return {};
    const qreal scale = tableScale(QSizeF(deviceSize) / ratio) * ratio;
    QImage image(deviceSize, QImage::Format_RGB32);
    QPainter painter(&image);
    const int tile = std::max(1, static_cast<int>(std::lround(kGroundTile * scale)));
    painter.fillRect(image.rect(), QBrush(groundTile(groundPiece("wood-tile", theme), {tile, tile})));
    painter.setRenderHint(QPainter::Antialiasing);
    paintSvg(painter, groundPiece("hall-light", theme), image.rect());
    groundFrame(painter, deviceSize, std::max(1, static_cast<int>(std::lround(kGroundBorder * scale))), theme);
    painter.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

QRectF curtainCrestRect(QSizeF window)
{
    const qreal side = std::min(window.width(), window.height()) * 0.36;
    return QRectF((window.width() - side) / 2, window.height() * 0.42 - side / 2, side, side);
}

QImage renderCurtain(QSize deviceSize, qreal ratio, Theme theme)
{
    if (deviceSize.isEmpty())
        return {};
    const QSizeF window = QSizeF(deviceSize) / ratio;
    const qreal scale = tableScale(window) * ratio;
    const auto scaled = [&](qreal units) { return static_cast<int>(std::lround(units * scale)); };
    QImage image(deviceSize, QImage::Format_RGB32);
    image.fill(paletteOf(theme).woodGap); // nothing may show through the fringe
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const int width = deviceSize.width(), height = deviceSize.height();
    const auto row = [&](const char *name, int top, int rowHeight) {
        painter.drawImage(0, top, groundRow(groundPiece(name, theme), width, rowHeight, kGroundFold * scale));
    };
    row("curtain-fold", scaled(18), std::max(1, height - scaled(78)));
    row("curtain-hem", height - scaled(86), scaled(80));
    row("curtain-rail", 0, scaled(42));
    const QRectF crest = curtainCrestRect(window);
    paintSvg(painter, groundPiece("curtain-crest", theme), QRectF(crest.topLeft() * ratio, crest.size() * ratio));
    painter.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

} // namespace meadhall::ui
