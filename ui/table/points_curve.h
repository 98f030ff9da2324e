// Line chart of the players' points after each hand.
#pragma once

#include "ui/graphics/theme.h"

#include <QStringList>
#include <QWidget>

#include <vector>

namespace meadhall::ui {

/// Each line has a colour and is labelled with its player's name, so that colour is not the only distinction.
class PointsCurve : public QWidget {
    Q_OBJECT

public:
    /// @param totals after each hand, oldest first, by seat
    /// @param names by seat
    /// @param target points that end the game, drawn as a dashed line; 0: none
    PointsCurve(const std::vector<std::vector<int>> &totals, const QStringList &names, int target, Theme theme,
                QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int maxPoints() const;
    QRectF plot() const;
    QPointF pointAt(const QRectF &plot, int hand, int points) const;
    void paintGrid(QPainter &painter, const QRectF &plot) const;
    void paintNames(QPainter &painter, const QRectF &plot) const;

    std::vector<std::vector<int>> totals_;
    QStringList names_;
    int target_;
    Theme theme_;
};

} // namespace meadhall::ui
