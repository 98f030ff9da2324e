#include "ui/statisticsroom/statistics_controller.h"

#include "ui/app/main_window.h"
#include "ui/app/rooms.h"
#include "ui/statisticsroom/statistics_room.h"

#include <QAction>

#include <algorithm>

namespace meadhall::ui {

StatisticsController::StatisticsController(Settings &settings, MainWindow *window)
    : QObject(window), settings_(settings), window_(window)
{
    window->actions().statistics->setVisible(true);
    connect(window->actions().statistics, &QAction::triggered, this, &StatisticsController::enter);
}

StatisticsRoom *StatisticsController::room() const { return room_; }

void StatisticsController::enter()
{
    if (window_->rooms().backTo(room_))
        return;
    const Table &table = window_->table();
    const Game game =
        table.hasGame() ? std::get<GameEvent>(table.record().front()).game : loadSetup(settings_.store()).game;
    room_ = new StatisticsRoom(window_->statistics(), settings_, window_->pictures(), game);
    connect(room_, &StatisticsRoom::newGameWanted, window_, &MainWindow::askForNewGameOf);
    connect(room_, &StatisticsRoom::levelWanted, this, &StatisticsController::playLevel);
    connect(room_, &StatisticsRoom::lessonWanted, this, &StatisticsController::lessonRequested);
    connect(room_, &StatisticsRoom::reviewWanted, this, &StatisticsController::reviewRequested);
    window_->rooms().enter(room_);
}

/// As the last game was set up, against computers of that level; in the dialog if that is not possible.
void StatisticsController::playLevel(Game game, players::Level level)
{
    GameSetup setup = loadSetup(settings_.store());
    setup.game = game;
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

} // namespace meadhall::ui
