// SPDX-License-Identifier: GPL-3.0-or-later
// How everybody's points grew from hand to hand.
#pragma once

#include "ui/base/graphics/chart_area.h"
#include "ui/base/widgets/chart.h"

#include <QStringList>

#include <vector>

namespace meadhall::ui {

/// A line for each player, each in its own colour and with its face (or its name) at the end, so that colour is not the
/// only mark.
class PointsCurve : public Chart {
    Q_OBJECT

public:
    explicit PointsCurve(QWidget *parent = nullptr);

    /// Replaces the lines.
    /// @param totals after each hand, the first one at the front; by seat
    /// @param names by seat
    /// @param target a line that ends the game; 0: none
    void setLines(const std::vector<std::vector<int>> &totals, const QStringList &names, int target);
    /// Shows faces instead of names at the ends of the lines.
    /// @param portraits portraitId() by seat
    /// @param own seat of the user at the screen, whose line is the strongest; −1: none
    void setFaces(const QStringList &portraits, int own);

    QSize sizeHint() const override;

protected:
    void paintChart(QPainter &painter) override;

private:
    ChartArea area() const;
    void paintGrid(QPainter &painter, const ChartArea &area) const;
    void paintLine(QPainter &painter, const ChartArea &area, int seat) const;
    void paintEnds(QPainter &painter, const ChartArea &area) const;
    int portraitOf(int seat) const;
    QColor colourOf(int seat) const;
    qreal faceSide() const;

    std::vector<std::vector<int>> totals_;
    QStringList names_, portraits_;
    int own_ = -1;
    int target_ = 0;
    int minPoints_ = 0, maxPoints_ = 1;
};

} // namespace meadhall::ui
