// SPDX-License-Identifier: GPL-3.0-or-later
// Charts for screen readers.
#pragma once

namespace meadhall::ui {

/// Installs the QAccessible factory for charts. Repeated calls have no effect.
void provideChartAccessibility();

} // namespace meadhall::ui
