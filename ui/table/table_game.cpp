// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_game.h"

#include "ui/base/graphics/text_painting.h"
#include "ui/table/table_view.h"

#include <algorithm>

namespace meadhall::ui {

TableGame::TableGame(TableView &view) : tableView_(view) {}

void TableGame::whenIdle(std::function<void()> action) { tableView_.presenter().whenIdle(std::move(action)); }

TableLayout TableGame::makeLayout(QSizeF size, int players, int tools, bool watching) const
{
    return layoutTable(size, players, tools, tableView_.layoutDirection(),
                       {.watching = watching, .lane = qreal(tableView_.lane()), .text = tableTextScale()});
}

/// All cards but those in the open hands of others.
bool TableGame::isButton(const QGraphicsObject *element) const
{
    if (qobject_cast<const ButtonItem *>(element))
        return true;
    const KeyboardNavigator::TableElements others = otherElements();
    return qobject_cast<const CardItem *>(element) && std::find(others.begin(), others.end(), element) == others.end();
}

bool TableGame::canPress(const QGraphicsObject *element) const
{
    if (const auto *button = qobject_cast<const ButtonItem *>(element))
        return button->isEnabled();
    const auto *card = qobject_cast<const CardItem *>(element);
    return card && card->isInteractive();
}

void TableGame::press(QGraphicsObject *element)
{
    controller().skipAnimations();
    if (auto *button = qobject_cast<ButtonItem *>(element))
        button->click();
    else if (auto *card = qobject_cast<CardItem *>(element))
        card->click();
}

bool TableGame::showsGameOver() const { return tableView_.lane() == 0; }

} // namespace meadhall::ui
