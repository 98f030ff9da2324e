// The fan of cards on the start panel: complete or not shown.
#include "ui/app/start_fan.h"
#include "ui/settings/settings.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

using namespace meadhall::ui;

class TestStartFan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fanIsCompleteOrHidden();
    void visibleCardsStayCached();
};

namespace {

int colourfulPixels(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y).saturation() > 80;
    return count;
}

} // namespace

void TestStartFan::fanIsCompleteOrHidden()
{
    QTemporaryDir folder;
    QSettings store(folder.filePath(QStringLiteral("test.ini")), QSettings::IniFormat);
    Settings settings(store);
    PixmapCache cache;
    StartFan fan(cache, settings, nullptr);
    fan.resize(fan.sizeHint());
    QCOMPARE(colourfulPixels(fan.grab().toImage()), 0); // requested, but not drawn yet
    QVERIFY(cache.await(10000));
    const QImage picture = fan.grab().toImage();
    QVERIFY(colourfulPixels(picture) > picture.width() * picture.height() / 12);
    // Nothing is clipped: the edges are empty.
    for (int y = 0; y < picture.height(); ++y) {
        QCOMPARE(picture.pixelColor(0, y), picture.pixelColor(0, 0));
        QCOMPARE(picture.pixelColor(picture.width() - 1, y), picture.pixelColor(0, 0));
    }
    for (int x = 0; x < picture.width(); ++x)
        QCOMPARE(picture.pixelColor(x, 0), picture.pixelColor(0, 0));
}

/// The fan's cards stay in the cache while it is visible, and can be evicted afterwards.
void TestStartFan::visibleCardsStayCached()
{
    QTemporaryDir folder;
    QSettings store(folder.filePath(QStringLiteral("test.ini")), QSettings::IniFormat);
    Settings settings(store);
    PixmapCache cache;
    StartFan fan(cache, settings, nullptr);
    fan.show();
    fan.grab();
    QVERIFY(cache.await(10000));
    fan.grab();
    const qint64 fanBytes = cache.bytes();
    const auto useOther = [&cache] {
        for (int i = 0; i <= PixmapCache::kProtectedRequests; ++i)
            cache.pixmap(odinBackArt(Theme::Dark).at({8, 16}, 1));
        QVERIFY(cache.await(10000));
        cache.setBudget(0);
    };
    useOther();
    QVERIFY(cache.bytes() > fanBytes);
    fan.hide();
    useOther();
    QVERIFY(cache.bytes() < fanBytes / 7);
}

QTEST_MAIN(TestStartFan)
#include "tst_start_fan.moc"
