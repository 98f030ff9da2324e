// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_game.h"

#include "ui/table/table_view.h"

#include <algorithm>

namespace meadhall::ui {

TableGame::TableGame(TableView &view) : tableView_(view) {}

void TableGame::whenIdle(std::function<void()> action) { tableView_.presenter().whenIdle(std::move(action)); }

TableLayout TableGame::makeLayout(QSizeF size, int players, int tools, const TableKind &kind) const
{
    return layoutTable(size, players, tools, tableView_.layoutDirection(), kind);
}

} // namespace meadhall::ui
