// SPDX-License-Identifier: GPL-3.0-or-later
// Points a hand, game by game, with their moving mean.
#pragma once

#include "engine/results/statistics_page.h"
#include "ui/base/graphics/chart_area.h"
#include "ui/base/widgets/chart.h"

namespace meadhall::ui {

class PointsChart : public Chart {
    Q_OBJECT

public:
    explicit PointsChart(QWidget *parent = nullptr);

    void setPage(const StatisticsPage &page);

    int valueCount() const override { return static_cast<int>(months_.size()); }
    QString valueText(int index) const override;
    QRectF valueRect(int index) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintChart(QPainter &painter) override;
    int valueAt(const QPointF &place) const override;

private:
    bool countsGames() const;
    qreal xOf(std::size_t dot) const;
    QPointF placeOf(int month) const;
    ChartArea area() const;
    void paintGrid(QPainter &painter, const ChartArea &area) const;
    void paintGames(QPainter &painter, const ChartArea &area) const;
    void paintLegend(QPainter &painter, const ChartArea &area) const;

    Game game_ = Game::Odin;
    std::vector<PointsDot> dots_;
    std::vector<MonthRow> months_;
    double others_ = 0;
    AxisScale scale_;
};

} // namespace meadhall::ui
