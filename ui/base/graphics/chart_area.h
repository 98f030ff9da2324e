// SPDX-License-Identifier: GPL-3.0-or-later
// Axes and lines of charts.
#pragma once

#include "ui/base/graphics/theme.h"

#include <QDateTime>
#include <QFont>
#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <utility>
#include <vector>

class QPainter;

namespace meadhall::ui {

/// An axis that begins and ends at round values.
struct AxisScale {
    qreal from = 0;
    qreal to = 1;
    qreal step = 1; ///< 1, 2 or 5 · 10ⁿ

    /// All round values from one end to the other.
    std::vector<qreal> ticks() const;
    /// Decimals that the ticks need.
    int decimals() const;
};

/// The finest scale that holds these values with at most that many steps. Equal values get room around them.
AxisScale roundScale(qreal least, qreal most, int steps);

/// Places values in a rectangle. The x axis runs in reading direction, y grows upwards, or downwards if fromY is above
/// toY.
struct ChartArea {
    QRectF plot;
    qreal fromX = 0, toX = 1;
    qreal fromY = 0, toY = 1;
    bool mirrored = false; ///< right to left

    QPointF at(qreal x, qreal y) const;
    /// Where a line of text stands beside the plot, on the side where reading begins, or on the other one.
    QRectF before(qreal y, qreal width, qreal height) const;
    QRectF after(qreal y, qreal width, qreal height) const;
};

/// The colour of a player's line and name in every chart.
/// @param portrait its portraitId()
/// @param own the user, who has the colour of the text
QColor playerColour(Theme theme, const QString &portrait, int seat, bool own);
/// A horizontal line through the plot at a value.
void drawGuide(QPainter &painter, const ChartArea &area, qreal y, const QColor &colour,
               const QList<qreal> &dashes = {});
/// The figure of a guide, before the plot.
void drawTickText(QPainter &painter, const ChartArea &area, qreal y, const QFont &font, const QString &text);
void drawCurve(QPainter &painter, const QPolygonF &line, const QColor &colour, qreal width,
               const QList<qreal> &dashes = {});
/// The area between two lines that run in the same direction.
void drawBand(QPainter &painter, const QPolygonF &upper, const QPolygonF &lower, const QColor &fill,
              const QColor &edge);
/// Moves labels apart, up or down, that would lie over each other; then they are in order from above.
/// @param labels the middle of each, and whose it is
/// @param step from one to the next, at least
/// @param top,bottom for the middles; the bottom counts more
void moveApart(std::vector<std::pair<qreal, int>> &labels, qreal step, qreal top, qreal bottom);
/// The newest value: gold with a dark rim.
void drawNewest(QPainter &painter, const QPointF &place, qreal radius, const Palette &colours);
/// A plate with a word beside a place, wholly within the bounds.
void drawChip(QPainter &painter, const QPointF &place, const QRectF &bounds, const QFont &font, const QString &text,
              const Palette &colours);

/// Ticks of axes that show time.
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
