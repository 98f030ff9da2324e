// Plays sounds for events of a game.
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

    /// Follows this view instead of the previous one.
    void follow(TableView &view);

    Sound &sound() { return sound_; }

private:
    void take();
    void onEvent(const Event &event);
    void look();

    Settings &settings_;
    Sound sound_;
    QPointer<TableView> view_;
    int seats_ = 0;
    int passes_ = 0; ///< consecutive passes since the last play
    bool refusing_ = false;
    bool asked_ = false;
};

} // namespace meadhall::ui
