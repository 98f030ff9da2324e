// The sound plugin, using Qt Multimedia.
#include "ui/sound/sound_player.h"

#include <QAudioDevice>
#include <QHash>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

namespace meadhall::ui {

class MultimediaPlayer : public QObject, public SoundPlayer {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.meadhall.SoundPlayer/1")
    Q_INTERFACES(meadhall::ui::SoundPlayer)

public:
    void play(const QString &file, qreal gain) override
    {
        // Checked every time: devices may be plugged in or removed. Without a device no file is loaded.
        if (QMediaDevices::defaultAudioOutput().isNull())
            return;
        QSoundEffect *&effect = effects_[file];
        if (!effect) {
            effect = new QSoundEffect(this);
            effect->setSource(QUrl(QStringLiteral("qrc") + file));
        }
        effect->setVolume(static_cast<float>(gain));
        effect->play();
    }

private:
    QHash<QString, QSoundEffect *> effects_;
};

} // namespace meadhall::ui

#include "multimedia_player.moc"
