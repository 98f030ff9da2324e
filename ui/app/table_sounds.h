// SPDX-License-Identifier: GPL-3.0-or-later
// Plays sounds for the events shown by a table view.
#pragma once

#include "ui/base/settings/settings.h"
#include "ui/base/sound/sound.h"

#include <QPointer>

namespace meadhall::ui {

class TableView;

class TableSounds : public QObject {
    Q_OBJECT

public:
    /// @param settings must outlive this object
    TableSounds(Settings &settings, QObject *parent);

    /// Follows this view instead of the previous one.
    void setView(TableView &view);

    Sound &sound() { return sound_; }

private:
    void applySettings();
    void onEvent(const Event &event);
    void onStateChanged();
    void onMoved();
    void playFrom(int seat, Cue cue);
    int cardsLeft(int seat) const;

    Settings &settings_;
    Sound sound_;
    QPointer<TableView> view_;
    int seats_ = 0;
    int passes_ = 0;        ///< consecutive passes since the last play
    bool refusing_ = false; ///< a refusal is shown
    bool asked_ = false;    ///< the player has to act
    bool mustPass_ = false; ///< and can only pass
};

} // namespace meadhall::ui
