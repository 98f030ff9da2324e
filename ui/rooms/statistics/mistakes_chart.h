// SPDX-License-Identifier: GPL-3.0-or-later
// Points lost by each kind of mistake, as small curves.
#pragma once

#include "engine/results/statistics_page.h"
#include "ui/base/widgets/chart.h"

namespace meadhall::ui {

/// A row for each kind; every curve has a scale of its own.
class MistakesChart : public Chart {
    Q_OBJECT

public:
    explicit MistakesChart(QWidget *parent = nullptr);

    void setFigures(const MistakeFigures &figures);

    int valueCount() const override { return static_cast<int>(rows_.size()); }
    QString valueText(int index) const override;
    QRectF valueRect(int index) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintChart(QPainter &painter) override;
    int valueAt(const QPointF &place) const override;

private:
    struct Columns {
        qreal name, curve, first, now, arrow; ///< their widths
    };
    Columns columns() const;
    qreal headingHeight() const;
    QRectF part(int row, qreal left, qreal wide) const;
    void paintRow(QPainter &painter, int row, const Columns &columns) const;
    void paintCurve(QPainter &painter, const QRectF &box, const MistakeCurve &curve) const;
    void paintHeadings(QPainter &painter, const Columns &columns) const;
    QColor inkOf(const MistakeCurve &curve) const;

    std::vector<MistakeCurve> rows_; ///< the last one is all of them
    bool curves_ = false;            ///< enough games for curves
};

} // namespace meadhall::ui
