// What whoever watches a game can do: pause it, step through it, change its speed, see all hands.
#pragma once

#include "engine/table/table.h"
#include "ui/scene/button_item.h"

#include <QObject>

#include <array>

namespace meadhall::ui {

class WatchControls : public QObject {
    Q_OBJECT

public:
    /// In this order from the leading side of the table.
    struct Buttons {
        ButtonItem *pause, *step, *speed, *hands;
        std::array<ButtonItem *, 4> all() const { return {pause, step, speed, hands}; }
    };

    /// @param buttons of the table's scene
    WatchControls(Table &table, const Buttons &buttons, QObject *parent);

    const Buttons &buttons() const { return buttons_; }
    /// Whether nobody plays: only then is there anything to control.
    bool watching() const;
    /// Whether all hands are to lie open.
    bool showsHands() const { return showsHands_ && watching(); }
    /// Another game: with somebody who plays it, no hands are wanted any more.
    void forget();
    /// @param percent of the usual speed
    void setSpeed(int percent);
    /// The speed after that one: twice as fast, and after the fastest the slowest.
    static int speedAfter(int percent);

    /// Brings names and pictures of the buttons up to date with the table.
    void refresh();
    /// Space pauses and goes on, Right steps. False for a key that means nothing here now.
    bool pressKey(int key);

Q_SIGNALS:
    /// All hands are to lie open, or no longer.
    void showsHandsChanged();
    void speedChangeRequested();
    /// To be spoken.
    void said(const QString &words);

private:
    void togglePause();
    QString speedText() const;

    Table &table_;
    Buttons buttons_;
    int percent_ = 100;
    bool showsHands_ = false;
};

} // namespace meadhall::ui
