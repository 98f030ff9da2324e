// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/statistics_controller.h"

#include "ui/app/game_files.h"
#include "ui/app/main_window.h"
#include "ui/app/rooms.h"
#include "ui/rooms/statistics/start_rating.h"
#include "ui/rooms/statistics/statistics_room.h"

#include <QAction>
#include <QPushButton>

namespace meadhall::ui {

StatisticsController::StatisticsController(Settings &settings, MainWindow *window)
    : QObject(window), settings_(settings), window_(window)
{
    window->actions().statistics->setVisible(true);
    connect(window->actions().statistics, &QAction::triggered, this, &StatisticsController::enter);
    if (window->statistics().isPossible())
        window->startPanel().setBelowGame([this](Game game, QWidget *parent) { return makeRating(game, parent); });
}

void StatisticsController::enter()
{
    if (window_->rooms().backTo(room_))
        return;
    window_->statistics().reviewChanged({}); // some review may have ended since
    room_ = new StatisticsRoom(window_->statistics(), settings_, window_->pictures(), window_->currentGame());
    connect(room_, &StatisticsRoom::newGameWanted, window_, &MainWindow::askForNewGameOf);
    connect(room_, &StatisticsRoom::levelWanted, this, &StatisticsController::playLevel);
    connect(room_, &StatisticsRoom::lessonWanted, this, &StatisticsController::lessonRequested);
    connect(room_, &StatisticsRoom::reviewWanted, this, &StatisticsController::reviewRequested);
    window_->rooms().enter(room_);
}

/// For the start page.
QWidget *StatisticsController::makeRating(Game game, QWidget *parent)
{
    Statistics &statistics = window_->statistics();
    const bool played = statistics.hasDatabase() || window_->files().canGoBack();
    auto *rating = new StartRating(statistics, game, played, parent);
    connect(rating->button(), &QPushButton::clicked, window_->actions().statistics, &QAction::trigger);
    return rating;
}

/// Begins a game like the last one against computers of that level, or opens the dialog if that is not possible.
void StatisticsController::playLevel(Game game, players::Level level)
{
    GameSetup setup = loadSetup(settings_.store(), game);
    setup.deal.reset();
    bool human = false, computer = false;
    for (ChairSetup &chair : setup.chairs) {
        human = human || chair.kind == ChairSetup::Kind::Human;
        computer = computer || chair.kind == ChairSetup::Kind::Computer;
        if (chair.kind == ChairSetup::Kind::Computer)
            chair.level = level;
    }
    if (human && computer && problemsOf(setup).empty())
        window_->begin(setup);
    else
        window_->askForNewGameOf(game);
}

StatisticsRoom *StatisticsController::room() const { return room_; }

} // namespace meadhall::ui
