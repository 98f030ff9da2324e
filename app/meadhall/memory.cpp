#include "memory.h"

#include "ui/graphics/pixmap_cache.h"

#include <QApplication>
#include <QPixmapCache>
#include <QTimer>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace meadhall {

namespace {

/// KiB. The style keeps every drawn button of every dialog in Qt's cache; its default of 10 MiB would never be emptied.
constexpr int kStyleCacheLimit = 256;
constexpr int kTrimDelay = 400; // ms

} // namespace

void configureAllocator()
{
#ifdef __GLIBC__
    // Pictures go back to the system when they are freed (a card has 20 KiB), and the threads that draw or think for a
    // moment share two arenas. 2 MiB less in a running game.
    mallopt(M_ARENA_MAX, 2);
    mallopt(M_MMAP_THRESHOLD, 16 * 1024);
    mallopt(M_TRIM_THRESHOLD, 64 * 1024);
#endif
}

void keepMemorySmall([[maybe_unused]] const ui::PixmapCache &pictures)
{
    QPixmapCache::setCacheLimit(kStyleCacheLimit);
#ifdef __GLIBC__
    auto *trim = new QTimer(qApp);
    trim->setSingleShot(true);
    trim->setInterval(kTrimDelay);
    QObject::connect(trim, &QTimer::timeout, [] { malloc_trim(0); });
    QObject::connect(&pictures, &ui::PixmapCache::idled, trim, qOverload<>(&QTimer::start));
#endif
}

} // namespace meadhall
