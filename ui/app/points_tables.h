// The table of points: the totals stay beside the names, the parts of the game scroll.
#pragma once

#include <QTableWidget>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QTableView;
QT_END_NAMESPACE

namespace meadhall::ui {

/// Two views of one table: names and totals, which always show, and beside them as many whole columns as there is room.
class PointsTables : public QWidget {
    Q_OBJECT

public:
    explicit PointsTables(QWidget *parent = nullptr);

    /// The whole table; its first column has the totals. Call fit() when it is filled.
    QTableWidget *table() const { return parts_; }
    QTableView *totals() const { return totals_; }
    /// Measures the columns and shows the last ones.
    void fit();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void measure();

    QTableWidget *parts_;
    QTableView *totals_;
};

} // namespace meadhall::ui
