// SPDX-License-Identifier: GPL-3.0-or-later
// Interface of the game-specific part of a table view.
#pragma once

#include "ui/table/keyboard_navigator.h"
#include "ui/table/scene/button_item.h"
#include "ui/table/scene/layout.h"
#include "ui/table/table_controller.h"

namespace meadhall::ui {

class TableView;

/// Owns the game's stage, controller and buttons, and shows its events. Created while the view is being constructed:
/// the constructor may add buttons and connect signals, but must not call the view's game(), stage() or controller().
class TableGame : public QObject {
    Q_OBJECT

public:
    virtual TableStage &stage() = 0;
    virtual TableController &controller() = 0;
    /// Text of the menu entry for TableController::confirm().
    virtual QString confirmText() const = 0;
    /// Whether the game has passes.
    virtual bool hasPass() const { return false; }
    /// Whether the cards have suits; otherwise they have colours.
    virtual bool hasSuits() const { return false; }

    /// Rebuilds everything, without animation.
    /// @param seat viewpoint; kSpectator for none
    /// @param seen all events so far, as visible to `seat`; empty: no game
    virtual void rebuild(int seat, const Events &seen) = 0;
    /// Shows the next event; may start animations.
    /// @param event as visible from the current viewpoint
    virtual void showEvent(const Event &event) = 0;
    /// Whether an event may be shown while animations of earlier ones are running.
    virtual bool canOverlap(const Event &) const { return false; }
    /// @return delay in ms before the next event is shown
    virtual int readingTime(const Event &) const { return 0; }
    /// Updates the seats after a change of names, settings or thinking.
    virtual void refreshSeats() = 0;
    /// @param size of the viewport in px
    /// @param players 2 or more
    /// @param tools number of tool buttons
    virtual TableLayout makeLayout(QSizeF size, int players, int tools, const TableKind &kind) const;
    /// Positions the game's own buttons. Not called while watching.
    virtual void placeButtons(const TableLayout &layout) = 0;
    /// Updates buttons and highlights to the controller's state.
    virtual void refresh() = 0;
    virtual void retranslate() = 0;

    virtual QString gameOverTitle() const = 0;
    /// Seats, in ascending order; empty until the game is over.
    virtual std::vector<int> winners() const = 0;
    /// Creates a table of all players' points, best first. The caller takes ownership.
    virtual QWidget *ranking() const = 0;

    /// Focusable elements in the middle of the table, in reading order.
    virtual KeyboardNavigator::TableElements middleElements() const = 0;
    /// Elements that screen readers find there, in reading order, with those that the keyboard skips for now.
    virtual KeyboardNavigator::TableElements readMiddle() const { return middleElements(); }
    /// Other elements reported to screen readers, which cannot be focused.
    virtual KeyboardNavigator::TableElements otherElements() const { return {}; }
    /// Accessible name of a card or of an element in the middle.
    virtual QString nameOf(const QGraphicsObject *element) const = 0;
    /// Spoken value of the selection; empty if there is nothing to say.
    virtual QString spokenSelection() const { return {}; }

    /// The keyboard focus has moved to an element of the table, or away from the table (null).
    virtual void focusMoved(const QGraphicsObject * /*element*/) {}

    /// Whether other people at the screen must not see the answer to such a request. The curtain is then shown before.
    virtual bool isSecret(RequestKind kind) const = 0;
    /// With several people at one screen: whether no hand is shown while no secret request is open, so that all may
    /// look at the results.
    virtual bool sharesResults() const { return false; }

protected:
    explicit TableGame(TableView &view);

    TableView &tableView() const { return tableView_; }
    /// See EventPresenter::whenIdle().
    void whenIdle(std::function<void()> action);

private:
    TableView &tableView_;
};

} // namespace meadhall::ui
