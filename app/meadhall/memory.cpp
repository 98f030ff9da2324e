// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory.h"

#include "ui/base/graphics/pixmap_cache.h"

#include <QApplication>
#include <QPixmapCache>
#include <QTimer>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace meadhall {

namespace {

/// KiB. The style caches every drawn button of every dialog; Qt's default limit of 10 MiB would never be reached.
constexpr int kStyleCacheLimit = 256;
constexpr int kTrimDelay = 400; // ms

} // namespace

void configureAllocator()
{
#ifdef __GLIBC__
    // Pixmaps (a card takes 20 KiB) are returned to the system when freed, and the short-lived worker threads share two
    // arenas. Saves 2 MiB in a running game.
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
    QObject::connect(&pictures, &ui::PixmapCache::becameIdle, trim, qOverload<>(&QTimer::start));
#endif
}

} // namespace meadhall
