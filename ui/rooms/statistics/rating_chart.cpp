// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/rating_chart.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/graphics/time_ticks.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/rooms/statistics/page_text.h"
#include "ui/table/seats/game_setup.h"
#include "ui/table/seats/past_game_text.h"

#include <QEvent>

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

namespace {

constexpr int kCountedGames = 10; ///< up to here the axis counts games
constexpr int kAxisGames = 14;    ///< and shows at least so many
constexpr qreal kLeastRange = 400, kRangeRoom = 40;
constexpr qreal kRatingFigures = 40, kRatingNames = 76; ///< px beside the plot
constexpr qreal kRatingText = 12;

QFont ratingFont(bool bold = false) { return tableFont(kRatingText * fontUnit(), bold); }

} // namespace

RatingChart::RatingChart(QWidget *parent) : Chart(parent) { setObjectName(QStringLiteral("rating")); }

void RatingChart::setPage(const StatisticsPage &page)
{
    rating_ = page.rating;
    months_ = page.months;
    fitRange();
    collectValues();
    setCurrent(-1);
    update();
}

void RatingChart::setDrawn(qreal share)
{
    drawn_ = share;
    update();
}

bool RatingChart::countsGames() const { return rating_.games < kCountedGames; }

qreal RatingChart::xOf(const RatingPoint &point) const { return countsGames() ? point.game : dayNumber(point.when); }

/// From the level below the curve to the one above it.
void RatingChart::fitRange()
{
    const auto &levels = rating_.levels; // ascending
    qreal low = levels[1], high = levels[3];
    if (!rating_.curve.empty()) {
        const auto less = [](const RatingPoint &a, const RatingPoint &b) { return a.rating < b.rating; };
        const auto [least, most] = std::minmax_element(rating_.curve.begin(), rating_.curve.end(), less);
        const auto above = std::lower_bound(levels.begin(), levels.end(), most->rating);
        const auto below = std::upper_bound(levels.begin(), levels.end(), least->rating);
        high = above == levels.end() ? most->rating : *above;
        low = below == levels.begin() ? least->rating : *std::prev(below);
    }
    const qreal missing = std::max(0.0, kLeastRange - (high - low)) / 2;
    least_ = low - missing - kRangeRoom;
    most_ = high + missing + kRangeRoom;
}

void RatingChart::collectValues()
{
    values_.clear();
    if (countsGames()) {
        for (const RatingPoint &point : rating_.curve)
            values_.push_back(
                {PageText::ratingValue(PastGameText::day(point.when.date()), point.rating, point.deviation), xOf(point),
                 point.rating});
        return;
    }
    for (const MonthRow &row : months_) {
        const qreal end = dayNumber(row.month.addMonths(1).startOfDay());
        const auto next = std::find_if(rating_.curve.begin(), rating_.curve.end(),
                                       [&](const RatingPoint &point) { return dayNumber(point.when) >= end; });
        if (next == rating_.curve.begin())
            continue;
        const RatingPoint &last = *std::prev(next);
        values_.push_back(
            {PageText::ratingValue(PastGameText::month(row.month), row.rating.value_or(last.rating), last.deviation),
             xOf(last), last.rating});
    }
}

int RatingChart::valueCount() const { return static_cast<int>(values_.size()); }

QString RatingChart::valueText(int index) const { return values_[toIndex(index)].text; }

QRectF RatingChart::valueRect(int index) const
{
    const Value &value = values_[toIndex(index)];
    const QPointF place = area().at(value.x, value.rating);
    return {place - QPointF(6, 6), QSizeF(12, 12)};
}

int RatingChart::valueAt(const QPointF &place) const
{
    return area().plot.adjusted(-8, -8, 8, 8).contains(place) ? Chart::valueAt(place) : -1;
}

QSize RatingChart::sizeHint() const { return {grown(420), grown(180)}; }

QSize RatingChart::minimumSizeHint() const { return {grown(240), grown(120)}; }

ChartArea RatingChart::area() const
{
    const QFontMetricsF metrics(ratingFont());
    qreal names = 0;
    for (int level = 0; level < kLevels; ++level)
        names = std::max(names, metrics.horizontalAdvance(levelName(static_cast<players::Level>(level))));
    const qreal figures = metrics.horizontalAdvance(number(1780)) + 12;
    names = std::min(names + 12, std::max(width() * 0.3, kRatingNames));
    ChartArea area;
    area.mirrored = layoutDirection() == Qt::RightToLeft;
    area.plot = QRectF(rect()).adjusted(area.mirrored ? names : figures, metrics.height() / 2 + 2,
                                        area.mirrored ? -figures : -names, -metrics.height() - 8);
    area.fromY = least_;
    area.toY = most_;
    if (countsGames()) {
        area.fromX = 0;
        area.toX = std::max(kAxisGames, rating_.games);
    } else if (!rating_.curve.empty()) {
        area.fromX = xOf(rating_.curve.front());
        area.toX = std::max(area.fromX + 1, xOf(rating_.curve.back()));
    }
    return area;
}

/// Dotted guides; names that would lie over each other are left out.
void RatingChart::paintLevels(QPainter &painter, const ChartArea &area) const
{
    const Palette &colours = paletteOf(themeOf(palette()));
    const QFont font = ratingFont();
    const QFontMetricsF metrics(font);
    qreal last = height() * 2.0;
    for (int level = 0; level < kLevels; ++level) {
        const qreal value = rating_.levels[toIndex(level)];
        if (value < least_ || value > most_)
            continue;
        QColor line = colours.clothDim;
        line.setAlphaF(0.55F);
        drawGuide(painter, area, value, line, {2, 4});
        const qreal y = area.at(area.fromX, value).y();
        if (last - y < metrics.height() * 0.85)
            continue;
        last = y;
        painter.setPen(colours.clothDim);
        drawTickText(painter, area, value, font, number(std::lround(value)));
        const QRectF beside =
            area.after(value, (area.mirrored ? area.plot.left() : width() - area.plot.right()) - 8, metrics.height());
        drawLine(&painter, beside, font, levelName(static_cast<players::Level>(level)), area.mirrored);
    }
}

void RatingChart::paintGames(QPainter &painter, const ChartArea &area) const
{
    const QFont font = ratingFont();
    const QFontMetricsF metrics(font);
    const Palette &colours = paletteOf(themeOf(palette()));
    for (int game = 1; game <= static_cast<int>(area.toX); ++game) {
        const QPointF place = area.at(game, least_);
        painter.setPen(game <= rating_.games ? colours.clothText : colours.clothDim);
        painter.drawLine(place, place + QPointF(0, 4));
        drawCentred(&painter, {place.x() - 14, place.y() + 4, 28, metrics.height()}, font, number(game));
    }
    const QString words = PageText::gamesToCome();
    const qreal from = area.at(rating_.games, least_).x(), to = area.at(area.toX, least_).x();
    if (std::abs(to - from) > metrics.horizontalAdvance(words) + 16) {
        painter.setPen(colours.clothDim);
        drawCentred(
            &painter,
            {std::min(from, to), area.plot.bottom() - metrics.height() * 2.2, std::abs(to - from), metrics.height()},
            font, words);
    }
}

void RatingChart::paintRating(QPainter &painter, const ChartArea &area) const
{
    const Palette &colours = paletteOf(themeOf(palette()));
    QPolygonF line, upper, lower;
    for (const RatingPoint &point : rating_.curve) {
        const qreal x = xOf(point);
        line.append(area.at(x, point.rating));
        upper.append(area.at(x, std::min<qreal>(most_, point.rating + 2 * point.deviation)));
        lower.append(area.at(x, std::max<qreal>(least_, point.rating - 2 * point.deviation)));
    }
    painter.save();
    QRectF visible = area.plot.adjusted(-8, -8, 8, 8);
    visible.setWidth(visible.width() * drawn_);
    if (area.mirrored)
        visible.moveRight(area.plot.right() + 8);
    if (drawn_ < 1)
        painter.setClipRect(visible);
    if (rating_.isShown() && line.size() > 1) {
        QColor edge = colours.clothDim;
        edge.setAlphaF(0.5F);
        drawBand(painter, upper, lower, colours.likely, edge);
        drawCurve(painter, line, colours.clothText, 2.6, countsGames() ? QList<qreal>{3, 2} : QList<qreal>{});
    }
    if (countsGames()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.clothText);
        for (const QPointF &point : line)
            painter.drawEllipse(point, 3.5, 3.5);
    }
    if (!line.isEmpty())
        drawNewest(painter, line.last(), 6.5, colours);
    painter.restore();
}

void RatingChart::paintCurrent(QPainter &painter, const ChartArea &area) const
{
    if (current() < 0)
        return;
    const Palette &colours = paletteOf(themeOf(palette()));
    const Value &value = values_[toIndex(current())];
    const QPointF place = area.at(value.x, value.rating);
    painter.setPen(QPen(colours.wool, 2));
    painter.drawLine(QPointF(place.x(), area.plot.top()), QPointF(place.x(), area.plot.bottom()));
    drawChip(painter, place, QRectF(rect()), ratingFont(true), value.text, colours);
}

void RatingChart::paintChart(QPainter &painter)
{
    const ChartArea area = this->area();
    const Palette &colours = paletteOf(themeOf(palette()));
    paintLevels(painter, area);
    painter.setPen(QPen(colours.clothDim, 1));
    painter.drawLine(area.plot.bottomLeft(), area.plot.bottomRight());
    if (countsGames())
        paintGames(painter, area);
    else if (!rating_.curve.empty())
        paintTimeAxis(painter, area, ratingFont());
    paintRating(painter, area);
    paintCurrent(painter, area);
}

} // namespace meadhall::ui
