// How everybody's points grew from hand to hand.
#pragma once

#include "ui/graphics/theme.h"

#include <QStringList>
#include <QWidget>

#include <vector>

namespace meadhall::ui {

/// A line for each player, each in its own colour and with its name at the end, so that colour is not the only mark.
class PointsCurve : public QWidget {
    Q_OBJECT

public:
    /// @param totals after each hand, the first one at the front; by seat
    /// @param names by seat
    /// @param target a line that ends the game; 0: none
    PointsCurve(const std::vector<std::vector<int>> &totals, const QStringList &names, int target, Theme theme,
                QWidget *parent = nullptr);

    /// An empty curve, to be filled by setLines().
    explicit PointsCurve(QWidget *parent);
    /// Replaces the lines; parameters as for the constructor.
    void setLines(const std::vector<std::vector<int>> &totals, const QStringList &names, int target);
    void setTheme(Theme theme);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int maxPoints() const;
    int minPoints() const;
    QRectF plot() const;
    QPointF pointAt(const QRectF &plot, int hand, int points) const;
    void paintGrid(QPainter &painter, const QRectF &plot) const;
    void paintNames(QPainter &painter, const QRectF &plot) const;

    std::vector<std::vector<int>> totals_;
    QStringList names_;
    int target_ = 0;
    Theme theme_ = Theme::Dark;
};

} // namespace meadhall::ui
