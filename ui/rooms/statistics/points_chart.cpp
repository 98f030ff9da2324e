// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/points_chart.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/graphics/time_ticks.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/rooms/statistics/page_text.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kDotsCounted = 10; ///< up to here games stand side by side, later by their time
constexpr int kDotsAxis = 14;
constexpr int kPointsSteps = 5;
constexpr qreal kPointsText = 12, kPointsLegend = 12;

QFont pointsFont(bool bold = false) { return tableFont(kPointsText * fontUnit(), bold); }

} // namespace

PointsChart::PointsChart(QWidget *parent) : Chart(parent) { setObjectName(QStringLiteral("points")); }

void PointsChart::setPage(const StatisticsPage &page)
{
    game_ = page.filter.game;
    dots_ = page.points;
    months_ = page.months;
    others_ = page.totals.othersAHand;
    double least = std::min(0.0, others_), most = std::max(0.0, others_); // zero is always on the axis
    for (const PointsDot &dot : dots_) {
        least = std::min(least, dot.own);
        most = std::max(most, dot.own);
    }
    scale_ = roundScale(least, most, kPointsSteps);
    setCurrent(-1);
    update();
}

bool PointsChart::countsGames() const { return dots_.size() < kDotsCounted; }

qreal PointsChart::xOf(std::size_t dot) const
{
    return countsGames() ? static_cast<qreal>(dot) + 1 : dayNumber(dots_[dot].when);
}

QString PointsChart::valueText(int index) const { return PageText::pointsValue(game_, months_[toIndex(index)]); }

/// At the last game of the month.
QPointF PointsChart::placeOf(int month) const
{
    const MonthRow &row = months_[toIndex(month)];
    const QDateTime end = row.month.addMonths(1).startOfDay();
    const auto next = std::find_if(dots_.begin(), dots_.end(), [&](const PointsDot &dot) { return dot.when >= end; });
    const std::size_t last = next == dots_.begin() ? 0 : toIndex(static_cast<int>(next - dots_.begin()) - 1);
    return area().at(dots_.empty() ? 0 : xOf(last), row.own);
}

QRectF PointsChart::valueRect(int index) const { return {placeOf(index) - QPointF(6, 6), QSizeF(12, 12)}; }

int PointsChart::valueAt(const QPointF &place) const
{
    return area().plot.adjusted(-8, -8, 8, 8).contains(place) ? Chart::valueAt(place) : -1;
}

QSize PointsChart::sizeHint() const { return {grown(300), grown(240)}; }

QSize PointsChart::minimumSizeHint() const { return {grown(200), grown(180)}; }

ChartArea PointsChart::area() const
{
    const QFontMetricsF metrics(pointsFont());
    qreal figures = 0;
    for (const qreal tick : scale_.ticks())
        figures = std::max(figures, metrics.horizontalAdvance(decimal(tick, scale_.decimals())));
    figures += 14;
    ChartArea area;
    area.mirrored = layoutDirection() == Qt::RightToLeft;
    const qreal below = 2 * metrics.height() + 16;
    area.plot = QRectF(rect()).adjusted(area.mirrored ? 8 : figures, metrics.height() / 2 + 2,
                                        area.mirrored ? -figures : -8, -below);
    area.fromY = scale_.from;
    area.toY = scale_.to;
    area.fromX = 0;
    area.toX = kDotsAxis + 1;
    if (!countsGames()) {
        area.fromX = xOf(0);
        area.toX = std::max(area.fromX + 1, xOf(dots_.size() - 1));
    }
    return area;
}

void PointsChart::paintGrid(QPainter &painter, const ChartArea &area) const
{
    const Palette &colours = paletteOf(themeOf(palette()));
    for (const qreal tick : scale_.ticks()) {
        drawGuide(painter, area, tick, colours.hairline);
        painter.setPen(colours.textDim);
        drawTickText(painter, area, tick, pointsFont(), decimal(tick, scale_.decimals()));
    }
    painter.setPen(colours.textDim);
    if (!countsGames())
        paintTimeAxis(painter, area, pointsFont());
    if (!dots_.empty())
        drawGuide(painter, area, others_, colours.textDim, {4, 4});
}

void PointsChart::paintGames(QPainter &painter, const ChartArea &area) const
{
    const Palette &colours = paletteOf(themeOf(palette()));
    QPolygonF places, means;
    for (std::size_t i = 0; i < dots_.size(); ++i) {
        places.append(area.at(xOf(i), dots_[i].own));
        if (dots_[i].mean)
            means.append(area.at(xOf(i), *dots_[i].mean));
    }
    painter.setPen(QPen(colours.dot, countsGames() ? 8 : 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawPoints(places);
    if (places.isEmpty())
        return;
    drawCurve(painter, means, colours.text, 2.4);
    const QPointF newest = means.isEmpty() ? places.last() : means.last();
    drawNewest(painter, newest, 5.5, colours);
    if (dots_.back().mean && current() < 0)
        drawChip(painter, newest + QPointF(area.mirrored ? 20 : -20, 0), area.plot, pointsFont(true),
                 PageText::points(game_, *dots_.back().mean), colours);
}

/// Only as much as has room.
void PointsChart::paintLegend(QPainter &painter, const ChartArea &area) const
{
    const Palette &colours = paletteOf(themeOf(palette()));
    const QFont font = pointsFont();
    const QFontMetricsF metrics(font);
    const qreal y = height() - metrics.height() / 2 - 4;
    const qreal towards = area.mirrored ? -1 : 1;
    qreal x = area.mirrored ? width() - 2 : 2;
    const auto word = [&](const QString &text, qreal mark) {
        const qreal wide = metrics.horizontalAdvance(text) + 2;
        const QRectF box(area.mirrored ? x - mark - wide : x + mark, y - metrics.height() / 2, wide, metrics.height());
        if (box.left() < 0 || box.right() > width())
            return false;
        painter.setPen(colours.textDim);
        drawLine(&painter, box, font, text, area.mirrored);
        x += towards * (mark + wide + kPointsLegend);
        return true;
    };
    const QPointF dot(x + towards * 4, y);
    if (word(PageText::dotLegend(), 14)) {
        painter.setPen(QPen(colours.dot, 6, Qt::SolidLine, Qt::RoundCap));
        painter.drawPoint(dot);
    }
    const QPointF line(x, y);
    if (word(PageText::othersLegend(), 22))
        drawCurve(painter, {line, line + QPointF(towards * 16, 0)}, colours.textDim, 1.4, {3, 3});
}

void PointsChart::paintChart(QPainter &painter)
{
    const ChartArea area = this->area();
    const Palette &colours = paletteOf(themeOf(palette()));
    paintGrid(painter, area);
    paintGames(painter, area);
    paintLegend(painter, area);
    if (current() < 0)
        return;
    const QPointF place = placeOf(current());
    painter.setPen(QPen(colours.wool, 2));
    painter.drawLine(QPointF(place.x(), area.plot.top()), QPointF(place.x(), area.plot.bottom()));
    drawChip(painter, place, QRectF(rect()), pointsFont(true), PageText::pointsChip(game_, months_[toIndex(current())]),
             colours);
}

} // namespace meadhall::ui
