// What the module that plays sounds offers. It is a file of its own, loaded when the first sound is to be heard: the
// libraries behind it take time and memory that the start of the program does without.
#pragma once

#include <QString>
#include <QtPlugin>

namespace meadhall::ui {

class SoundPlayer {
public:
    virtual ~SoundPlayer() = default;

    /// Plays a WAV file or resource. Always called in the thread that loaded the module.
    /// @param gain 0 … 1
    virtual void play(const QString &file, qreal gain) = 0;
};

} // namespace meadhall::ui

Q_DECLARE_INTERFACE(meadhall::ui::SoundPlayer, "org.meadhall.SoundPlayer/1")
