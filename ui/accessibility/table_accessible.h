// The table as assistive programs see it: every card, seat, pile and button with name, state and what can be done.
#pragma once

namespace meadhall::ui {

/// From now on every view with an AccessibilityHost and what is on it can be asked by QAccessible. Once is enough; more
/// does no harm.
void provideAccessibility();

} // namespace meadhall::ui
