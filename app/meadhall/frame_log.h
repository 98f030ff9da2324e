// How smoothly the window moves, told by itself: for measuring, on the command line's wish.
#pragma once

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>

namespace meadhall {

/// An application that can write down every picture its windows show: one line each, with three numbers in ms, "time
/// work gap". Time is counted from the start of the log; work is all that the GUI thread did for this picture, which is
/// every event since the picture before and the painting itself, waiting left out; gap is the time since then.
class TimedApplication : public QApplication {
public:
    using QApplication::QApplication;

    /// Begins the log. False, and nothing is logged, if the file cannot be written.
    bool logFrames(const QString &file);

    bool notify(QObject *receiver, QEvent *event) override;

private:
    bool timed(QObject *receiver, QEvent *event);

    QFile log_;
    QElapsedTimer clock_;
    qint64 work_ = 0;      ///< ns since the last picture
    qint64 lastFrame_ = 0; ///< ns
    int level_ = -1;       ///< of the event loop whose event is being handled
    bool painted_ = false; ///< within the event that is being handled
    bool nested_ = false;  ///< a dialog's own loop has run within the event that is being handled
};

} // namespace meadhall
