// SPDX-License-Identifier: GPL-3.0-or-later
// Steps at a table: clicks and drags on cards, seats, piles and buttons, meaningful or not.
#pragma once

#include "step_tools.h"

namespace meadhall::soak {

class TableSteps {
public:
    explicit TableSteps(StepTools &tools) : tools_(tools) {}

    /// A random step at the table.
    void take(ui::TableView &view);
    /// A step while mouse buttons are pressed.
    void takeHeld(ui::TableView &view);
    /// A legal move made as a player would; a random step if there is none.
    void move(ui::TableView &view);
    /// A key with or without a meaning at the table.
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
    QPointF placeOf(ui::TableView &view, const QGraphicsObject *element);
    QPointF somewhere(ui::TableView &view);
    static QPointF fromScene(ui::TableView &view, QPointF place);

    StepTools &tools_;
};

} // namespace meadhall::soak
