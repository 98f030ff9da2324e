#include "ui/games/odin/odin_table_view.h"

namespace meadhall::ui {

OdinTableView::OdinTableView(Table &table, PixmapCache &cache, PeopleOf peopleOf, QWidget *parent)
    : OdinTableView(
        table, cache, std::move(peopleOf), [](TableView &view) { return std::make_unique<OdinTableGame>(view); },
        parent)
{
}

OdinTableView::OdinTableView(Table &table, PixmapCache &cache, PeopleOf peopleOf, const MakeGame &makeGame,
                             QWidget *parent)
    : TableView(table, cache, std::move(peopleOf), makeGame, parent)
{
}

} // namespace meadhall::ui
