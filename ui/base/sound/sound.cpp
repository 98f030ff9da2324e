// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/sound/sound.h"

#include "engine/core/to_index.h"
#include "engine/modules/modules.h"
#include "ui/base/sound/sound_player.h"

#include <QFileInfo>
#include <QLibrary>
#include <QPluginLoader>
#include <QThread>

#include <array>
#include <memory>

namespace meadhall::ui {

namespace {

QString soundPluginPath() { return modulePath(QStringLiteral(MEADHALL_SOUND_MODULE)); }

/// Whether there may be a sound device. A cheap check that avoids loading the plugin, which takes 3 MiB.
bool mayHaveSoundDevice()
{
#ifdef Q_OS_LINUX
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return qEnvironmentVariableIsSet("PULSE_SERVER") || QFileInfo::exists(QStringLiteral("/dev/snd"))
           || QFileInfo::exists(runtime + QLatin1String("/pulse/native"))
           || QFileInfo::exists(runtime + QLatin1String("/pipewire-0"));
#else
    return true;
#endif
}

/// Loads the plugin with the first sound, in the sound thread.
class SoundLoader : public QObject {
public:
    void play(const QString &file, qreal gain, qreal side)
    {
        if (!tried_) {
            tried_ = true;
            QPluginLoader loader(soundPluginPath());
            instance_.reset(loader.instance());
            player_ = qobject_cast<SoundPlayer *>(instance_.get());
        }
        if (player_)
            player_->play(file, gain, side);
    }

private:
    bool tried_ = false;
    std::unique_ptr<QObject> instance_;
    SoundPlayer *player_ = nullptr;
};

} // namespace

std::optional<Cue> cueOf(const Event &event, bool wins)
{
    if (std::holds_alternative<HandEvent>(event) || std::holds_alternative<DealEvent>(event))
        return Cue::Deal;
    if (const auto *play = std::get_if<PlayEvent>(&event))
        return play->cards.count() > 1 ? Cue::PlayMore : Cue::Play;
    if (std::holds_alternative<PassEvent>(event))
        return wins ? Cue::RoundWon : Cue::Pass;
    if (std::holds_alternative<RevealEvent>(event))
        return Cue::Reveal;
    if (std::holds_alternative<ResolveEvent>(event))
        return Cue::PickUp;
    if (std::holds_alternative<ThrowEvent>(event))
        return Cue::Pass;
    if (std::holds_alternative<HandOverEvent>(event))
        return Cue::HandOver;
    if (std::holds_alternative<GameOverEvent>(event))
        return Cue::GameOver;
    return std::nullopt;
}

QString cueFile(Cue cue)
{
    static constexpr std::array<const char *, kCues> names{
        "deal",      "play",      "play-more", "pick-up",    "pass",      "turn",    "refuse",  "round-won", "reveal",
        "hand-over", "game-over", "playable",  "unplayable", "last-card", "nothing", "victory", "solved"};
    return QStringLiteral(":/sounds/%1.wav").arg(QLatin1String(names[toIndex(cue)]));
}

Sound::Sound(QObject *parent) : QObject(parent) {}

Sound::~Sound()
{
    if (!thread_)
        return;
    player_->deleteLater(); // deleted when the thread finishes
    thread_->quit();
    thread_->wait();
}

bool Sound::available()
{
    static const bool found = !soundPluginPath().isEmpty();
    return found;
}

bool Sound::hasLibrary() { return QLibrary(QString::fromLatin1(kSoundLibrary), kSoundLibraryVersion).load(); }

QObject *Sound::player()
{
    if (!player_) {
        player_ = new SoundLoader;
        thread_ = new QThread(this);
        thread_->setObjectName(QStringLiteral("sound"));
        player_->moveToThread(thread_);
        thread_->start();
    }
    return player_;
}

void Sound::play(Cue cue, qreal side)
{
    if (!on_ || volume_ == 0)
        return;
    Q_EMIT played(cue, side);
    if (!available() || !mayHaveSoundDevice())
        return;
    // Perceived loudness is not linear in the gain: approximate it by a square.
    const qreal part = static_cast<qreal>(volume_) / kFullVolume;
    auto *loader = static_cast<SoundLoader *>(player());
    QMetaObject::invokeMethod(
        loader, [loader, file = cueFile(cue), gain = part * part, side] { loader->play(file, gain, side); });
}

} // namespace meadhall::ui
