// SPDX-License-Identifier: GPL-3.0-or-later
// An action whose keyboard shortcut the player can change.
#pragma once

#include <QKeySequence>

#include <vector>

class QAction;

namespace meadhall::ui {

/// The object name of `action` identifies it in the settings.
struct ShortcutAction {
    QAction *action;
    QKeySequence keys; ///< default shortcut
};

/// Property of the actions that make a table tell something.
constexpr auto kEarKey = "earKey";

using ShortcutActions = std::vector<ShortcutAction>;

} // namespace meadhall::ui
