// SPDX-License-Identifier: GPL-3.0-or-later
// Ignores keys for a moment after a panel has appeared, and tells whether the last input was a key.
#pragma once

#include "engine/clock/clock.h"

#include <QDateTime>
#include <QKeyEvent>
#include <QObject>

namespace meadhall::ui {

/// Keeps Enter and Space from a panel that has just appeared by itself: they were meant for the move or the motion
/// before it. Key presses that repeat automatically are always kept away.
class InputDelay : public QObject {
public:
    static constexpr int kInputDelayMs = 1000;

    /// Starts the delay; called when the panel appears.
    void start() { start_ = Clock::now(); }
    bool isRunning() const
    {
        const QDateTime now = Clock::now();
        return start_.isValid() && now >= start_ && now < start_.addMSecs(kInputDelayMs);
    }
    /// Returns true if a panel or one of its buttons should ignore this event.
    bool blocks(const QEvent &event) const
    {
        if (event.type() == QEvent::Shortcut)
            return isRunning();
        if (event.type() != QEvent::KeyPress)
            return false;
        const auto &press = static_cast<const QKeyEvent &>(event);
        const bool presses = press.key() == Qt::Key_Return || press.key() == Qt::Key_Enter
                             || press.key() == Qt::Key_Space || press.key() == Qt::Key_Select;
        return presses && (press.isAutoRepeat() || isRunning());
    }
    /// As an event filter of a button or panel, keeps what it blocks from it.
    bool eventFilter(QObject *, QEvent *event) override { return blocks(*event); }

private:
    QDateTime start_;
};

/// Whether the user works with the keyboard or with the mouse at the moment. Watches the input of the whole program.
/// The focused control or element of a table is marked only for those who use the keyboard.
class LastInput : public QObject {
    Q_OBJECT

public:
    /// Starts as if the mouse had been used last.
    LastInput();
    ~LastInput() override { --watchers_; }

    /// Whether the last input was a key, rather than a button of the mouse or a touch.
    static bool wasKey() { return key_; }
    /// Whether controls mark the focus; they always do where nobody watches the input.
    static bool marksFocus() { return key_ || watchers_ == 0; }

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setKey(bool key);

    static inline bool key_ = false;
    static inline int watchers_ = 0;
};

} // namespace meadhall::ui
