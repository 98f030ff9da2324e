// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/chart_area.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/art.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

namespace {

constexpr qreal kTickGap = 8; ///< between a plot and the texts beside it

/// Ticks are counted from this side of rounding errors.
constexpr qreal kTickSlack = 1e-6;

constexpr qreal kSecondsADay = 86'400;
constexpr qreal kTimeTick = 4, kTimeGap = 6; ///< px

std::vector<TimeTick> dayTicks(const QDate &from, const QDate &to, int most)
{
    const auto days = from.daysTo(to);
    const auto step = std::max<qint64>(1, (days + most) / std::max(1, most));
    const QString pattern = shortDayPattern();
    std::vector<TimeTick> ticks;
    for (QDate day = from; day <= to; day = day.addDays(step))
        ticks.push_back({day, dateText(day, pattern)});
    return ticks;
}

} // namespace

std::vector<qreal> AxisScale::ticks() const
{
    std::vector<qreal> values;
    const auto first = static_cast<qint64>(std::ceil(from / step - kTickSlack));
    const auto last = static_cast<qint64>(std::floor(to / step + kTickSlack));
    for (qint64 i = first; i <= last; ++i)
        values.push_back(static_cast<qreal>(i) * step);
    return values;
}

int AxisScale::decimals() const { return std::max(0, static_cast<int>(std::ceil(-std::log10(step) - kTickSlack))); }

AxisScale roundScale(qreal least, qreal most, int steps)
{
    if (most - least < 1e-9) {
        least -= 0.5;
        most += 0.5;
    }
    const qreal power = std::pow(10.0, std::floor(std::log10((most - least) / std::max(1, steps))));
    AxisScale scale;
    for (const int step : {1, 2, 5, 10, 20}) {
        scale.step = power * step;
        scale.from = std::floor(least / scale.step + kTickSlack) * scale.step;
        scale.to = std::ceil(most / scale.step - kTickSlack) * scale.step;
        if (scale.to - scale.from <= (steps + kTickSlack) * scale.step)
            break;
    }
    return scale;
}

QPointF ChartArea::at(qreal x, qreal y) const
{
    const qreal along = toX > fromX ? plot.width() * (x - fromX) / (toX - fromX) : 0;
    const qreal up = toY != fromY ? plot.height() * (y - fromY) / (toY - fromY) : 0;
    return {mirrored ? plot.right() - along : plot.left() + along, plot.bottom() - up};
}

QRectF ChartArea::before(qreal y, qreal width, qreal height) const
{
    const qreal top = at(fromX, y).y() - height / 2;
    return {mirrored ? plot.right() + kTickGap : plot.left() - kTickGap - width, top, width, height};
}

QRectF ChartArea::after(qreal y, qreal width, qreal height) const
{
    const qreal top = at(fromX, y).y() - height / 2;
    return {mirrored ? plot.left() - kTickGap - width : plot.right() + kTickGap, top, width, height};
}

QColor playerColour(Theme theme, const QString &portrait, int seat, bool own)
{
    const Palette &colours = paletteOf(theme);
    return own ? colours.text : colours.curve[toIndex(portraitIndex(portrait).value_or(seat)) % colours.curve.size()];
}

void drawGuide(QPainter &painter, const ChartArea &area, qreal y, const QColor &colour, const QList<qreal> &dashes)
{
    QPen pen(colour, 1, Qt::SolidLine, Qt::FlatCap);
    if (!dashes.isEmpty())
        pen.setDashPattern(dashes);
    painter.setPen(pen);
    const qreal place = std::round(area.at(area.fromX, y).y()) + 0.5; // one sharp row of pixels
    const QPointF left(area.plot.left(), place), right(area.plot.right(), place);
    painter.drawLine(area.mirrored ? right : left, area.mirrored ? left : right);
}

void drawTickText(QPainter &painter, const ChartArea &area, qreal y, const QFont &font, const QString &text)
{
    const QFontMetricsF metrics(font);
    drawLine(&painter, area.before(y, metrics.horizontalAdvance(text) + 2, metrics.height()), font, text,
             !area.mirrored);
}

void drawCurve(QPainter &painter, const QPolygonF &line, const QColor &colour, qreal width, const QList<qreal> &dashes)
{
    QPen pen(colour, width, Qt::SolidLine, dashes.isEmpty() ? Qt::RoundCap : Qt::FlatCap, Qt::RoundJoin);
    if (!dashes.isEmpty())
        pen.setDashPattern(dashes);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
}

void drawBand(QPainter &painter, const QPolygonF &upper, const QPolygonF &lower, const QColor &fill, const QColor &edge)
{
    QPolygonF outline = upper;
    for (auto point = lower.crbegin(); point != lower.crend(); ++point)
        outline.append(*point);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawPolygon(outline);
    drawCurve(painter, upper, edge, 1);
    drawCurve(painter, lower, edge, 1);
}

void moveApart(std::vector<std::pair<qreal, int>> &labels, qreal step, qreal top, qreal bottom)
{
    std::stable_sort(labels.begin(), labels.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    qreal least = top;
    for (auto &[y, seat] : labels) {
        y = std::max(y, least);
        least = y + step;
    }
    qreal most = bottom;
    for (auto label = labels.rbegin(); label != labels.rend(); ++label) {
        label->first = std::min(label->first, most);
        most = label->first - step;
    }
}

void drawNewest(QPainter &painter, const QPointF &place, qreal radius, const Palette &colours)
{
    painter.setPen(QPen(colours.goldLine, 2));
    painter.setBrush(colours.gold);
    painter.drawEllipse(place, radius, radius);
}

void drawChip(QPainter &painter, const QPointF &place, const QRectF &bounds, const QFont &font, const QString &text,
              const Palette &colours)
{
    const QFontMetricsF metrics(font);
    QRectF plate(0, 0, metrics.horizontalAdvance(text) + 20, metrics.height() + 8);
    plate.moveCenter({place.x(), place.y() - plate.height()});
    if (plate.top() < bounds.top())
        plate.moveTop(place.y() + plate.height() / 2);
    plate.moveLeft(std::clamp(plate.left(), bounds.left(), std::max(bounds.left(), bounds.right() - plate.width())));
    painter.setPen(QPen(colours.rim, 1.5));
    painter.setBrush(colours.plaque);
    painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2);
    painter.setPen(colours.text);
    drawCentred(&painter, plate, font, text);
}

std::vector<TimeTick> timeTicks(const QDate &from, const QDate &to, int most)
{
    constexpr int kYear = 12;
    const int months = (to.year() - from.year()) * kYear + to.month() - from.month();
    if (months < 2)
        return dayTicks(from, to, most);
    int step = 1;
    for (const int wider : {2, 3, 6, kYear, 2 * kYear, 5 * kYear}) {
        if (months / step < most)
            break;
        step = wider;
    }
    const QLocale locale;
    std::vector<TimeTick> ticks;
    for (QDate month(from.year(), from.month(), 1); month <= to; month = month.addMonths(1)) {
        if ((month.month() - 1) % std::min(step, kYear) != 0 || (step > kYear && month.year() % (step / kYear) != 0))
            continue;
        const QString year = locale.toString(month, QStringLiteral("yyyy"));
        const QString name = locale.standaloneMonthName(month.month(), QLocale::ShortFormat);
        // Over several years, the first month says its year, and every January is one.
        const bool newYear = from.year() != to.year() && month.month() == 1;
        const QString text =
            step >= kYear || newYear ? year
            : from.year() != to.year() && ticks.empty()
                ? QCoreApplication::translate("TimeTicks", "%1 %2", "a month and its year").arg(name, year)
                : name;
        ticks.push_back({std::max(month, from), text});
    }
    return ticks;
}

qreal dayNumber(const QDateTime &when) { return static_cast<qreal>(when.toSecsSinceEpoch()) / kSecondsADay; }

void paintTimeAxis(QPainter &painter, const ChartArea &area, const QFont &font)
{
    const QFontMetricsF metrics(font);
    const auto dayOf = [](qreal x) { return QDateTime::fromSecsSinceEpoch(qRound64(x * kSecondsADay)).date(); };
    const int most = std::max(1, static_cast<int>(area.plot.width() / (metrics.averageCharWidth() * 8)));
    const std::vector<TimeTick> ticks = timeTicks(dayOf(area.fromX), dayOf(area.toX), most);
    // From the newest on, so that the part of a month at the beginning gives way.
    qreal free = area.mirrored ? area.plot.left() - kTimeGap : area.plot.right() + kTimeGap;
    for (auto tick = ticks.rbegin(); tick != ticks.rend(); ++tick) {
        const qreal x = area.at(std::max(area.fromX, dayNumber(tick->day.startOfDay())), area.fromY).x();
        const qreal wide = metrics.horizontalAdvance(tick->text) + 2;
        const QRectF box(area.mirrored ? x - wide + 1 : x - 1, area.plot.bottom() + kTimeTick + 1, wide,
                         metrics.height());
        if (area.mirrored ? box.left() < free : box.right() > free)
            continue;
        free = area.mirrored ? box.right() + kTimeGap : box.left() - kTimeGap;
        painter.drawLine(QPointF(x, area.plot.bottom()), QPointF(x, area.plot.bottom() + kTimeTick));
        drawLine(&painter, box, font, tick->text, area.mirrored);
    }
}

} // namespace meadhall::ui
