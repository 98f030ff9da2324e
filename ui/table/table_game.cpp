#include "ui/table/table_game.h"

#include "ui/table/table_view.h"

namespace meadhall::ui {

TableGame::TableGame(TableView &view) : tableView_(view) {}

TableLayout TableGame::makeLayout(QSizeF size, int players, int tools, bool watching) const
{
    return layoutTable(size, players, tools, tableView_.layoutDirection(), watching);
}

bool TableGame::canPress(const QGraphicsObject *thing) const
{
    if (const auto *button = qobject_cast<const ButtonItem *>(thing))
        return button->isEnabled();
    const auto *card = qobject_cast<const CardItem *>(thing);
    return card && card->isTouchable();
}

void TableGame::press(QGraphicsObject *thing)
{
    controller().hurry();
    if (auto *button = qobject_cast<ButtonItem *>(thing))
        button->click();
    else if (auto *card = qobject_cast<CardItem *>(thing))
        card->click();
}

} // namespace meadhall::ui
