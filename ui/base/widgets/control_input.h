// SPDX-License-Identifier: GPL-3.0-or-later
// How controls take input, beyond what Qt does.
#pragma once

#include <QObject>

namespace meadhall::ui {

/// An event filter of the application. Scrolls to the widget that gets the focus, and lets Enter press buttons. A key
/// that is held down acts once, unless it moves or writes something.
/// Scrolling a page with the wheel does not change a value that comes under the pointer, and the Esc that closes a list
/// does not close what is below it.
class ControlInput : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Whether the wheel turns a value of that control.
    static bool isTurnedByWheel(const QObject *control);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool listClosed_ = false; ///< by the Esc whose key press is still to come
};

} // namespace meadhall::ui
