// SPDX-License-Identifier: GPL-3.0-or-later
// A simulated mouse and keyboard whose events arrive like those of the window system.
#pragma once

#include <QElapsedTimer>
#include <QPointF>
#include <QPointer>
#include <QWindow>

#include <functional>

namespace meadhall::soak {

/// All events are queued one by one: nothing is handled before control returns to the event loop, and events after one
/// that opens a dialog are handled by the dialog's loop. As with a real mouse, the window in which a button was pressed
/// receives all mouse events until every button is released.
class Input : public QObject {
    Q_OBJECT

public:
    Input() { clock_.start(); }

    /// The window that has grabbed the mouse; null while no button is pressed.
    QWindow *grabber() const { return held_ ? grabber_.data() : nullptr; }
    Qt::MouseButtons held() const { return held_; }

    void move(QWindow *window, QPointF local);
    void press(QWindow *window, QPointF local, Qt::MouseButton button, Qt::KeyboardModifiers modifiers = {});
    void release(Qt::MouseButton button, Qt::KeyboardModifiers modifiers = {});
    void releaseAll();
    void click(QWindow *window, QPointF local, Qt::MouseButton button, Qt::KeyboardModifiers modifiers = {});
    /// A double click.
    void doubleClick(QWindow *window, QPointF local, Qt::MouseButton button);
    void wheel(QWindow *window, QPointF local, QPoint angle);
    /// Moves the mouse out of the window.
    void leave(QWindow *window);
    void contextMenu(QWindow *window, QPointF local);

    void key(QWindow *window, int key, Qt::KeyboardModifiers modifiers = {}, const QString &text = {});
    /// Drags a file over the window and drops it.
    void dropFile(QWindow *window, QPointF local, const QString &file);

private:
    void send(QEvent::Type type, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    void queue(QWindow *window, std::function<void(QWindow *)> what);
    int now() const { return static_cast<int>(clock_.elapsed()) + skipped_; }

    QElapsedTimer clock_;
    int skipped_ = 0; ///< ms added between two clicks so that they are no double click
    QPointer<QWindow> grabber_, over_;
    QPointF at_;
    Qt::MouseButtons held_;
};

} // namespace meadhall::soak
