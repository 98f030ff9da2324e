// What is done at a table: cards, seats, piles and buttons clicked and dragged, sensibly and not.
#pragma once

#include "hands_on.h"

namespace meadhall::soak {

class TableSteps {
public:
    explicit TableSteps(HandsOn &hands) : hands_(hands) {}

    /// Something at that table.
    void take(ui::TableView &view);
    /// Something with the mouse button or buttons that are held.
    void takeHeld(ui::TableView &view);
    /// A move that the rules allow, as a player makes it; anything where there is none.
    void move(ui::TableView &view);
    /// A key that means something at a table, or means nothing.
    void key(QWindow *window);

private:
    void clickThing(ui::TableView &view);
    void clickAnywhere(ui::TableView &view);
    void beginDrag(ui::TableView &view);
    void pressPanel(ui::TableView &view);
    bool moveOdin(ui::TableView &view);
    bool moveNinjan(ui::TableView &view);
    void select(ui::TableView &view, CardSet cards);
    void confirm(ui::TableView &view, QGraphicsObject *button, QGraphicsObject *card);

    QGraphicsObject *someThing(ui::TableView &view);
    QPointF placeOf(ui::TableView &view, const QGraphicsObject *thing);
    QPointF somewhere(ui::TableView &view);
    static QPointF fromScene(ui::TableView &view, QPointF place);

    HandsOn &hands_;
};

} // namespace meadhall::soak
