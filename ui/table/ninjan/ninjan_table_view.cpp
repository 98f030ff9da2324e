// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/ninjan/ninjan_table_view.h"

namespace meadhall::ui {

NinjanTableView::NinjanTableView(Table &table, PixmapCache &cache, PeopleOf peopleOf, QWidget *parent)
    : TableView(
        table, cache, std::move(peopleOf), [](TableView &view) { return std::make_unique<NinjanTableGame>(view); },
        parent)
{
}

} // namespace meadhall::ui
