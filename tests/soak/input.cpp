// SPDX-License-Identifier: GPL-3.0-or-later
#include "input.h"

#include <QContextMenuEvent>
#include <QDropEvent>
#include <QGuiApplication>
#include <QMimeData>
#include <QStyleHints>
#include <QUrl>
#include <QWheelEvent>
#include <QtTest/qtestkeyboard.h>
#include <QtTest/qtestmouse.h>

#include <memory>

namespace meadhall::soak {

namespace {

constexpr Qt::MouseButton kButtons[] = {Qt::LeftButton, Qt::RightButton, Qt::MiddleButton, Qt::BackButton};

} // namespace

void Input::send(QEvent::Type type, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    QWindow *window = held_ || type == QEvent::MouseButtonRelease ? grabber_.data() : over_.data();
    if (!window)
        return;
    queue(window, [type, button, modifiers, held = held_, at = at_, time = now()](QWindow *to) {
        qt_handleMouseEvent(to, at, to->mapToGlobal(at), held, button, type, modifiers, time);
    });
}

void Input::queue(QWindow *window, std::function<void(QWindow *)> what)
{
    QMetaObject::invokeMethod(
        this,
        [to = QPointer(window), what = std::move(what)] {
            if (to && to->isVisible())
                what(to);
        },
        Qt::QueuedConnection);
}

void Input::move(QWindow *window, QPointF local)
{
    over_ = window;
    if (held_ && grabber_ && grabber_ != window)
        local = grabber_->mapFromGlobal(window->mapToGlobal(local.toPoint()));
    at_ = local;
    send(QEvent::MouseMove, Qt::NoButton, {});
}

void Input::press(QWindow *window, QPointF local, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    if (held_.testFlag(button))
        return;
    if (held_ && !grabber_)
        held_ = {}; // buttons are released with the window in which they were pressed
    move(window, local);
    if (!held_)
        grabber_ = window;
    held_ |= button;
    send(QEvent::MouseButtonPress, button, modifiers);
}

void Input::release(Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    if (!held_.testFlag(button))
        return;
    held_ &= ~Qt::MouseButtons(button);
    send(QEvent::MouseButtonRelease, button, modifiers);
}

void Input::releaseAll()
{
    for (Qt::MouseButton button : kButtons)
        release(button);
}

void Input::click(QWindow *window, QPointF local, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    skipped_ += QGuiApplication::styleHints()->mouseDoubleClickInterval() + 1;
    press(window, local, button, modifiers);
    release(button, modifiers);
}

void Input::doubleClick(QWindow *window, QPointF local, Qt::MouseButton button)
{
    click(window, local, button);
    press(window, local, button);
    release(button);
}

void Input::wheel(QWindow *window, QPointF local, QPoint angle)
{
    queue(window, [local, angle, held = held_](QWindow *to) {
        QWheelEvent event(local, to->mapToGlobal(local), {}, angle, held, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(to, &event);
    });
}

void Input::leave(QWindow *window)
{
    queue(window, [](QWindow *to) {
        QEvent event(QEvent::Leave);
        QCoreApplication::sendEvent(to, &event);
    });
}

void Input::contextMenu(QWindow *window, QPointF local)
{
    queue(window, [local](QWindow *to) {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, local.toPoint(), to->mapToGlobal(local.toPoint()), {});
        QCoreApplication::sendEvent(to, &event);
    });
}

void Input::key(QWindow *window, int key, Qt::KeyboardModifiers modifiers, const QString &text)
{
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease})
        queue(window, [type, key, modifiers, text](QWindow *to) { qt_handleKeyEvent(to, type, key, modifiers, text); });
}

void Input::dropFile(QWindow *window, QPointF local, const QString &file)
{
    queue(window, [local, file](QWindow *to) {
        const auto data = std::make_unique<QMimeData>();
        data->setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter(local.toPoint(), Qt::CopyAction, data.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(to, &enter);
        QDragMoveEvent over(local.toPoint(), Qt::CopyAction, data.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(to, &over);
        if (enter.isAccepted() && over.isAccepted()) {
            QDropEvent drop(local, Qt::CopyAction, data.get(), Qt::LeftButton, {});
            QCoreApplication::sendEvent(to, &drop);
        } else {
            QDragLeaveEvent leave;
            QCoreApplication::sendEvent(to, &leave);
        }
    });
}

} // namespace meadhall::soak
