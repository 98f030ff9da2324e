// A mouse and a keyboard: what they send reaches the window by the same way as from the window system.
#pragma once

#include <QElapsedTimer>
#include <QPointF>
#include <QPointer>
#include <QWindow>

#include <functional>

namespace meadhall::soak {

/// Everything is queued, one by one: nothing is handled before control returns to the event loop, and what comes after
/// something that opens a dialog is handled by that dialog's loop. The window in which a button went down has the mouse
/// until all are up, as with a real one.
class Input : public QObject {
    Q_OBJECT

public:
    Input() { clock_.start(); }

    /// The window that has the mouse; null while no button is held.
    QWindow *grabber() const { return held_ ? grabber_.data() : nullptr; }
    Qt::MouseButtons held() const { return held_; }

    void move(QWindow *window, QPointF local);
    void press(QWindow *window, QPointF local, Qt::MouseButton button, Qt::KeyboardModifiers modifiers = {});
    void release(Qt::MouseButton button, Qt::KeyboardModifiers modifiers = {});
    void releaseAll();
    void click(QWindow *window, QPointF local, Qt::MouseButton button, Qt::KeyboardModifiers modifiers = {});
    /// Twice, at once: a double click.
    void doubleClick(QWindow *window, QPointF local, Qt::MouseButton button);
    void wheel(QWindow *window, QPointF local, QPoint angle);
    /// The mouse has left the window.
    void leave(QWindow *window);
    void contextMenu(QWindow *window, QPointF local);

    void key(QWindow *window, int key, Qt::KeyboardModifiers modifiers = {}, const QString &text = {});
    /// A file is dragged over the window and let go there.
    void dropFile(QWindow *window, QPointF local, const QString &file);

private:
    void send(QEvent::Type type, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    void queue(QWindow *window, std::function<void(QWindow *)> what);
    int now() const { return static_cast<int>(clock_.elapsed()) + skipped_; }

    QElapsedTimer clock_;
    int skipped_ = 0; ///< ms that two clicks are kept apart by
    QPointer<QWindow> grabber_, over_;
    QPointF at_;
    Qt::MouseButtons held_;
};

} // namespace meadhall::soak
