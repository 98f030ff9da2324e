// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the user works with the keyboard or with the mouse at the moment.
#pragma once

#include <QObject>

namespace meadhall::ui {

/// Watches the input of the whole program. A table marks its focused element only for those who use the keyboard.
class LastInput : public QObject {
    Q_OBJECT

public:
    /// Starts as if the mouse had been used last.
    LastInput();

    /// Whether the last input was a key, rather than a button of the mouse or a touch.
    static bool wasKey() { return key_; }

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static inline bool key_ = false;
};

} // namespace meadhall::ui
