// SPDX-License-Identifier: GPL-3.0-or-later
// Another date and time of day for a test.
#pragma once

#include "engine/clock/clock.h"

#include <QTimeZone>

namespace meadhall::test {

/// Stops the program's clock while it exists.
class StoppedClock {
public:
    explicit StoppedClock(const QDateTime &time) { set(time); }
    explicit StoppedClock(QDate day) { set(day); }
    ~StoppedClock() { Clock::stopAt({}); }
    Q_DISABLE_COPY_MOVE(StoppedClock)

    void set(const QDateTime &time) { Clock::stopAt(time); }
    void set(QDate day) { set(QDateTime(day, QTime(12, 0))); }
    void advance(int ms) { set(Clock::now().addMSecs(ms)); }
};

/// Moves the computer to another time zone while it exists.
class TimeZone {
public:
    explicit TimeZone(const QByteArray &id) : before_(qgetenv("TZ")) { set(id); }
    ~TimeZone() { set(before_); }
    Q_DISABLE_COPY_MOVE(TimeZone)

    void set(const QByteArray &id)
    {
        if (id.isEmpty())
            qunsetenv("TZ");
        else
            qputenv("TZ", id);
        Clock::instance().check();
    }

private:
    QByteArray before_;
};

} // namespace meadhall::test
