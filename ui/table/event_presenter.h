// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a table's events one after another, from the viewpoint of one seat.
#pragma once

#include "engine/table/table.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <vector>

namespace meadhall::ui {

class TableGame;
class TablePanels;

/// Decides which viewpoint the view has and when each event is shown: while an animation is running, events are queued
/// and the computers are paused. With several people at one screen it hides the cards between their turns.
class EventPresenter : public QObject {
    Q_OBJECT

public:
    /// Connects to the table. Call restart() to show an existing game.
    /// @param table,game,panels must outlive this object
    EventPresenter(Table &table, TableGame &game, TablePanels &panels, QObject *parent);

    /// The seat whose cards are shown; kSpectator if nobody's are.
    int viewpoint() const { return viewpoint_; }
    /// @param seat a person's seat or kSpectator
    void setViewpoint(int seat);
    /// Number of events of the record that have been shown.
    std::size_t shownEvents() const { return shownEvents_; }
    /// With several people at this screen: hides the cards of the one who has just played, and asks whose turn it is to
    /// show their own.
    void handOver();
    /// Number of people at this screen.
    int people() const;

    /// Calls `action` when no animation is running and no event is held back, possibly at once. It is dropped if the
    /// viewpoint or the game has changed by then.
    void whenIdle(std::function<void()> action);
    /// Shows no further event while it is held, however long that is; events and what waits for them are kept
    /// meanwhile. A change of the viewpoint or the game releases it.
    void setHeld(bool held);
    /// Shows the next event not before so many ms have passed, and lets the computers wait as long. Skipping the
    /// animations ends it.
    void rest(int milliseconds);
    /// Shows the table's current state, without animation.
    void restart();
    /// Disconnects from the table.
    void detach();

Q_SIGNALS:
    /// A new game, or the same one after undo. viewpointChanged() follows.
    void restarted();
    /// Everything has to be rebuilt from what viewpoint() has seen.
    void viewpointChanged();
    /// The game has begun to show the event.
    void eventShown(const meadhall::Event &event);

private:
    void connectSeats();
    void onTableChanged();
    void onEvent(int seat, const Event &event);
    void showEvent(const Event &event);
    void showActivePlayer();
    int onlyPerson() const;
    bool isAsked(int seat) const;
    void pauseComputers();

    Table &table_;
    TableGame &game_;
    TablePanels &panels_;
    int viewpoint_ = kSpectator;
    QPointer<HumanSeat> viewpointSeat_; ///< distinguishes the seat from the one of the same number in another game
    std::size_t shownEvents_ = 0;
    bool held_ = false;
    std::vector<std::function<void()>> kept_; ///< came while it was held
    quint64 generation_ = 0;                  ///< incremented by setViewpoint(), which makes waiting actions obsolete
};

} // namespace meadhall::ui
