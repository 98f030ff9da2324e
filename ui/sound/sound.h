// What the table sounds like. Everything here returns at once: sounds are loaded and played in a thread of their own.
#pragma once

#include "engine/core/event.h"

#include <QObject>

#include <optional>

QT_BEGIN_NAMESPACE
class QThread;
QT_END_NAMESPACE

namespace meadhall::ui {

/// Moments that can be heard.
enum class Cue : quint8 { Deal, Play, PlayMore, PickUp, Pass, Turn, Refuse, RoundWon, Reveal, HandOver, GameOver };
constexpr int kCues = 11;

/// What an event sounds like.
/// @param wins whether it ends a round: everybody else has passed
std::optional<Cue> cueOf(const Event &event, bool wins = false);

/// The name of a cue's file, ":/sounds/NAME.wav".
QString cueFile(Cue cue);

class Sound : public QObject {
    Q_OBJECT

public:
    static constexpr int kFullVolume = 100;

    explicit Sound(QObject *parent = nullptr);
    ~Sound() override;

    /// Whether this program can make sounds at all: the module that plays them was built and is found. A machine
    /// without a sound device is silent all the same.
    static bool available();

    void setOn(bool on) { on_ = on; }
    bool isOn() const { return on_; }
    /// 0 … kFullVolume, as the ear counts: half of it sounds half as loud.
    void setVolume(int volume);
    int volume() const { return volume_; }

    /// Plays it, over what may still be heard. Nothing happens while sounds are off.
    void play(Cue cue);

Q_SIGNALS:
    /// Something was to be heard; for tests, and for who shows it.
    void played(meadhall::ui::Cue cue);

private:
    QObject *player();

    bool on_ = true;
    int volume_ = 60;
    QThread *thread_ = nullptr;
    QObject *player_ = nullptr; ///< lives in the thread
};

} // namespace meadhall::ui
