// How far something has come that has steps: a string of beads.
#pragma once

#include <QWidget>

namespace meadhall::ui {

/// A bead for each step: those done are filled, the one of now is larger and gold, those to come are rings.
class StepBeads : public QWidget {
    Q_OBJECT

public:
    explicit StepBeads(QWidget *parent = nullptr);

    /// @param now counted from 1
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
