// SPDX-License-Identifier: GPL-3.0-or-later
// The cache always has something to show, soon the exact picture, and stays within its memory limit.
#include "tests/test_program.h"
#include "ui/base/graphics/pixmap_cache.h"

#include <QtTest>

#include <QElapsedTimer>

using namespace meadhall::ui;

namespace {

ArtKey card(int index, qreal width, qreal ratio = 1)
{
    return odinCardArt(index, Theme::Dark).at({width, 2 * width}, ratio);
}

bool waitIdle(PixmapCache &cache)
{
    if (cache.idle())
        return true;
    QSignalSpy becameIdle(&cache, &PixmapCache::becameIdle);
    return becameIdle.wait(kPatience) && cache.idle();
}

QImage devicePixels(const QPixmap &pixmap)
{
    QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(1);
    return image;
}

QImage rendered(const ArtKey &key)
{
    QImage image = renderArt(key).convertToFormat(QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(1);
    return image;
}

/// Mean difference of a channel, 0 … 255.
double distance(const QImage &a, const QImage &b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            sum += qAbs(qGreen(a.pixel(x, y)) - qGreen(b.pixel(x, y)));
    }
    return sum / (a.width() * a.height());
}

} // namespace

class TestPixmapCache : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void exactPictureFollowsPlaceholder();
    void otherSizeIsThePlaceholder();
    void otherThemeIsThePlaceholder();
    void glyphsAreDrawnAtOnce();
    void readySignalsAreCoalesced();
    void cancelledPicturesCanBeRequestedAgain();
    void outdatedSizesAreNotDrawn();
    void memoryIsBounded();
    void picturesInUseAreNotEvicted();
    void onlyOneBackgroundIsCached();
    void destructionWhileDrawingIsSafe();
    void emptySizesAreIgnored();
};

void TestPixmapCache::exactPictureFollowsPlaceholder()
{
    PixmapCache cache;
    QVERIFY(cache.idle());
    QSignalSpy ready(&cache, &PixmapCache::ready);
    for (const qreal ratio : {1.0, 1.25, 2.0}) {
        const ArtKey key = card(17, 60, ratio);
        bool exact = true;
        const QPixmap first = cache.pixmap(key, &exact);
        QVERIFY(!exact);
        QCOMPARE(first.size(), key.size);
        QCOMPARE(first.devicePixelRatio(), ratio);
        QVERIFY(!cache.idle());
        ready.clear();
        QVERIFY(waitIdle(cache));
        QCOMPARE(ready.count(), 1);
        const QPixmap second = cache.pixmap(key, &exact);
        QVERIFY(exact);
        QCOMPARE(second.devicePixelRatio(), ratio);
        QCOMPARE(devicePixels(second), rendered(key));
        QVERIFY(cache.idle());
    }
}

void TestPixmapCache::otherSizeIsThePlaceholder()
{
    PixmapCache cache;
    const ArtKey large = card(4, 100), small = card(4, 60);
    const QImage plain = devicePixels(cache.pixmap(large));
    QVERIFY(waitIdle(cache));
    cache.pixmap(large);
    bool exact = true;
    const QImage standIn = devicePixels(cache.pixmap(small, &exact));
    QVERIFY(!exact);
    QCOMPARE(standIn.size(), small.size);
    const double near = distance(standIn, rendered(small));
    const double plainDistance = distance(plain, rendered(large));
    QVERIFY2(near < plainDistance / 4, qPrintable(QStringLiteral("%1, plain %2").arg(near).arg(plainDistance)));
    QVERIFY(waitIdle(cache));
    QCOMPARE(devicePixels(cache.pixmap(small)), rendered(small));
}

void TestPixmapCache::otherThemeIsThePlaceholder()
{
    PixmapCache cache;
    ArtKey dark = card(30, 80);
    cache.pixmap(dark);
    QVERIFY(waitIdle(cache));
    ArtKey light = dark;
    light.theme = Theme::Light;
    bool exact = true;
    QCOMPARE(devicePixels(cache.pixmap(light, &exact)), rendered(dark));
    QVERIFY(!exact);
    QVERIFY(waitIdle(cache));
    QCOMPARE(devicePixels(cache.pixmap(light)), rendered(light));
}

void TestPixmapCache::glyphsAreDrawnAtOnce()
{
    PixmapCache cache;
    bool exact = false;
    const ArtKey key = glyphArt(Glyph::Undo, Qt::white).at({22, 22}, 2);
    QCOMPARE(devicePixels(cache.pixmap(key, &exact)), rendered(key));
    QVERIFY(exact);
    QVERIFY(cache.idle());
}

/// Several finished pictures share one ready() signal, to save repaints.
void TestPixmapCache::readySignalsAreCoalesced()
{
    PixmapCache cache;
    QSignalSpy ready(&cache, &PixmapCache::ready);
    constexpr int kCards = 54;
    for (int index = 0; index < kCards; ++index)
        cache.pixmap(card(index, 20));
    QVERIFY(waitIdle(cache));
    QVERIFY2(ready.count() < kCards / 2, qPrintable(QString::number(ready.count())));
    for (int index = 0; index < kCards; ++index) {
        bool exact = false;
        cache.pixmap(card(index, 20), &exact);
        QVERIFY(exact);
    }
}

void TestPixmapCache::cancelledPicturesCanBeRequestedAgain()
{
    PixmapCache cache;
    QSignalSpy ready(&cache, &PixmapCache::ready);
    for (int index = 0; index < 54; ++index)
        cache.pixmap(card(index, 100));
    cache.cancelPending();
    QVERIFY(waitIdle(cache));
    QVERIFY(ready.count() >= 1);
    int missing = 0;
    for (int index = 0; index < 54; ++index) {
        bool exact = true;
        cache.pixmap(card(index, 100), &exact);
        missing += !exact;
    }
    QVERIFY2(missing > 30, qPrintable(QString::number(missing)));
    QVERIFY(waitIdle(cache));
    for (int index = 0; index < 54; ++index) {
        bool exact = false;
        cache.pixmap(card(index, 100), &exact);
        QVERIFY(exact);
    }
}

/// Resizing the window requests many sizes; only the current ones should be drawn.
void TestPixmapCache::outdatedSizesAreNotDrawn()
{
    PixmapCache cache;
    constexpr int kSizes = 60, kCards = 30;
    for (int size = 0; size < kSizes; ++size) {
        for (int index = 0; index < kCards; ++index)
            cache.pixmap(card(index, 40 + size));
    }
    QVERIFY(waitIdle(cache));
    for (int index = 0; index < kCards; ++index) {
        bool exact = false;
        cache.pixmap(card(index, 40 + kSizes - 1), &exact);
        QVERIFY(exact);
    }
    // Besides the last sizes a few others are drawn while this thread waits: about a third of all on an idle machine.
    int exactOld = 0;
    for (int size = 0; size < kSizes - 1; ++size)
        for (int index = 0; index < kCards; ++index) {
            bool exact = false;
            cache.pixmap(card(index, 40 + size), &exact);
            exactOld += exact;
        }
    QVERIFY2(exactOld < kSizes * kCards * 3 / 4, qPrintable(QString::number(exactOld)));
    QVERIFY(waitIdle(cache));
}

void TestPixmapCache::memoryIsBounded()
{
    PixmapCache cache;
    constexpr qint64 kBudget = 256 * 1024;
    cache.setBudget(kBudget);
    // Different pictures, so that none can stand in for another.
    constexpr int kWidth = 16, kBytes = kWidth * kWidth * 2 * 4;
    QList<ArtKey> keys;
    for (int ink = 0; ink < 30; ++ink) {
        for (int index = 0; index < 54; ++index) {
            ArtKey key = card(index, kWidth);
            key.ink = QRgb(ink); // cards ignore it, but it is part of the key
            keys.append(key);
        }
    }
    qint64 most = 0;
    for (const ArtKey &key : keys) {
        cache.pixmap(key);
        if (&key == &keys.last() || (&key - &keys.first()) % 100 == 0)
            QVERIFY(waitIdle(cache));
        most = qMax(most, cache.bytes());
    }
    QVERIFY(keys.size() * qint64{kBytes} > 2 * (kBudget + PixmapCache::kProtectedRequests * kBytes));
    QVERIFY2(most <= kBudget + (PixmapCache::kProtectedRequests + 100) * kBytes, qPrintable(QString::number(most)));
    // The latest ones are still cached.
    for (int i = 0; i < 200; ++i) {
        bool exact = false;
        cache.pixmap(keys[keys.size() - 1 - i], &exact);
        QVERIFY(exact);
    }
    // After enough requests for another picture, all of these may be evicted.
    const ArtKey one = keys.last();
    for (int i = 0; i <= PixmapCache::kProtectedRequests; ++i)
        cache.pixmap(one);
    cache.setBudget(kBudget);
    QVERIFY2(cache.bytes() <= kBudget, qPrintable(QString::number(cache.bytes())));
}

/// Items on screen do not request their pictures again; evicting those would show placeholders on the next repaint.
void TestPixmapCache::picturesInUseAreNotEvicted()
{
    PixmapCache cache;
    const ArtKey held = card(3, 40), other = card(4, 40), last = card(5, 40);
    for (const ArtKey &key : {held, other, last})
        cache.pixmap(key);
    QVERIFY(waitIdle(cache));
    QPixmap copy = cache.pixmap(held);
    for (int i = 0; i <= PixmapCache::kProtectedRequests; ++i)
        cache.pixmap(last);
    cache.setBudget(0);
    const qint64 one = qint64{40} * 80 * 4;
    QCOMPARE(cache.bytes(), 2 * one);
    bool exact = false;
    cache.pixmap(held, &exact);
    QVERIFY(exact);
    copy = {};
    for (int i = 0; i <= PixmapCache::kProtectedRequests; ++i)
        cache.pixmap(last);
    cache.setBudget(0);
    QCOMPARE(cache.bytes(), one);
}

void TestPixmapCache::onlyOneBackgroundIsCached()
{
    PixmapCache cache;
    ArtKey ground;
    ground.kind = ArtKind::Ground;
    for (int width = 300; width < 340; width += 10) {
        const ArtKey key = ground.at({double(width), 200}, 1);
        QCOMPARE(cache.pixmap(key).size(), key.size);
        QVERIFY(waitIdle(cache));
        QCOMPARE(devicePixels(cache.pixmap(key)), rendered(key));
        QCOMPARE(cache.bytes(), qint64{width} * 200 * 4);
    }
}

void TestPixmapCache::destructionWhileDrawingIsSafe()
{
    for (int round = 0; round < 25; ++round) {
        auto cache = std::make_unique<PixmapCache>();
        for (int index = 0; index < 54; ++index)
            cache->pixmap(card(index, 30 + round));
        if (round % 3 == 1) {
            QSignalSpy ready(cache.get(), &PixmapCache::ready);
            QVERIFY(ready.wait(kPatience));
        }
        QElapsedTimer timer;
        timer.start();
        cache.reset();
        QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
    }
}

void TestPixmapCache::emptySizesAreIgnored()
{
    PixmapCache cache;
    QVERIFY(cache.pixmap(card(0, 0)).isNull());
    QVERIFY(cache.pixmap(ArtKey()).isNull());
    QVERIFY(cache.idle());
    QCOMPARE(cache.bytes(), 0);
}

REGISTER_TEST(TestPixmapCache)
#include "tst_pixmap_cache.moc"
