// Shows a table's events one after another, from the viewpoint of one seat.
#pragma once

#include "engine/table/table.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace meadhall::ui {

class TableGame;
class TablePanels;

/// Decides whose viewpoint the window has, and when each event is shown: while an animation is running, events wait,
/// and the computers with them. With several people at one screen it hides the cards between their turns.
class EventPresenter : public QObject {
    Q_OBJECT

public:
    /// Follows the table's signals. restart() shows what is there already.
    EventPresenter(Table &table, TableGame &game, TablePanels &panels, QObject *parent);

    /// The seat whose cards are shown; kSpectator if nobody's are.
    int viewpoint() const { return viewpoint_; }
    void setViewpoint(int seat);
    /// How many of the record's events have been shown.
    std::size_t shownEvents() const { return shownEvents_; }
    /// How many people play at this screen.
    int people() const;

    /// Calls `action` when no animation is running, at once if none is. Dropped if the viewpoint or the game has
    /// changed by then.
    void whenIdle(std::function<void()> action);
    /// Shows the table's current state, without animation.
    void restart();
    /// Stops following the table.
    void detach();

Q_SIGNALS:
    /// Another game, or the same one after undo. viewpointChanged() follows.
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
    QPointer<HumanSeat> viewpointSeat_; ///< tells the seat from one of the same number in another game
    std::size_t shownEvents_ = 0;
    quint64 generation_ = 0; ///< incremented by setViewpoint(), which makes waiting actions obsolete
};

} // namespace meadhall::ui
