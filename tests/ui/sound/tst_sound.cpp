// Sounds: every event has a file, quiet and short; without a device, or switched off, nothing plays and nothing blocks.
#include "ui/sound/sound.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSet>
#include <QSignalSpy>
#include <QtEndian>
#include <QtTest>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

/// The samples of a WAV file as written by make_sounds.py; empty for any other format.
QList<qint16> samplesOf(const QString &name, quint32 &rate)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = file.readAll();
    if (!bytes.startsWith("RIFF") || bytes.mid(8, 8) != "WAVEfmt " || bytes.mid(36, 4) != "data")
        return {};
    const auto *data = reinterpret_cast<const uchar *>(bytes.constData());
    rate = qFromLittleEndian<quint32>(data + 24);
    if (qFromLittleEndian<quint16>(data + 20) != 1 || qFromLittleEndian<quint16>(data + 22) != 1
        || qFromLittleEndian<quint16>(data + 34) != 16)
        return {};
    QList<qint16> samples;
    for (qsizetype i = 44; i + 1 < bytes.size(); i += 2)
        samples.append(qFromLittleEndian<qint16>(data + i));
    return samples;
}

} // namespace

class SoundTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCueHasAFile_data();
    void everyCueHasAFile();
    void eventsHaveCues();
    void silentWhenSwitchedOff();
    void playingDoesNotBlock();
};

void SoundTest::everyCueHasAFile_data()
{
    QTest::addColumn<int>("cue");
    for (int cue = 0; cue < kCues; ++cue)
        QTest::newRow(qPrintable(cueFile(static_cast<Cue>(cue)))) << cue;
}

void SoundTest::everyCueHasAFile()
{
    QFETCH(int, cue);
    quint32 rate = 0;
    const QList<qint16> samples = samplesOf(cueFile(static_cast<Cue>(cue)), rate);
    QVERIFY(!samples.isEmpty());
    const double seconds = static_cast<double>(samples.size()) / rate;
    QVERIFY2(seconds > 0.05 && seconds < 2.5, qPrintable(QString::number(seconds)));
    int loudest = 0;
    for (qint16 sample : samples)
        loudest = qMax(loudest, qAbs(int{sample}));
    QVERIFY2(loudest > 3000 && loudest < 16000, qPrintable(QString::number(loudest)));
    QVERIFY2(qAbs(int{samples.last()}) < 300, "it is cut off with a click");
}

void SoundTest::eventsHaveCues()
{
    QCOMPARE(cueOf(HandEvent{}), Cue::Deal);
    QCOMPARE(cueOf(DealEvent{}), Cue::Deal);
    PlayEvent play;
    play.cards.add(3);
    QCOMPARE(cueOf(play), Cue::Play);
    play.cards.add(4);
    QCOMPARE(cueOf(play), Cue::PlayMore);
    QCOMPARE(cueOf(PassEvent{}), Cue::Pass);
    QCOMPARE(cueOf(PassEvent{}, true), Cue::RoundWon);
    QCOMPARE(cueOf(GameOverEvent{}), Cue::GameOver);
    QVERIFY(!cueOf(GameEvent{}));
    QVERIFY(!cueOf(ChooseEvent{})); // another player's choice is secret
}

void SoundTest::silentWhenSwitchedOff()
{
    Sound sound;
    QSignalSpy played(&sound, &Sound::played);
    sound.setOn(false);
    sound.play(Cue::Play);
    QCOMPARE(played.count(), 0);
    sound.setOn(true);
    sound.setVolume(0);
    sound.play(Cue::Play);
    QCOMPARE(played.count(), 0);
    sound.setVolume(1000);
    QCOMPARE(sound.volume(), Sound::kFullVolume);
    sound.play(Cue::Play);
    QCOMPARE(played.count(), 1);
}

/// Loading the module and finding a device take tens of milliseconds, but not in this thread.
void SoundTest::playingDoesNotBlock()
{
    Sound sound;
    qint64 longest = 0;
    for (int i = 0; i < 50; ++i) {
        QElapsedTimer clock;
        clock.start();
        sound.play(static_cast<Cue>(i % kCues));
        longest = qMax(longest, clock.nsecsElapsed() / 1000);
    }
    QVERIFY2(longest < 15'000, qPrintable(QStringLiteral("%1 µs").arg(longest)));
}

QTEST_GUILESS_MAIN(SoundTest)
#include "tst_sound.moc"
