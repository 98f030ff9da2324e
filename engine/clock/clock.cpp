// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clock/clock.h"

#include <QCoreApplication>
#include <QPointer>
#include <QTimeZone>

#include <atomic>
#include <utility>

namespace meadhall {

namespace {

constexpr int kMinuteMs = 60'000;
constexpr qint64 kRunning = 0;

/// ms since 1970, UTC; kRunning: the clock is not stopped.
std::atomic<qint64> stoppedAt{kRunning};

} // namespace

Clock::Clock(QObject *parent) : QObject(parent), today_(today()), zone_(QTimeZone::systemTimeZoneId())
{
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, [this] {
        check();
        Q_EMIT minutePassed();
        waitForMinute();
    });
    waitForMinute();
}

Clock &Clock::instance()
{
    static QPointer<Clock> clock;
    if (!clock)
        clock = new Clock(QCoreApplication::instance());
    return *clock;
}

QDateTime Clock::now()
{
    const qint64 stopped = stoppedAt;
    return stopped == kRunning ? QDateTime::currentDateTime() : QDateTime::fromMSecsSinceEpoch(stopped);
}

void Clock::stopAt(const QDateTime &time)
{
    stoppedAt = time.isValid() ? time.toMSecsSinceEpoch() : kRunning;
    instance().check();
    Q_EMIT instance().minutePassed();
}

void Clock::check()
{
    const QDate before = std::exchange(today_, today());
    const QByteArray zone = std::exchange(zone_, QTimeZone::systemTimeZoneId());
    if (today_ != before || zone_ != zone)
        Q_EMIT dayChanged();
}

/// By the system's clock, also while this one is stopped.
void Clock::waitForMinute()
{
    timer_.start(kMinuteMs - static_cast<int>(QDateTime::currentMSecsSinceEpoch() % kMinuteMs));
}

} // namespace meadhall
