// SPDX-License-Identifier: GPL-3.0-or-later
// Games won against each level with each number of players.
#pragma once

#include "engine/results/statistics_page.h"
#include "ui/base/widgets/chart.h"

namespace meadhall::ui {

/// A grid; the ground of a cell says how far its share is from a fair one, with an arrow where it is very far.
class ResultsChart : public Chart {
    Q_OBJECT

public:
    explicit ResultsChart(QWidget *parent = nullptr);

    void setPage(const StatisticsPage &page);

    int valueCount() const override { return kLevels * columns(); }
    QString valueText(int index) const override;
    QRectF valueRect(int index) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintChart(QPainter &painter) override;
    int valueAt(const QPointF &place) const override;
    int neighbour(int index, int right, int down) const override;
    bool event(QEvent *event) override;

private:
    int columns() const;
    /// The column of StatisticsPage::results.
    int columnOf(int shown) const;
    const ResultCell &cell(int row, int shown) const;
    qreal namesWidth() const;
    qreal headingHeight() const;
    qreal legendHeight() const;
    QRectF cellRect(int row, int shown) const;
    void paintHeadings(QPainter &painter) const;
    void paintCell(QPainter &painter, int row, int shown) const;
    void paintShare(QPainter &painter, const QRectF &box, const ResultCell &cell) const;
    void paintLegend(QPainter &painter) const;

    Game game_ = Game::Odin;
    decltype(StatisticsPage::results) results_{};
};

} // namespace meadhall::ui
