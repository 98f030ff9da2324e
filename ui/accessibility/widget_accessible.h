// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons, labels and named groups of widgets for screen readers.
#pragma once

namespace meadhall::ui {

/// Installs the QAccessible factory for buttons, labels and plain widgets with a name, before any of them is made: an
/// interface is kept as long as its widget. Repeated calls have no effect.
void provideWidgetAccessibility();

} // namespace meadhall::ui
