#include "ui/tutorial/lesson_table_view.h"

#include <utility>

namespace meadhall::ui {

void LessonTableView::setLane(int height)
{
    if (std::exchange(lane_, height) != height)
        relayout();
}

TableLayout LessonTableView::makeLayout(QSizeF size, int players, int tools, bool watching) const
{
    return layoutTable(size, players, tools, layoutDirection(), watching, 0, lane_);
}

/// Instructions and refusals are shown in the text panel instead.
void LessonTableView::refreshOwn()
{
    OdinTableView::refreshOwn();
    message()->hide();
}

void LessonTableView::resizeEvent(QResizeEvent *event)
{
    OdinTableView::resizeEvent(event);
    Q_EMIT resized();
}

} // namespace meadhall::ui
