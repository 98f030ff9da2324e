// SPDX-License-Identifier: GPL-3.0-or-later
// Sounds: every event has a file, quiet and short; it reaches OpenAL's output as loud as the volume says; without a
// device, or switched off, nothing plays and nothing blocks.
#include "tests/test_program.h"
#include "ui/base/sound/sound.h"

#include <QElapsedTimer>
#include <QFile>
#include <QLibrary>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
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

/// The loudest sample of the 16-bit file that OpenAL writes instead of playing; 0 while it is silent.
int loudestOf(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly) || !file.seek(100)) // past the header
        return 0;
    const QByteArray bytes = file.readAll();
    int loudest = 0;
    for (qsizetype i = 0; i + 1 < bytes.size(); i += 2)
        loudest = qMax(loudest, qAbs(int{qFromLittleEndian<qint16>(bytes.constData() + i)}));
    return loudest;
}

} // namespace

class SoundTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyCueHasAFile_data();
    void everyCueHasAFile();
    void eventsHaveCues();
    void silentWhenSwitchedOff();
    void playingDoesNotBlock();
    void soundsReachTheOutput();

private:
    QTemporaryDir folder_;
    QString output_;
};

/// OpenAL Soft writes what it would play to a file, so that no sound device is needed. Set before threads run.
void SoundTest::initTestCase()
{
    output_ = folder_.filePath(QStringLiteral("output.wav"));
    QFile configuration(folder_.filePath(QStringLiteral("alsoft.conf")));
    QVERIFY(configuration.open(QIODevice::WriteOnly));
    configuration.write(
        "[general]\ndrivers = wave\nchannels = stereo\nsample-type = int16\n[wave]\nfile = " + output_.toUtf8() + '\n');
    configuration.close();
    qputenv("ALSOFT_CONF", configuration.fileName().toUtf8());
    qputenv("PULSE_SERVER", "none"); // counts as a device
}

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

void SoundTest::soundsReachTheOutput()
{
    if (!Sound::available())
        QSKIP("built without OpenAL");
    if (!QLibrary(QStringLiteral("openal"), 1).load())
        QSKIP("OpenAL is not installed");
    quint32 rate = 0;
    int written = 0;
    for (qint16 sample : samplesOf(cueFile(Cue::RoundWon), rate))
        written = qMax(written, qAbs(int{sample}));
    for (const int volume : {Sound::kFullVolume, Sound::kFullVolume / 2}) {
        {
            Sound sound;
            sound.setVolume(volume);
            sound.play(Cue::RoundWon);
            const double gain = volume * volume / 1e4;
            QTRY_VERIFY2(loudestOf(output_) > 0.8 * gain * written, qPrintable(QString::number(loudestOf(output_))));
            QVERIFY(loudestOf(output_) < 1.2 * gain * written);
        }
        QVERIFY(QFile::remove(output_)); // closed together with the sound
    }
}

REGISTER_TEST(SoundTest)
#include "tst_sound.moc"
