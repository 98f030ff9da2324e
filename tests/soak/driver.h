// SPDX-License-Identifier: GPL-3.0-or-later
// Performs random steps on a window, and checks the invariants in between.
#pragma once

#include "invariants.h"
#include "table_steps.h"
#include "window_steps.h"

#include <QElapsedTimer>
#include <QMap>

namespace meadhall::soak {

/// One run of the program, from start to end.
struct Plan {
    quint64 seed = 0;
    int life = 0; ///< number of earlier starts
    qint64 firstStep = 0;
    qint64 quitStep = 0;   ///< the program quits after this step
    qint64 stopStep = -1;  ///< everything ends before this step; −1: never
    int milliseconds = 0;  ///< time left for all runs
    QString folder;        ///< all files are written below it
    bool confined = false; ///< writing elsewhere is prevented
};

class Driver : public QObject {
    Q_OBJECT

public:
    Driver(ui::MainWindow &window, ui::Settings &settings, Report &report, const Plan &plan);

    void start();
    /// Called with the duration of each event.
    void recordEventTime(qint64 milliseconds, QEvent::Type type, const char *receiver);

private:
    void tick();
    void takeStep();
    void checkInvariants();
    void act();
    void continueLastGame();
    void watchContinue();
    void leave();
    void confineFileDialogs();
    bool closeOldDialogs();
    void fail(const QStringList &what);
    int delay();

    ui::MainWindow &window_;
    Report &report_;
    Plan plan_;
    Input input_;
    StepTools tools_;
    TableSteps table_;
    WindowSteps windowSteps_;
    Invariants invariants_;
    QElapsedTimer clock_;
    qint64 step_;
    QMap<QWidget *, int> ages_; ///< age of each dialog in steps
    int closedFor_ = 0;         ///< steps since the window was closed
    bool leaving_ = false;
    bool continuing_ = false; ///< the button that continues the last game is being clicked
};

} // namespace meadhall::soak
