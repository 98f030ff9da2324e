// SPDX-License-Identifier: GPL-3.0-or-later
// The values of the curve around the line that is looked at, as a table.
#pragma once

#include "ui/table/replay/reviewed_game.h"

#include <QAbstractTableModel>

namespace meadhall::ui {

/// Rows: the points of the curve. Columns: the point, every seat from the judged one on, the verdict.
class CurveValues : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @param game must outlive the model
    CurveValues(ReviewedGame &game, QObject *parent);

    const std::vector<CurvePoint> &points() const { return points_; }
    /// The point that is looked at; −1: none.
    int current() const { return RecordPlaces::pointOf(points_, game_.line()); }
    /// What a seat could expect; nullopt if it is not known.
    std::optional<double> expected(int point, int seat) const;
    bool known(int point) const { return expected(point, 0).has_value(); }
    /// The line of the judged seat's decision there; 0: none.
    int decisionAt(int point) const;
    /// The line to go to for a point.
    int lineOf(int point) const;
    /// The seats in the order of the columns.
    std::vector<int> seats() const;
    /// A point as a screen reader says it, one seat first.
    QString spokenPoint(int point, int seat) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// The points are those of another hand or game.
    void pointsChanged();

private:
    void follow();
    QString nameOf(int seat) const;
    QString verdictAt(int point) const;

    ReviewedGame &game_;
    std::vector<CurvePoint> points_;
};

} // namespace meadhall::ui
