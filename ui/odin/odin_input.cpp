// Keys and mouse buttons at the table, apart from what cards and buttons hear themselves.
#include "odin/odin_table_view.h"

#include <QContextMenuEvent>
#include <QKeyEvent>

namespace meadhall::ui {

void OdinTableView::mousePressEvent(QMouseEvent *event)
{
    controller_.hurry();
    tabbed_ = false;
    if (event->button() == Qt::RightButton && stage_.isMiddle(mapToScene(event->pos())) && controller_.canPass()) {
        controller_.pass();
        return;
    }
    QGraphicsView::mousePressEvent(event);
}

bool OdinTableView::event(QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        tabbed_ = tabbed_ || key == Qt::Key_Tab || key == Qt::Key_Backtab;
    }
    return QGraphicsView::event(event);
}

void OdinTableView::contextMenuEvent(QContextMenuEvent *event)
{
    event->accept(); // the right button passes
}

void OdinTableView::keyPressEvent(QKeyEvent *event)
{
    controller_.hurry();
    Hand &hand = stage_.hand();
    // An active window gives its focus to some button of the scene unasked; Enter must not press that one.
    if (!tabbed_)
        scene_.setFocusItem(nullptr);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        tabbed_ = false;
        scene_.setFocusItem(nullptr);
        const int steps = event->key() == Qt::Key_Right ? 1 : -1;
        if (stage_.choosing())
            stage_.tableSet().moveCursor(steps);
        else
            hand.moveCursor(steps);
        return;
    }
    case Qt::Key_Space:
        if (scene_.focusItem())
            break;
        if (stage_.choosing())
            controller_.chooseAtCursor();
        else if (hand.cursor() != kNoCard)
            hand.toggle(hand.cursor());
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (scene_.focusItem())
            break; // a button of the scene
        controller_.playSelection();
        return;
    case Qt::Key_Escape:
        controller_.cancel();
        return;
    default:
        break;
    }
    if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9 && !(event->modifiers() & Qt::ControlModifier)) {
        controller_.selectNumber(event->key() - Qt::Key_0);
        return;
    }
    QGraphicsView::keyPressEvent(event);
}

} // namespace meadhall::ui
