// Keys and mouse buttons at the table, apart from what cards and buttons hear themselves.
#include "table/table_view.h"

#include "scene/latin_keys.h"

#include <QContextMenuEvent>
#include <QKeyEvent>

namespace meadhall::ui {

void TableView::mousePressEvent(QMouseEvent *event)
{
    controller().hurry();
    tabbed_ = false;
    if (event->button() == Qt::RightButton && rightClicked(mapToScene(event->pos())))
        return;
    QGraphicsView::mousePressEvent(event);
}

bool TableView::event(QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        tabbed_ = tabbed_ || key == Qt::Key_Tab || key == Qt::Key_Backtab;
    }
    return QGraphicsView::event(event);
}

void TableView::contextMenuEvent(QContextMenuEvent *event)
{
    event->accept(); // the right button is one of the game's
}

void TableView::keyPressEvent(QKeyEvent *event)
{
    controller().hurry();
    // An active window gives its focus to some button of the scene unasked; Enter must not press that one.
    if (!tabbed_)
        scene_.setFocusItem(nullptr);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        tabbed_ = false;
        scene_.setFocusItem(nullptr);
        moveCursor(event->key() == Qt::Key_Right ? 1 : -1);
        return;
    case Qt::Key_Space:
        if (scene_.focusItem())
            break;
        pressCursor();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (scene_.focusItem())
            break; // a button of the scene
        controller().confirm();
        return;
    case Qt::Key_Escape:
        controller().cancel();
        return;
    default:
        break;
    }
    const Qt::Key key = latinKey(*event);
    if (key >= Qt::Key_1 && key <= Qt::Key_9 && !(event->modifiers() & Qt::ControlModifier)) {
        typeDigit(key - Qt::Key_0);
        return;
    }
    QGraphicsView::keyPressEvent(event);
}

} // namespace meadhall::ui
