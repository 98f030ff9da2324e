// SPDX-License-Identifier: GPL-3.0-or-later
// Base of all charts: their values can be walked through by mouse, by keyboard and by a screen reader.
#pragma once

#include <QWidget>

namespace meadhall::ui {

/// A painted chart. For screen readers it has the role chart; its title is the accessible name, one sentence the
/// accessible description, and its values are the children. A chart without values is a mere picture.
class Chart : public QWidget {
    Q_OBJECT

public:
    explicit Chart(QWidget *parent = nullptr);

    /// The values in reading order.
    virtual int valueCount() const { return 0; }
    /// A value in words, such as "September: 3.6 points a hand, 53 games".
    virtual QString valueText(int) const { return {}; }
    /// Where a value is painted, in coordinates of the widget.
    virtual QRectF valueRect(int) const { return {}; }
    /// A description that changes with what is shown; empty: the accessible description of the widget.
    virtual QString sentence() const { return {}; }

    /// The value that is pointed at or chosen by keys; −1: none.
    int current() const { return current_; }
    void setCurrent(int index);

Q_SIGNALS:
    void currentChanged(int index);
    /// The user wants the values as a table.
    void tableRequested();

protected:
    virtual void paintChart(QPainter &painter) = 0;
    /// The value at a place; −1: none.
    virtual int valueAt(const QPointF &place) const;
    /// Where valueAt() takes the nearest value along the x axis; elsewhere it takes one that is painted there.
    virtual QRectF valueArea() const { return rect(); }
    /// Says the value that is pointed at in a tool tip, for charts that do not paint it.
    void enableToolTips() { hasToolTips_ = true; }
    /// The value that is reached by an arrow key.
    /// @param right, down −1, 0 or 1
    virtual int neighbour(int index, int right, int down) const;

    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void goTo(int index);

    int current_ = -1;
    bool hasToolTips_ = false;
};

} // namespace meadhall::ui
