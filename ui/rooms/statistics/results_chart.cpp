// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/results_chart.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/rooms/statistics/page_text.h"
#include "ui/table/seats/game_setup.h"

#include <QHelpEvent>
#include <QPainterPath>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr qreal kCellGap = 2, kCellRadius = 5;
constexpr qreal kCellRow = 41, kCellLeast = 27; ///< px: roomy, and least; below kTwoLines figures stand side by side
constexpr qreal kTwoLines = 32;
constexpr qreal kCellRoomy = 56;
constexpr qreal kCellText = 13, kCellSmall = 11;
constexpr qreal kLegendSwatch = 18;

QFont cellFont(qreal pixels, bool bold = false) { return tableFont(pixels * fontUnit(), bold); }

void paintHatching(QPainter &painter, const QRectF &box, const QColor &colour)
{
    painter.save();
    QPainterPath clip;
    clip.addRoundedRect(box, kCellRadius, kCellRadius);
    painter.setClipPath(clip, Qt::IntersectClip);
    painter.setPen(QPen(colour, 1));
    for (qreal x = box.left() - box.height(); x < box.right(); x += 8)
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()));
    painter.restore();
}

/// The sign of a share, for eyes that do not tell its ground from the others: up or down, hollow where it is less far
/// from what is expected.
/// @param step ResultCell::step(); 0: none
void paintSign(QPainter &painter, const QPointF &centre, int step, const QColor &colour)
{
    if (step == 0)
        return;
    const qreal side = 3.5 * fontUnit(), tip = step > 0 ? -side * 0.8 : side * 0.8;
    painter.setPen(QPen(colour, 1));
    painter.setBrush(std::abs(step) == 2 ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter.drawPolygon(QPolygonF({{centre.x() - side, centre.y() - tip},
                                   {centre.x() + side, centre.y() - tip},
                                   {centre.x(), centre.y() + tip}}));
}

} // namespace

ResultsChart::ResultsChart(QWidget *parent) : Chart(parent) { setObjectName(QStringLiteral("results")); }

void ResultsChart::setPage(const StatisticsPage &page)
{
    game_ = page.filter.game;
    results_ = page.results;
    setCurrent(-1);
    update();
}

/// One for each number of players of the game, and one for all.
int ResultsChart::columns() const { return traitsOf(game_).maxPlayers - traitsOf(game_).minPlayers + 2; }

int ResultsChart::columnOf(int shown) const
{
    return shown == columns() - 1 ? kMostPlayers - kFewestPlayers + 1
                                  : shown + traitsOf(game_).minPlayers - kFewestPlayers;
}

const ResultCell &ResultsChart::cell(int row, int shown) const
{
    return results_[toIndex(row)][toIndex(columnOf(shown))];
}

QString ResultsChart::valueText(int index) const
{
    const int row = index / columns(), shown = index % columns();
    return PageText::wonOf(cell(row, shown), row, columnOf(shown));
}

QRectF ResultsChart::valueRect(int index) const { return cellRect(index / columns(), index % columns()); }

int ResultsChart::valueAt(const QPointF &place) const
{
    for (int i = 0; i < valueCount(); ++i)
        if (valueRect(i).contains(place))
            return i;
    return -1;
}

int ResultsChart::neighbour(int index, int right, int down) const
{
    const int step = layoutDirection() == Qt::RightToLeft ? -right : right;
    const int column = std::clamp(index % columns() + step, 0, columns() - 1);
    const int row = std::clamp(index / columns() + down, 0, kLevels - 1);
    return row * columns() + column;
}

bool ResultsChart::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (const int index = valueAt(help->pos()); index >= 0)
            QToolTip::showText(help->globalPos(), valueText(index), this, valueRect(index).toAlignedRect());
        return true;
    }
    return Chart::event(event);
}

QSize ResultsChart::sizeHint() const { return {grown(420), grown(kLevels * kCellRow + 46)}; }

QSize ResultsChart::minimumSizeHint() const { return {grown(330), grown(kLevels * kCellLeast + 46)}; }

qreal ResultsChart::namesWidth() const
{
    const QFontMetricsF metrics(cellFont(kCellText));
    qreal wide = 0;
    for (int row = 0; row < kLevels; ++row)
        wide = std::max(wide, metrics.horizontalAdvance(levelName(static_cast<players::Level>(row))));
    return std::min(wide + 14, width() * 0.26);
}

qreal ResultsChart::headingHeight() const { return QFontMetricsF(cellFont(kCellText)).height() + 4; }

qreal ResultsChart::legendHeight() const { return QFontMetricsF(cellFont(kCellText)).height() + 12; }

QRectF ResultsChart::cellRect(int row, int shown) const
{
    const qreal left = namesWidth(), top = headingHeight();
    const qreal wide = (width() - left - 1) / columns(), high = (height() - top - legendHeight()) / kLevels;
    const qreal begin = left + shown * wide;
    const QRectF box(layoutDirection() == Qt::RightToLeft ? width() - begin - wide : begin, top + row * high, wide,
                     high);
    return box.adjusted(kCellGap, kCellGap, -kCellGap, -kCellGap);
}

void ResultsChart::paintHeadings(QPainter &painter) const
{
    const Palette &colours = paletteOf(themeOf(palette()));
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    for (int shown = 0; shown < columns(); ++shown) {
        const bool all = shown == columns() - 1;
        const QRectF box = cellRect(0, shown);
        painter.setPen(all ? colours.text : colours.textDim);
        drawCentred(&painter, {box.left(), 0, box.width(), headingHeight() - 4}, cellFont(kCellText, all),
                    PageText::column(columnOf(shown)));
    }
    painter.setPen(colours.text);
    const qreal names = namesWidth() - 8;
    for (int row = 0; row < kLevels; ++row) {
        const QRectF box = cellRect(row, 0);
        drawLine(&painter, {mirrored ? width() - names : 0, box.top(), names, box.height()}, cellFont(kCellText),
                 levelName(static_cast<players::Level>(row)), mirrored);
    }
}

void ResultsChart::paintCell(QPainter &painter, int row, int shown) const
{
    const Palette &colours = paletteOf(themeOf(palette()));
    const ResultCell &cell = this->cell(row, shown);
    const QRectF box = cellRect(row, shown);
    const int step = cell.step();
    const bool coloured = cell.isSure() && step != 0;
    drawPlate(painter, box,
              coloured        ? colours.heat[toIndex(step + 2)]
              : cell.isSure() ? colours.heat[2]
                              : QColor(),
              coloured ? QColor() : colours.hairline, kCellRadius, 1);
    if (cell.games > 0 && !cell.isSure())
        paintHatching(painter, box, colours.hairline);
    painter.setPen(cell.isSure() ? colours.text : colours.textDim);
    if (cell.games == 0)
        drawCentred(&painter, box, cellFont(kCellText), QStringLiteral("–"));
    else
        paintShare(painter, box, cell);
    if (coloured) {
        const qreal inset = 6.5 * fontUnit();
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        const bool beside = box.height() < kTwoLines * fontUnit(); // then the figures fill the other corner
        paintSign(painter, {mirrored != beside ? box.left() + inset : box.right() - inset, box.top() + inset}, step,
                  colours.text);
    }
    if (row * columns() + shown == current())
        drawPlate(painter, box.adjusted(-kCellGap, -kCellGap, kCellGap, kCellGap), {}, colours.wool, kCellRadius + 2);
}

/// The number of games below the share, or beside it where rows are low.
void ResultsChart::paintShare(QPainter &painter, const QRectF &box, const ResultCell &cell) const
{
    const QString share = PageText::percent(cell.share()), games = groupedNumber(cell.games);
    const bool slim = box.width() < kCellRoomy * fontUnit(); // leaves a corner to the arrow
    const QFont large = cellFont(slim ? kCellText - 1 : kCellText + 1, cell.isSure()), small = cellFont(kCellSmall);
    if (box.height() >= kTwoLines * fontUnit()) {
        const qreal middle = box.top() + box.height() * 0.58;
        drawCentred(&painter, {box.left() + 2, box.top(), box.width() - 4, middle - box.top()}, large, share);
        drawCentred(&painter, {box.left() + 2, middle, box.width() - 4, box.bottom() - middle - 2}, small, games);
        return;
    }
    const qreal first = textWidth(large, share), second = textWidth(small, games), gap = 5;
    if (first + gap + second > box.width() - 4)
        return drawCentred(&painter, box.adjusted(2, 0, -2, 0), large, share);
    const qreal left = box.center().x() - (first + gap + second) / 2;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    drawCentred(&painter, {mirrored ? left + second + gap : left, box.top(), first, box.height()}, large, share);
    drawCentred(&painter, {mirrored ? left : left + first + gap, box.top(), second, box.height()}, small, games);
}

/// Its last part is left out where it has no room.
void ResultsChart::paintLegend(QPainter &painter) const
{
    const Palette &colours = paletteOf(themeOf(palette()));
    const QFont font = cellFont(kCellSmall + 1);
    const QFontMetricsF metrics(font);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const qreal y = height() - metrics.height() / 2 - 2;
    const auto place = [&](qreal left, qreal wide, qreal high) {
        return QRectF(mirrored ? width() - left - wide : left, y - high / 2, wide, high);
    };
    const auto word = [&](qreal left, const QString &text) {
        const qreal wide = metrics.horizontalAdvance(text) + 2;
        painter.setPen(colours.textDim);
        drawLine(&painter, place(left, std::min(wide, width() - left), metrics.height()), font, text, mirrored);
        return left + wide;
    };
    qreal left = word(0, PageText::fewerLegend()) + 6;
    for (int step = -2; step <= 2; ++step) {
        const QRectF swatch = place(left, kLegendSwatch, 12);
        drawPlate(painter, swatch, colours.heat[toIndex(step + 2)], colours.hairline, 3, 1);
        paintSign(painter, swatch.center(), step, colours.text);
        left += kLegendSwatch;
    }
    left = word(left + 6, PageText::moreLegend()) + 16;
    const QString few = PageText::fewGamesLegend();
    const qreal room = kLegendSwatch + 6 + metrics.horizontalAdvance(few) + 4;
    if (left + room > width())
        return;
    left = width() - room;
    const QRectF swatch = place(left, kLegendSwatch, 12);
    drawPlate(painter, swatch, {}, colours.hairline, 3, 1);
    paintHatching(painter, swatch, colours.hairline);
    word(left + kLegendSwatch + 6, few);
}

void ResultsChart::paintChart(QPainter &painter)
{
    paintHeadings(painter);
    for (int row = 0; row < kLevels; ++row)
        for (int shown = 0; shown < columns(); ++shown)
            paintCell(painter, row, shown);
    paintLegend(painter);
}

} // namespace meadhall::ui
