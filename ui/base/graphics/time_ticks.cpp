// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/time_ticks.h"

#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr qreal kSecondsADay = 86'400;
constexpr qreal kTimeTick = 4, kTimeGap = 6; ///< px

std::vector<TimeTick> dayTicks(const QDate &from, const QDate &to, int most)
{
    const auto days = from.daysTo(to);
    const auto step = std::max<qint64>(1, (days + most) / std::max(1, most));
    const QString pattern = QCoreApplication::translate(
        "TimeTicks", "d MMM", "a day without its year, short, as QLocale::toString() takes it");
    std::vector<TimeTick> ticks;
    for (QDate day = from; day <= to; day = day.addDays(step))
        ticks.push_back({day, dateText(day, pattern)});
    return ticks;
}

} // namespace

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
