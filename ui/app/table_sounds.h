// Which moments of a game are heard.
#pragma once

#include "ui/settings/settings.h"
#include "ui/sound/sound.h"

#include <QPointer>

namespace meadhall::ui {

class TableView;

class TableSounds : public QObject {
    Q_OBJECT

public:
    TableSounds(Settings &settings, QObject *parent);

    /// Hears this view from now on, and no other.
    void follow(TableView &view);

    Sound &sound() { return sound_; }

private:
    void take();
    void hear(const Event &event);
    void look();

    Settings &settings_;
    Sound sound_;
    QPointer<TableView> view_;
    int seats_ = 0;
    int passes_ = 0; ///< since the last set was played
    bool refusing_ = false;
    bool asked_ = false;
};

} // namespace meadhall::ui
