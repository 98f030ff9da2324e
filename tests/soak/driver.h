// Takes one random step after another at a window, and looks between them whether all is as it must be.
#pragma once

#include "invariants.h"
#include "table_steps.h"
#include "window_steps.h"

#include <QElapsedTimer>
#include <QMap>

namespace meadhall::soak {

/// A stretch of the program's life, from its start to its end.
struct Plan {
    quint64 seed = 0;
    int life = 0; ///< how often it has been started before
    qint64 firstStep = 0;
    qint64 quitStep = 0;   ///< after this one it is quit by its own means
    qint64 stopStep = -1;  ///< before this one everything ends; −1: never
    int milliseconds = 0;  ///< that are left of all
    QString folder;        ///< everything that is written is below it
    bool confined = false; ///< nothing else can be written
};

class Driver : public QObject {
    Q_OBJECT

public:
    Driver(ui::MainWindow &window, ui::Settings &settings, Report &report, const Plan &plan);

    void start();
    /// How long an event has taken.
    void eventTook(qint64 milliseconds, QEvent::Type type, const char *receiver);

private:
    void tick();
    void takeStep();
    void look();
    void act();
    void goOn();
    void watchContinue();
    void leave();
    void keepFilesHere();
    bool tendDialogs();
    void fail(const QStringList &what);
    int delay();

    ui::MainWindow &window_;
    Report &report_;
    Plan plan_;
    Input input_;
    HandsOn hands_;
    TableSteps table_;
    WindowSteps around_;
    Invariants invariants_;
    QElapsedTimer clock_;
    qint64 step_;
    QMap<QWidget *, int> ages_; ///< of dialogs, in steps
    int closedFor_ = 0;         ///< steps since the window was closed
    bool leaving_ = false;
    bool continuing_ = false; ///< the button that continues the game of last time is being clicked
};

} // namespace meadhall::soak
