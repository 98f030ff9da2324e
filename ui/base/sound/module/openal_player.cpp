// SPDX-License-Identifier: GPL-3.0-or-later
// The sound plugin, using OpenAL: one small library that plays through PipeWire, PulseAudio or ALSA, whichever is
// there. The library is opened by name, so that the program can be installed without it.
#include "ui/base/sound/sound_player.h"

#include <QByteArray>
#include <QDeadlineTimer>
#include <QFile>
#include <QHash>
#include <QLibrary>
#include <QList>
#include <QTimer>
#include <QtEndian>

#include <AL/al.h>
#include <AL/alc.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace meadhall::ui {

namespace {

/// A WAV file of resources/sounds: 16 bits, one channel, as make_sounds.py writes them.
struct WavFile {
    QList<qint16> samples; ///< each twice, for both channels: OpenAL would play a single one more quietly
    int rate = 0;          ///< samples a second
};

/// @return nullopt for any other format
std::optional<WavFile> readWav(const QByteArray &bytes)
{
    constexpr qsizetype kHeader = 44;
    if (bytes.size() <= kHeader || !bytes.startsWith("RIFF") || bytes.mid(8, 8) != "WAVEfmt "
        || bytes.mid(36, 4) != "data")
        return std::nullopt;
    const char *data = bytes.constData();
    const bool pcm = qFromLittleEndian<quint16>(data + 20) == 1;
    const bool mono = qFromLittleEndian<quint16>(data + 22) == 1;
    if (!pcm || !mono || qFromLittleEndian<quint16>(data + 34) != 16)
        return std::nullopt;
    WavFile wav;
    wav.rate = static_cast<int>(qFromLittleEndian<quint32>(data + 24));
    wav.samples.reserve(bytes.size() - kHeader);
    for (qsizetype i = kHeader; i + 1 < bytes.size(); i += 2) {
        const auto sample = qFromLittleEndian<qint16>(data + i);
        wav.samples << sample << sample;
    }
    return wav;
}

/// Sounds at the same time. Cards are dealt faster than their sounds end.
constexpr int kSources = 8;
/// Different places on each side of the middle.
constexpr int kSides = 4;
/// An open device keeps the processor awake: it is closed when nothing was played for this long.
constexpr int kIdleMs = 10'000;
/// After a device could not be opened; each attempt may print what ALSA thinks of it.
constexpr int kRetryMs = 60'000;

/// The functions of OpenAL that are used here.
struct OpenAl {
    decltype(&::alcOpenDevice) openDevice;
    decltype(&::alcCloseDevice) closeDevice;
    decltype(&::alcCreateContext) createContext;
    decltype(&::alcDestroyContext) destroyContext;
    decltype(&::alcMakeContextCurrent) makeContextCurrent;
    decltype(&::alcIsExtensionPresent) isDeviceExtensionPresent;
    decltype(&::alcGetIntegerv) getDeviceIntegers;
    decltype(&::alGenSources) genSources;
    decltype(&::alGetSourcei) getSource;
    decltype(&::alSourcei) setSource;
    decltype(&::alSourcef) setSourceReal;
    decltype(&::alSourcePlay) playSource;
    decltype(&::alDeleteSources) deleteSources;
    decltype(&::alGenBuffers) genBuffers;
    decltype(&::alBufferData) fillBuffer;
    decltype(&::alDeleteBuffers) deleteBuffers;
    decltype(&::alGetError) error;

    /// Opens the library.
    /// @return whether it is there and has all functions
    bool load()
    {
        // Never unloaded: it may have threads of its own.
        QLibrary library(QString::fromLatin1(kSoundLibrary), kSoundLibraryVersion);
        library.setLoadHints(QLibrary::PreventUnloadHint);
        if (!library.load())
            return false;
        const auto find = [&library](auto &function, const char *name) {
            function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(library.resolve(name));
            return function != nullptr;
        };
        return find(openDevice, "alcOpenDevice") && find(closeDevice, "alcCloseDevice")
               && find(createContext, "alcCreateContext") && find(destroyContext, "alcDestroyContext")
               && find(makeContextCurrent, "alcMakeContextCurrent")
               && find(isDeviceExtensionPresent, "alcIsExtensionPresent") && find(getDeviceIntegers, "alcGetIntegerv")
               && find(genSources, "alGenSources") && find(getSource, "alGetSourcei") && find(setSource, "alSourcei")
               && find(setSourceReal, "alSourcef") && find(playSource, "alSourcePlay")
               && find(deleteSources, "alDeleteSources") && find(genBuffers, "alGenBuffers")
               && find(fillBuffer, "alBufferData") && find(deleteBuffers, "alDeleteBuffers")
               && find(error, "alGetError");
    }
};

} // namespace

class OpenAlPlayer : public QObject, public SoundPlayer {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.meadhall.SoundPlayer/2")
    Q_INTERFACES(meadhall::ui::SoundPlayer)

public:
    OpenAlPlayer() : loaded_(al_.load()), idle_(this)
    {
        idle_.setSingleShot(true);
        idle_.setInterval(kIdleMs);
        connect(&idle_, &QTimer::timeout, this, &OpenAlPlayer::close);
    }

    ~OpenAlPlayer() override { close(); }

    void play(const QString &file, qreal gain, qreal side) override
    {
        if (device_ && unplugged())
            close();
        if (!loaded_ || !(device_ || open()))
            return;
        idle_.start();
        const ALuint sound = bufferOf(file, std::round(side * kSides) / kSides);
        const auto free = std::find_if(sources_.begin(), sources_.end(), [this](ALuint source) {
            ALint state = AL_STOPPED;
            al_.getSource(source, AL_SOURCE_STATE, &state);
            return state != AL_PLAYING;
        });
        if (sound == 0 || free == sources_.end())
            return;
        al_.setSource(*free, AL_BUFFER, static_cast<ALint>(sound));
        al_.setSourceReal(*free, AL_GAIN, static_cast<ALfloat>(gain));
        al_.playSource(*free);
    }

private:
    bool open()
    {
        if (!retry_.hasExpired())
            return false;
        retry_.setRemainingTime(kRetryMs);
        device_ = al_.openDevice(nullptr);
        if (!device_)
            return false;
        context_ = al_.createContext(device_, nullptr);
        if (!context_ || !al_.makeContextCurrent(context_)) {
            close();
            return false;
        }
        al_.error(); // forgets older ones
        al_.genSources(kSources, sources_.data());
        if (al_.error() != AL_NO_ERROR) {
            sources_.fill(0);
            close();
            return false;
        }
        retry_ = QDeadlineTimer();
        return true;
    }

    void close()
    {
        idle_.stop();
        if (context_) {
            if (sources_.front() != 0)
                al_.deleteSources(kSources, sources_.data());
            for (ALuint buffer : std::as_const(buffers_))
                al_.deleteBuffers(1, &buffer);
            al_.makeContextCurrent(nullptr);
            al_.destroyContext(context_);
        }
        sources_.fill(0);
        buffers_.clear();
        context_ = nullptr;
        if (device_)
            al_.closeDevice(device_);
        device_ = nullptr;
    }

    /// Whether the device was removed; the next one may be another.
    bool unplugged() const
    {
        constexpr ALCenum kConnected = 0x313; // ALC_CONNECTED, of an extension
        ALCint connected = 1;
        if (al_.isDeviceExtensionPresent(device_, "ALC_EXT_disconnect"))
            al_.getDeviceIntegers(device_, kConnected, 1, &connected);
        return connected == 0;
    }

    /// The samples of a file as heard from a side, read when it is first played; 0 if it cannot be played.
    ALuint bufferOf(const QString &file, qreal side)
    {
        const QString key = file + QString::number(side);
        if (const ALuint known = buffers_.value(key))
            return known;
        QFile source(file);
        if (!source.open(QIODevice::ReadOnly))
            return 0;
        std::optional<WavFile> wav = readWav(source.readAll());
        if (!wav)
            return 0;
        // OpenAL does not place sounds of two channels.
        const qreal gains[] = {std::min(1.0, 1 - side), std::min(1.0, 1 + side)};
        for (qsizetype i = 0; i < wav->samples.size(); ++i)
            wav->samples[i] = static_cast<qint16>(wav->samples[i] * gains[i % 2]);
        ALuint buffer = 0;
        al_.genBuffers(1, &buffer);
        if (buffer == 0)
            return 0;
        al_.fillBuffer(buffer, AL_FORMAT_STEREO16, wav->samples.constData(),
                       static_cast<ALsizei>(wav->samples.size() * sizeof(qint16)), wav->rate);
        buffers_.insert(key, buffer);
        return buffer;
    }

    OpenAl al_{};
    bool loaded_;
    ALCdevice *device_ = nullptr;
    ALCcontext *context_ = nullptr;
    std::array<ALuint, kSources> sources_{};
    QHash<QString, ALuint> buffers_;
    QTimer idle_;
    QDeadlineTimer retry_; ///< no attempt to open a device before; expired at first
};

} // namespace meadhall::ui

#include "openal_player.moc"
