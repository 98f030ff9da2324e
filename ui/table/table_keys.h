// SPDX-License-Identifier: GPL-3.0-or-later
// Keyboard handling of the table.
#pragma once

#include <Qt>

class QKeyEvent;

namespace meadhall::ui {

class TableView;

class TableKeys {
public:
    explicit TableKeys(TableView &view) : view_(view) {}

    /// Handles a key press.
    /// @return false if the key has no meaning at the table
    bool press(const QKeyEvent &event);

private:
    bool pressKey(int key, Qt::KeyboardModifiers modifiers);
    void confirmFocused();

    TableView &view_;
};

} // namespace meadhall::ui
