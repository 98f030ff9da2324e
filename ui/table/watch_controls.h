// SPDX-License-Identifier: GPL-3.0-or-later
// Controls for watching a game of computers: pause, single step, speed, open hands.
#pragma once

#include "engine/table/table.h"
#include "ui/table/scene/button_item.h"

#include <QObject>

#include <array>

namespace meadhall::ui {

class WatchControls : public QObject {
    Q_OBJECT

public:
    /// In layout order, starting at the leading edge.
    struct Buttons {
        ButtonItem *pause, *step, *speed, *hands;
        std::array<ButtonItem *, 4> all() const { return {pause, step, speed, hands}; }
    };

    /// @param table must outlive this object
    /// @param buttons owned by the scene
    WatchControls(Table &table, const Buttons &buttons, QObject *parent);

    const Buttons &buttons() const { return buttons_; }
    /// Whether all players are computers. Otherwise the controls are hidden and have no effect.
    bool watching() const;
    /// Whether all hands are shown open.
    bool showsHands() const { return showsHands_ && watching(); }
    /// To be called for a new game: switches the open hands off if a person plays.
    void reset() { showsHands_ = showsHands(); }
    /// Sets the speed shown on the button.
    /// @param percent of the normal speed
    void setSpeed(int percent);
    /// The next higher speed in percent; after the highest the lowest.
    static int speedAfter(int percent);

    /// Updates the buttons to the table's state and the language.
    void refresh();
    /// Handles Space (pause or resume) and Right (single step, while paused).
    /// @return false if the key was not handled
    bool pressKey(int key);

Q_SIGNALS:
    /// The user has switched the open hands on or off.
    void showsHandsChanged();
    /// The speed button was clicked.
    void speedChangeRequested();
    /// A message for screen readers.
    void said(const QString &words);

private:
    void togglePause();
    QString speedText() const;

    Table &table_;
    Buttons buttons_;
    int speedPercent_ = 100;
    bool showsHands_ = false;
};

} // namespace meadhall::ui
