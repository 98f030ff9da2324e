// SPDX-License-Identifier: GPL-3.0-or-later
// The date and the time of day, the same for the whole program.
#pragma once

#include <QDateTime>
#include <QObject>
#include <QTimer>

namespace meadhall {

/// Follows the system's clock and time zone. Nothing else in the program asks the system for the date.
class Clock : public QObject {
    Q_OBJECT

public:
    /// Tells of changes; lives in the main thread, as long as the application.
    static Clock &instance();

    /// May be called from any thread.
    static QDateTime now();
    static QDate today() { return now().date(); }
    /// The times that may be true: since before the program existed, until a little after now, since a clock may have
    /// been put right. Others were told by a clock that was wrong.
    static QDateTime earliest() { return {QDate(2020, 1, 1), QTime(0, 0)}; }
    static QDateTime latest() { return now().addDays(1); }
    static bool isWrong(const QDateTime &time) { return time < earliest() || time > latest(); }
    /// For tests: stops the clock at this time; invalid: it follows the system again.
    static void stopAt(const QDateTime &time);

    /// Emits dayChanged() now if the date or the time zone is another one. Otherwise that is noticed with the next
    /// minute: at midnight, after a sleep, and when somebody sets the clock or the time zone, in either direction.
    void check();

Q_SIGNALS:
    /// The date is another one, or the time zone, in which earlier times may be of another day.
    void dayChanged();
    /// About every minute.
    void minutePassed();

private:
    explicit Clock(QObject *parent);
    void waitForMinute();

    QTimer timer_;
    QDate today_;
    QByteArray zone_;
};

} // namespace meadhall
