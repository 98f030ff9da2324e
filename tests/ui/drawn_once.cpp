// SPDX-License-Identifier: GPL-3.0-or-later
// Draws each picture once in a test program, however many windows show it: drawing takes two fifths of the time of the
// tests of the window.
#include "ui/base/graphics/pixmap_cache.h"

#include <QCache>
#include <QMutex>

namespace {

using meadhall::ui::ArtKey;

QImage drawnOnce(const ArtKey &key)
{
    constexpr qsizetype kBytes = 200 << 20;
    static QMutex mutex;
    static QCache<ArtKey, QImage> pictures(kBytes);
    {
        const QMutexLocker lock(&mutex);
        if (const QImage *picture = pictures.object(key))
            return *picture;
    }
    const QImage picture = meadhall::ui::renderArt(key);
    const QMutexLocker lock(&mutex);
    pictures.insert(key, new QImage(picture), picture.sizeInBytes());
    return picture;
}

[[maybe_unused]] const bool isSet = (meadhall::ui::PixmapCache::setRenderer(drawnOnce), true);

} // namespace
