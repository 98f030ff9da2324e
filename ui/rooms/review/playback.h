// SPDX-License-Identifier: GPL-3.0-or-later
// Shows any moment of a record at a table: steps, jumps, plays by itself, forwards and backwards.
#pragma once

#include "engine/core/card_set.h"
#include "engine/core/event.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <vector>

namespace meadhall {
class Table;
}

namespace meadhall::ui {

class ReplayView;

/// A part of a record. Moments are numbers of events: what has happened so far.
struct TimelinePart {
    int first; ///< the moment at which it begins: after the deal, before the choices of a round
    int last;  ///< its last moment
};

class Timeline {
public:
    Timeline() = default;
    /// @param seat the seat that is reviewed: the choices of the others in a round of Ninjan are no moments of their
    /// own
    Timeline(const Events &record, int seat);

    /// Ascending; empty for a record without a deal.
    const std::vector<int> &moments() const { return moments_; }
    const std::vector<TimelinePart> &parts() const { return parts_; }

    /// The last moment that is not after this number of events, or else the first one.
    int momentAt(int events) const;
    /// The moment so many steps from there; the first or last one if there are not so many.
    int moved(int moment, int steps) const;
    /// The index of the part of a moment; −1 without parts.
    int partOf(int moment) const;

private:
    std::vector<int> moments_;
    std::vector<TimelinePart> parts_;
};

/// Returns the cards of others that a seat knows: those they have picked up and still hold; after a hand, all.
/// @param events the record so far
/// @return by seat
std::vector<CardSet> handsSeenOpen(const Events &events, int seat);

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
    void goToLine(int line) { show(timeline_.momentAt(line - 1), false); }
    void goToMoment(int moment) { show(timeline_.momentAt(moment), false); }
    /// @param animated by the table's own motion; backwards the cards glide
    void step(int steps, bool animated) { show(timeline_.moved(moment_, steps), animated); }
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
    Events eventsAt(int moment) const { return {record_.begin(), record_.begin() + moment}; }
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
