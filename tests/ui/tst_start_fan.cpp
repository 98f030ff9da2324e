// The fan of the start panel: asked for late, spread once, in the colours of the settings.
#include "window/settings.h"
#include "window/start_fan.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace meadhall::ui;

class TestStartFan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsAskedForBeforeTheFirstPicture();
    void theCardsAreSeenOnceSpread();
};

namespace {

struct Shown {
    explicit Shown(int duration) : store(folder.filePath(QStringLiteral("test.ini")), QSettings::IniFormat), settings(store), fan(cache, settings, nullptr)
    {
        fan.setDuration(duration);
        fan.resize(fan.sizeHint());
    }
    QTemporaryDir folder;
    QSettings store;
    Settings settings;
    PixmapCache cache;
    StartFan fan;
};

int colourful(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y).saturation() > 80;
    return count;
}

} // namespace

void TestStartFan::nothingIsAskedForBeforeTheFirstPicture()
{
    Shown shown(0);
    const QImage first = shown.fan.grab().toImage();
    QCOMPARE(colourful(first), 0);
    QVERIFY(shown.cache.idle());
    QCOMPARE(shown.cache.bytes(), qint64(0));
}

void TestStartFan::theCardsAreSeenOnceSpread()
{
    for (const int duration : {0, 60}) {
        Shown shown(duration);
        QSignalSpy spread(&shown.fan, &StartFan::spread);
        shown.fan.show();
        QTRY_COMPARE(spread.count(), 1);
        QVERIFY(shown.fan.isSpread());
        const QImage picture = shown.fan.grab().toImage();
        QVERIFY(colourful(picture) > picture.width() * picture.height() / 12);
        // Nothing is cut off: the edges stay free.
        for (int y = 0; y < picture.height(); ++y) {
            QCOMPARE(picture.pixelColor(0, y), picture.pixelColor(0, 0));
            QCOMPARE(picture.pixelColor(picture.width() - 1, y), picture.pixelColor(0, 0));
        }
        for (int x = 0; x < picture.width(); ++x)
            QCOMPARE(picture.pixelColor(x, 0), picture.pixelColor(0, 0));
    }
}

QTEST_MAIN(TestStartFan)
#include "tst_start_fan.moc"
