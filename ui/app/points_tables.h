// Score table with a fixed column of totals beside the names and scrollable columns for the parts of the game.
#pragma once

#include <QTableWidget>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QTableView;
QT_END_NAMESPACE

namespace meadhall::ui {

/// Two views of one model: names and totals are always visible, beside them as many whole columns as fit.
class PointsTables : public QWidget {
    Q_OBJECT

public:
    explicit PointsTables(QWidget *parent = nullptr);

    /// The complete table; column 0 holds the totals. Call fit() after filling it.
    QTableWidget *table() const { return parts_; }
    QTableView *totals() const { return totals_; }
    /// Sizes the columns and scrolls to the last ones.
    void fit();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void updateSizes();

    QTableWidget *parts_;
    QTableView *totals_;
};

} // namespace meadhall::ui
