// SPDX-License-Identifier: GPL-3.0-or-later
// Shows any moment of a record at a table: steps, jumps, plays by itself, forwards and backwards.
#pragma once

#include "ui/rooms/review/timeline.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace meadhall {
class Table;
}

namespace meadhall::ui {

class ReplayView;

/// The state at the table is always the one of a moment, or on the way there by the table's own animations: whatever
/// comes next ends them first.
class Playback : public QObject {
    Q_OBJECT

public:
    /// Speeds in percent: ½, 1, 2 and 4 times.
    static constexpr std::array kSpeeds{50, 100, 200, 400};

    /// @param table shows records only; must outlive this object, as the view
    Playback(Table &table, ReplayView &view, QObject *parent);

    /// Shows a record from its first moment.
    /// @param record legal events that include a deal
    /// @param seat whose cards are seen
    void open(const Events &record, int seat);
    const Events &record() const { return record_; }
    const Timeline &timeline() const { return timeline_; }
    int seat() const { return seat_; }

    /// The number of events that have happened.
    int moment() const { return moment_; }
    /// The line of the record that comes next, from 1; the last one at the end.
    int line() const;
    bool atStart() const;
    bool atEnd() const;
    int part() const { return timeline_.partOf(moment_); }

    /// Shows what was before that line.
    void goToLine(int line);
    void goToMoment(int moment);
    /// @param animated by the table's own motion; backwards the cards glide
    void step(int steps, bool animated);
    /// Goes to the beginning (−1) or end (+1) of the part; from there, to that of the next one.
    void goToEndOfPart(int direction);
    /// Goes to the beginning of another part.
    void goToPart(int part);

    bool isPlaying() const { return playing_; }
    void setPlaying(bool playing);
    void setSpeed(int percent);
    int speed() const { return speed_; }
    /// @param durationFactor of the table's animations; a step takes less. 0: no motion
    void setDurationFactor(qreal durationFactor);
    /// @param lingers whether a line deserves a longer look when it plays by itself
    void setLingers(std::function<bool(int line)> lingers) { lingers_ = std::move(lingers); }

    /// Another answer than the one of the record is shown at the table, after the events of this moment.
    void showOther(const Events &events);
    /// Shows the record again.
    void showRecord();
    bool showsOther() const { return other_; }

Q_SIGNALS:
    void moved();
    void playingChanged(bool playing);

private:
    Events eventsAt(int moment) const;
    void show(int moment, bool animated);
    void playOn();
    void waitForNext();
    void applyFactor();

    Table &table_;
    ReplayView &view_;
    Events record_;
    Timeline timeline_;
    int seat_ = 0;
    int moment_ = 0;
    bool playing_ = false;
    bool other_ = false;
    int speed_ = 100;
    qreal durationFactor_ = 1;
    QTimer next_;
    std::function<bool(int line)> lingers_;
};

} // namespace meadhall::ui
