// SPDX-License-Identifier: GPL-3.0-or-later
// Interface of the sound plugin. It is loaded with the first sound, because its libraries would slow down the start and
// take memory.
#pragma once

#include <QString>
#include <QtPlugin>

namespace meadhall::ui {

#ifdef Q_OS_WIN
inline constexpr auto kSoundLibrary = "OpenAL32";
#else
inline constexpr auto kSoundLibrary = "openal";
#endif
inline constexpr int kSoundLibraryVersion = 1;

class SoundPlayer {
public:
    virtual ~SoundPlayer() = default;

    /// Plays a WAV file. Must be called in the thread that loaded the plugin.
    /// @param file resource path, such as ":/sounds/deal.wav"
    /// @param gain 0 … 1
    /// @param side −1 left … 1 right
    virtual void play(const QString &file, qreal gain, qreal side) = 0;
};

} // namespace meadhall::ui

Q_DECLARE_INTERFACE(meadhall::ui::SoundPlayer, "org.meadhall.SoundPlayer/2")
