// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/control_paint.h"

#include "ui/base/graphics/text_painting.h"
#include "ui/base/widgets/input_delay.h"

#include <QApplication>
#include <QFontMetrics>
#include <QScreen>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr qreal kDesignLine = 18;                    ///< line height of the font that the measures were drawn for
constexpr int kRoomyWidth = 900, kRoomyHeight = 700; ///< smallest screen for the measures of `kRoomyFields`
constexpr qreal kRingGold = 3, kDash = 8, kDashGap = 4;

} // namespace

ControlColours controlColours(const QPalette &palette)
{
    const auto active = [&palette](QPalette::ColorRole role) { return palette.color(QPalette::Active, role); };
    ControlColours colours;
    colours.ground = active(QPalette::Window);
    const bool dark = colours.ground.lightnessF() < 0.5;
    colours.well = active(QPalette::Base);
    colours.raised = active(QPalette::Button);
    colours.rim = active(QPalette::Mid);
    colours.goldLine = active(QPalette::Shadow);
    colours.hover = mixed(colours.raised, colours.rim, 0.2);
    colours.pressed = mixed(colours.raised, colours.goldLine, dark ? 0.6 : 0.18);
    colours.hairline = active(QPalette::Midlight);
    colours.text = active(QPalette::WindowText);
    colours.rimHover = mixed(colours.rim, colours.text, 0.35);
    colours.dim = active(QPalette::PlaceholderText);
    colours.disabled = palette.color(QPalette::Disabled, QPalette::WindowText);
    colours.chosen = active(QPalette::Highlight);
    colours.chosenEdge = active(QPalette::Light);
    colours.chosenText = active(QPalette::HighlightedText);
    colours.gold = active(QPalette::BrightText);
    colours.thread = mixed(colours.gold, colours.rim, dark ? 0.5 : 0.85); // gold does not show on a light ground
    colours.error = paletteOf(themeOf(palette)).error;
    return colours;
}

QPalette controlPalette(const Palette &colours)
{
    QPalette palette;
    palette.setColor(QPalette::Window, colours.plaque);
    palette.setColor(QPalette::WindowText, colours.text);
    palette.setColor(QPalette::Base, colours.well);
    palette.setColor(QPalette::AlternateBase, colours.raised);
    palette.setColor(QPalette::Text, colours.text);
    palette.setColor(QPalette::PlaceholderText, colours.textDim);
    palette.setColor(QPalette::Button, colours.raised);
    palette.setColor(QPalette::ButtonText, colours.text);
    palette.setColor(QPalette::BrightText, colours.gold);
    palette.setColor(QPalette::ToolTipBase, colours.plaque);
    palette.setColor(QPalette::ToolTipText, colours.text);
    palette.setColor(QPalette::Highlight, colours.chosen);
    palette.setColor(QPalette::HighlightedText, colours.chosenText);
    palette.setColor(QPalette::Link, colours.link);
    palette.setColor(QPalette::LinkVisited, colours.link);
    palette.setColor(QPalette::Light, colours.chosenEdge);
    palette.setColor(QPalette::Midlight, colours.hairline);
    palette.setColor(QPalette::Mid, colours.rim);
    palette.setColor(QPalette::Dark, colours.woodGap);
    palette.setColor(QPalette::Shadow, colours.goldLine);
    for (auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText})
        palette.setColor(QPalette::Disabled, role, colours.disabled);
    return palette;
}

qreal fontUnit() { return std::max(1.0, QFontMetrics(QApplication::font()).height() / kDesignLine); }

const FieldMeasures &fieldMeasures()
{
    const QScreen *screen = QGuiApplication::primaryScreen();
    return screen && (screen->size().width() < kRoomyWidth || screen->size().height() < kRoomyHeight) ? kCompactFields
                                                                                                      : kRoomyFields;
}

int grown(qreal pixels) { return qRound(pixels * fontUnit()); }

QFont grownFont(qreal pixels, bool bold) { return tableFont(pixels * fontUnit(), bold); }

QRectF mirroredIn(const QRectF &room, const QRectF &part, bool mirrored)
{
    return mirrored ? part.translated(room.left() + room.right() - part.left() - part.right(), 0) : part;
}

QRectF onPixels(const QPainter &painter, const QRectF &rect)
{
    const QTransform device = painter.deviceTransform();
    if (device.type() > QTransform::TxScale)
        return rect;
    const QRectF there = device.mapRect(rect);
    const QPointF from(qRound(there.left()), qRound(there.top())), to(qRound(there.right()), qRound(there.bottom()));
    return device.inverted().mapRect(QRectF(from, to));
}

qreal strokeOn(const QPainter &painter, qreal width)
{
    const qreal ratio = painter.device() ? painter.device()->devicePixelRatioF() : 1;
    return std::max(1, qRound(width * ratio)) / ratio;
}

void drawPlate(QPainter &painter, const QRectF &rect, const QColor &fill, const QColor &edge, qreal radius,
               qreal stroke)
{
    const Strokes strokes(painter);
    const QRectF plate = onPixels(painter, rect);
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    radius = std::min({radius, plate.width() / 2, plate.height() / 2});
    if (!edge.isValid()) {
        painter.setPen(Qt::NoPen);
        painter.drawRoundedRect(plate, radius, radius);
        return;
    }
    const qreal width = strokeOn(painter, stroke), half = width / 2;
    painter.setPen(QPen(edge, width));
    painter.drawRoundedRect(plate.adjusted(half, half, -half, -half), radius - half, radius - half);
}

void drawFocusRing(QPainter &painter, const QRectF &rect, const ControlColours &colours, qreal radius)
{
    if (!LastInput::marksFocus())
        return;
    const Strokes strokes(painter);
    constexpr qreal half = kRing / 2.0;
    const QRectF line = onPixels(painter, rect).adjusted(half, half, -half, -half);
    radius = std::min({radius - 1, line.width() / 2, line.height() / 2});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.goldLine, strokeOn(painter, kRing)));
    painter.drawRoundedRect(line, radius, radius);
    QPen gold(colours.gold, strokeOn(painter, kRingGold), Qt::CustomDashLine, Qt::FlatCap);
    gold.setDashPattern({kDash / gold.widthF(), kDashGap / gold.widthF()});
    painter.setPen(gold);
    painter.drawRoundedRect(line, radius, radius);
}

void drawDefaultEdge(QPainter &painter, const QRectF &rect, const ControlColours &colours)
{
    drawPlate(painter, rect, {}, colours.goldLine, kRadius, 2 * kStroke);
    drawPlate(painter, rect.adjusted(1, 1, -1, -1), {}, colours.gold, kRadius - 1);
}

void drawChevron(QPainter &painter, const QPointF &centre, Pointing way, const QColor &colour)
{
    const Strokes strokes(painter);
    const qreal unit = fontUnit();
    painter.translate(centre);
    painter.rotate(way == Pointing::Down ? 0 : way == Pointing::Up ? 180 : way == Pointing::Left ? 90 : -90);
    painter.setPen(QPen(colour, kStroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF({{-4.5 * unit, -2.25 * unit}, {0, 2.25 * unit}, {4.5 * unit, -2.25 * unit}}));
}

void drawTick(QPainter &painter, const QRectF &rect, const QColor &colour)
{
    const Strokes strokes(painter);
    const auto at = [&rect](qreal x, qreal y) {
        return QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height());
    };
    painter.setPen(QPen(colour, kStroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF({at(0.12, 0.55), at(0.4, 0.82), at(0.88, 0.2)}));
}

void drawDiamond(QPainter &painter, const QRectF &rect, const QColor &colour)
{
    const Strokes strokes(painter);
    const QPointF centre = rect.center();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({{centre.x(), rect.top()},
                                   {rect.right(), centre.y()},
                                   {centre.x(), rect.bottom()},
                                   {rect.left(), centre.y()}}));
}

void drawHairline(QPainter &painter, const QRectF &line, const QColor &colour)
{
    const qreal width = strokeOn(painter, 1);
    const bool lies = line.width() >= line.height();
    const QRectF filled = lies ? QRectF(line.left(), line.center().y(), line.width(), width)
                               : QRectF(line.center().x(), line.top(), width, line.height());
    painter.fillRect(onPixels(painter, filled), colour);
}

QRegion roundedRegion(const QRect &rect)
{
    QRegion region(rect);
    constexpr int steps[]{5, 3, 2, 1, 1}; // pixels missing in the first rows of a corner of `kRadius`
    int row = 0;
    for (const int missing : steps) {
        for (const int y : {rect.top() + row, rect.bottom() - row}) {
            region -= QRect(rect.left(), y, missing, 1);
            region -= QRect(rect.right() - missing + 1, y, missing, 1);
        }
        ++row;
    }
    return region;
}

} // namespace meadhall::ui
