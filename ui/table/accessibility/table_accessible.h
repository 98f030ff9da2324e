// SPDX-License-Identifier: GPL-3.0-or-later
// The accessible tree of the table: every card, seat, pile and button with name, state and actions.
#pragma once

namespace meadhall::ui {

/// Installs the QAccessible factory for views with an AccessibilityHost and their elements. Repeated calls have no
/// effect.
void provideAccessibility();

} // namespace meadhall::ui
