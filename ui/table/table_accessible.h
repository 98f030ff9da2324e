// SPDX-License-Identifier: GPL-3.0-or-later
// The table for QAccessible.
#pragma once

namespace meadhall::ui {

/// Installs the QAccessible factory for tables, the elements of their scenes, and announcements. Repeated calls have no
/// effect.
void provideTableAccessibility();

} // namespace meadhall::ui
