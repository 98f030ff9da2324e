// What the table hears of mouse, keyboard and focus, apart from what cards and buttons hear themselves.
#include "ui/table/table_view.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QToolTip>

namespace meadhall::ui {

void TableView::mousePressEvent(QMouseEvent *event)
{
    controller().skipAnimations();
    keyboard().leave();
    if (event->button() == Qt::RightButton) {
        if (event->buttons() & Qt::LeftButton)
            stage().cancelDrag(); // whatever the left one has begun
        else
            pressRight(mapToScene(event->pos()));
        return;
    }
    QGraphicsView::mousePressEvent(event);
}

/// Takes back what has been begun; what a game means by the right button otherwise, only where nothing has.
void TableView::pressRight(QPointF scenePos)
{
    if (controller().isHalfway() || !stage().hand().selection().empty())
        controller().cancel();
    else
        controller().rightClicked(scenePos);
}

bool TableView::event(QEvent *event)
{
    if (event->type() == QEvent::WindowDeactivate || event->type() == QEvent::WindowBlocked)
        stage().cancelDrag(); // the release goes to the window that has come up
    return QGraphicsView::event(event);
}

void TableView::contextMenuEvent(QContextMenuEvent *event)
{
    event->accept(); // the right button is one of the game's
}

void TableView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    keyboard().setShown(true);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        keyboard().enter(event->reason() == Qt::TabFocusReason);
    // The table itself is reported as the new focus after this; then the thing on it.
    if (keyboard().element())
        QMetaObject::invokeMethod(&keyboard(), &KeyboardNavigator::moved, Qt::QueuedConnection);
}

void TableView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    keyboard().setShown(false);
    stage().cancelDrag(); // the release may never be heard here
}

/// Tab goes through the parts of the table before it goes on to what is beside the table.
bool TableView::focusNextPrevChild(bool next)
{
    if (!hasFocus()) // asked on behalf of a panel
        return QWidget::focusNextPrevChild(next);
    controller().skipAnimations();
    return keyboard().nextPart(next) || QWidget::focusNextPrevChild(next);
}

/// What a seat tells to a mouse that rests on it, it tells to the keyboard too.
void TableView::placeMoved()
{
    const auto *seat = qobject_cast<SeatItem *>(keyboard().element());
    if (seat && hasFocus()) {
        const QRect rect = mapFromScene(seat->mapToScene(seat->shape()).boundingRect()).boundingRect();
        QToolTip::showText(viewport()->mapToGlobal(rect.bottomLeft()), seat->toolTip(), viewport());
    } else {
        QToolTip::hideText();
    }
}

void TableView::keyPressEvent(QKeyEvent *event)
{
    controller().skipAnimations();
    if (!hasFocus()) { // a panel over the table has the keyboard
        event->ignore();
        return;
    }
    if (!keys_.press(*event))
        QGraphicsView::keyPressEvent(event);
}

} // namespace meadhall::ui
