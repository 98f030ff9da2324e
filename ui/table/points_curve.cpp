// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/points_curve.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

namespace {

constexpr int kCurveMargin = 10; ///< px inside the frame
constexpr int kCurveTicks = 10;
constexpr int kCurveFace = 18; ///< px at a line height of 18

} // namespace

PointsCurve::PointsCurve(QWidget *parent) : Chart(parent)
{
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setObjectName(QStringLiteral("curve"));
}

void PointsCurve::setLines(const std::vector<std::vector<int>> &totals, const QStringList &names, int target)
{
    totals_ = totals;
    names_ = names;
    target_ = target;
    minPoints_ = 0; // lower where cards that cost points were taken
    maxPoints_ = std::max(1, target_);
    for (const auto &hand : totals_)
        for (int points : hand) {
            minPoints_ = std::min(minPoints_, points);
            maxPoints_ = std::max(maxPoints_, points);
        }
    updateGeometry();
    update();
}

void PointsCurve::setFaces(const QStringList &portraits, int own)
{
    if (portraits == portraits_ && own == own_)
        return;
    portraits_ = portraits;
    own_ = own;
    update();
}

QSize PointsCurve::sizeHint() const
{
    const int line = fontMetrics().height();
    return {24 * line, std::max(8, static_cast<int>(names_.size()) + 3) * line};
}

/// The lines, with room for figures where reading begins, for names where it ends.
ChartArea PointsCurve::area() const
{
    const QFontMetrics metrics = fontMetrics();
    int widest = 0;
    for (const QString &name : names_)
        widest = std::max(widest, metrics.horizontalAdvance(name));
    const int figures =
        std::max(metrics.horizontalAdvance(number(maxPoints_)), metrics.horizontalAdvance(number(minPoints_))) + 8;
    const qreal ends = portraits_.isEmpty() ? std::min(widest, width() / 3) + 12 : faceSide() + 10;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QRectF plot = QRectF(rect())
                            .adjusted(kCurveMargin, kCurveMargin, -kCurveMargin, -kCurveMargin)
                            .adjusted(mirrored ? ends : figures, metrics.height() / 2.0, mirrored ? -figures : -ends,
                                      -metrics.height() * 1.2);
    const auto hands = static_cast<qreal>(std::max<std::size_t>(1, totals_.size()));
    return {plot, 0, hands, static_cast<qreal>(minPoints_), static_cast<qreal>(maxPoints_), mirrored};
}

void PointsCurve::paintGrid(QPainter &painter, const ChartArea &area) const
{
    const QFontMetrics metrics = fontMetrics();
    drawGuide(painter, area, 0, palette().color(QPalette::Midlight));
    const QColor dim = palette().color(QPalette::PlaceholderText);
    painter.setPen(dim);
    const int hands = static_cast<int>(totals_.size());
    const int wide = metrics.horizontalAdvance(number(hands)) + kCurveMargin;
    const int most = std::max(1, std::min(hands, static_cast<int>(area.plot.width() / wide)));
    for (const qreal tick : roundScale(0, hands, std::min(most, kCurveTicks)).ticks())
        if (const int hand = qRound(tick); hand > 0 && hand <= hands) {
            const QRectF box(area.at(hand, 0).x() - wide / 2.0, area.plot.bottom() + 4, wide, metrics.height());
            painter.drawText(box, Qt::AlignCenter, number(hand));
        }
    const auto figure = [&](int points) { drawTickText(painter, area, points, font(), number(points)); };
    figure(target_ > 0 ? target_ : maxPoints_);
    if (minPoints_ == 0 || area.plot.bottom() - area.at(0, 0).y() >= metrics.height())
        figure(0);
    if (minPoints_ < 0)
        figure(minPoints_);
    if (target_ > 0)
        drawGuide(painter, area, target_, dim, {4, 2});
}

int PointsCurve::portraitOf(int seat) const { return portraitIndex(portraits_.value(seat)).value_or(-1); }

QColor PointsCurve::colourOf(int seat) const
{
    return playerColour(themeOf(palette()), portraits_.value(seat), seat, seat == own_);
}

qreal PointsCurve::faceSide() const { return std::round(kCurveFace * std::max(1.0, fontMetrics().height() / 18.0)); }

/// At the ends of the lines, pushed apart where they would lie over each other.
void PointsCurve::paintEnds(QPainter &painter, const ChartArea &area) const
{
    const bool faces = !portraits_.isEmpty();
    const qreal step = faces ? faceSide() + 1 : fontMetrics().height();
    const auto placeOf = [&](int seat) { return area.at(0, totals_.back()[toIndex(seat)]).y(); };
    std::vector<std::pair<qreal, int>> ends;
    for (int seat = 0; seat < static_cast<int>(totals_.back().size()); ++seat)
        ends.emplace_back(placeOf(seat), seat);
    moveApart(ends, step, 0, height() - step / 2 - 3);
    const bool mirrored = area.mirrored;
    const QRectF &plot = area.plot;
    const qreal towards = mirrored ? -1 : 1, from = mirrored ? plot.left() : plot.right();
    for (const auto &[y, seat] : ends) {
        const QColor colour = colourOf(seat);
        if (faces && portraitOf(seat) >= 0) {
            const qreal side = faceSide();
            const QPointF centre(std::round(from + towards * (side / 2 + 8)), std::round(y));
            painter.setPen(QPen(colour, 1));
            painter.drawLine(QPointF(from + towards * 3, placeOf(seat)), centre - QPointF(towards * side / 2, 0));
            const QRectF box(centre - QPointF(side, side) / 2, QSizeF(side, side));
            drawSmallPicture(painter, portraitArt(portraitOf(seat)), box);
            painter.setPen(QPen(colour, 1.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5));
            continue;
        }
        const QRectF box =
            mirrored ? QRectF(kCurveMargin, y - step / 2, plot.left() - 8 - kCurveMargin, step)
                     : QRectF(plot.right() + 8, y - step / 2, width() - plot.right() - 8 - kCurveMargin, step);
        painter.setPen(colour);
        drawLine(&painter, box, font(), names_.value(seat), mirrored);
    }
}

/// One's own line is wider and has a gap on both sides, so that it is seen above the others.
void PointsCurve::paintLine(QPainter &painter, const ChartArea &area, int seat) const
{
    const QColor colour = colourOf(seat);
    // At most one point for each pixel, and marks only where they are apart.
    constexpr std::size_t kMarkDistance = 8;
    const auto room = static_cast<std::size_t>(std::max(1.0, area.plot.width()));
    const std::size_t step = totals_.size() / room + 1;
    QPolygonF line{area.at(0, 0)};
    for (std::size_t part = 0; part < totals_.size(); part += step)
        line.append(area.at(static_cast<qreal>(part + 1), totals_[part][toIndex(seat)]));
    line.append(area.at(static_cast<qreal>(totals_.size()), totals_.back()[toIndex(seat)]));
    if (seat == own_)
        drawCurve(painter, line, paletteOf(themeOf(palette())).well, 6);
    drawCurve(painter, line, colour, seat == own_ ? 3 : 2);
    if (totals_.size() * kMarkDistance > room)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (const QPointF &point : line)
        painter.drawEllipse(point, 3, 3);
}

void PointsCurve::paintChart(QPainter &painter)
{
    if (totals_.empty())
        return;
    drawPlate(painter, plateOf(rect()), paletteOf(themeOf(palette())).well, paletteOf(themeOf(palette())).rim);
    const ChartArea area = this->area();
    paintGrid(painter, area);
    const int seats = static_cast<int>(totals_.back().size());
    for (int seat = 0; seat < seats; ++seat)
        if (seat != own_)
            paintLine(painter, area, seat);
    if (own_ >= 0 && own_ < seats)
        paintLine(painter, area, own_);
    paintEnds(painter, area);
}

} // namespace meadhall::ui
