// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/mistakes_chart.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/chart_area.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/rooms/statistics/page_text.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr qreal kMistakeRow = 41, kMistakeLeast = 28;
constexpr qreal kMistakeText = 13, kMistakeHeading = 11, kMistakeArrow = 16, kMistakeGap = 10;
constexpr qreal kMistakeCurve = 26; ///< height of a curve, and at most that of its row less 6

QFont mistakeFont(qreal pixels, bool bold = false) { return tableFont(pixels * fontUnit(), bold); }

} // namespace

MistakesChart::MistakesChart(QWidget *parent) : Chart(parent) { setObjectName(QStringLiteral("mistakes")); }

void MistakesChart::setFigures(const MistakeFigures &figures)
{
    rows_ = figures.kinds;
    rows_.push_back(figures.all);
    curves_ = figures.reviewedGames >= kReviewedFrom;
    setCurrent(-1);
    update();
}

QString MistakesChart::valueText(int index) const { return PageText::mistakeValue(rows_[toIndex(index)]); }

QRectF MistakesChart::valueRect(int index) const { return part(index, 0, width()); }

int MistakesChart::valueAt(const QPointF &place) const
{
    for (int i = 0; i < valueCount(); ++i)
        if (valueRect(i).contains(place))
            return i;
    return -1;
}

QSize MistakesChart::sizeHint() const { return {grown(300), grown(6 * kMistakeRow + 20)}; }

QSize MistakesChart::minimumSizeHint() const { return {grown(230), grown(6 * kMistakeLeast + 20)}; }

qreal MistakesChart::headingHeight() const { return QFontMetricsF(mistakeFont(kMistakeHeading)).height() + 2; }

MistakesChart::Columns MistakesChart::columns() const
{
    const QFontMetricsF bold(mistakeFont(kMistakeText, true)), small(mistakeFont(kMistakeHeading));
    Columns columns{};
    for (const MistakeCurve &row : rows_) {
        columns.name = std::max(columns.name, bold.horizontalAdvance(PageText::kind(row)) + 2);
        columns.first = std::max(columns.first, bold.horizontalAdvance(decimal(row.first, 2)));
        columns.now = std::max(columns.now, bold.horizontalAdvance(decimal(row.now, 2)));
    }
    columns.first = std::max(columns.first, small.horizontalAdvance(PageText::firstHeading())) + kMistakeGap;
    columns.now = std::max(columns.now, small.horizontalAdvance(PageText::nowHeading())) + kMistakeGap;
    columns.arrow = kMistakeArrow * fontUnit() + 6;
    columns.name = std::min(columns.name, width() * 0.5);
    columns.curve = width() - columns.name - columns.first - columns.now - columns.arrow - kMistakeGap;
    return columns;
}

/// A part of a row; mirrored right to left.
QRectF MistakesChart::part(int row, qreal left, qreal wide) const
{
    const qreal top = headingHeight(), high = (height() - top) / std::max<qreal>(1, static_cast<qreal>(rows_.size()));
    return {layoutDirection() == Qt::RightToLeft ? width() - left - wide : left, top + row * high, wide, high};
}

QColor MistakesChart::inkOf(const MistakeCurve &curve) const
{
    const Palette &colours = paletteOf(themeOf(palette()));
    return curve.trend < 0 ? colours.better : curve.trend > 0 ? colours.worse : colours.textDim;
}

void MistakesChart::paintHeadings(QPainter &painter, const Columns &columns) const
{
    const Palette &colours = paletteOf(themeOf(palette()));
    const QFont font = mistakeFont(kMistakeHeading);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const qreal first = columns.name + kMistakeGap + columns.curve, now = first + columns.first;
    painter.setPen(colours.textDim);
    const auto heading = [&](qreal left, qreal wide, const QString &text) {
        QRectF box = part(0, left, wide);
        box.moveTop(0);
        box.setHeight(headingHeight());
        drawLine(&painter, box, font, text, !mirrored);
    };
    heading(first, columns.first, PageText::firstHeading());
    heading(now, columns.now, PageText::nowHeading());
}

void MistakesChart::paintCurve(QPainter &painter, const QRectF &box, const MistakeCurve &curve) const
{
    if (curve.curve.empty() || !curves_ || box.width() < 24)
        return;
    const Palette &colours = paletteOf(themeOf(palette()));
    ChartArea area;
    area.plot = box.adjusted(1, 3, -4, 0);
    area.mirrored = layoutDirection() == Qt::RightToLeft;
    if (area.mirrored)
        area.plot = box.adjusted(4, 3, -1, 0);
    area.toX = std::max<qreal>(1, static_cast<qreal>(curve.curve.size()) - 1);
    area.toY = std::max(1e-6, *std::max_element(curve.curve.begin(), curve.curve.end()));
    QPolygonF line;
    for (std::size_t i = 0; i < curve.curve.size(); ++i)
        line.append(area.at(static_cast<qreal>(i), curve.curve[i]));
    QPolygonF ground = line;
    ground << area.at(area.toX, 0) << area.at(0, 0);
    QColor fill = inkOf(curve);
    fill.setAlphaF(0.22F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawPolygon(ground);
    drawCurve(painter, line, inkOf(curve), 1.8);
    painter.setPen(QPen(colours.plaque, 1));
    painter.setBrush(inkOf(curve));
    painter.drawEllipse(line.last(), 3.5, 3.5);
}

void MistakesChart::paintRow(QPainter &painter, int row, const Columns &columns) const
{
    const Palette &colours = paletteOf(themeOf(palette()));
    const MistakeCurve &curve = rows_[toIndex(row)];
    const bool all = !curve.kind, mirrored = layoutDirection() == Qt::RightToLeft;
    const QRectF whole = part(row, 0, width());
    if (all)
        drawHairline(painter, {whole.left(), whole.top(), whole.width(), 1}, colours.hairline);
    if (row == current())
        drawPlate(painter, whole, colours.raised, {}, kRowRadius);
    painter.setPen(colours.text);
    const QString kind = PageText::kind(curve);
    drawLine(&painter, part(row, 0, columns.name), fittedFont(mistakeFont(kMistakeText, all), kind, columns.name, 0.75),
             kind, mirrored);
    qreal left = columns.name + kMistakeGap;
    QRectF box = part(row, left, columns.curve);
    const qreal high = std::min(kMistakeCurve * fontUnit(), box.height() - 6);
    box = QRectF(box.left(), box.center().y() - high / 2, box.width(), high);
    paintCurve(painter, box, curve);
    left += columns.curve;
    painter.setPen(colours.textDim);
    drawLine(&painter, part(row, left, columns.first), mistakeFont(kMistakeText - 1), decimal(curve.first, 2),
             !mirrored);
    left += columns.first;
    painter.setPen(colours.text);
    drawLine(&painter, part(row, left, columns.now), mistakeFont(kMistakeText, true), decimal(curve.now, 2), !mirrored);
    left += columns.now;
    if (!curves_)
        return;
    ArtKey arrow = glyphArt(curve.trend < 0   ? Glyph::TrendDown
                            : curve.trend > 0 ? Glyph::TrendUp
                                              : Glyph::TrendEven,
                            inkOf(curve));
    arrow.mirrored = mirrored;
    const qreal side = std::round(kMistakeArrow * fontUnit());
    const QRectF room = part(row, left, columns.arrow);
    drawSmallPicture(painter, arrow,
                     {std::round(mirrored ? room.left() : room.right() - side),
                      std::round(room.center().y() - side / 2), side, side});
}

void MistakesChart::paintChart(QPainter &painter)
{
    const Columns columns = this->columns();
    paintHeadings(painter, columns);
    for (int row = 0; row < valueCount(); ++row)
        paintRow(painter, row, columns);
}

} // namespace meadhall::ui
