// SPDX-License-Identifier: GPL-3.0-or-later
// Limits the program's resident memory (measured with tests/bench/memory).
#pragma once

namespace meadhall {

namespace ui {
class PixmapCache;
}

/// Configures glibc's allocator to return freed memory early; no effect with other C libraries. Call
/// before any thread is started.
void configureAllocator();

/// Limits QPixmapCache, and returns freed memory to the system 400 ms after `pictures` has become idle. Needs a
/// QApplication.
void keepMemorySmall(const ui::PixmapCache &pictures);

} // namespace meadhall
