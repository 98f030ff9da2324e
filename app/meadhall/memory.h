// Keeps the program's resident memory small (measured with tests/bench/memory).
#pragma once

namespace meadhall {

namespace ui {
class PixmapCache;
}

/// Sets glibc's allocator to give freed memory back soon; does nothing with another C library. Call before any thread
/// starts.
void configureAllocator();

/// Limits Qt's own cache, and returns freed memory to the system 400 ms after `pictures` has rendered what was asked
/// for. Needs a QApplication; `pictures` must live as long as it is used.
void keepMemorySmall(const ui::PixmapCache &pictures);

} // namespace meadhall
