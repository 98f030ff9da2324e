// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons and named groups of widgets for screen readers.
#pragma once

namespace meadhall::ui {

/// Installs the QAccessible factory for buttons and for plain widgets with a name. Repeated calls have no effect.
void provideWidgetAccessibility();

} // namespace meadhall::ui
