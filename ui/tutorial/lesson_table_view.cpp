#include "ui/tutorial/lesson_table_view.h"

#include <utility>

namespace meadhall::ui {

bool LessonTableGame::setPanelHeight(int height) { return std::exchange(panelHeight_, height) != height; }

TableLayout LessonTableGame::makeLayout(QSizeF size, int players, int tools, bool watching) const
{
    return layoutTable(size, players, tools, tableView().layoutDirection(), watching, 0, panelHeight_);
}

/// The lesson panel replaces the table's own prompts and messages.
void LessonTableGame::refresh()
{
    OdinTableGame::refresh();
    tableView().message()->hide();
}

LessonTableView::LessonTableView(Table &table, PixmapCache &cache, PeopleOf peopleOf, QWidget *parent)
    : OdinTableView(
        table, cache, std::move(peopleOf), [](TableView &view) { return std::make_unique<LessonTableGame>(view); },
        parent)
{
}

void LessonTableView::setPanelHeight(int height)
{
    if (static_cast<LessonTableGame &>(game()).setPanelHeight(height))
        relayout();
}

void LessonTableView::resizeEvent(QResizeEvent *event)
{
    OdinTableView::resizeEvent(event);
    Q_EMIT resized();
}

} // namespace meadhall::ui
