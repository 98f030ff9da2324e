// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/input_delay.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QEvent>

#include <utility>

namespace meadhall::ui {

LastInput::LastInput()
{
    key_ = false;
    ++watchers_;
    QCoreApplication::instance()->installEventFilter(this);
}

/// Paints the focused control again, and the group that may paint it.
void LastInput::setKey(bool key)
{
    QWidget *focus = QApplication::focusWidget();
    if (std::exchange(key_, key) == key || !focus)
        return;
    focus->update();
    if (const auto *area = qobject_cast<QAbstractScrollArea *>(focus))
        area->viewport()->update();
    if (QWidget *group = focus->parentWidget())
        group->update();
}

bool LastInput::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
        setKey(true);
        break;
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
        setKey(false);
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace meadhall::ui
