// What a game does in its own way at the table in the window.
#pragma once

#include "ui/scene/button_item.h"
#include "ui/scene/layout.h"
#include "ui/table/keyboard_navigator.h"
#include "ui/table/table_controller.h"

namespace meadhall::ui {

class TableView;

/// Its stage, its controller and its buttons, and how they show what happens. A view makes it when everything else of
/// the view is there; its constructor may add buttons and connect, but not ask the view for anything of a game.
class TableGame : public QObject {
    Q_OBJECT

public:
    virtual TableStage &stage() = 0;
    virtual TableController &controller() = 0;
    /// What the big button does, as an entry of a menu.
    virtual QString confirmText() const = 0;
    /// Whether one can pass in this game at all.
    virtual bool hasPass() const { return false; }
    /// What the cards have besides a number: suits, or else colours.
    virtual bool hasSuits() const { return false; }

    /// Shows what `seat` has seen. Nothing moves.
    virtual void rebuild(int seat, const Events &seen) = 0;
    /// Shows the next event that the eyes of the window see.
    virtual void showEvent(const Event &event) = 0;
    /// Whether an event may be shown while others still move.
    virtual bool canOverlap(const Event &) const { return false; }
    /// How long what has just been shown stays to be read before the next event is shown, in ms.
    virtual int readingTime(const Event &) const { return 0; }
    virtual void refreshSeats() = 0;
    virtual TableLayout makeLayout(QSizeF size, int players, int tools, bool watching) const;
    /// Where the game's own buttons are; not called where nobody plays.
    virtual void placeButtons(const TableLayout &layout) = 0;
    virtual void refresh() = 0;
    virtual void retranslate() = 0;

    virtual QString gameOverTitle() const = 0;
    /// Everybody's points, from the best to the worst.
    virtual QWidget *ranking() const = 0;
    /// Everybody's points of each part of the game, the oldest first, and where it ends (0: nowhere in particular), for
    /// the curve; nothing: there is none.
    struct ScoreHistory {
        std::vector<std::vector<int>> points;
        int target = 0;
    };
    virtual ScoreHistory scoreHistory() const { return {}; }
    /// Whether a panel opens after the last card of a game.
    virtual bool showsGameOver() const { return true; }

    /// What lies in the middle of the table, in the order in which it is read.
    virtual KeyboardNavigator::TableElements middleElements() const = 0;
    /// What else lies on the table but is nothing to go to.
    virtual KeyboardNavigator::TableElements otherElements() const { return {}; }
    /// What a screen reader says of a card, and of a thing in the middle.
    virtual QString nameOf(const QGraphicsObject *element) const = 0;
    /// Whether a click on a thing does something now; does it.
    virtual bool canPress(const QGraphicsObject *element) const;
    virtual void press(QGraphicsObject *element);
    /// What the selection is worth, to be spoken; empty for nothing.
    virtual QString spokenSelection() const { return {}; }

    /// Whether an answer is given with nobody else looking: between two people at one screen, behind the curtain.
    virtual bool isSecret(RequestKind kind) const = 0;
    /// Between two people at one screen: whether all look together, with no hand laid open, while nothing secret is
    /// asked.
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
