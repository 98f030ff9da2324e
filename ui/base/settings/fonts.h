// SPDX-License-Identifier: GPL-3.0-or-later
// Fallback fonts for scripts that the system has no fonts for.
#pragma once

namespace meadhall::ui {

/// Registers the bundled fonts for those scripts of the program's languages that no system font supports, and appends
/// them to the application font's families. Reads no font file if the system supports all of them.
/// Requires a QApplication; call once, before any widget is shown.
void installFallbackFonts();

} // namespace meadhall::ui
