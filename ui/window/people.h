// Who sits at a table, as the window calls and shows them.
#pragma once

#include "table/table_view.h"

namespace meadhall::ui {

/// Names, portraits and levels in the language of the moment.
TableView::People peopleOf(const Table &table);

} // namespace meadhall::ui
