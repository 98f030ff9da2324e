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

bool TableGame::showsGameOver() const { return tableView_.lane() == 0; }

} // namespace meadhall::ui
