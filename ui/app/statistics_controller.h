// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the statistics from the menu of the main window, and does what is asked for there.
#pragma once

#include "engine/ai/player.h"
#include "engine/core/event.h"

#include <QObject>
#include <QPointer>

namespace meadhall::ui {

class MainWindow;
class Settings;
class StatisticsRoom;

class StatisticsController : public QObject {
    Q_OBJECT

public:
    /// @param settings must outlive the controller
    StatisticsController(Settings &settings, MainWindow *window);

    /// The room while it is open.
    StatisticsRoom *room() const;

public Q_SLOTS:
    void enter();

Q_SIGNALS:
    /// @param file name of a record in the folder of kept games
    void reviewRequested(const QString &file);
    void lessonRequested(meadhall::Game game);

private:
    QWidget *makeRating(Game game, QWidget *parent);
    void playLevel(Game game, players::Level level);

    Settings &settings_;
    MainWindow *window_;
    QPointer<StatisticsRoom> room_;
};

} // namespace meadhall::ui
