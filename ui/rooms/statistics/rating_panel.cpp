// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/rating_panel.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/chart_area.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/chart.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/statistics/page_text.h"
#include "ui/table/seats/game_setup.h"
#include "ui/table/seats/past_game_text.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

namespace {

constexpr int kCountedGames = 10; ///< up to here the axis counts games
constexpr int kAxisGames = 14;    ///< and shows at least so many
constexpr qreal kLeastRange = 400, kRangeRoom = 40;
constexpr qreal kLineRange = 300;  ///< least range of a line alone
constexpr qreal kRatingNames = 76; ///< px beside the plot
constexpr qreal kRatingText = 12;

constexpr qreal kRatingNumber = 46, kRatingLowNumber = 38, kRatingInterval = 18, kRatingWords = 14, kRatingNote = 12;
constexpr int kRatingColumn = 206;
constexpr int kUnroll = 220, kDraw = 350; ///< ms

/// Paints the rating with its uncertainty.
/// @param xOf the value of a point on the x axis
template <typename XOf>
QPolygonF drawRating(QPainter &painter, const ChartArea &area, const RatingFigures &rating, XOf xOf, const QColor &ink,
                     const QColor &band, const QColor &edge, qreal width, const QList<qreal> &dashes = {})
{
    QPolygonF line, upper, lower;
    for (const RatingPoint &point : rating.curve) {
        const qreal x = xOf(point);
        line.append(area.at(x, point.rating));
        upper.append(area.at(x, std::min<qreal>(area.toY, point.rating + 2 * point.deviation)));
        lower.append(area.at(x, std::max<qreal>(area.fromY, point.rating - 2 * point.deviation)));
    }
    if (rating.isShown() && line.size() > 1) {
        drawBand(painter, upper, lower, band, edge);
        drawCurve(painter, line, ink, width, dashes);
    }
    return line;
}

/// The lowest and the highest rating of a curve that is not empty.
std::pair<qreal, qreal> rangeOf(const RatingFigures &rating)
{
    const auto less = [](const RatingPoint &a, const RatingPoint &b) { return a.rating < b.rating; };
    const auto [least, most] = std::minmax_element(rating.curve.begin(), rating.curve.end(), less);
    return {least->rating, most->rating};
}

} // namespace

RatingLine::RatingLine(QWidget *parent) : Chart(parent)
{
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void RatingLine::setRating(const RatingFigures &rating)
{
    rating_ = rating;
    update();
}

QSize RatingLine::sizeHint() const { return {grown(180), grown(70)}; }

QSize RatingLine::minimumSizeHint() const { return {grown(60), grown(40)}; }

void RatingLine::paintChart(QPainter &painter)
{
    if (!rating_.isShown() || rating_.curve.size() < 2)
        return;
    const Palette &colours = paletteOf(themeOf(palette()));
    const auto [least, most] = rangeOf(rating_);
    const qreal half = std::max(kLineRange, most - least + kLineRange / 2) / 2;
    ChartArea area;
    area.plot = QRectF(rect()).adjusted(8, 8, -8, -8);
    area.mirrored = layoutDirection() == Qt::RightToLeft;
    area.fromY = (least + most) / 2 - half;
    area.toY = (least + most) / 2 + half;
    area.toX = static_cast<qreal>(rating_.curve.size() - 1);
    QColor band = colours.likely;
    band.setAlphaF(0.6F);
    const auto place = [this](const RatingPoint &point) { return static_cast<qreal>(&point - rating_.curve.data()); };
    const QPolygonF line = drawRating(painter, area, rating_, place, colours.text, band, Qt::transparent, 2.2);
    drawNewest(painter, line.last(), 4.5, colours);
}

/// The rating and its uncertainty over time, among the levels of the computer players. Painted on a hanging. Few games
/// are counted on the axis, more are placed by their time.
class RatingChart : public Chart {
    Q_OBJECT

public:
    explicit RatingChart(QWidget *parent = nullptr) : Chart(parent) { setObjectName(QStringLiteral("rating")); }

    void setPage(const StatisticsPage &page)
    {
        rating_ = page.rating;
        months_ = page.months;
        fitRange();
        collectValues();
        setCurrent(-1);
        update();
    }
    /// Sets the part of the curve that is drawn, 0–1.
    void setDrawn(qreal share)
    {
        drawn_ = share;
        update();
    }

    int valueCount() const override { return static_cast<int>(values_.size()); }
    QString valueText(int index) const override { return values_[toIndex(index)].text; }
    QRectF valueRect(int index) const override
    {
        const Value &value = values_[toIndex(index)];
        const QPointF place = area().at(value.x, value.rating);
        return {place - QPointF(6, 6), QSizeF(12, 12)};
    }
    QSize sizeHint() const override { return {grown(420), grown(180)}; }
    QSize minimumSizeHint() const override { return {grown(240), grown(120)}; }

protected:
    void paintChart(QPainter &painter) override
    {
        const ChartArea area = this->area();
        const Palette &colours = paletteOf(themeOf(palette()));
        paintLevels(painter, area);
        painter.setPen(QPen(colours.clothDim, 1));
        painter.drawLine(area.plot.bottomLeft(), area.plot.bottomRight());
        if (countsGames())
            paintGames(painter, area);
        else if (!rating_.curve.empty())
            paintTimeAxis(painter, area, grownFont(kRatingText));
        paintRating(painter, area);
        paintCurrent(painter, area);
    }
    QRectF valueArea() const override { return area().plot.adjusted(-8, -8, 8, 8); }

private:
    /// A place on the curve with its words.
    struct Value {
        QString text;
        qreal x = 0, rating = 0;
    };

    bool countsGames() const { return rating_.games < kCountedGames; }
    qreal xOf(const RatingPoint &point) const { return countsGames() ? point.game : dayNumber(point.when); }
    ChartArea area() const
    {
        const QFontMetricsF metrics(grownFont(kRatingText));
        qreal names = 0;
        for (int level = 0; level < kLevels; ++level)
            names = std::max(names, metrics.horizontalAdvance(levelName(static_cast<players::Level>(level))));
        const qreal figures = metrics.horizontalAdvance(number(1780)) + 12;
        names = std::min(names + 12, std::max(width() * 0.4, kRatingNames));
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
    /// Fits the axis: from the level below the curve to the one above it.
    void fitRange()
    {
        const auto &levels = rating_.levels; // ascending
        qreal low = levels[1], high = levels[3];
        if (!rating_.curve.empty()) {
            const auto [least, most] = rangeOf(rating_);
            const auto above = std::lower_bound(levels.begin(), levels.end(), most);
            const auto below = std::upper_bound(levels.begin(), levels.end(), least);
            high = above == levels.end() ? most : *above;
            low = below == levels.begin() ? least : *std::prev(below);
        }
        const qreal missing = std::max(0.0, kLeastRange - (high - low)) / 2;
        least_ = low - missing - kRangeRoom;
        most_ = high + missing + kRangeRoom;
    }
    void collectValues()
    {
        values_.clear();
        if (countsGames()) {
            for (const RatingPoint &point : rating_.curve)
                values_.push_back(
                    {PageText::ratingValue(PastGameText::day(point.when.date()), point.rating, point.deviation),
                     xOf(point), point.rating});
            return;
        }
        for (const MonthRow &row : months_) {
            const qreal end = dayNumber(row.month.addMonths(1).startOfDay());
            const auto next = std::find_if(rating_.curve.begin(), rating_.curve.end(),
                                           [&](const RatingPoint &point) { return dayNumber(point.when) >= end; });
            if (next == rating_.curve.begin())
                continue;
            const RatingPoint &last = *std::prev(next);
            values_.push_back({PageText::ratingValue(PastGameText::month(row.month), row.rating.value_or(last.rating),
                                                     last.deviation),
                               xOf(last), last.rating});
        }
    }
    /// Dotted guides; names that would lie over each other are left out.
    void paintLevels(QPainter &painter, const ChartArea &area) const
    {
        const Palette &colours = paletteOf(themeOf(palette()));
        const QFont font = grownFont(kRatingText);
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
            const QRectF beside = area.after(
                value, (area.mirrored ? area.plot.left() : width() - area.plot.right()) - 8, metrics.height());
            drawLine(&painter, beside, font, levelName(static_cast<players::Level>(level)), area.mirrored);
        }
    }
    void paintGames(QPainter &painter, const ChartArea &area) const
    {
        const QFont font = grownFont(kRatingText);
        const QFontMetricsF metrics(font);
        const Palette &colours = paletteOf(themeOf(palette()));
        for (int game = 1; game <= static_cast<int>(area.toX); ++game) {
            const QPointF place = area.at(game, least_);
            painter.setPen(game <= rating_.games ? colours.clothText : colours.clothDim);
            painter.drawLine(place, place + QPointF(0, 4));
            drawCentred(&painter, {place.x() - 14, place.y() + 4, 28, metrics.height()}, font, number(game));
        }
    }
    void paintRating(QPainter &painter, const ChartArea &area) const
    {
        const Palette &colours = paletteOf(themeOf(palette()));
        painter.save();
        QRectF visible = area.plot.adjusted(-8, -8, 8, 8);
        visible.setWidth(visible.width() * drawn_);
        if (area.mirrored)
            visible.moveRight(area.plot.right() + 8);
        if (drawn_ < 1)
            painter.setClipRect(visible);
        QColor edge = colours.clothDim;
        edge.setAlphaF(0.5F);
        const QPolygonF line = drawRating(
            painter, area, rating_, [this](const RatingPoint &point) { return xOf(point); }, colours.clothText,
            colours.likely, edge, 2.6, countsGames() ? QList<qreal>{3, 2} : QList<qreal>{});
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
    void paintCurrent(QPainter &painter, const ChartArea &area) const
    {
        if (current() < 0)
            return;
        const Palette &colours = paletteOf(themeOf(palette()));
        const Value &value = values_[toIndex(current())];
        const QPointF place = area.at(value.x, value.rating);
        painter.setPen(QPen(colours.wool, 2));
        painter.drawLine(QPointF(place.x(), area.plot.top()), QPointF(place.x(), area.plot.bottom()));
        drawChip(painter, place, QRectF(rect()), grownFont(kRatingText, true), value.text, colours);
    }

    RatingFigures rating_;
    std::vector<MonthRow> months_;
    std::vector<Value> values_;
    qreal least_ = 1000, most_ = 1800;
    qreal drawn_ = 1;
};

RatingPanel::RatingPanel(QWidget *parent) : ChartPanel(Ground::Cloth, parent)
{
    setObjectName(QStringLiteral("ratingPanel"));
    chart_ = new RatingChart(this);
    setChart(chart_);
    figure_ = new QWidget(this);
    QHBoxLayout *row = newRow(10, figure_);
    number_ = new QLabel(figure_);
    interval_ = new QLabel(figure_);
    interval_->setForegroundRole(QPalette::PlaceholderText);
    addWidgets(*row, {number_, interval_});
    row->addStretch(1);
    standing_ = wordLabel(this);
    outlook_ = wordLabel(this, 1, false, true);
    play_ = named(new QPushButton(this), "playLevel");
    addWidgets(*column(), {figure_, standing_, outlook_});
    column()->addStretch(1);
    column()->addWidget(play_);
    connect(play_, &QPushButton::clicked, this, [this] {
        if (suggested_)
            Q_EMIT gameWanted(*suggested_);
    });
    connect(&motion_, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        const double passed = value.toDouble();
        setUnrolled(std::min(1.0, passed / kUnroll));
        chart_->setDrawn(std::clamp((passed - kUnroll) / kDraw, 0.0, 1.0));
    });
    setWordFonts();
    followChanges(this, {QEvent::ApplicationFontChange, QEvent::FontChange}, [this] { setWordFonts(); });
}

void RatingPanel::setPage(const StatisticsPage &page)
{
    const RatingFigures &rating = page.rating;
    chart_->setPage(page);
    setTitle(tr("Your rating", "title of a chart"), {});
    setSentence(PageText::ratingSentence(rating));
    setTable(PageText::ratingTable(page));
    figure_->setVisible(rating.isShown());
    number_->setText(number(std::lround(rating.rating)));
    interval_->setText(PageText::interval(rating));
    standing_->setText(PageText::standing(rating));
    standing_->setVisible(!standing_->text().isEmpty());
    const QString outlook = PageText::outlook(rating);
    outlook_->setText(outlook);
    outlook_->setVisible(!outlook.isEmpty() && !(low_ && rating.isSteady()));
    suggested_ = rating.suggested;
    play_->setVisible(suggested_.has_value());
    if (suggested_)
        play_->setText(PageText::playAgainst(*suggested_));
}

void RatingPanel::setLow(bool low)
{
    low_ = low;
    setWordFonts();
}

void RatingPanel::setWordFonts()
{
    number_->setFont(grownFont(low_ ? kRatingLowNumber : kRatingNumber, true));
    interval_->setFont(grownFont(kRatingInterval));
    standing_->setFont(grownFont(kRatingWords));
    outlook_->setFont(grownFont(kRatingNote));
    for (QLabel *line : {standing_, outlook_})
        line->setFixedWidth(grown(kRatingColumn));
}

void RatingPanel::unroll()
{
    if (const int duration = motionTime(kUnroll + kDraw); duration > 0)
        animate(motion_, duration, 0.0, double(kUnroll + kDraw));
}

void RatingPanel::finish()
{
    motion_.stop();
    setUnrolled(1);
    chart_->setDrawn(1);
}

} // namespace meadhall::ui

#include "rating_panel.moc"
