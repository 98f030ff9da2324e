// SPDX-License-Identifier: GPL-3.0-or-later
// Sound effects. All calls return at once: sounds are loaded and played in a separate thread.
#pragma once

#include "engine/core/event.h"

#include <QObject>

#include <optional>

class QThread;

namespace meadhall::ui {

/// Events that have a sound.
enum class Cue : quint8 {
    Deal,
    Play,
    PlayMore,
    PickUp,
    Pass,
    Turn,
    Refuse,
    RoundWon,
    Reveal,
    HandOver,
    GameOver,   ///< that somebody else has won
    Playable,   ///< the card under the arrow can be played
    Unplayable, ///< it cannot
    LastCard,   ///< another player has one card left
    Nothing,    ///< no card of the hand beats the table
    Victory,    ///< the end of a game that one has won
    Solved,     ///< a puzzle, or a best or a row of days that is worth a celebration
};
constexpr int kCues = 17;

/// The sound of an event.
/// @param wins whether a pass ends the round
/// @return nullopt for silent events
std::optional<Cue> cueOf(const Event &event, bool wins = false);

/// Resource path of a cue, ":/sounds/NAME.wav".
QString cueFile(Cue cue);

class Sound : public QObject {
    Q_OBJECT

public:
    static constexpr int kFullVolume = 100;

    explicit Sound(QObject *parent = nullptr);
    ~Sound() override;

    /// Whether the plugin that plays sounds was built and is found. True without a sound device, too.
    static bool available();
    /// Whether the library that the plugin plays with is installed. Opens it.
    static bool hasLibrary();

    void setOn(bool on) { on_ = on; }
    bool isOn() const { return on_; }
    /// Perceived loudness, 0 … kFullVolume; values outside are clamped.
    void setVolume(int volume) { volume_ = std::clamp(volume, 0, kFullVolume); }
    int volume() const { return volume_; }

    /// Plays a sound over those still playing. Does nothing while sounds are off.
    /// @param side from where: −1 left … 1 right
    void play(Cue cue, qreal side = 0);

Q_SIGNALS:
    /// A sound was requested, even if it cannot be heard; for tests and visual indicators.
    void played(meadhall::ui::Cue cue, qreal side);

private:
    QObject *player();

    bool on_ = true;
    int volume_ = 60;
    QThread *thread_ = nullptr;
    QObject *player_ = nullptr; ///< lives in thread_
};

} // namespace meadhall::ui
