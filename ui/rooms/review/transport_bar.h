// SPDX-License-Identifier: GPL-3.0-or-later
// The row of buttons below the table of a review: hands or rounds, steps, speed.
#pragma once

#include "ui/base/graphics/art.h"

#include <QPushButton>
#include <QWidget>

class QHBoxLayout;

namespace meadhall::ui {

class PartChips;
class Playback;
class ReviewedGame;

class TransportBar : public QWidget {
    Q_OBJECT

public:
    /// @param playback,game must outlive this widget
    TransportBar(Playback &playback, ReviewedGame &game, QWidget *parent = nullptr);

    /// Words instead of the hands, and buttons for the mistakes, for small windows.
    void setSmall(bool small);
    /// The end of the row, for further widgets of the room.
    QHBoxLayout *end() const { return end_; }

    QPushButton *playButton() const { return play_; }
    QPushButton *nextButton() const { return next_; }
    QPushButton *previousButton() const { return previous_; }
    PartChips *parts() const { return parts_; }

public Q_SLOTS:
    void changeSpeed(int steps);

Q_SIGNALS:
    void nextMistakeWanted();
    void previousMistakeWanted();
    void said(const QString &words);

private:
    void retranslate();
    void fitButtons();
    void refresh();
    void refreshVerdicts();
    void refreshMistakes();

    Playback &playback_;
    ReviewedGame &game_;
    PartChips *parts_;
    QPushButton *first_, *previous_, *play_, *next_, *last_, *previousMistake_, *nextMistake_, *speed_;
    QHBoxLayout *end_;
    bool small_ = false;
};

} // namespace meadhall::ui
