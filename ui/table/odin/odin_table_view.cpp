// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/odin/odin_table_view.h"

namespace meadhall::ui {

OdinTableView::OdinTableView(Table &table, PixmapCache &cache, PeopleOf peopleOf, QWidget *parent)
    : TableView(
        table, cache, std::move(peopleOf), [](TableView &view) { return std::make_unique<OdinTableGame>(view); },
        parent)
{
}

} // namespace meadhall::ui
