// Who sits at a table, as the window calls and shows them.
#pragma once

#include "ui/table/table_view.h"

namespace meadhall::ui {

/// Names, portraits and levels in the language of the moment.
TableView::People peopleOf(const Table &table);
/// The same for a game that is not at the table.
TableView::People peopleIn(const GameEvent &game);

} // namespace meadhall::ui
