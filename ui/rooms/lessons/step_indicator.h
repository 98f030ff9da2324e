// SPDX-License-Identifier: GPL-3.0-or-later
// Progress indicator with one bead per step.
#pragma once

#include <QWidget>

namespace meadhall::ui {

/// Past steps are filled, the current one is larger and gold, future ones are rings.
class StepIndicator : public QWidget {
    Q_OBJECT

public:
    explicit StepIndicator(QWidget *parent = nullptr);

    /// @param now the current step, from 1
    /// @param all the number of steps
    void setSteps(int now, int all);
    int now() const { return now_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int now_ = 1, all_ = 1;
};

} // namespace meadhall::ui
