// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the WAV files of resources/sounds: 16 bits, one channel, as make_sounds.py writes them.
#pragma once

#include <QByteArray>
#include <QList>
#include <QtEndian>

#include <optional>

namespace meadhall::ui {

struct WavFile {
    QList<qint16> samples; ///< each twice, for both channels: OpenAL would play a single one more quietly
    int rate = 0;          ///< samples a second
};

/// @return nullopt for any other format
inline std::optional<WavFile> readWav(const QByteArray &bytes)
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

} // namespace meadhall::ui
