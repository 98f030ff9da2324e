// SPDX-License-Identifier: GPL-3.0-or-later
// Measures frame times of the program's windows (--frame-log).
#pragma once

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>

namespace meadhall {

/// An application that can log each painted frame as a line "time work gap computed" in ms: time since the start of
/// the log; time the GUI thread was busy since the previous frame, including painting but not waiting for events;
/// time since the previous frame; processor time of that work.
class FrameTimingApplication : public QApplication {
public:
    using QApplication::QApplication;

    /// Starts the log.
    /// @return false if the file cannot be written; no log is kept then
    bool logFrames(const QString &file);

    bool notify(QObject *receiver, QEvent *event) override;

private:
    bool timed(QObject *receiver, QEvent *event);

    QFile log_;
    QElapsedTimer clock_;
    qint64 work_ = 0;      ///< busy time since the last frame, in ns
    qint64 computed_ = 0;  ///< processor time of that work, in ns
    qint64 lastFrame_ = 0; ///< time of the last frame, in ns
    int level_ = -1;       ///< event loop level of the event being handled; −1: none
    bool painted_ = false; ///< the current event includes painting
    bool nested_ = false;  ///< a nested event loop (dialog) ran within the current event
};

} // namespace meadhall
