// SPDX-License-Identifier: GPL-3.0-or-later
// Ticks of axes that show time.
#pragma once

#include "ui/base/graphics/chart_area.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace meadhall::ui {

struct TimeTick {
    QDate day;
    QString text;
};

/// Ticks at the beginnings of days, months or years, in words of the current language.
/// @param most how many have room
std::vector<TimeTick> timeTicks(const QDate &from, const QDate &to, int most);

/// A time as a value on an axis: days, with fractions.
qreal dayNumber(const QDateTime &when);

/// Writes the ticks of an axis of dayNumber() below a plot, in the pen's colour; as many as have room.
void paintTimeAxis(QPainter &painter, const ChartArea &area, const QFont &font);

} // namespace meadhall::ui
