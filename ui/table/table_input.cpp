// SPDX-License-Identifier: GPL-3.0-or-later
// TableView: mouse, keyboard and focus events that cards and buttons do not handle themselves.
#include "ui/base/widgets/last_input.h"
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
            stage().cancelDrag(); // started with the left button
        else
            onRightPress(mapToScene(event->pos()));
        return;
    }
    QGraphicsView::mousePressEvent(event);
}

/// Cancels a half-finished action or a selection; without either, the game handles the click.
void TableView::onRightPress(QPointF scenePos)
{
    if (controller().isHalfway() || !stage().hand().selection().empty())
        controller().cancel();
    else
        controller().rightClicked(scenePos);
}

bool TableView::event(QEvent *event)
{
    if (event->type() == QEvent::WindowDeactivate || event->type() == QEvent::WindowBlocked)
        stage().cancelDrag(); // the new window receives the release
    return QGraphicsView::event(event);
}

void TableView::contextMenuEvent(QContextMenuEvent *event)
{
    event->accept(); // no context menu: the game uses the right button
}

void TableView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    keyboard().setShown(true);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        keyboard().enter(event->reason() == Qt::TabFocusReason);
    else if (LastInput::wasKey())
        keyboard().start();
    // Queued: Qt reports the table itself as focused after this handler; report the element on it afterwards.
    if (keyboard().element())
        QMetaObject::invokeMethod(&keyboard(), &KeyboardNavigator::moved, Qt::QueuedConnection);
}

void TableView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    keyboard().setShown(false);
    stage().cancelDrag(); // this widget may not receive the release
    game_->focusMoved(nullptr);
}

/// Tab visits the parts of the table before it leaves for the next widget.
bool TableView::focusNextPrevChild(bool next)
{
    if (!hasFocus()) // called for a panel, which is a child widget
        return QWidget::focusNextPrevChild(next);
    controller().skipAnimations();
    if (keyboard().nextPart(next))
        return true;
    QWidget::focusNextPrevChild(next);
    if (hasFocus()) // nothing else takes it: begin again
        keyboard().enter(next);
    return true;
}

/// Shows the tool tip of the focused element, unless it is a button, as hovering does for the mouse.
void TableView::updateFocusToolTip()
{
    game_->focusMoved(hasFocus() ? keyboard().element() : nullptr);
    const QGraphicsObject *element = keyboard().element();
    if (element && hasFocus() && !qobject_cast<const ButtonItem *>(element)) {
        const QRect rect = mapFromScene(element->mapToScene(element->shape()).boundingRect()).boundingRect();
        QToolTip::showText(viewport()->mapToGlobal(rect.bottomLeft()), element->toolTip(), viewport());
    } else {
        QToolTip::hideText();
    }
}

void TableView::keyPressEvent(QKeyEvent *event)
{
    controller().skipAnimations();
    if (!hasFocus()) { // a panel over the table has the focus
        event->ignore();
        return;
    }
    if (!keys_.press(*event))
        QGraphicsView::keyPressEvent(event);
}

} // namespace meadhall::ui
