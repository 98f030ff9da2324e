// SPDX-License-Identifier: GPL-3.0-or-later
#include "frame_log.h"

#include <QEvent>
#include <QThread>

#include <ctime>
#include <utility>

namespace meadhall {

namespace {

/// Processor time of the calling thread in ns, which other programs do not change; 0 where there is no such clock.
qint64 threadTime()
{
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec time;
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0)
        return time.tv_sec * qint64{1'000'000'000} + time.tv_nsec;
#endif
    return 0;
}

} // namespace

bool FrameTimingApplication::logFrames(const QString &file)
{
    log_.setFileName(file);
    if (!log_.open(QIODevice::WriteOnly | QIODevice::Truncate | QIODevice::Unbuffered))
        return false;
    clock_.start();
    return true;
}

bool FrameTimingApplication::notify(QObject *receiver, QEvent *event)
{
    // Events of objects in other threads are delivered here as well, in those threads.
    if (!log_.isOpen() || QThread::currentThread() != thread())
        return QApplication::notify(receiver, event);
    return timed(receiver, event);
}

/// Measures only the outermost event of a loop; events sent while it is handled are part of its time.
bool FrameTimingApplication::timed(QObject *receiver, QEvent *event)
{
    const int level = QThread::currentThread()->loopLevel();
    // Painting may happen within another event, such as a timer's.
    painted_ = painted_ || event->type() == QEvent::UpdateRequest || event->type() == QEvent::Expose;
    if (level <= level_)
        return QApplication::notify(receiver, event);
    const int outer = std::exchange(level_, level);
    nested_ = false;
    const qint64 begin = clock_.nsecsElapsed(), computedBefore = threadTime();
    const bool handled = QApplication::notify(receiver, event);
    const qint64 end = clock_.nsecsElapsed();
    level_ = outer;
    if (!std::exchange(nested_, outer >= 0)) { // the time a dialog was open is not busy time
        work_ += end - begin;
        computed_ += threadTime() - computedBefore;
    }
    if (std::exchange(painted_, false)) {
        const auto ms = [](qint64 ns) { return QByteArray::number(static_cast<double>(ns) / 1e6, 'f', 2); };
        log_.write(ms(end) + ' ' + ms(work_) + ' ' + ms(end - lastFrame_) + ' ' + ms(computed_) + '\n');
        work_ = computed_ = 0;
        lastFrame_ = end;
    }
    return handled;
}

} // namespace meadhall
