// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/input_delay.h"

#include <QCoreApplication>
#include <QEvent>

namespace meadhall::ui {

LastInput::LastInput()
{
    key_ = false;
    QCoreApplication::instance()->installEventFilter(this);
}

bool LastInput::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
        key_ = true;
        break;
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
        key_ = false;
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace meadhall::ui
