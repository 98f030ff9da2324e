// SPDX-License-Identifier: GPL-3.0-or-later
// The rating and its uncertainty over time, among the levels of the computer players.
#pragma once

#include "engine/results/statistics_page.h"
#include "ui/base/graphics/chart_area.h"
#include "ui/base/widgets/chart.h"

namespace meadhall::ui {

/// Painted on a hanging. Few games are counted on the axis, more are placed by their time.
class RatingChart : public Chart {
    Q_OBJECT

public:
    explicit RatingChart(QWidget *parent = nullptr);

    void setPage(const StatisticsPage &page);
    /// How much of the curve is drawn, 0–1.
    void setDrawn(qreal share);

    int valueCount() const override;
    QString valueText(int index) const override;
    QRectF valueRect(int index) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintChart(QPainter &painter) override;
    int valueAt(const QPointF &place) const override;

private:
    /// A place on the curve with its words.
    struct Value {
        QString text;
        qreal x = 0, rating = 0;
    };

    bool countsGames() const;
    qreal xOf(const RatingPoint &point) const;
    ChartArea area() const;
    void fitRange();
    void collectValues();
    void paintLevels(QPainter &painter, const ChartArea &area) const;
    void paintGames(QPainter &painter, const ChartArea &area) const;
    void paintRating(QPainter &painter, const ChartArea &area) const;
    void paintCurrent(QPainter &painter, const ChartArea &area) const;

    RatingFigures rating_;
    std::vector<MonthRow> months_;
    std::vector<Value> values_;
    qreal least_ = 1000, most_ = 1800;
    qreal drawn_ = 1;
};

} // namespace meadhall::ui
